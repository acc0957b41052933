import { EXCHANGE_DETAILS, EXCHANGE_LABELS, type ExchangeDetails, formatPhone } from '@tessera/domain';
import { t } from '@tessera/texts';
import type { Email } from '../../infra/mail/email.ts';
import { plainName } from '../../infra/mail/plain-name.ts';

/** To the visitor. The note is only behind the link: anybody can put anybody's address into a form. */
export function exchangeCopyEmail(
  details: ExchangeDetails,
  { ownerName, url }: { ownerName: string; url: string },
): Email {
  const owner = plainName(ownerName);
  return {
    subject: t('The details you shared on a card'),
    heading: t('What you shared'),
    paragraphs: [
      t(
        'You shared these details with {owner}. Use the private link below to see, correct or delete them at any time.',
        { owner },
      ),
    ],
    facts: buildFacts({ ...details, note: '' }),
    action: { label: t('See or change my details'), url },
    note: t(
      'You get this email because someone entered this address on a card. If it wasn’t you, open the link and delete the details. {owner} then keeps none of them.',
      { owner },
    ),
  };
}

/** To the card's owner. */
export function leadEmail(
  details: ExchangeDetails,
  { cardTitle, url, settingsUrl }: { cardTitle: string; url: string; settingsUrl: string },
): Email {
  return {
    subject: t('Someone left their details on your card'),
    heading: t('Someone left their details'),
    paragraphs: [t('They left their details on “{cardTitle}” and are now in your contacts.', { cardTitle })],
    facts: buildFacts(details),
    action: { label: t('Open contact'), url },
    note: details.email
      ? t('Reply to this email to answer them. Choose which emails you get in Settings: {settingsUrl}', { settingsUrl })
      : t('Choose which emails you get in Settings: {settingsUrl}', { settingsUrl }),
  };
}

/** To the owner, when more leads came than are mailed one by one. */
export function leadDigestEmail(count: number, { url, settingsUrl }: { url: string; settingsUrl: string }): Email {
  return {
    subject: t('{count, plural, one {# person left their details} other {# people left their details}}', { count }),
    heading: t('{count, plural, one {# person left their details} other {# people left their details}}', { count }),
    paragraphs: [
      t(
        'They left their details on your cards in the last hour. We emailed you about the first people today one by one. The rest come together.',
      ),
    ],
    facts: [],
    action: { label: t('Open contacts'), url },
    note: t('Choose which emails you get in Settings: {settingsUrl}', { settingsUrl }),
  };
}

function buildFacts(details: ExchangeDetails): [label: string, value: string][] {
  const shown = { ...details, phone: formatPhone(details.phone) };
  for (const name of ['name', 'company', 'role'] as const) shown[name] = shown[name] && plainName(shown[name]);
  return EXCHANGE_DETAILS.filter((name) => shown[name]).map((name) => [EXCHANGE_LABELS[name], shown[name]]);
}
