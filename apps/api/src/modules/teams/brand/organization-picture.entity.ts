import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Organization } from '../organizations/organization.entity.ts';

/** A picture that was uploaded for a team: it goes neither with the account of whoever chose it nor with the team. */
@Entity('organization_pictures')
@Index('organization_pictures_organization_id_idx', ['organizationId'])
@Index('organization_pictures_checked_at_idx', ['checkedAt'])
export class OrganizationPicture {
  /** 128 random bits in hex + `.webp`: the name in the store and in the address. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'organization_pictures_pkey' })
  key: string;

  @Column('uuid', { name: 'organization_id', nullable: true })
  organizationId: string | null;

  @ManyToOne(() => Organization, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'organization_id', foreignKeyConstraintName: 'organization_pictures_organization_id_fkey' })
  organization?: Organization;

  @Column('integer', { name: 'size_bytes' })
  sizeBytes: number;

  /** When it was looked for last on cards and elsewhere. */
  @Column('timestamp with time zone', { name: 'checked_at', precision: 3, default: () => 'now()' })
  checkedAt: Date;
}
