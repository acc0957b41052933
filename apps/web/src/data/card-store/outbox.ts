import type { CardData, PlanKey, Visibility } from '@tessera/domain';
import { fillCardData, PLAN_KEYS } from '@tessera/domain';
import { createQueue } from '../outbox/queue.ts';
import { isRecord, type LocalCard, readServerCard, readText, readVisibility, type ServerCard } from './local-card.ts';

export type CardChange = { kind: 'save'; data: CardData; visibility: Visibility } | { kind: 'delete' };

/** Why the server did not take a change. It waits until its owner decides; `plan` is the one that it needs. */
export type Problem =
  | { kind: 'conflict'; current: ServerCard }
  | { kind: 'refused'; message: string; fields: Record<string, string>; plan?: PlanKey };

/** One change that the server has not confirmed yet. */
export interface OutboxEntry {
  /** Also its `Idempotency-Key`. */
  key: string;
  /** Local id of the card. */
  cardId: string;
  ownerId: string;
  change: CardChange;
  /**
   * What the first attempt was addressed to. Its answer may have been lost, so every later attempt is the same request
   * under the same key.
   */
  sent?: { dbId: string | null; version: number | null };
  problem?: Problem;
}

/** Everything that this browser knows about cards, of all accounts. */
export interface CardState {
  cards: readonly LocalCard[];
  outbox: readonly OutboxEntry[];
}

/** What the person sees of it: Local, Synced, Changes pending; and what needs a decision. */
export type SyncStatus = 'local' | 'synced' | 'pending' | 'deleting' | 'conflict' | 'refused';

/** Changes of one card are sent in order. What the server did not take waits for its owner's decision. */
export const queue = createQueue<OutboxEntry>({
  readKey: ({ key }) => key,
  readLine: ({ cardId }) => cardId,
  readState: ({ problem }) => (problem ? 'held' : 'ready'),
});

/** Adds a change. Earlier changes of the same card that can't have reached the server make way, in their place. */
export function enqueue(outbox: readonly OutboxEntry[], entry: OutboxEntry): OutboxEntry[] {
  const isReplaced = (old: OutboxEntry) => old.cardId === entry.cardId && isReplaceable(old);
  const place = outbox.findIndex(isReplaced);
  const mayHaveArrived = outbox.some((old) => old.cardId === entry.cardId && !isReplaced(old));
  const kept = outbox.filter((old) => !isReplaced(old));
  if (place === -1 || mayHaveArrived) return [...kept, entry];
  return kept.toSpliced(place, 0, entry);
}

/** Never sent, or answered with a no. */
function isReplaceable(entry: OutboxEntry): boolean {
  return entry.sent === undefined || entry.problem !== undefined;
}

/** The next change to send for this account; `skip` names cards that had their turn. */
export function nextEntry(
  outbox: readonly OutboxEntry[],
  ownerId: string,
  skip: ReadonlySet<string>,
): OutboxEntry | undefined {
  return queue.next(
    outbox.filter((entry) => entry.ownerId === ownerId),
    skip,
  );
}

/** How far this card is, by its waiting changes. */
export function syncStatusFor(card: LocalCard, outbox: readonly OutboxEntry[]): SyncStatus {
  const entries = queue.inLine(outbox, card.id);
  const problem = entries.find((entry) => entry.problem)?.problem;
  if (problem) return problem.kind;
  if (entries.some(({ change }) => change.kind === 'delete')) return 'deleting';
  if (!card.dbId) return 'local';
  return entries.length > 0 ? 'pending' : 'synced';
}

/** The problem that holds this card's changes back, if any. */
export function problemFor(card: LocalCard, outbox: readonly OutboxEntry[]): Problem | undefined {
  return queue.inLine(outbox, card.id).find((entry) => entry.problem)?.problem;
}

/** Makes an entry out of what is stored; null when there is no change in it. */
export function readOutboxEntry(raw: unknown): OutboxEntry | null {
  if (!isRecord(raw)) return null;
  const [key, cardId, ownerId] = [readText(raw.key), readText(raw.cardId), readText(raw.ownerId)];
  const change = readChange(raw.change);
  if (!key || !cardId || !ownerId || !change) return null;
  const sent = isRecord(raw.sent)
    ? {
        dbId: readText(raw.sent.dbId) ?? null,
        version: Number.isInteger(raw.sent.version) ? Number(raw.sent.version) : null,
      }
    : undefined;
  const problem = readProblem(raw.problem);
  return { key, cardId, ownerId, change, ...(sent && { sent }), ...(problem && { problem }) };
}

function readChange(raw: unknown): CardChange | null {
  if (!isRecord(raw)) return null;
  if (raw.kind === 'delete') return { kind: 'delete' };
  if (raw.kind !== 'save' || !isRecord(raw.data)) return null;
  return { kind: 'save', data: fillCardData(raw.data), visibility: readVisibility(raw.visibility) };
}

function readProblem(raw: unknown): Problem | null {
  if (!isRecord(raw)) return null;
  const current = readServerCard(raw.current);
  if (raw.kind === 'conflict' && current) return { kind: 'conflict', current };
  if (raw.kind !== 'refused' || typeof raw.message !== 'string') return null;
  const fields = isRecord(raw.fields) ? Object.entries(raw.fields) : [];
  const texts = fields.filter((field): field is [string, string] => typeof field[1] === 'string');
  const plan = PLAN_KEYS.find((key) => key === raw.plan);
  return { kind: 'refused', message: raw.message, fields: Object.fromEntries(texts), ...(plan && { plan }) };
}
