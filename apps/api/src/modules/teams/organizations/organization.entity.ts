import type { BrandKit } from '@tessera/domain';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Node } from '../../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../../kernel/graphql/scalars.ts';
import { User } from '../../identity/index.ts';

/** People who work under one name. Its owner is the member of that role. */
@ObjectType({ implements: Node, description: 'A team, as its members see it. A person is in one at most.' })
@Entity('organizations')
@Unique('organizations_join_token_key', ['joinToken'])
@Index('organizations_heir_id_idx', ['heirId'])
export class Organization implements Node {
  @Field(() => ID, { description: 'Pass it as `id` to the operations on teams.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'organizations_pkey' })
  id: string;

  @Field(() => String, { description: '1 to 80 characters.' })
  @Column('text')
  name: string;

  /** In the link by which others join; null: there is none. */
  @Column('text', { name: 'join_token', nullable: true })
  joinToken: string | null;

  /** Who gets the cards and contacts of members who leave; null: the owner. */
  @Column('uuid', { name: 'heir_id', nullable: true })
  heirId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'heir_id', foreignKeyConstraintName: 'organizations_heir_id_fkey' })
  heirRelation?: User;

  @Field(() => Boolean, { description: 'Whether every member is told what became of the others’ cards of the team.' })
  @Column('boolean', { name: 'has_leaderboard', default: true })
  hasLeaderboard: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the team is open only to sessions that have shown a second factor: a passkey, or a code of an authenticator app.',
  })
  @Column('boolean', { name: 'requires_second_factor', default: false })
  requiresSecondFactor: boolean;

  /** What its cards wear; null: none was made yet. */
  @Column('jsonb', { nullable: true })
  brand: BrandKit | null;

  @Field(() => DateTimeScalar, { description: 'When the team was made.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
