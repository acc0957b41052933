import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The vocabulary of the directory: each word that some public card is searched by. */
@Entity('search_words')
// Made by the migration: trigrams, for which TypeORM has no words.
@Index('search_words_word_idx', { synchronize: false })
export class SearchWord {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'search_words_pkey' })
  word: string;

  /** In how many cards it was when they were last counted. Decides which way a search goes, never what it finds. */
  @Column('int', { default: 1 })
  cards: number;
}
