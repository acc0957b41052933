import type { ApolloCache } from '@apollo/client';
import { InboxDocument, type InboxRowFragment, UnreadCountsDocument } from '@tessera/client';

export type InboxKind = 'GROUP' | 'DIRECT' | null;

/** A conversation as it is now; null when the viewer is out of it. */
export interface InboxChange {
  conversationId: string;
  conversation: InboxRowFragment | null;
}

/** What lists of conversations have in common, whatever they show of each. */
interface Listed<Edge> {
  totalCount: number;
  edges: Edge[];
}

/** Brings every list that has been loaded up to date: the rows of the chat, by kind and all, and the unread counts. */
export function applyInboxChange(cache: ApolloCache, change: InboxChange): void {
  for (const kind of [null, 'GROUP', 'DIRECT'] as const) {
    cache.updateQuery(
      { query: InboxDocument, variables: { kind, after: null } },
      (data) => data && { inbox: withChange(data.inbox, change, kind) },
    );
  }
  cache.updateQuery({ query: UnreadCountsDocument }, (data) => data && { inbox: withChange(data.inbox, change, null) });
}

/** The list with that conversation in front, or without it. One of another kind is none of this list's. */
function withChange<Edge extends { node: { id: string } }, List extends Listed<Edge | NewEdge>>(
  list: List,
  { conversationId, conversation }: InboxChange,
  kind: InboxKind,
): List {
  const others = list.edges.filter(({ node }) => node.id !== conversationId);
  const wasThere = others.length < list.edges.length;
  const isMeant = conversation !== null && (kind === null || conversation.kind === kind);
  const edges = isMeant ? [{ __typename: 'ConversationEdge' as const, node: conversation }, ...others] : others;
  return { ...list, edges, totalCount: list.totalCount + Number(isMeant && !wasThere) - Number(!isMeant && wasThere) };
}

interface NewEdge {
  __typename: 'ConversationEdge';
  node: InboxRowFragment;
}

/** Each conversation once, the latest activity first: pages that were loaded at different times may overlap. */
export function byActivity<Row extends { id: string; lastActivityAt: string }>(rows: readonly Row[]): Row[] {
  const unique = new Map(rows.map((row) => [row.id, row]));
  return [...unique.values()].sort(
    (a, b) => b.lastActivityAt.localeCompare(a.lastActivityAt) || b.id.localeCompare(a.id),
  );
}
