import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { User } from './user.entity.ts';

/** The secret half of an account. Kept apart from `User` so that no query of people can carry it along. */
@Entity('credentials')
export class Credential {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'credentials_pkey' })
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'credentials_user_id_fkey' })
  user?: User;

  /** argon2id in PHC string format. */
  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  @Column('timestamp with time zone', { name: 'changed_at', precision: 3, default: () => 'now()' })
  changedAt: Date;
}
