import type { ApolloClient } from '@apollo/client';
import {
  CreateStoredCardDocument,
  DeleteStoredCardDocument,
  StoredCardsDocument,
  type StoredCardsQuery,
  UpdateStoredCardDocument,
} from '@tessera/client';
import type { PrivacyChoice } from '@tessera/domain';
import { fromListedCard, fromStoredCard, toCardDataInput } from './card-mapper.ts';
import type { Delay, Verdict } from './changes.ts';
import type { ServerCard } from './local-card.ts';
import type { OutboxEntry } from './outbox.ts';

/** What the server's list says. */
export interface ListedCards {
  ownerId: string;
  cards: ServerCard[];
  /** What a new person still has before them; null once it is done or put away. */
  firstSteps: NonNullable<StoredCardsQuery['viewer']>['firstSteps'];
  /** What the owner shows to others on every card. */
  privacy: PrivacyChoice;
}

/** How the card store talks to the server. */
export interface CardTransport {
  /** Sends one change under its own key. Never throws. */
  send: (entry: OutboxEntry) => Promise<Verdict | Delay>;
  /** All cards of the viewer. Throws what Apollo throws. */
  list: () => Promise<ListedCards | null>;
}

/** The server behind an Apollo client. */
export function createTransport(client: ApolloClient): CardTransport {
  return {
    send: async (entry) => {
      try {
        return await sendChange(client, entry);
      } catch (error) {
        // Without a network it may be missing.
        const verdict = await import('./verdict.ts').catch(() => null);
        return verdict?.readVerdict(error, entry, () => listCards(client)) ?? { kind: 'unreachable' };
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
    return saved(answer.data?.createCard.card);
  }
  const variables = { input: { id: dbId, data, visibility, version: sent?.version ?? null } };
  const answer = await client.mutate({ mutation: UpdateStoredCardDocument, variables, context });
  return saved(answer.data?.updateCard.card);
}

function saved(card: Parameters<typeof fromStoredCard>[0] | undefined): Verdict {
  if (!card) throw new Error('The server answered without a card.');
  return { kind: 'saved', card: fromStoredCard(card) };
}

async function listCards(client: ApolloClient): Promise<ListedCards | null> {
  const cards: ServerCard[] = [];
  let after: string | null = null;
  for (;;) {
    const viewer: StoredCardsQuery['viewer'] = await fetchPage(client, after);
    if (!viewer) return null;
    const { edges, pageInfo } = viewer.cards;
    cards.push(...edges.map(({ node }) => fromListedCard(node)));
    const { id: ownerId, firstSteps, showEmail, showSocials } = viewer;
    if (!pageInfo.hasNextPage || pageInfo.endCursor === after)
      return { ownerId, cards, firstSteps, privacy: { email: showEmail, socials: showSocials } };
    after = pageInfo.endCursor;
  }
}

async function fetchPage(client: ApolloClient, after: string | null): Promise<StoredCardsQuery['viewer']> {
  // Past the cache: there the pages of several lists would be joined, and cards deleted elsewhere would stay.
  const { data } = await client.query({ query: StoredCardsDocument, variables: { after }, fetchPolicy: 'no-cache' });
  return data?.viewer ?? null;
}
