import { EXCHANGE_DETAILS, EXCHANGE_LABELS, type ExchangeDetails, formatPhone } from '@tessera/domain';
import type { Email } from '../../platform/mail/email.ts';

/** To the visitor. The note is only behind the link: anybody can put anybody's address into a form. */
export function exchangeCopyEmail(
  details: ExchangeDetails,
  { ownerName, url }: { ownerName: string; url: string },
): Email {
  return {
    subject: `Your details are with ${ownerName}`,
    heading: 'What you left',
    paragraphs: [
      `You left these details on the card of ${ownerName}. The private link below shows them; with it you can correct or erase them at any time.`,
    ],
    facts: buildFacts({ ...details, note: '' }),
    action: { label: 'See, correct or erase', url },
    note: `You get this mail because this address was given on a card. If it was not you, open the link and erase the entry: ${ownerName} then keeps none of it.`,
  };
}

/** To the card's owner. */
export function leadEmail(
  details: ExchangeDetails,
  { cardTitle, url, settingsUrl }: { cardTitle: string; url: string; settingsUrl: string },
): Email {
  return {
    subject: `${details.name} left their details`,
    heading: 'Somebody left their details',
    paragraphs: [`On your card “${cardTitle}”. They are in your contacts.`],
    facts: buildFacts(details),
    action: { label: 'Open the contact', url },
    note: `${details.email ? 'Answering this mail answers the person. ' : ''}Which mails you get is a matter of your settings: ${settingsUrl}`,
  };
}

function buildFacts(details: ExchangeDetails): [label: string, value: string][] {
  const shown = { ...details, phone: formatPhone(details.phone) };
  return EXCHANGE_DETAILS.filter((name) => shown[name]).map((name) => [EXCHANGE_LABELS[name], shown[name]]);
}
