import type { CardData } from '@tessera/domain';
import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { Card } from './card.entity.ts';

/** What a card was before a change. Only the last 20 are kept. */
@ObjectType({ description: 'What a card was before a change.' })
@Entity('card_versions')
export class CardVersion {
  @PrimaryColumn('uuid', { name: 'card_id', primaryKeyConstraintName: 'card_versions_pkey' })
  cardId: string;

  @ManyToOne(() => Card, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'card_versions_card_id_fkey' })
  card?: Card;

  @Field(() => Int, { description: 'Pass it as `version` to `restoreCardVersion` to bring this version back.' })
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'card_versions_pkey' })
  version: number;

  @Column('jsonb')
  data: CardData;

  @Field(() => DateTimeScalar, { description: 'When this version had been saved.' })
  @Column('timestamp with time zone', { name: 'saved_at', precision: 3 })
  savedAt: Date;
}
