import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Contact } from '../contacts/index.ts';
import { Connector } from './connector.entity.ts';

/** Which record of a service is which contact. */
@Entity('connector_links')
@Index('connector_links_contact_id_idx', ['contactId'])
@Index('connector_links_connector_id_their_id_idx', ['connectorId', 'theirId'])
export class ConnectorLink {
  @PrimaryColumn('uuid', { name: 'connector_id', primaryKeyConstraintName: 'connector_links_pkey' })
  connectorId: string;

  @ManyToOne(() => Connector, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'connector_id', foreignKeyConstraintName: 'connector_links_connector_id_fkey' })
  connector?: Connector;

  @PrimaryColumn('uuid', { name: 'contact_id', primaryKeyConstraintName: 'connector_links_pkey' })
  contactId: string;

  @ManyToOne(() => Contact, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: 'connector_links_contact_id_fkey' })
  contact?: Contact;

  @Column('text', { name: 'their_id' })
  theirId: string;
}
