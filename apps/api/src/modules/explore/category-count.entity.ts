import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A number of active listings to add to a category's. Each change of a listing appends a row, by a trigger, so that changes
 * of one category don't wait for each other; the hourly sweep sums them up.
 */
@Entity('category_counts')
export class CategoryCountRow {
  @PrimaryColumn('bigint', { generated: 'identity', primaryKeyConstraintName: 'category_counts_pkey' })
  id: string;

  /** In small letters. */
  @Column('text', { name: 'category_key' })
  categoryKey: string;

  /** As its owner wrote it. */
  @Column('text')
  category: string;

  /** May be negative. */
  @Column('integer')
  cards: number;
}
