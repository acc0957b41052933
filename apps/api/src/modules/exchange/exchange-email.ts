import { EXCHANGE_DETAILS, EXCHANGE_LABELS, type ExchangeDetails, formatPhone } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { Email, Fact } from '../../infra/mail/email.ts';
import { plainName } from '../../infra/mail/plain-name.ts';

/** To the visitor. The note is only behind the link: anybody can put anybody's address into a form. */
export function exchangeCopyEmail(
  details: ExchangeDetails,
  { ownerName, url }: { ownerName: string; url: string },
): Email {
  const owner = plainName(ownerName);
  return {
    subject: msg('The details you shared on a card'),
    heading: msg('What you shared'),
    paragraphs: [
      msg(
        'You shared these details with {owner}. Use the private link below to see, correct or delete them at any time.',
        { owner },
      ),
    ],
    facts: buildFacts({ ...details, note: '' }),
    action: { label: msg('See or change my details'), url },
    note: msg(
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
    subject: msg('Someone left their details on your card'),
    heading: msg('Someone left their details'),
    paragraphs: [msg('They left their details on “{cardTitle}” and are now in your contacts.', { cardTitle })],
    facts: buildFacts(details),
    action: { label: msg('Open contact'), url },
    note: details.email
      ? msg('Reply to this email to answer them. Choose which emails you get in Settings: {settingsUrl}', {
          settingsUrl,
        })
      : msg('Choose which emails you get in Settings: {settingsUrl}', { settingsUrl }),
  };
}

/** To the owner, when more leads came than are mailed one by one. */
export function leadDigestEmail(count: number, { url, settingsUrl }: { url: string; settingsUrl: string }): Email {
  return {
    subject: msg('{count, plural, one {# person left their details} other {# people left their details}}', { count }),
    heading: msg('{count, plural, one {# person left their details} other {# people left their details}}', { count }),
    paragraphs: [
      msg(
        'They left their details on your cards in the last hour. We emailed you about the first people today one by one. The rest come together.',
      ),
    ],
    facts: [],
    action: { label: msg('Open contacts'), url },
    note: msg('Choose which emails you get in Settings: {settingsUrl}', { settingsUrl }),
  };
}

function buildFacts(details: ExchangeDetails): Fact[] {
  const shown = { ...details, phone: formatPhone(details.phone) };
  for (const name of ['name', 'company', 'role'] as const) shown[name] = shown[name] && plainName(shown[name]);
  return EXCHANGE_DETAILS.filter((name) => shown[name]).map((name) => [EXCHANGE_LABELS[name], shown[name]]);
}
