import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { User } from './user.entity.ts';

/** `UNDO_EMAIL_CHANGE` goes to the former address, `DISOWN_ACCOUNT` to one that a stranger may have given. */
export type EmailLinkPurpose =
  | 'RESET_PASSWORD'
  | 'CONFIRM_EMAIL'
  | 'UNDO_EMAIL_CHANGE'
  | 'DISOWN_ACCOUNT'
  | 'CONFIRM_DELETION'
  | 'CANCEL_DELETION';

/** A link that was mailed. It works once and for a while; what is kept of its token is a hash. */
@Entity('email_links')
@Unique('email_links_token_hash_key', ['tokenHash'])
@Index('email_links_user_id_purpose_idx', ['userId', 'purpose'])
export class EmailLink {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'email_links_pkey' })
  id: string;

  /** SHA-256 of the token. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'email_links_user_id_fkey' })
  user?: User;

  @Column('text')
  purpose: EmailLinkPurpose;

  /** The address that the link was sent to, and that using it proves. */
  @Column('citext')
  email: string;

  @Column('timestamp with time zone', { name: 'expires_at', precision: 3 })
  expiresAt: Date;

  @Column('timestamp with time zone', { name: 'used_at', precision: 3, nullable: true })
  usedAt: Date | null;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
