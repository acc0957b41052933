import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { OAuthGrant } from './oauth-grant.entity.ts';

/** What `oidc-provider` keeps for a while: codes, tokens, and requests that wait for a person. */
@Entity('oauth_records')
@Index('oauth_records_grant_id_idx', ['grantId'])
@Index('oauth_records_expires_at_idx', ['expiresAt'])
@Index('oauth_records_user_code_key', ['userCode'], { unique: true })
export class OAuthRecord {
  /** The name of the model, e.g. `RefreshToken`. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'oauth_records_pkey' })
  kind: string;

  /** SHA-256 of the code or token: whoever reads the table can use none. */
  @PrimaryColumn('bytea', { name: 'id_hash', primaryKeyConstraintName: 'oauth_records_pkey' })
  idHash: Buffer;

  @Column('uuid', { name: 'grant_id', nullable: true })
  grantId: string | null;

  @ManyToOne(() => OAuthGrant, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'grant_id', foreignKeyConstraintName: 'oauth_records_grant_id_fkey' })
  grant?: OAuthGrant;

  /** What a person types for a device (RFC 8628 §6.1), in capitals and without hyphens. */
  @Column('text', { name: 'user_code', nullable: true })
  userCode: string | null;

  /** Without the code or token itself. */
  @Column('jsonb')
  payload: Record<string, unknown>;

  @Column('timestamp with time zone', { name: 'consumed_at', precision: 3, nullable: true })
  consumedAt: Date | null;

  /** When a refresh token was used once more, shortly after. */
  @Column('timestamp with time zone', { name: 'reused_at', precision: 3, nullable: true })
  reusedAt: Date | null;

  @Column('timestamp with time zone', { name: 'expires_at', precision: 3 })
  expiresAt: Date;
}
