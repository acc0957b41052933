import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { Card } from '../cards/index.ts';

/**
 * What the directory is searched by: one narrow row a public card, and none for any other. Kept in the transaction that
 * changes the card, so that a hidden card is gone with the commit.
 */
@Entity('card_search')
// Made by the migrations: an index with INCLUDE and one for parts of texts, for which TypeORM has no words.
@Index('card_search_created_at_idx', { synchronize: false })
@Index('card_search_search_idx', { synchronize: false })
export class CardSearch {
  @PrimaryColumn('uuid', { name: 'card_id', primaryKeyConstraintName: 'card_search_pkey' })
  cardId: string;

  @OneToOne(() => Card, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'card_search_card_id_fkey' })
  card?: Card;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3 })
  createdAt: Date;

  /** Folded by the domain's `searchText`. */
  @Column('text')
  search: string;

  /** Hashes of its categories in small letters. */
  @Column('bigint', { array: true, default: '{}' })
  categories: string[];
}
