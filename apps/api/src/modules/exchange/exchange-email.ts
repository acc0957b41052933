import { EXCHANGE_DETAILS, EXCHANGE_LABELS, type ExchangeDetails, formatPhone } from '@tessera/domain';
import type { Email } from '../../platform/mail/email.ts';
import { plainName } from '../../platform/mail/plain-name.ts';

/** To the visitor. The note is only behind the link: anybody can put anybody's address into a form. */
export function exchangeCopyEmail(
  details: ExchangeDetails,
  { ownerName, url }: { ownerName: string; url: string },
): Email {
  const owner = plainName(ownerName);
  return {
    subject: 'The details that you left on a card',
    heading: 'What you left',
    paragraphs: [
      `You left these details on the card of ${owner}. The private link below shows them; with it you can correct or erase them at any time.`,
    ],
    facts: buildFacts({ ...details, note: '' }),
    action: { label: 'See, correct or erase', url },
    note: `You get this mail because this address was given on a card. If it was not you, open the link and erase the entry: ${owner} then keeps none of it.`,
  };
}

/** To the card's owner. */
export function leadEmail(
  details: ExchangeDetails,
  { cardTitle, url, settingsUrl }: { cardTitle: string; url: string; settingsUrl: string },
): Email {
  return {
    subject: 'Somebody left their details on your card',
    heading: 'Somebody left their details',
    paragraphs: [`On your card “${cardTitle}”. They are in your contacts.`],
    facts: buildFacts(details),
    action: { label: 'Open the contact', url },
    note: `${details.email ? 'Answering this mail answers the person. ' : ''}Which mails you get is a matter of your settings: ${settingsUrl}`,
  };
}

function buildFacts(details: ExchangeDetails): [label: string, value: string][] {
  const shown = { ...details, phone: formatPhone(details.phone) };
  for (const name of ['name', 'company', 'role'] as const) shown[name] = shown[name] && plainName(shown[name]);
  return EXCHANGE_DETAILS.filter((name) => shown[name]).map((name) => [EXCHANGE_LABELS[name], shown[name]]);
}
