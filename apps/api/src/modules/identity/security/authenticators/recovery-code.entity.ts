import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../users/user.entity.ts';

/** Opens the account once for somebody whose authenticator app is lost. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'recovery_codes_pkey' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'recovery_codes_user_id_fkey' })
  user?: User;

  /** SHA-256: a code has 80 random bits. */
  @PrimaryColumn('bytea', { name: 'code_hash', primaryKeyConstraintName: 'recovery_codes_pkey' })
  codeHash: Buffer;

  @Column('timestamp with time zone', { name: 'used_at', precision: 3, nullable: true })
  usedAt: Date | null;
}
