import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Node } from '../../../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../../../kernel/graphql/scalars.ts';
import { User } from '../../users/user.entity.ts';

/** A key pair that a person's device keeps for this site (WebAuthn Level 3); here is its public half. */
@ObjectType({ implements: Node, description: 'A passkey of the viewer: signs in with nothing else.' })
@Entity('passkeys')
@Index('passkeys_user_id_idx', ['userId'])
@Unique('passkeys_credential_id_key', ['credentialId'])
export class Passkey implements Node {
  @Field(() => ID, { description: 'Pass it to `renamePasskey` or `removePasskey`.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'passkeys_pkey' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'passkeys_user_id_fkey' })
  user?: User;

  @Field(() => String, { description: 'At most 60 characters.' })
  @Column('text')
  name: string;

  /** As the device names it, in Base64url. */
  @Column('text', { name: 'credential_id' })
  credentialId: string;

  /** For which site it was made: another domain of this product is another one. */
  @Column('text', { name: 'rp_id' })
  rpId: string;

  /** COSE_Key (RFC 9052 §7). */
  @Column('bytea', { name: 'public_key' })
  publicKey: Buffer;

  /** How often the device says that it was used; synced passkeys always say 0. */
  @Column('bigint', { transformer: { to: String, from: Number } })
  counter: number;

  @Column('text', { array: true })
  transports: string[];

  @Field(() => Boolean, { description: 'Whether the device keeps it on the person’s other devices as well.' })
  @Column('boolean', { name: 'is_synced' })
  isSynced: boolean;

  @Field(() => DateTimeScalar, { description: 'When the passkey was added.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it last signed in or proved the person; null when it never did.',
  })
  @Column('timestamp with time zone', { name: 'last_used_at', precision: 3, nullable: true })
  lastUsedAt: Date | null;
}
