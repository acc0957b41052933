import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../identity/index.ts';

/** Somebody whom a person's address book knows, for as long as the person may add them by it. */
@Entity('contact_matches')
export class ContactMatch {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'contact_matches_pkey' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'contact_matches_user_id_fkey' })
  user?: User;

  @PrimaryColumn('uuid', { name: 'matched_id', primaryKeyConstraintName: 'contact_matches_pkey' })
  matchedId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'matched_id', foreignKeyConstraintName: 'contact_matches_matched_id_fkey' })
  matched?: User;

  @Column('timestamp with time zone', { name: 'matched_at', precision: 3, default: () => 'now()' })
  matchedAt: Date;
}
