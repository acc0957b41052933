import type { Channel, ExchangeDetails, ExchangeRules } from '@tessera/domain';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { Card } from '../cards/index.ts';
import { Contact } from '../contacts/index.ts';
import { User } from '../identity/index.ts';
import { Share } from '../shares/index.ts';

/** What a visitor left on a card, in their own words; goes with the contact that was made of it. */
@Entity('exchange_entries')
@Unique('exchange_entries_token_hash_key', ['tokenHash'])
@Index('exchange_entries_owner_id_idx', ['ownerId'])
@Index('exchange_entries_contact_id_idx', ['contactId'])
@Index('exchange_entries_card_id_idx', ['cardId'])
@Index('exchange_entries_share_id_idx', ['shareId'])
@Index('exchange_entries_sender_card_id_idx', ['senderCardId'])
export class Lead implements ExchangeDetails {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'exchange_entries_pkey' })
  id: string;

  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'exchange_entries_owner_id_fkey' })
  owner?: User;

  @Column('uuid', { name: 'contact_id' })
  contactId: string;

  @ManyToOne(() => Contact, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: 'exchange_entries_contact_id_fkey' })
  contact?: Contact;

  /** Null once the card is gone. */
  @Column('uuid', { name: 'card_id', nullable: true })
  cardId: string | null;

  @ManyToOne(() => Card, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'exchange_entries_card_id_fkey' })
  card?: Card;

  /** By which the visitor came. */
  @Column('uuid', { name: 'share_id', nullable: true })
  shareId: string | null;

  @ManyToOne(() => Share, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'share_id', foreignKeyConstraintName: 'exchange_entries_share_id_fkey' })
  share?: Share;

  @Column('text', { nullable: true })
  channel: Channel | null;

  /** Of the address by which the visitor came, as `campaignKey` writes it; null without. */
  @Column('text', { nullable: true })
  campaign: string | null;

  /** The visitor's own card, where it went along. */
  @Column('uuid', { name: 'sender_card_id', nullable: true })
  senderCardId: string | null;

  @ManyToOne(() => Card, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'sender_card_id', foreignKeyConstraintName: 'exchange_entries_sender_card_id_fkey' })
  senderCard?: Card;

  @Column('text')
  name: string;

  @Column('citext')
  email: string;

  /** E.164. */
  @Column('text')
  phone: string;

  @Column('text')
  company: string;

  @Column('text')
  role: string;

  @Column('text')
  note: string;

  /** What was asked for then; a correction is checked by the same. */
  @Column('jsonb')
  rules: ExchangeRules;

  /** SHA-256 of the token of the visitor's private link. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('integer', { name: 'consent_version' })
  consentVersion: number;

  /** Word by word what was agreed to. */
  @Column('text', { name: 'consent_text' })
  consentText: string;

  @Column('timestamp with time zone', { name: 'consented_at', precision: 3 })
  consentedAt: Date;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Column('timestamp with time zone', { name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt: Date;
}
