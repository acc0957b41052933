import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { VendorKind } from '../../infra/settings/env.ts';
import { User } from '../identity/index.ts';

/** That somebody was sent to a service to allow it. It is used once, by the session that began it, within ten minutes. */
@Entity('connector_grants')
@Index('connector_grants_owner_id_idx', ['ownerId'])
@Index('connector_grants_expires_at_idx', ['expiresAt'])
export class ConnectorGrant {
  /** SHA-256 of the state (RFC 6749 §10.12). */
  @PrimaryColumn('bytea', { name: 'state_hash', primaryKeyConstraintName: 'connector_grants_pkey' })
  stateHash: Buffer;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'connector_grants_owner_id_fkey' })
  owner?: User;

  @Column('uuid', { name: 'session_id' })
  sessionId: string;

  @Column('text')
  kind: VendorKind;

  /** Of PKCE (RFC 7636). */
  @Column('text')
  verifier: string;

  @Column('timestamp with time zone', { name: 'expires_at', precision: 3 })
  expiresAt: Date;
}
