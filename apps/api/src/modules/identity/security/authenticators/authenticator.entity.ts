import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../users/user.entity.ts';

/** An app that shows a new code every thirty seconds (TOTP, RFC 6238). One person has one at most. */
@Entity('authenticators')
export class Authenticator {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'authenticators_pkey' })
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'authenticators_user_id_fkey' })
  user?: User;

  /** The shared key in Base32, encrypted. */
  @Column('text', { name: 'sealed_key' })
  sealedKey: string;

  /** Null until a code has shown that the app has the key; before that it opens nothing. */
  @Column('timestamp with time zone', { name: 'confirmed_at', precision: 3, nullable: true })
  confirmedAt: Date | null;

  /** The thirty seconds whose code was accepted last: no code works twice. */
  @Column('integer', { name: 'last_step', nullable: true })
  lastStep: number | null;
}
