import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import type { MessageFragment } from '@tessera/client';
import { waitFor } from '@testing-library/react';
import { Observable, Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { MessageFeed, PAGE_SIZE } from './message-feed.ts';

const ID = 'conversation-1';

function message(number: number): MessageFragment {
  return {
    __typename: 'Message',
    id: `m${number}`,
    number,
    revision: number,
    clientId: `c${number}`,
    conversationId: ID,
    text: `Message ${number}`,
    createdAt: '2026-01-01T00:00:00Z',
    editedAt: null,
    deletedAt: null,
    sender: { __typename: 'User', id: 'u1', name: 'Asha', avatarUrl: null },
    hasCard: false,
    card: null,
    image: null,
    replyTo: null,
    mentions: [],
    reactions: [],
  };
}

interface Talk {
  count: number;
  readNumber?: number;
  /** Numbers of messages that were deleted. */
  deleted?: readonly number[];
}

/** An API with one conversation of so many messages, which more can be said in. */
function talk({ count, readNumber = count, deleted = [] }: Talk) {
  const said = new Subject<MessageFragment>();
  const api = {
    ...{ count, asked: [] as Record<string, unknown>[], followed: [] as Record<string, unknown>[], said },
    /** Happens between looking up the next answer and giving it. */
    beforeAnswer: () => {},
  };
  const page = ({ last, before, after }: Record<string, unknown>) => {
    const size = Number(last);
    const from = typeof after === 'number' ? after + 1 : Math.max(1, (Number(before ?? 0) || api.count + 1) - size);
    const to =
      typeof after === 'number' ? Math.min(api.count, after + size) : (Number(before ?? 0) || api.count + 1) - 1;
    const nodes = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
      const one = message(from + index);
      return deleted.includes(one.number) ? { ...one, text: '', deletedAt: one.createdAt } : one;
    });
    const pageInfo = { __typename: 'PageInfo', hasPreviousPage: from > 1, hasNextPage: to < api.count };
    return { __typename: 'MessageConnection', nodes, pageInfo };
  };
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'MessageAdded') {
      api.followed.push(variables);
      return new Observable((observer) =>
        said.subscribe({
          next: (one) => observer.next({ data: { messageAdded: one } }),
          complete: () => observer.complete(),
        }),
      );
    }
    if (operationName === 'MessageChanged') return new Observable(() => {});
    api.asked.push(variables);
    const conversation = { __typename: 'Conversation', id: ID, messages: page(variables) };
    const answered = api.beforeAnswer;
    api.beforeAnswer = () => {};
    const start = { readNumber, messageCount: api.count, revision: api.count };
    return new Observable((observer) => {
      const isStart = operationName === 'ConversationStart';
      answered();
      observer.next({ data: { conversation: isStart ? { ...conversation, ...start } : conversation } });
      observer.complete();
    });
  });
  const feed = new MessageFeed(new ApolloClient({ link, cache: new InMemoryCache() }), ID);
  const numbers = () => feed.get().timeline.entries.map((entry) => entry.number);
  return { api, feed, numbers };
}

async function started(options: Talk) {
  const opened = talk(options);
  opened.feed.start();
  await waitFor(() => expect(opened.feed.get().status).toBe('ready'));
  return opened;
}
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('opens at the end when there is nothing new, and follows from there', async () => {
  const { api, feed, numbers } = await started({ count: 200 });
  expect(numbers()).toEqual(range(151, 200));
  expect(feed.get()).toMatchObject({ readUntil: null, timeline: { hasBefore: true, hasAfter: false } });
  expect(api.followed).toEqual([{ id: ID, after: 200 }]);
});

test('opens at the first new one when there are many', async () => {
  const { feed, numbers } = await started({ count: 200, readNumber: 90 });
  expect(numbers()).toEqual(range(81, 80 + PAGE_SIZE));
  expect(feed.get()).toMatchObject({ readUntil: 90, timeline: { hasAfter: true, newest: 200 } });
});

test.each([
  [[9], 9],
  [[9, 10], null],
  [[10], 8],
])('with %j of two new messages deleted, the read part ends at %s', async (deleted, readUntil) => {
  const { feed } = await started({ count: 10, readNumber: 8, deleted });
  expect(feed.get().readUntil).toBe(readUntil);
});

test('goes up and down by pages, however often it is asked at once', async () => {
  const { feed, numbers } = await started({ count: 200, readNumber: 90 });
  await Promise.all([feed.loadBefore(), feed.loadBefore(), feed.loadAfter(), feed.loadBefore()]);
  expect(numbers()).toEqual(range(1, 180));
});

test('what was said meanwhile and did not come is fetched', async () => {
  const { api, numbers } = await started({ count: 10 });
  api.count = 13;
  api.said.next(message(13));
  await waitFor(() => expect(numbers()).toEqual(range(1, 13)));
});

test('an own message that comes twice is there once', async () => {
  const { api, feed, numbers } = await started({ count: 2 });
  feed.add(message(3));
  api.said.next(message(3));
  expect(numbers()).toEqual([1, 2, 3]);
});

test('goes to an early message and back to the end', async () => {
  const { feed, numbers } = await started({ count: 500 });
  await feed.goTo(40);
  expect(numbers()).toContain(40);
  expect(numbers()).not.toContain(500);
  await feed.goToEnd();
  expect(numbers().at(-1)).toBe(500);
});

test('what is said on the way back to the end is there, though the page was read before', async () => {
  const { api, feed, numbers } = await started({ count: 500 });
  await feed.goTo(40);
  api.beforeAnswer = () => {
    api.count = 501;
    api.said.next(message(501));
  };
  await feed.goToEnd();
  expect(numbers().at(-1)).toBe(501);
});

test('who is out of the conversation hears nothing more', async () => {
  const { api, feed } = await started({ count: 2 });
  api.said.complete();
  expect(feed.get().status).toBe('left');
  feed.add(message(3));
  expect(feed.get().timeline.entries).toHaveLength(2);
});
