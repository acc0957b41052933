import { type Message, msg } from '@tessera/texts';
import { emptyCardData } from './card-data.ts';
import { checkTags } from './contact-check.ts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';
import type { TokenScope } from './token-scope.ts';

const card = {
  id: '0199f3c2-7d1e-7c31-9b52-1f0a4e6d2b77',
  slug: 'asha-rao',
  title: 'Asha Rao',
  visibility: 'PUBLIC',
  version: 3,
  url: 'https://cards.example.com/asha/asha-rao',
  data: { ...emptyCardData(), title: 'Asha Rao', name: 'Asha Rao', email: 'asha@example.com' },
  createdAt: '2026-11-12T09:41:00.000Z',
  updatedAt: '2026-11-14T16:05:30.000Z',
};

const contact = {
  id: '0199f3c2-8a40-7d02-8c11-53d9be1f6a20',
  name: 'Mateo Silva',
  company: 'Azulejos Silva',
  role: 'Buyer',
  email: 'mateo@example.com',
  phone: '+351912345678',
  emails: [{ value: 'mateo@example.com', label: 'work' }],
  phones: [{ value: '+351912345678', label: 'mobile' }],
  website: '',
  note: '',
  event: 'Hannover Messe',
  tags: ['Fair'],
  metAt: '2026-11-12T09:41:00.000Z',
  source: 'MANUAL',
  createdAt: '2026-11-12T09:41:00.000Z',
  updatedAt: '2026-11-12T09:41:00.000Z',
};

const deal = {
  id: '0199f3c2-b2c4-7a19-8d3e-6f5a4b3c2d10',
  name: 'Tiles for the Lisbon shop',
  stage: 'NEW',
  valueMinor: 250000,
  currency: 'EUR',
  expectedOn: '2026-12-18',
  note: '',
  paymentStatus: null,
  contactId: contact.id,
  contactName: contact.name,
  version: 1,
  createdAt: '2026-11-14T16:05:30.000Z',
  updatedAt: '2026-11-14T16:05:30.000Z',
};

interface EventFacts {
  label: Message;
  scope: TokenScope;
  example: object;
  /** Where `data` has the id of the card, and where the tags, that a webhook may be limited to. */
  cardAt?: readonly string[];
  tagsAt?: readonly string[];
}

const CARD = { cardAt: ['card', 'id'] } as const;
const TAGS = { tagsAt: ['contact', 'tags'] } as const;

/**
 * Everything that a webhook can tell of: what it is called for people, what a program needs to hear it, an example of its
 * `data`, and by what a webhook may be limited.
 */
export const WEBHOOK_EVENTS = {
  'card.created': {
    ...CARD,
    label: msg('A card is created'),
    scope: 'cards:read',
    example: { card: { ...card, version: 1, updatedAt: card.createdAt } },
  },
  'card.updated': { ...CARD, label: msg('A card is changed'), scope: 'cards:read', example: { card } },
  'card.deleted': {
    ...CARD,
    label: msg('A card is deleted'),
    scope: 'cards:read',
    example: { card: { id: card.id, slug: card.slug, title: card.title } },
  },
  'share.created': {
    cardAt: ['share', 'cardId'],
    label: msg('One of your cards is shared'),
    scope: 'shares:read',
    example: {
      share: {
        id: '0199f3c2-91b7-7e55-a6f0-2f7c0c9d1e34',
        cardId: card.id,
        mode: 'LINK',
        groupId: null,
        createdAt: '2026-11-14T16:05:30.000Z',
      },
    },
  },
  'lead.created': {
    cardAt: ['lead', 'cardId'],
    label: msg('A visitor leaves their details'),
    scope: 'contacts:read',
    example: {
      lead: {
        id: '0199f3c2-99e2-7a10-b4d3-0c8e5f7a6b91',
        contactId: contact.id,
        cardId: card.id,
        name: contact.name,
        company: contact.company,
        role: contact.role,
        email: contact.email,
        phone: contact.phone,
        note: 'Please send the catalogue.',
        createdAt: '2026-11-14T16:05:30.000Z',
      },
    },
  },
  'contact.created': { ...TAGS, label: msg('A contact is added'), scope: 'contacts:read', example: { contact } },
  'contact.updated': {
    ...TAGS,
    label: msg('A contact is changed'),
    scope: 'contacts:read',
    example: { contact: { ...contact, updatedAt: '2026-11-14T16:05:30.000Z' } },
  },
  'contact.deleted': {
    ...TAGS,
    label: msg('A contact is deleted or merged'),
    scope: 'contacts:read',
    example: {
      contact: {
        id: '0199f3c2-8a40-7d02-8c11-53d9be1f6a21',
        name: 'M. Silva',
        tags: contact.tags,
        mergedInto: contact.id,
      },
    },
  },
  'deal.created': { label: msg('A deal is opened'), scope: 'deals:read', example: { deal } },
  'deal.updated': {
    label: msg('A deal changes'),
    scope: 'deals:read',
    example: { deal: { ...deal, stage: 'WON', version: 2, updatedAt: '2026-11-20T08:12:00.000Z' } },
  },
  'deal.deleted': {
    label: msg('A deal is deleted'),
    scope: 'deals:read',
    example: { deal: { id: deal.id, name: deal.name, contactId: deal.contactId } },
  },
  'message.created': {
    label: msg('Someone writes to you'),
    scope: 'messages:read',
    example: {
      message: {
        id: '0199f3c2-a1f3-7b66-9c20-7e4d3a2b1c05',
        conversationId: '0199f3c2-a1f3-7b66-9c20-7e4d3a2b1c06',
        number: 12,
        senderId: '0199f3c2-a1f3-7b66-9c20-7e4d3a2b1c07',
        text: 'See you at the fair!',
        createdAt: '2026-11-14T16:05:30.000Z',
      },
    },
  },
} as const satisfies Record<string, EventFacts>;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as readonly WebhookEvent[];

