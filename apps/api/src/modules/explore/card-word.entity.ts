import { Entity, PrimaryColumn } from 'typeorm';

/** Which public cards a word of the vocabulary is on, in the order of their age. Kept by triggers of `card_search`. */
@Entity('card_words')
export class CardWord {
  @PrimaryColumn('text', { collation: 'C', primaryKeyConstraintName: 'card_words_pkey' })
  word: string;

  @PrimaryColumn('timestamp with time zone', {
    name: 'created_at',
    precision: 3,
    primaryKeyConstraintName: 'card_words_pkey',
  })
  createdAt: Date;

  @PrimaryColumn('uuid', { name: 'card_id', primaryKeyConstraintName: 'card_words_pkey' })
  cardId: string;
}
