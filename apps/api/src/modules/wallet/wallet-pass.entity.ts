import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** What the code on a pass holds. */
export const WALLET_CODES = ['address', 'contact'] as const;
export type WalletCode = (typeof WALLET_CODES)[number];

/** The pass of a card, for all who keep it. It outlives the card: devices go on asking for it. */
@Entity('wallet_passes')
@Unique('wallet_passes_card_id_key', ['cardId'])
export class WalletPass {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'wallet_passes_pkey' })
  serial: string;

  /** The card may be deleted. */
  @Column('uuid', { name: 'card_id' })
  cardId: string;

  /** By which devices ask for the pass. It opens what the pass shows, and stays the same for its whole life. */
  @Column('text')
  token: string;

  /** Whether visitors of the card's page can add it. */
  @Column('boolean', { name: 'is_on_page', default: false })
  isOnPage: boolean;

  @Column('text', { default: 'address' })
  code: WalletCode;

  /** What the pass showed when somebody last looked; null while nobody has one. */
  @Column('text', { name: 'content_hash', nullable: true })
  contentHash: string | null;

  /** Grows with every change of any pass, in the order in which they become visible. */
  @Column('bigint', { name: 'change_number', default: () => "nextval('wallet_pass_changes')" })
  changeNumber: string;

  /** In whole seconds, and never the same for two changes. */
  @Column('timestamp with time zone', { name: 'changed_at', precision: 3, default: () => 'now()' })
  changedAt: Date;

  /** Whether Google has an object for it. */
  @Column('boolean', { name: 'is_at_google', default: false })
  isAtGoogle: boolean;
}
