import { type CardData, fillCardData } from '@tessera/domain';

/** Whether two versions of a card say the same, however they are written down. */
export function isSameCard(a: CardData, b: CardData): boolean {
  return JSON.stringify(fillCardData(a)) === JSON.stringify(fillCardData(b));
}
