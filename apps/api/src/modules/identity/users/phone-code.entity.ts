import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from './user.entity.ts';

/** The last code that was sent to prove a person's number. What is kept of it is an argon2id hash. */
@Entity('phone_codes')
export class PhoneCode {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'phone_codes_pkey' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'phone_codes_user_id_fkey' })
  user?: User;

  /** E.164: what it was sent to. */
  @Column('text')
  phone: string;

  @Column('text', { name: 'code_hash' })
  codeHash: string;

  @Column('integer', { default: 0 })
  tries: number;

  @Column('timestamp with time zone', { name: 'expires_at', precision: 3 })
  expiresAt: Date;
}
