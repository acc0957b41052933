import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../users/user.entity.ts';

/** REGISTER: a new passkey. PROVE: signing in, or showing again who one is. */
export type ChallengePurpose = 'REGISTER' | 'PROVE';

/** Random bytes that a passkey signs once. */
@Entity('passkey_challenges')
@Index('passkey_challenges_user_id_idx', ['userId'])
export class PasskeyChallenge {
  /** 256 bits in Base64url. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'passkey_challenges_pkey' })
  challenge: string;

  @Column('text')
  purpose: ChallengePurpose;

  /** Who was signed in; null for signing in. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'passkey_challenges_user_id_fkey' })
  user?: User;

  @Column('text', { name: 'rp_id' })
  rpId: string;

  @Column('timestamp with time zone', { name: 'expires_at', precision: 3 })
  expiresAt: Date;
}
