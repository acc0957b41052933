import type { CardEvent } from './card-event.entity.ts';
import type { Deed } from './visitor-days.ts';

/** What a visitor is told apart by. It is in memory only until the event is written. */
export interface Visitor {
  address: string;
  userAgent: string;
}

/** An event on its way into the database. */
export interface EventToWrite extends Deed {
  id: string;
  /** Hash of the visitor and the card, in hexadecimal. */
  network: string;
  /** The mark of the link that was followed, as the visitor's page said. */
  shareMark: string | null;
  /** The share of that mark, once it is found to be one of this card. */
  shareId?: string | null;
  utm: CardEvent['utm'];
  /** False: only a card that everybody may see is meant. True: somebody has looked already who it is shown to. */
  isChecked: boolean;
}

/** What became of an event: GONE when there is no such card, or not for everybody. */
export type Outcome = 'COUNTED' | 'FILTERED' | 'TOO_SOON' | 'GONE';

/** An event that has just happened. */
export type NewEvent = Omit<EventToWrite, 'visitor' | 'network'>;

/** What the giver of an event hears: PENDING when it is held until the database is back. */
export type Recorded = Outcome | 'PENDING';