/** What limits a webhook to some of these events, and where `data` has it; null where nothing does. */
export function webhookFilter(event: WebhookEvent): { by: 'cards' | 'tags'; path: readonly string[] } | null {
  const { cardAt, tagsAt }: EventFacts = WEBHOOK_EVENTS[event];
  if (cardAt) return { by: 'cards', path: cardAt };
  return tagsAt ? { by: 'tags', path: tagsAt } : null;
}

/** Lengths in UTF-16 units, or counts; of an answer, bytes; of a replay, deliveries. */
export const WEBHOOK_LIMITS = {
  url: 2000,
  description: 100,
  cards: 100,
  answerBytes: 2000,
  replayed: 10_000,
} as const;

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Seconds from one try to the next: ten tries within three and a half days (Standard Webhooks, “Deliverability”). */
export const WEBHOOK_RETRY_SECONDS: readonly number[] = [
  5,
  5 * MINUTE_S,
  30 * MINUTE_S,
  2 * HOUR_S,
  5 * HOUR_S,
  10 * HOUR_S,
  14 * HOUR_S,
  20 * HOUR_S,
  24 * HOUR_S,
];

/** For how long after a change of the secret the former one signs as well. */
export const WEBHOOK_OLD_SECRET_HOURS = 24;
/** A webhook that has only failed for so long is switched off. */
export const WEBHOOK_MOST_FAILING_DAYS = 5;

/** What is sent, as a text: the same for each try, because it is signed. */
export function webhookPayload({ event, data, at, isTest }: WebhookMessage): string {
  // Real events don't have the field, so they look the same to receivers as before.
  return JSON.stringify({ type: event, timestamp: at.toISOString(), ...(isTest && { isTest }), data });
}

interface WebhookMessage {
  event: WebhookEvent;
  data: object;
  at: Date;
  /** A test event. */
  isTest?: boolean;
}

interface WebhookFields {
  url: string;
  description: string;
  events: readonly WebhookEvent[];
  /** The cards whose events it hears; empty for all. */
  cardIds: readonly string[];
  /** The tags of contacts that it hears of; empty for all. */
  tags: readonly string[];
}

/** In place of an address: a program fetches the events by the subscription `webhookRequested`, wherever it runs. */
export const LISTENER_URL = 'listen:';

/** A webhook in its stored form, or what is wrong with it. `mayBePlain`: http and this machine are fine. */
export function checkWebhook(
  raw: WebhookFields,
  { mayBePlain }: { mayBePlain: boolean },
): { webhook: WebhookFields; errors: FieldErrors } {
  const checker = createFieldChecker();
  const { errors, fail, line } = checker;
  const description = line('description', raw.description, WEBHOOK_LIMITS.description);
  const url = line('url', raw.url, WEBHOOK_LIMITS.url);
  const wrong = errors.url ? undefined : wrongUrl(url, mayBePlain);
  if (wrong) fail('url', wrong);
  const events = WEBHOOK_EVENT_NAMES.filter((event) => raw.events.includes(event));
  if (events.length === 0) fail('events', msg('Choose at least one event.'));
  const cardIds = [...new Set(raw.cardIds)];
  if (cardIds.length > WEBHOOK_LIMITS.cards)
    fail('cardIds', msg('At most {most} cards.', { most: WEBHOOK_LIMITS.cards }));
  const tags = checkTags(checker, raw.tags);
  const address = wrong || errors.url ? url : new URL(url).href;
  return { webhook: { url: address, description, events, cardIds, tags }, errors };
}

function wrongUrl(text: string, mayBePlain: boolean): Message | undefined {
  if (text === LISTENER_URL) return undefined;
  if (!URL.canParse(text)) return msg('Enter a full address, such as https://example.com/hook.');
  const { protocol, username, password, hash, hostname } = new URL(text);
  if (username || password) return msg('An address with a user name or password can’t be used.');
  if (hash) return msg('Remove the part from # on.');
  if (mayBePlain && protocol === 'http:') return undefined;
  if (protocol !== 'https:') return msg('The address has to begin with https://.');
  return !mayBePlain && isInnerName(hostname) ? INNER_ADDRESS : undefined;
}

/** Of addresses that only this machine or its network has. */
export const INNER_ADDRESS = msg('This address is not on the public internet.');

/** Names that never lead anywhere public (RFC 6761, RFC 6762, RFC 8375), or have no dot. */
function isInnerName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  if (name.startsWith('[')) return false;
  return !name.includes('.') || /\.(?:localhost|local|internal|intranet|lan|home\.arpa|onion)$/.test(name);
}
