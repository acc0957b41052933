import type { CardActionTarget, Channel } from '@tessera/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Card } from '../cards/card.entity.ts';

export type CardEventKind = 'VIEW' | 'ACTION' | 'SAVE';
export interface Utm {
  source?: string | null;
  medium?: string | null;
  campaign?: string | null;
  term?: string | null;
  content?: string | null;
}

/** What somebody other than the owner did with a card. No raw address is stored. */
@Entity('card_events')
@Index('card_events_owner_id_created_at_idx', ['ownerId', 'createdAt'])
@Index('card_events_card_id_visitor_created_at_idx', ['cardId', 'visitor', 'createdAt'])
@Index('card_events_share_id_idx', ['shareId'], { where: 'share_id IS NOT NULL' })
export class CardEvent {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'card_events_pkey' })
  id: string;

  @Column('uuid', { name: 'card_id' })
  cardId: string;

  @ManyToOne(() => Card, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'card_events_card_id_fkey' })
  card?: Card;

  /** The card's owner, repeated here so that an overview reads one index. */
  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @Column('text')
  kind: CardEventKind;

  /** What was tapped, with ACTION. */
  @Column('text', { nullable: true })
  target: CardActionTarget | null;

  /** HMAC of address, user agent and card under a key that lives for one day. */
  @Column('bytea')
  visitor: Buffer;

  @Column('boolean', { name: 'is_robot', default: false })
  isRobot: boolean;

  @Column('text', { nullable: true })
  channel: Channel | null;

  @Column('uuid', { name: 'share_id', nullable: true })
  shareId: string | null;

  @Column('jsonb', { nullable: true })
  utm: Utm | null;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
