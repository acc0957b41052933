import type { ShareMode } from '@tessera/domain';
import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

import { Node } from '../../platform/node.ts';
import { DateTimeScalar } from '../../platform/scalars.ts';
import { Card } from '../cards/card.entity.ts';
import { User } from '../users/user.entity.ts';
import { ShareModeEnum } from './share.types.ts';

@ObjectType({ implements: Node, description: 'One deliberate act of sharing a card.' })
@Entity('shares')
@Index('shares_card_id_idx', ['cardId'])
@Index('shares_sender_id_created_at_idx', ['senderId', 'createdAt'])
export class Share implements Node {
  @Field(() => ID)
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'shares_pkey' })
  id: string;

  @Field(() => ID)
  @Column('uuid', { name: 'card_id' })
  cardId: string;

  @ManyToOne(() => Card, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'shares_card_id_fkey' })
  card?: Card;

  @Column('uuid', { name: 'sender_id' })
  senderId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sender_id', foreignKeyConstraintName: 'shares_sender_id_fkey' })
  sender?: User;

  @Field(() => ShareModeEnum)
  @Column('text')
  mode: ShareMode;

  @Field(() => DateTimeScalar)
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
