import { type Message, msg } from '@tessera/texts';
import { checkTags } from './contact-check.ts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';
import { WEBHOOK_EVENT_NAMES, type WebhookEvent } from './webhook-events.ts';

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
