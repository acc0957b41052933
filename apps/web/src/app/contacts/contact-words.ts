import type { Channel, ContactActivityKind, ContactSource } from '@tessera/client';
import { t } from '@tessera/texts';

/** How a contact, or a field of it, came in: after “Added from …”. */
export const SOURCE_WORDS: Record<ContactSource, string> = {
  SAVED_CARD: t('a saved card'),
  EXCHANGE: t('the exchange form'),
  IMPORT_CSV: t('a CSV file'),
  IMPORT_VCARD: t('a contact file'),
  GOOGLE: t('Google contacts'),
  HUBSPOT: t('HubSpot'),
  AUTOMATION: t('an automation'),
  MANUAL: t('your own entry'),
};

const FIELD_WORDS: Record<string, string> = {
  ...{
    name: t('Name'),
    company: t('Company'),
    role: t('Role'),
    website: t('Website'),
    note: t('Note'),
    tags: t('Tags'),
  },
  ...{ email: t('Email'), phone: t('Phone'), emails: t('Email'), phones: t('Phone') },
  ...{ metAt: t('Met on'), event: t('Met at') },
};

/** 'email' → 'Email', as the form calls it. */
export function fieldWord(field: string): string {
  return FIELD_WORDS[field] ?? field.charAt(0).toUpperCase() + field.slice(1);
}

/** What happened, with the name of the card. */
export function activityText(kind: ContactActivityKind, card: string): string {
  if (kind === 'MESSAGED') return t('Last message');
  if (kind === 'SAVED') return t('You saved {card}', { card });
  if (kind === 'SENT') return t('You shared {card} with them', { card });
  if (kind === 'RECEIVED') return t('They shared {card} with you', { card });
  if (kind === 'EXCHANGED') return t('They left their details on {card}', { card });
  return t('They opened {card}, which you shared', { card });
}

const CHANNEL_WORDS: Record<Channel, string> = {
  LINK: t(', coming by a link'),
  QR: t(', coming by its QR code'),
  NFC: t(', coming by an NFC tag'),
  GROUP: t(', coming from a group'),
  IN_APP: t(', coming from the app'),
  DIRECTORY: t(', coming from the directory'),
};

/** How they came to the card, after “Left their details on …”; '' when nobody knows. */
export function wayText(channel: Channel | null, shareMode: string | undefined): string {
  if (channel) return CHANNEL_WORDS[channel];
  return shareMode ? t(', coming by {way}', { way: shareMode }) : '';
}
