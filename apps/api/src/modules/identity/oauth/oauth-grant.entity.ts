import type { TokenScope } from '@tessera/domain';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Node } from '../../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../../kernel/graphql/scalars.ts';
import { TokenScopeEnum } from '../tokens/access-token.entity.ts';
import { User } from '../users/user.entity.ts';
import { OAuthApp } from './oauth-app.entity.ts';

/** That a person has allowed an app to act for them. Its tokens end with it. */
@ObjectType('ConnectedApp', { implements: Node, description: 'An app that may act for the viewer.' })
@Entity('oauth_grants')
@Index('oauth_grants_owner_id_idx', ['ownerId'])
@Index('oauth_grants_app_id_idx', ['appId'])
export class OAuthGrant implements Node {
  @Field(() => ID, { description: 'Pass it to `disconnectApp`.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'oauth_grants_pkey' })
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'oauth_grants_owner_id_fkey' })
  owner?: User;

  @Column('uuid', { name: 'app_id' })
  appId: string;

  @ManyToOne(() => OAuthApp, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'app_id', foreignKeyConstraintName: 'oauth_grants_app_id_fkey' })
  app?: OAuthApp;

  @Field(() => [TokenScopeEnum], { description: 'What the app may read and write.' })
  @Column('text', { array: true })
  scopes: TokenScope[];

  /** As `oidc-provider` keeps it. */
  @Column('jsonb')
  payload: Record<string, unknown>;

  @Field(() => DateTimeScalar, { description: 'When the viewer allowed it.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it last got a token; exact to an hour. Null when it never got one.',
  })
  @Column('timestamp with time zone', { name: 'last_used_at', precision: 3, nullable: true })
  lastUsedAt: Date | null;

  @Column('timestamp with time zone', { name: 'expires_at', precision: 3 })
  expiresAt: Date;
}
