import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key by which push services know this server (RFC 8292), where no setting gives one. There is one row. */
@Entity('push_keys')
export class PushKey {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'push_keys_pkey' })
  id: number;

  @Column('text', { name: 'public_key' })
  publicKey: string;

  /** Encrypted where SECRETS_KEY is set. */
  @Column('text', { name: 'private_key' })
  privateKey: string;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
