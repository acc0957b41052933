import {
  contactVcf,
  EXCHANGE_DETAILS,
  EXCHANGE_LABELS,
  type ExchangeDetails,
  formatPhone,
  mailtoHref,
  telHref,
  toPoints,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type Email, emailSettings, type Fact } from '../../infra/mail/email.ts';
import { plainName } from '../../infra/mail/plain-name.ts';
import type { Env } from '../../infra/settings/env.ts';

/** Whose card it was. Addresses are absolute; null for what isn't open to everybody. */
interface CardOwner {
  name: string;
  cardUrl: string | null;
  contactFileUrl: string | null;
}

/**
 * To the visitor. Their note is only behind the link, and no picture of the owner's is in it: anybody can put anybody's
 * address into a form.
 */
export function exchangeCopyEmail(details: ExchangeDetails, from: CardOwner, url: string): Email {
  const owner = plainName(from.name);
  const change = { label: msg('See or change my details'), url };
  const keep = from.contactFileUrl && { label: msg('Save {owner}’s contact', { owner }), url: from.contactFileUrl };
  const open = from.cardUrl && { label: msg('Open {owner}’s card', { owner }), url: from.cardUrl };
  const [action = change, ...links] = [keep, open, change].filter((link) => link !== null && link !== '');
  return {
    subject: msg('The details you shared on a card'),
    // Of the owner's own words only the name: an owner can choose both the words and the address that this goes to.
    person: { name: owner, line: '' },
    heading: msg('What you shared'),
    paragraphs: [msg('You shared these details with {owner}.', { owner })],
    facts: buildFacts({ ...details, note: '' }),
    action,
    links,
    note: msg(
      'You get this email because someone entered this address on a card. If it wasn’t you, open “{change}” and delete them. {owner} then keeps none of them.',
      { owner, change: change.label },
    ),
  };
}

interface LeadMailed {
  cardTitle: string;
  /** The contact's page, absolute. */
  url: string;
  /** The card that the visitor sent along. */
  card: { url: string; title: string } | null;
  /** Stays the same for a contact. */
  uid: string;
  at: Date;
}

/** To the card's owner. */
export function leadEmail(site: Pick<Env, 'publicOrigin'>, details: ExchangeDetails, lead: LeadMailed): Email {
  const name = details.name && plainName(details.name);
  const { cardTitle, url, card } = lead;
  return {
    subject: msg('Someone left their details on your card'),
    heading: name ? msg('{name} left you their details', { name }) : msg('Someone left their details'),
    ...(name && { person: { name, line: [details.role, details.company].filter(Boolean).map(plainName).join(', ') } }),
    paragraphs: [msg('They left their details on “{cardTitle}” and are now in your contacts.', { cardTitle })],
    ...(card && { picture: { src: `${card.url}.jpg`, alt: plainName(card.title), url: card.url } }),
    facts: buildFacts(name ? { ...details, name: '', company: '', role: '' } : details),
    action: { label: msg('Open contact'), url },
    note: details.email
      ? msg('Reply to this email to answer them.')
      : msg('You get this email because someone used the form on your card.'),
    noteLink: emailSettings(site),
    file: { name: 'contact.vcf', type: 'text/vcard; charset=utf-8', text: buildContactFile(details, lead) },
  };
}

function buildContactFile(details: ExchangeDetails, { uid, at }: LeadMailed): string {
  const reached = { phones: toPoints(details.phone), emails: toPoints(details.email) };
  return contactVcf({ ...details, ...reached, website: '', event: '', tags: [], metAt: at }, { uid, rev: at });
}

/** To the owner, when more leads came than are mailed one by one. */
export function leadDigestEmail(site: Pick<Env, 'publicOrigin'>, count: number, url: string): Email {
  return {
    subject: msg('{count, plural, one {# person left their details} other {# people left their details}}', { count }),
    heading: msg('{count, plural, one {# person left their details} other {# people left their details}}', { count }),
    paragraphs: [
      msg(
        'They left their details on your cards in the last hour. We emailed you about the first people today one by one. The rest come together.',
      ),
    ],
    action: { label: msg('Open contacts'), url },
    note: msg('You get this email because people used the forms on your cards.'),
    noteLink: emailSettings(site),
  };
}

function buildFacts(details: ExchangeDetails): Fact[] {
  const shown = { ...details, phone: formatPhone(details.phone) };
  for (const name of ['name', 'company', 'role'] as const) shown[name] = shown[name] && plainName(shown[name]);
  const urls: Partial<Record<keyof ExchangeDetails, string | null>> = {
    email: mailtoHref(details.email),
    phone: telHref(details.phone),
  };
  return EXCHANGE_DETAILS.filter((name) => shown[name]).map((name) => [
    EXCHANGE_LABELS[name],
    shown[name],
    urls[name] ?? undefined,
  ]);
}
