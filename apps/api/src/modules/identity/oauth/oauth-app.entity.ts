import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Node } from '../../../kernel/graphql/node.ts';
import { DateTimeScalar, UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { User } from '../users/user.entity.ts';

/** A program of others that asks people whether it may act for them (RFC 6749 §1.1, “client”). */
@ObjectType('OAuthApp', {
  implements: Node,
  description: 'An app that the viewer has registered. It asks people whether it may act for them.',
})
@Entity('oauth_apps')
@Index('oauth_apps_owner_id_idx', ['ownerId'])
export class OAuthApp implements Node {
  @Field(() => ID, { description: 'The `client_id` of OAuth.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'oauth_apps_pkey' })
  id: string;

  /** Null for an app that registered itself (RFC 7591): nobody here answers for it. */
  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'oauth_apps_owner_id_fkey' })
  owner?: User;

  @Field(() => String, { description: 'What people see when it asks them; at most 60 characters.' })
  @Column('text')
  name: string;

  @Field(() => [UrlScalar], { description: 'Where people may be sent back to; empty for apps of devices alone.' })
  @Column('text', { array: true, name: 'redirect_uris' })
  redirectUris: string[];

  @Field(() => Boolean, {
    description:
      'Whether it runs on a server of its own and keeps a secret. Apps on devices and in browsers have none.',
  })
  @Column('boolean', { name: 'is_confidential' })
  isConfidential: boolean;

  /** Its metadata as RFC 7591 names it. `client_secret` is a hash of the secret. */
  @Column('jsonb')
  payload: Record<string, unknown>;

  @Field(() => DateTimeScalar, { description: 'When it was registered.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
