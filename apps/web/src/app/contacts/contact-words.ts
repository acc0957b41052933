import type { Channel, ContactActivityKind, ContactSource } from '@tessera/client';

/** How a contact, or a field of it, came in: after “Added from …”. */
export const SOURCE_WORDS: Record<ContactSource, string> = {
  SAVED_CARD: 'a saved card',
  EXCHANGE: 'the exchange form',
  IMPORT_CSV: 'a CSV file',
  IMPORT_VCARD: 'a contact file',
  GOOGLE: 'Google contacts',
  HUBSPOT: 'HubSpot',
  AUTOMATION: 'an automation',
  MANUAL: 'your own entry',
};

const FIELD_WORDS: Record<string, string> = { metAt: 'Met on', event: 'Met at' };

/** 'email' → 'Email', as the form calls it. */
export function fieldWord(field: string): string {
  return FIELD_WORDS[field] ?? field.charAt(0).toUpperCase() + field.slice(1);
}

/** What happened, with the name of the card. */
export function activityText(kind: ContactActivityKind, card: string): string {
  if (kind === 'SAVED') return `You saved ${card}`;
  if (kind === 'SENT') return `You shared ${card} with them`;
  if (kind === 'RECEIVED') return `They shared ${card} with you`;
  if (kind === 'EXCHANGED') return `They left their details on ${card}`;
  return `They opened ${card}, which you shared`;
}

const CHANNEL_WORDS: Record<Channel, string> = {
  LINK: ', coming by a link',
  QR: ', coming by its QR code',
  GROUP: ', coming from a group',
  IN_APP: ', coming from the app',
  DIRECTORY: ', coming from the directory',
};

/** How they came to the card, after “Left their details on …”; '' when nobody knows. */
export function wayText(channel: Channel | null, shareMode: string | undefined): string {
  if (channel) return CHANNEL_WORDS[channel];
  return shareMode ? `, coming by ${shareMode}` : '';
}
