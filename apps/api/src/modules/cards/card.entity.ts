import type { CardData, Visibility } from '@tessera/domain';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Node } from '../../kernel/graphql/node.ts';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { defineConnection } from '../../kernel/lists/page.ts';
import { User } from '../identity/index.ts';
import { VisibilityEnum } from './card-enums.ts';

@ObjectType({ implements: Node, simpleResolvers: true, description: 'A business card.' })
@Entity('cards')
@Index('cards_owner_id_changed_at_idx', ['ownerId', 'changedAt'])
@Unique('cards_owner_id_slug_key', ['ownerId', 'slug'])
@Index('cards_owner_id_created_at_idx', ['ownerId', 'createdAt', 'id'])
export class Card implements Node {
  @Field(() => ID, { description: 'Pass it as `id` to `updateCard`, or to `GET /api/cards/{id}`.' })
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'cards_pkey' })
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'cards_owner_id_fkey' })
  ownerRelation?: User;

  @Field(() => String, { description: 'Last part of the public address; unique per owner, at most 60 characters.' })
  @Column('text')
  slug: string;

  @Field(() => VisibilityEnum, { description: 'Who may open the card.' })
  @Column('text')
  visibility: Visibility;

  @Field(() => Int, {
    description: 'Grows by one with every change; send it with an update to have a stale one refused.',
  })
  @Column('integer', { default: 1 })
  version: number;

  /** Place in the owner's own order; null until they put the card somewhere. */
  @Column('integer', { nullable: true })
  position: number | null;

  /** As the owner wrote it. Others get it through `visibleCardData`. */
  @Column('jsonb')
  data: CardData;

  @Field(() => DateTimeScalar, { description: 'When the card was first saved on the server.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => DateTimeScalar, {
    description: 'When the card was last saved. A new order of cards does not change it.',
  })
  @Column('timestamp with time zone', { name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt: Date;

  /** When the row last changed; a trigger sets it. Only used in conditions, never read. */
  @Column('timestamp with time zone', { name: 'changed_at', default: () => 'clock_timestamp()', select: false })
  changedAt?: Date;
}

export const CardConnection = defineConnection(Card);
