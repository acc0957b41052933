import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The first answer to a repeated write, kept for 24 hours. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  /** The nil UUID for whoever is not signed in. */
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'idempotency_keys_pkey' })
  userId: string;

  /** SHA-256 of the key: with the key itself the answer could be read. */
  @PrimaryColumn('bytea', { name: 'key_hash', primaryKeyConstraintName: 'idempotency_keys_pkey' })
  keyHash: Buffer;

  /** SHA-256 of method, path and body: the same key with another request is a mistake. */
  @Column('bytea')
  fingerprint: Buffer;

  /** Null while the first request runs. */
  @Column('integer', { nullable: true })
  status: number | null;

  /** Set by the request's first transaction when it commits. */
  @Column('boolean', { name: 'has_written', default: false })
  hasWritten: boolean;

  /** Body and cookies, encrypted under the key. */
  @Column('bytea', { nullable: true })
  answer: Buffer | null;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
