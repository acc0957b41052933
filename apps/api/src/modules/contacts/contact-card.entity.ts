import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Card } from '../cards/index.ts';
import { User } from '../identity/index.ts';
import { Share } from '../shares/index.ts';
import { Contact } from './contact.entity.ts';

/** That a card was saved as a contact. A card is saved once, however often somebody presses the button. */
@Entity('contact_cards')
@Index('contact_cards_card_id_idx', ['cardId'])
@Index('contact_cards_contact_id_idx', ['contactId'])
@Index('contact_cards_share_id_idx', ['shareId'])
export class ContactCard {
  @PrimaryColumn('uuid', { name: 'owner_id', primaryKeyConstraintName: 'contact_cards_pkey' })
  ownerId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'contact_cards_owner_id_fkey' })
  owner?: User;

  @PrimaryColumn('uuid', { name: 'card_id', primaryKeyConstraintName: 'contact_cards_pkey' })
  cardId: string;

  @ManyToOne(() => Card, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'card_id', foreignKeyConstraintName: 'contact_cards_card_id_fkey' })
  card?: Card;

  @Column('uuid', { name: 'contact_id' })
  contactId: string;

  @ManyToOne(() => Contact, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'contact_id', foreignKeyConstraintName: 'contact_cards_contact_id_fkey' })
  contact?: Contact;

  /** By which the card came. */
  @Column('uuid', { name: 'share_id', nullable: true })
  shareId: string | null;

  @ManyToOne(() => Share, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'share_id', foreignKeyConstraintName: 'contact_cards_share_id_fkey' })
  share?: Share;

  /** Whether the keeper of the contact saved the card themselves. A visitor may have left it. */
  @Column('boolean', { name: 'is_chosen', default: false })
  isChosen: boolean;

  @Column('timestamp with time zone', { name: 'saved_at', precision: 3, default: () => 'now()' })
  savedAt: Date;
}
