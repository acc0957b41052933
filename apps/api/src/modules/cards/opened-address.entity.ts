import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../identity/index.ts';
import { Card } from './card.entity.ts';

/** An address under which a card was open. It may be printed, and so it outlives the card. Triggers write it. */
@Entity('opened_addresses')
@Index('opened_addresses_card_id_idx', ['cardId'])
export class OpenedAddress {
  @PrimaryColumn('uuid', { name: 'owner_id', primaryKeyConstraintName: 'opened_addresses_pkey' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'opened_addresses_owner_id_fkey' })
  owner?: User;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'opened_addresses_pkey' })
  slug: string;

  /** The card may be deleted or have another owner now. */
  @Column('uuid', { name: 'card_id' })
  cardId: string;

  /** The team whose card it was when it was deleted. */
  @Column('uuid', { name: 'organization_id', nullable: true })
  organizationId: string | null;
}

/**
 * The same of a deleted account, as a hash. It names nobody, but a handle and a title that somebody guesses can be tried
 * against it. No key of the server goes into it: keys change, and a printed code has to lead somewhere for years.
 */
@Entity('ended_addresses')
@Index('ended_addresses_card_id_idx', ['cardId'])
export class EndedAddress {
  /** SHA-256 of `{handle or owner id}/{slug}`. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'ended_addresses_pkey' })
  digest: Buffer;

  /** A card that had gone to another owner before, while it is there. */
  @Column('uuid', { name: 'card_id', nullable: true })
  cardId: string | null;

  @ManyToOne(() => Card, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'ended_addresses_card_id_fkey' })
  card?: Card | null;

  /** The team whose card it was when the account or the card ended. */
  @Column('uuid', { name: 'organization_id', nullable: true })
  organizationId: string | null;
}
