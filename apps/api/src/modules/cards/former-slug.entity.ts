import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Card } from './card.entity.ts';

/** An address that a card had before its title changed. It keeps redirecting. */
@Entity('former_slugs')
export class FormerSlug {
  @PrimaryColumn('uuid', { name: 'owner_id', primaryKeyConstraintName: 'former_slugs_pkey' })
  ownerId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'former_slugs_pkey' })
  slug: string;

  @Column('uuid', { name: 'card_id' })
  cardId: string;

  @ManyToOne(() => Card, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'former_slugs_card_id_fkey' })
  card?: Card;
}
