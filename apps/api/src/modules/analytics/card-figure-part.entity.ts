import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Card } from '../cards/index.ts';

export type FigurePart = 'TARGET' | 'CHANNEL' | 'COUNTRY' | 'CAMPAIGN';

/** The figures of a card again, by what was tapped and by where views came from; times as in `CardFigures`. */
@Entity('card_figure_parts')
export class CardFigurePart {
  @PrimaryColumn('uuid', { name: 'card_id', primaryKeyConstraintName: 'card_figure_parts_pkey' })
  cardId: string;

  @ManyToOne(() => Card, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'card_figure_parts_card_id_fkey' })
  card?: Card;

  @PrimaryColumn('boolean', { name: 'is_day', primaryKeyConstraintName: 'card_figure_parts_pkey' })
  isDay: boolean;

  @PrimaryColumn('timestamp with time zone', { precision: 3, primaryKeyConstraintName: 'card_figure_parts_pkey' })
  at: Date;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'card_figure_parts_pkey' })
  part: FigurePart;

  /** '' when unknown; of a campaign the JSON of its source, medium and name. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'card_figure_parts_pkey' })
  value: string;

  /** Taps of a target, views of everything else. */
  @Column('integer')
  count: number;

  /** Converting visitor-days that began by this channel or campaign. */
  @Column('integer')
  conversions: number;
}
