import type { ExchangeRules } from './exchange.ts';
import type { CardPreview, ShownContact, ShownWork } from './preview.ts';
import type { ShownBlock } from './shown-blocks.ts';
import type { WalletWay } from './wallet.ts';

/** What a public card's page is drawn from, on the server and in the browser; only what its owner shows. */
export interface CardPageProps {
  id: string;
  path: string;
  /** Absolute address. */
  url: string;
  preview: CardPreview;
  /** All ways to reach the person; the preview has the first of each. */
  contacts: ShownContact[];
  /** BCP 47 tag of the language of the card's texts; '' where nobody said. */
  language: string;
  /** The other languages that the card can be read in. Absent where there are none. */
  others?: CardLanguage[];
  /** Where visitors add the card to a wallet, that of their phone first. Absent unless its owner wishes that. */
  wallets?: WalletWay[];
  ownerName: string;
  profilePath: string;
  /** Path of the contact file, or null when the owner does not allow downloads. */
  contactFilePath: string | null;
  /** In their order. Absent where there are none. */
  blocks?: ShownBlock[];
  /** Of a portfolio card that has some. */
  works?: ShownWork[];
  /** What visitors may leave, or null when the owner has not switched that on. */
  exchange: CardExchange | null;
}

/** What stands at an address that has no card, or none for strangers. */
export interface MissingCardProps {
  /** Of a card that once was open, and may be printed somewhere; null for all others, which are not told apart. */
  ended: { ask: { name: string; path: string | null } | null } | null;
}

/** A card's page in another language. */
export interface CardLanguage {
  /** BCP 47 tag. */
  language: string;
  /** In the language itself. */
  name: string;
  path: string;
}

/** The exchange form of a public card. */
export interface CardExchange {
  /** Path of the form's own page, with the way by which the visitor came. */
  path: string;
  rules: ExchangeRules;
  /** What the visitor has to agree to. */
  consent: string;
  consentVersion: number;
}
