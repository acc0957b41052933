import { type CardData, emptyCardData } from './card-data.ts';
import { cardVcf, type VcardSource } from './vcard.ts';

/** More in a code, and phones in poor light can't read it off a phone: version 20 with medium correction. */
const MOST_BYTES = 660;

/** A contact file for a code that is read without a network. */
export interface ContactCode {
  text: string;
  /** Whether it says less than the card. */
  isShortened: boolean;
}

type Shorten = (data: CardData) => CardData;

const { socials: noSocials } = emptyCardData();

/** What is given up for a code that can still be read, the least needed first. */
const STEPS: readonly Shorten[] = [
  (data) => data,
  (data) => ({ ...data, blocks: [], tags: [] }),
  (data) => ({ ...data, tagline: '', extra: { ...data.extra, ...withoutMessages(data) } }),
  (data) => ({ ...data, socials: noSocials, profiles: [] }),
  (data) => ({ ...data, addresses: [] }),
  (data) => ({ ...data, websites: [], pronouns: '', pronunciation: '' }),
  (data) => ({ ...data, phones: data.phones.slice(0, 1), emails: data.emails.slice(0, 1) }),
];

/**
 * The card as a contact file of version 3.0 that fits into a code, shortened to its essentials where it has to be; null for one
 * whose name alone is too long. `address`: that of its page, which the contact keeps.
 */
export function contactCode(source: Omit<VcardSource, 'version' | 'photo'>, address: string): ContactCode | null {
  let { data } = source;
  for (const [step, shorten] of STEPS.entries()) {
    data = shorten(data);
    const text = writeCode({ ...source, data, version: '3.0' }, address);
    if (utf8Length(text) <= MOST_BYTES) return { text, isShortened: step > 0 };
  }
  return null;
}

function withoutMessages({ extra: { personal, company } }: CardData) {
  return { personal: { ...personal, message: '' }, company: { ...company, message: '' } };
}

/** Unfolded, without what only matters to a file that is fetched again, and with the card's own address. */
function writeCode(source: VcardSource, address: string): string {
  const lines = cardVcf(source).replaceAll('\r\n ', '').split('\r\n');
  const kept = lines.filter((line) => line !== '' && !/^(?:PRODID|REV|UID|SOURCE)[:;]/.test(line));
  return [...kept.slice(0, -1), `URL:${address}`, 'END:VCARD', ''].join('\r\n');
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}
