import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key that signs session tokens. The newest signs; the others go on verifying until no session can use them. */
@Entity('signing_keys')
export class SigningKey {
  /** The `kid` of the tokens that it signed. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'signing_keys_pkey' })
  id: string;

  /** 256 random bits for HS256 in Base64, encrypted where SECRETS_KEY is set. */
  @Column('text')
  secret: string;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
