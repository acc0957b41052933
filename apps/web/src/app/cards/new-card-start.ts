import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  OwnTemplatesDocument,
  type OwnTemplatesQuery,
  type OwnTemplatesQueryVariables,
  PlanOfferDocument,
  TeamRulesDocument,
} from '@tessera/client';
import { ENTITLEMENTS, type PlanKey } from '@tessera/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFreshCards } from '../../data/card-store/cards-context.tsx';
import type { LocalCard } from '../../data/card-store/local-card.ts';
import { useCards, useSyncState } from '../../data/card-store/use-cards.ts';
import { planInForce } from '../../parts/billing/upgrade/use-plan-offer.ts';

/** What a new card meets: the card that the person saved last, and the plan if it has no room for another one. */
export interface NewCardStart {
  lastCard: LocalCard | null;
  fullPlan: { plan: PlanKey; canTry: boolean; replaceable: LocalCard[] } | null;
}

/** Null until the person's cards are known, and while no new card is wanted. */
export function useNewCardStart(isWanted: boolean): NewCardStart | null {
  useFreshCards();
  const client = useApolloClient();
  const { isListed, trouble } = useSyncState();
  const cards = useCards();
  const [start, setStart] = useState<NewCardStart | null>(null);
  const read = useEffectEvent(async () => {
    const stored = cards.flatMap(({ card, status }) => (card.dbId && status !== 'deleting' ? card : []));
    // Without the server the card is made here, and sent when there is room.
    if (!isListed) return { lastCard: null, fullPlan: null };
    const [lastCard, fullPlan] = await Promise.all([findLastCard(client, stored), findFullPlan(client, stored)]);
    return { lastCard, fullPlan };
  });
  const isReady = isWanted && (isListed || trouble !== null);
  useEffect(() => {
    if (!isReady) return;
    let isOver = false;
    void read().then((found) => !isOver && setStart((known) => known ?? found));
    return () => {
      isOver = true;
    };
  }, [isReady]);
  return start;
}

async function findFullPlan(client: ApolloClient, stored: readonly LocalCard[]): Promise<NewCardStart['fullPlan']> {
  const count = stored.length;
  if (count < (ENTITLEMENTS.starter.cards ?? Number.POSITIVE_INFINITY)) return null;
  const answer = await client.query({ query: PlanOfferDocument, fetchPolicy: 'network-only' }).catch(() => null);
  if (!answer?.data) return null;
  const { billing } = answer.data;
  const plan = planInForce(billing);
  const most = ENTITLEMENTS[plan].cards;
  if (most === null || count < most) return null;
  return { plan, canTry: billing.canTry, replaceable: await findReplaceable(client, stored) };
}

/** Those that the person may fill as they like: what a team's card says is the team's. */
async function findReplaceable(client: ApolloClient, stored: readonly LocalCard[]): Promise<LocalCard[]> {
  const own = new Set<string>();
  let after: string | null = null;
  do {
    const variables: OwnTemplatesQueryVariables = { after };
    const answer: { data?: OwnTemplatesQuery } | null = await client
      .query({ query: OwnTemplatesDocument, variables, fetchPolicy: 'network-only' })
      .catch(() => null);
    const page = answer?.data?.viewer?.cards;
    for (const { node } of page?.edges ?? []) if (!node.organizationTemplate) own.add(node.id);
    after = page?.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return stored.filter(({ dbId }) => dbId && own.has(dbId));
}

/** The one that was saved last. A team's card and an event's say what others want said, so they are passed over. */
async function findLastCard(client: ApolloClient, stored: readonly LocalCard[]): Promise<LocalCard | null> {
  const candidates = stored
    .filter(({ data }) => data.type !== 'event')
    .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
  for (const card of candidates) {
    const variables = { id: card.dbId ?? '' };
    const answer = await client.query({ query: TeamRulesDocument, variables }).catch(() => null);
    if (!answer?.data?.card) return null;
    if (!answer.data.card.organizationTemplate) return card;
  }
  return null;
}
