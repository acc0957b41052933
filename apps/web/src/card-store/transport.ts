import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import {
  CreateStoredCardDocument,
  DeleteStoredCardDocument,
  errorCode,
  errorFields,
  planIn,
  StoredCardsDocument,
  type StoredCardsQuery,
  UpdateStoredCardDocument,
} from '@tessera/client';
import { ERROR_STATUS, type ErrorCode } from '@tessera/domain';
import { errorText } from '../errors/error-text.ts';
import { fromListedCard, fromStoredCard, toCardDataInput } from './card-mapper.ts';
import type { Verdict } from './changes.ts';
import { readServerCard, type ServerCard } from './local-card.ts';
import type { OutboxEntry } from './outbox.ts';

/** No verdict: nobody answered, the session is over, or the server failed and may do better later. */
export type Delay = { kind: 'unreachable' } | { kind: 'signed-out' } | { kind: 'failed'; message: string };

/** What the server's list says. */
export interface ListedCards {
  ownerId: string;
  cards: ServerCard[];
  /** What a new person still has before them; null once it is done or put away. */
  firstSteps: NonNullable<StoredCardsQuery['viewer']>['firstSteps'];
}

/** How the card store talks to the server. */
export interface CardTransport {
  /** Sends one change under its own key. Never throws. */
  send: (entry: OutboxEntry) => Promise<Verdict | Delay>;
  /** All cards of the viewer. Throws what Apollo throws. */
  list: () => Promise<ListedCards | null>;
}

/** Codes that say “later”, not “no”. */
const LATER: ReadonlySet<ErrorCode> = new Set(['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL']);

/** The server behind an Apollo client. */
export function createTransport(client: ApolloClient): CardTransport {
  return {
    send: async (entry) => {
      try {
        return await sendChange(client, entry);
      } catch (error) {
        return toVerdict(error, entry);
      }
    },
    list: () => listCards(client),
  };
}

async function sendChange(client: ApolloClient, { key, change, sent }: OutboxEntry): Promise<Verdict> {
  const dbId = sent?.dbId ?? null;
  // Whoever saves a card is offered the plan that it needs; what is sent again later offers nothing.
  const context = { headers: { 'idempotency-key': key }, isInBackground: true };
  if (change.kind === 'delete') {
    // Never created, so there is nothing to delete.
    if (dbId === null) return { kind: 'deleted' };
    await client.mutate({ mutation: DeleteStoredCardDocument, variables: { input: { id: dbId } }, context });
    return { kind: 'deleted' };
  }
  const { visibility } = change;
  const data = toCardDataInput(change.data);
  if (dbId === null) {
    const variables = { input: { data, visibility } };
    const answer = await client.mutate({ mutation: CreateStoredCardDocument, variables, context });
    return saved(answer.data?.createCard);
  }
  const variables = { input: { id: dbId, data, visibility, version: sent?.version ?? null } };
  const answer = await client.mutate({ mutation: UpdateStoredCardDocument, variables, context });
  return saved(answer.data?.updateCard);
}

function saved(card: Parameters<typeof fromStoredCard>[0] | undefined): Verdict {
  if (!card) throw new Error('The server answered without a card.');
  return { kind: 'saved', card: fromStoredCard(card) };
}

function toVerdict(error: unknown, { change }: OutboxEntry): Verdict | Delay {
  const code = errorCode(error);
  // '' where the server has no words for it: what failed is said by whoever asked.
  const message = errorText(error, '');
  if (code === 'UNAUTHENTICATED') return { kind: 'signed-out' };
  if (code === null) return isAnswer(error) ? { kind: 'failed', message } : { kind: 'unreachable' };
  if (LATER.has(code)) return { kind: 'failed', message };
  if (code === 'NOT_FOUND' && change.kind === 'delete') return { kind: 'deleted' };
  const current = code === 'CONFLICT' ? readCurrent(error) : null;
  if (current) return { kind: 'conflict', current };
  // 409 without a card: an earlier attempt with the same key is still running.
  if (ERROR_STATUS[code] === ERROR_STATUS.CONFLICT && !isQuotaReached(error)) return { kind: 'failed', message };
  const plan = planIn(error);
  return { kind: 'refused', code, message, fields: errorFields(error), ...(plan && { plan }) };
}

function isAnswer(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) || ServerError.is(error);
}

/** The person has as many cards as there can be: trying again changes nothing. */
function isQuotaReached(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.quota !== undefined;
}

function readCurrent(error: unknown): ServerCard | null {
  return CombinedGraphQLErrors.is(error) ? readServerCard(error.errors[0]?.extensions?.current) : null;
}

async function listCards(client: ApolloClient): Promise<ListedCards | null> {
  const cards: ServerCard[] = [];
  let after: string | null = null;
  for (;;) {
    const viewer: StoredCardsQuery['viewer'] = await fetchPage(client, after);
    if (!viewer) return null;
    const { edges, pageInfo } = viewer.cards;
    cards.push(...edges.map(({ node }) => fromListedCard(node)));
    const { id: ownerId, firstSteps } = viewer;
    if (!pageInfo.hasNextPage || pageInfo.endCursor === after) return { ownerId, cards, firstSteps };
    after = pageInfo.endCursor;
  }
}

async function fetchPage(client: ApolloClient, after: string | null): Promise<StoredCardsQuery['viewer']> {
  // Past the cache: there the pages of several lists would be joined, and cards deleted elsewhere would stay.
  const { data } = await client.query({ query: StoredCardsDocument, variables: { after }, fetchPolicy: 'no-cache' });
  return data?.viewer ?? null;
}
