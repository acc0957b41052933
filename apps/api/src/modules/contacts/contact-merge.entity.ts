import { Column, Entity, ForeignKey, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../identity/index.ts';

/** One field of the kept contact, before and after; times are ISO 8601. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** That contacts became one. While it is there it can be undone; after 30 days it goes, and what was merged with it. */
@Entity('contact_merges')
@Index('contact_merges_kept_id_idx', ['keptId'])
@Index('contact_merges_owner_id_idx', ['ownerId'])
export class ContactMerge {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'contact_merges_pkey' })
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'contact_merges_owner_id_fkey' })
  owner?: User;

  @Column('uuid', { name: 'kept_id' })
  @ForeignKey('Contact', { name: 'contact_merges_kept_id_fkey', onDelete: 'CASCADE' })
  keptId: string;

  @Column('jsonb')
  changes: FieldChange[];

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
