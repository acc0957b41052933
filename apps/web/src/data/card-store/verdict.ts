import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { errorCode, errorFields, planIn, type StoredCardFragment } from '@tessera/client';
import { ERROR_STATUS, type ErrorCode } from '@tessera/domain';
import { errorText } from '../errors/error-text.ts';
import { fromCardData } from './card-mapper.ts';
import type { Delay, Verdict } from './changes.ts';
import { readServerCard, type ServerCard } from './local-card.ts';
import type { OutboxEntry } from './outbox.ts';
import { isSameCard } from './same-card.ts';

/** Codes that say “later”, not “no”. */
const LATER: ReadonlySet<ErrorCode> = new Set(['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL']);

/** What an error says of the change that met it. `list` is asked only where the answer was lost. */
export async function readVerdict(
  error: unknown,
  entry: OutboxEntry,
  list: () => Promise<{ cards: readonly ServerCard[] } | null>,
): Promise<Verdict | Delay> {
  if (readExtensions(error)?.reason !== 'ALREADY_DONE') return toVerdict(error, entry);
  try {
    return findSaved(entry, (await list())?.cards ?? []) ?? toVerdict(error, entry);
  } catch (other) {
    return toVerdict(other, entry);
  }
}

function toVerdict(error: unknown, { change }: OutboxEntry): Verdict | Delay {
  const code = errorCode(error);
  // '' where the server has no words for it: what failed is said by whoever asked.
  const message = errorText(error, '');
  if (code === 'UNAUTHENTICATED') return { kind: 'signed-out' };
  if (code === null) return isAnswer(error) ? { kind: 'failed', message } : { kind: 'unreachable' };
  if (LATER.has(code)) return { kind: 'failed', message };
  if (code === 'NOT_FOUND' && change.kind === 'delete') return { kind: 'deleted' };
  const { current, quota, reason } = readExtensions(error) ?? {};
  const card = code === 'CONFLICT' ? readCurrent(current) : null;
  if (card) return { kind: 'conflict', current: card };
  // 409 without a card: an earlier attempt with the same key is still running. With a quota, trying again changes nothing.
  if (ERROR_STATUS[code] === ERROR_STATUS.CONFLICT && quota === undefined && reason === undefined)
    return { kind: 'failed', message };
  const plan = planIn(error);
  return { kind: 'refused', code, message, fields: errorFields(error), ...(plan && { plan }) };
}

/** The saved card of a conflict, which names enums as the schema does. */
function readCurrent(current: unknown): ServerCard | null {
  const { data, ...card } = (current ?? {}) as Partial<StoredCardFragment>;
  return data ? readServerCard({ ...card, data: fromCardData(data) }) : null;
}

function isAnswer(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) || ServerError.is(error);
}

function readExtensions(error: unknown): Record<string, unknown> | undefined {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : undefined;
}

/** What became of a change that was carried out without an answer; null when none of the cards shows it. */
export function findSaved({ change, sent }: OutboxEntry, cards: readonly ServerCard[]): Verdict | null {
  if (change.kind === 'delete') return { kind: 'deleted' };
  const isIt = (card: ServerCard) => (sent?.dbId ? card.dbId === sent.dbId : isSameCard(card.data, change.data));
  const card = cards.find(isIt);
  return card ? { kind: 'saved', card } : null;
}
