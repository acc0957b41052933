import { createCache, InboxDocument, type InboxRowFragment, UnreadCountsDocument } from '@tessera/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyInboxChange, byActivity } from './inbox-cache.ts';

const row = (id: string, changes: Partial<InboxRowFragment> = {}): InboxRowFragment => ({
  __typename: 'Conversation',
  id,
  kind: 'GROUP',
  title: id,
  photoUrl: null,
  lastActivityAt: '2026-11-12T09:41:00.000Z',
  unreadCount: 0,
  lastMessage: null,
  ...changes,
});

let cache: ReturnType<typeof createCache>;

function load(kind: 'GROUP' | 'DIRECT' | null, rows: InboxRowFragment[]) {
  cache.writeQuery({
    query: InboxDocument,
    variables: { kind, after: null },
    data: {
      inbox: {
        __typename: 'ConversationConnection',
        totalCount: rows.length,
        edges: rows.map((node) => ({ __typename: 'ConversationEdge' as const, node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  });
}

const listed = (kind: 'GROUP' | 'DIRECT' | null) =>
  cache.readQuery({ query: InboxDocument, variables: { kind, after: null } })?.inbox;
const listIds = (kind: 'GROUP' | 'DIRECT' | null) => listed(kind)?.edges.map(({ node }) => node.id);

beforeEach(() => {
  cache = createCache();
  load(null, [row('a'), row('d', { kind: 'DIRECT' })]);
  load('GROUP', [row('a')]);
});

describe('a change of a conversation', () => {
  test('that nobody knew is in the list of all and of its kind, and in no other', () => {
    load('DIRECT', [row('d', { kind: 'DIRECT' })]);
    applyInboxChange(cache, { conversationId: 'b', conversation: row('b') });
    expect([listIds(null), listIds('GROUP'), listIds('DIRECT')]).toEqual([['b', 'a', 'd'], ['b', 'a'], ['d']]);
    expect([listed(null)?.totalCount, listed('DIRECT')?.totalCount]).toEqual([3, 1]);
  });

  test('that is listed changes its row and counts once', () => {
    applyInboxChange(cache, { conversationId: 'd', conversation: row('d', { kind: 'DIRECT', unreadCount: 4 }) });
    expect([listIds(null), listed(null)?.totalCount]).toEqual([['d', 'a'], 2]);
    expect(listed(null)?.edges[0]?.node.unreadCount).toBe(4);
  });

  test('that the viewer is out of leaves every list', () => {
    applyInboxChange(cache, { conversationId: 'a', conversation: null });
    expect([listIds(null), listIds('GROUP'), listed('GROUP')?.totalCount]).toEqual([['d'], [], 0]);
  });

  test('makes no list of one that was never loaded', () => {
    applyInboxChange(cache, { conversationId: 'b', conversation: row('b') });
    expect(listed('DIRECT')).toBeUndefined();
  });

  test('counts as unread where only the counts are known', () => {
    cache.writeQuery({
      query: UnreadCountsDocument,
      data: { inbox: { __typename: 'ConversationConnection', totalCount: 0, edges: [] } },
    });
    applyInboxChange(cache, { conversationId: 'b', conversation: row('b', { unreadCount: 2 }) });
    const counts = cache.readQuery({ query: UnreadCountsDocument })?.inbox.edges.map(({ node }) => node.unreadCount);
    expect(counts).toEqual([2]);
  });
});

test('rows stand by their last activity, and once when pages overlap', () => {
  const [old, fresh] = [row('old'), row('fresh', { lastActivityAt: '2026-11-12T10:00:00.000Z' })];
  expect(byActivity([old, fresh, { ...old }]).map(({ id }) => id)).toEqual(['fresh', 'old']);
});
