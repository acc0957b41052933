import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Card } from '../cards/index.ts';

/**
 * A card under one category. The first, at position 0, is the category that stands on the card; the others are its owner's
 * choice, and stay while the card is hidden. Kept in the transaction that changes the card.
 */
@Entity('listings')
// Made by the migration: they are for active listings and for featured ones, for which TypeORM has no words.
@Index('listings_category_key_idx', { synchronize: false })
@Index('listings_featured_until_idx', { synchronize: false })
export class ListingRow {
  @PrimaryColumn('uuid', { name: 'card_id', primaryKeyConstraintName: 'listings_pkey' })
  cardId: string;

  @ManyToOne(() => Card, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'listings_card_id_fkey' })
  card?: Card;

  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'listings_pkey' })
  position: number;

  /** As the owner wrote it. */
  @Column('text')
  category: string;

  /** In small letters: what filters compare. */
  @Column('text', { name: 'category_key' })
  categoryKey: string;

  /** Of a category that was chosen: the words by which it finds the card, folded by the domain's `searchText`. */
  @Column('text', { default: '' })
  search: string;

  /** Whether the card is public. Only then the listing is shown, and counts. */
  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  /** Of the card: the directory's order. */
  @Column('timestamp with time zone', { name: 'created_at', precision: 3 })
  createdAt: Date;

  /** By it, featured listings take turns. */
  @Column('timestamp with time zone', { name: 'featured_at', precision: 3, nullable: true })
  featuredAt: Date | null;

  @Column('timestamp with time zone', { name: 'featured_until', precision: 3, nullable: true })
  featuredUntil: Date | null;
}
