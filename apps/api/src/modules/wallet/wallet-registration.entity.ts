import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { WalletPass } from './wallet-pass.entity.ts';

/** An Apple device that keeps a pass, and by what it is told of changes. */
@Entity('wallet_registrations')
@Index('wallet_registrations_serial_idx', ['serial'])
export class WalletRegistration {
  @PrimaryColumn('text', { name: 'device_id', primaryKeyConstraintName: 'wallet_registrations_pkey' })
  deviceId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'wallet_registrations_pkey' })
  serial: string;

  @ManyToOne(() => WalletPass, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'serial', foreignKeyConstraintName: 'wallet_registrations_serial_fkey' })
  pass?: WalletPass;

  @Column('text', { name: 'push_token' })
  pushToken: string;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
