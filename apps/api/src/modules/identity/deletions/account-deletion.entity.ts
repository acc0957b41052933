import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.ts';

/** A request to delete an account. After the deletion it is the minimal record of it, and goes 90 days later. */
@Entity('account_deletions')
@Index('account_deletions_user_id_idx', ['userId'])
export class AccountDeletion {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'account_deletions_pkey' })
  id: string;

  /** Null once the account is gone. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'account_deletions_user_id_fkey' })
  user?: User;

  /** SHA-256 of id and address: answers “was this address deleted?” to who knows it, and tells nobody else. */
  @Column('bytea', { name: 'email_hash' })
  emailHash: Buffer;

  /** The person's words; emptied with the deletion. */
  @Column('text', { default: '' })
  reason: string;

  @Column('timestamp with time zone', { name: 'requested_at', precision: 3, default: () => 'now()' })
  requestedAt: Date;

  /** When the mailed link was used. */
  @Column('timestamp with time zone', { name: 'confirmed_at', precision: 3, nullable: true })
  confirmedAt: Date | null;

  @Column('timestamp with time zone', { name: 'due_at', precision: 3, nullable: true })
  dueAt: Date | null;

  @Column('timestamp with time zone', { name: 'deleted_at', precision: 3, nullable: true })
  deletedAt: Date | null;
}
