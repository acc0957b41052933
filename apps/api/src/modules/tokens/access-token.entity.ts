import { TOKEN_SCOPES, type TokenScope } from '@tessera/domain';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { defineEnum } from '../../platform/enums.ts';
import { DateTimeScalar } from '../../platform/scalars.ts';
import { User } from '../users/user.entity.ts';

export const TokenScopeEnum = defineEnum(
  'TokenScope',
  TOKEN_SCOPES,
  'What a token allows. Who may write an area may read it.',
);

/** A token by which a program acts for a person. Only its hash is kept. */
@ObjectType({ description: 'A token by which a program acts for the viewer.' })
@Entity('access_tokens')
@Index('access_tokens_owner_id_idx', ['ownerId'])
@Unique('access_tokens_token_hash_key', ['tokenHash'])
export class AccessToken {
  @Field(() => ID)
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'access_tokens_pkey' })
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'access_tokens_owner_id_fkey' })
  owner?: User;

  @Field(() => String, { description: 'What it is for; at most 60 characters.' })
  @Column('text')
  name: string;

  @Field(() => [TokenScopeEnum])
  @Column('text', { array: true })
  scopes: TokenScope[];

  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Field(() => String, { description: 'Its last four characters, to tell it from others.' })
  @Column('text')
  ending: string;

  @Field(() => DateTimeScalar)
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null: it works until it is revoked.' })
  @Column('timestamp with time zone', { name: 'expires_at', precision: 3, nullable: true })
  expiresAt: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Exact to five minutes; null when it was never used.' })
  @Column('timestamp with time zone', { name: 'last_used_at', precision: 3, nullable: true })
  lastUsedAt: Date | null;
}
