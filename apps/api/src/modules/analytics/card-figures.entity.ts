import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Card } from '../cards/index.ts';

/**
 * What became of a card in a quarter of an hour, and once more in a UTC day. Every time zone's days begin at a quarter
 * of an hour; sums over long times read days.
 */
@Entity('card_figures')
export class CardFigures {
  @PrimaryColumn('uuid', { name: 'card_id', primaryKeyConstraintName: 'card_figures_pkey' })
  cardId: string;

  @ManyToOne(() => Card, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'card_figures_card_id_fkey' })
  card?: Card;

  /** False for a quarter of an hour. */
  @PrimaryColumn('boolean', { name: 'is_day', primaryKeyConstraintName: 'card_figures_pkey' })
  isDay: boolean;

  /** When it begins. */
  @PrimaryColumn('timestamp with time zone', { precision: 3, primaryKeyConstraintName: 'card_figures_pkey' })
  at: Date;

  @Column('integer')
  views: number;

  /** By robots. */
  @Column('integer', { name: 'filtered_views' })
  filteredViews: number;

  @Column('integer')
  actions: number;

  @Column('integer')
  saves: number;

  @Column('integer')
  leads: number;

  /** Visitor-days that began then; the others are those of them that came at least so far, whenever that was. */
  @Column('integer', { name: 'visitor_days' })
  visitorDays: number;

  @Column('integer', { name: 'tapped_days' })
  tappedDays: number;

  @Column('integer', { name: 'converted_days' })
  convertedDays: number;

  @Column('integer', { name: 'saved_days' })
  savedDays: number;

  @Column('integer', { name: 'lead_days' })
  leadDays: number;
}
