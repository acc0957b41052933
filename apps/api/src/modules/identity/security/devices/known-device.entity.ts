import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../users/user.entity.ts';

/** A device on which somebody has signed in before. */
@Entity('known_devices')
export class KnownDevice {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'known_devices_pkey' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'known_devices_user_id_fkey' })
  user?: User;

  /** SHA-256 of the device's cookie; of a program's name and network where it keeps no cookies. */
  @PrimaryColumn('bytea', { name: 'key_hash', primaryKeyConstraintName: 'known_devices_pkey' })
  keyHash: Buffer;

  @Column('timestamp with time zone', { name: 'last_seen_at', precision: 3, default: () => 'now()' })
  lastSeenAt: Date;
}
