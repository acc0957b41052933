import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/index.ts';
import { Organization } from './organization.entity.ts';

/** That somebody was removed; they come back only by an invitation made later, which ends this. */
@Entity('organization_removals')
@Index('organization_removals_user_id_idx', ['userId'])
export class OrganizationRemoval {
  @PrimaryColumn('uuid', { name: 'organization_id', primaryKeyConstraintName: 'organization_removals_pkey' })
  organizationId: string;

  @ManyToOne(() => Organization, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'organization_id', foreignKeyConstraintName: 'organization_removals_organization_id_fkey' })
  organization?: Organization;

  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'organization_removals_pkey' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'organization_removals_user_id_fkey' })
  user?: User;

  @Column('timestamp with time zone', { name: 'removed_at', precision: 3, default: () => 'now()' })
  removedAt: Date;
}
