import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Contact } from '../../contacts/index.ts';
import { Organization } from './organization.entity.ts';

/** That a contact is the team's: it stays with the team when its owner leaves. Until then they alone see it. */
@Entity('organization_contacts')
@Index('organization_contacts_organization_id_idx', ['organizationId'])
export class OrganizationContact {
  @PrimaryColumn('uuid', { name: 'contact_id', primaryKeyConstraintName: 'organization_contacts_pkey' })
  contactId: string;

  @ManyToOne(() => Contact, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: 'organization_contacts_contact_id_fkey' })
  contact?: Contact;

  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'organization_id', foreignKeyConstraintName: 'organization_contacts_organization_id_fkey' })
  organization?: Organization;
}
