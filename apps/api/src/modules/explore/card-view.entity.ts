import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Card } from '../cards/card.entity.ts';
import type { DirectoryEntry } from './directory.types.ts';

/** A public card ready to be sent: exactly what everybody may see of it. */
@Entity('card_views')
export class CardView {
  @PrimaryColumn('uuid', { name: 'card_id', primaryKeyConstraintName: 'card_views_pkey' })
  cardId: string;

  @OneToOne(() => Card, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'card_views_card_id_fkey' })
  card?: Card;

  @Column('json')
  view: DirectoryEntry;
}
