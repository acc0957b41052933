import type { CardActionTarget, Channel, VisitorDeed } from '@tessera/domain';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Utm } from '../../kernel/utm.ts';

/** What somebody other than the owner did with a card. No raw address is stored. The table has a part for each month. */
@Entity('card_events')
@Index('card_events_card_id_idx', ['cardId'])
@Index('card_events_owner_id_created_at_idx', ['ownerId', 'createdAt'])
@Index('card_events_share_id_idx', ['shareId'], { where: 'share_id IS NOT NULL' })
export class CardEvent {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'card_events_pkey' })
  id: string;

  /** Without a foreign key: a trigger on the cards deletes their events. */
  @Column('uuid', { name: 'card_id' })
  cardId: string;

  /** The card's owner, repeated here so that the list of activity reads one index. */
  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @Column('text')
  kind: VisitorDeed;

  /** What was tapped, with ACTION. */
  @Column('text', { nullable: true })
  target: CardActionTarget | null;

  /** Hash of address, user agent and card with a key that lives for one day. */
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

  /** ISO 3166-1 alpha-2. */
  @Column('text', { nullable: true })
  country: string | null;

  /** A part of the key, because it says in which month's part the row is. */
  @PrimaryColumn('timestamp with time zone', {
    name: 'created_at',
    precision: 3,
    default: () => 'now()',
    primaryKeyConstraintName: 'card_events_pkey',
  })
  createdAt: Date;
}
