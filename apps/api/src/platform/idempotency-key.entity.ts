import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The first answer to a repeated write, kept for 24 hours. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'idempotency_keys_pkey' })
  userId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'idempotency_keys_pkey' })
  key: string;

  /** SHA-256 of method, path and body: the same key with another request is a mistake. */
  @Column('bytea')
  fingerprint: Buffer;

  /** Null while the first request runs. */
  @Column('integer', { nullable: true })
  status: number | null;

  @Column('text', { nullable: true })
  body: string | null;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
