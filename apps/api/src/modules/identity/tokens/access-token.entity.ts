import { TOKEN_SCOPES, type TokenScope } from '@tessera/domain';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { defineEnum } from '../../../kernel/graphql/enums.ts';
import { Node } from '../../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../../kernel/graphql/scalars.ts';
import { User } from '../users/user.entity.ts';

export const TokenScopeEnum = defineEnum('TokenScope', TOKEN_SCOPES, {
  description: 'What a token may read or write. A scope to write includes the one to read.',
  values: {
    'cards:read': '`cards:read`: reads cards, their versions, forms and pictures.',
    'cards:write': '`cards:write`: makes, changes and deletes cards, forms and pictures.',
    'contacts:read': '`contacts:read`: reads the address book, reminders, imports and connected services.',
    'contacts:write':
      '`contacts:write`: changes the address book and reminders, imports files and runs connected services.',
    'deals:read': '`deals:read`: reads deals, their history and their payment links.',
    'deals:write': '`deals:write`: opens, changes and deletes deals and makes payment links.',
    'shares:read': '`shares:read`: reads which cards were shared and received.',
    'shares:write': '`shares:write`: shares cards and ends shares.',
    'messages:read': '`messages:read`: reads groups, conversations and messages.',
    'messages:write': '`messages:write`: sends messages and manages groups.',
    'analytics:read': '`analytics:read`: reads figures, and activity as it happens.',
    'profile:read': '`profile:read`: reads the profile and its settings.',
    'profile:write': '`profile:write`: changes the profile, its avatar and its settings.',
    'webhooks:read': '`webhooks:read`: reads webhooks and their deliveries.',
    'webhooks:write': '`webhooks:write`: makes, changes and deletes webhooks.',
    'team:read': '`team:read`: reads the team, its people, templates, figures and log.',
    'team:write': '`team:write`: manages the team, its people and templates.',
    'templates:read': '`templates:read`: reads the marketplace and the viewer’s own templates.',
    'templates:write': '`templates:write`: makes, publishes and deletes the viewer’s own templates.',
    'billing:read': '`billing:read`: reads plan, seats, prices and invoices. No scope can spend money.',
  },
});

/** A token by which a program acts for a person. Only its hash is kept. */
@ObjectType({ implements: Node, description: 'A token by which a program acts for the viewer.' })
@Entity('access_tokens')
@Index('access_tokens_owner_id_idx', ['ownerId'])
@Index('access_tokens_grant_id_idx', ['grantId'])
@Unique('access_tokens_token_hash_key', ['tokenHash'])
export class AccessToken implements Node {
  @Field(() => ID, { description: 'Pass it to `revokeAccessToken`. It is not the token itself.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'access_tokens_pkey' })
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'access_tokens_owner_id_fkey' })
  owner?: User;

  /** Of the token of an app: what the person allowed it. Null for tokens that people made themselves. */
  @Column('uuid', { name: 'grant_id', nullable: true })
  grantId: string | null;

  /** By name: the grant's own file names the scopes of tokens. */
  @ManyToOne('OAuthGrant', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'grant_id', foreignKeyConstraintName: 'access_tokens_grant_id_fkey' })
  grant?: object;

  @Field(() => String, { description: 'What it is for; at most 60 characters.' })
  @Column('text')
  name: string;

  @Field(() => [TokenScopeEnum], { description: 'What the token may read and write.' })
  @Column('text', { array: true })
  scopes: TokenScope[];

  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Field(() => String, { description: 'Its last four characters, to tell it from others.' })
  @Column('text')
  ending: string;

  @Field(() => DateTimeScalar, { description: 'When the token was made.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Null: it works until it is revoked.' })
  @Column('timestamp with time zone', { name: 'expires_at', precision: 3, nullable: true })
  expiresAt: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Exact to five minutes; null when it was never used.' })
  @Column('timestamp with time zone', { name: 'last_used_at', precision: 3, nullable: true })
  lastUsedAt: Date | null;
}
