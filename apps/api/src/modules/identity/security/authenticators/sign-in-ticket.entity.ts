import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../users/user.entity.ts';

/** Says for a few minutes that the password was right; the code is still missing. */
@Entity('sign_in_tickets')
@Index('sign_in_tickets_user_id_idx', ['userId'])
export class SignInTicket {
  /** SHA-256 of the ticket. */
  @PrimaryColumn('bytea', { name: 'token_hash', primaryKeyConstraintName: 'sign_in_tickets_pkey' })
  tokenHash: Buffer;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'sign_in_tickets_user_id_fkey' })
  user?: User;

  /** Codes that were tried with it. */
  @Column('integer', { default: 0 })
  tries: number;

  @Column('timestamp with time zone', { name: 'expires_at', precision: 3 })
  expiresAt: Date;
}
