import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Deal } from '../deals/index.ts';
import { Connector } from './connector.entity.ts';

/** Which record of a service is which deal, and which version of it was sent there. */
@Entity('connector_deals')
@Index('connector_deals_deal_id_idx', ['dealId'])
export class ConnectorDeal {
  @PrimaryColumn('uuid', { name: 'connector_id', primaryKeyConstraintName: 'connector_deals_pkey' })
  connectorId: string;

  @ManyToOne(() => Connector, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'connector_id', foreignKeyConstraintName: 'connector_deals_connector_id_fkey' })
  connector?: Connector;

  @PrimaryColumn('uuid', { name: 'deal_id', primaryKeyConstraintName: 'connector_deals_pkey' })
  dealId: string;

  @ManyToOne(() => Deal, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'deal_id', foreignKeyConstraintName: 'connector_deals_deal_id_fkey' })
  deal?: Deal;

  /** '' where the service refused it. */
  @Column('text', { name: 'their_id' })
  theirId: string;

  /** The deal's; 0 for one that is to be sent again. */
  @Column('integer')
  version: number;
}
