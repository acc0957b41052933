import { type CardData, CONTACT_KINDS, fillCardData } from '@tessera/domain';

/** Whether two versions of a card say the same, however they are written down. */
export function isSameCard(a: CardData, b: CardData): boolean {
  return JSON.stringify(whatIsSaid(a)) === JSON.stringify(whatIsSaid(b));
}

/** A form has rows in which nothing stands yet. */
function whatIsSaid(card: CardData): CardData {
  const data = fillCardData(card);
  const lists = CONTACT_KINDS.map((kind) => [kind, data[kind].filter((one) => one.value || ('map' in one && one.map))]);
  return { ...data, ...Object.fromEntries(lists) };
}
