import { isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSchema } from '../../server/schema.ts';
import { makeLongLists } from '../../testing/both-ways-fixtures.ts';
import { askList, LISTS, listOrders } from '../../testing/list-queries.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

type Made = Awaited<ReturnType<typeof makeLongLists>>;

let server: TestServer;
let made: Made;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
  made = await makeLongLists(server);
});
afterAll(() => server.close());

/** The orders in which a list comes are lists of their own. */
const ORDERED = listOrders().map(({ list, order }) => ({
  name: `${list} by ${order}`,
  list,
  extra: `orderBy: ${order}, `,
}));
const READ = [...Object.keys(LISTS).map((list) => ({ name: list, list, extra: '' })), ...ORDERED];

async function ask(list: string, args: string) {
  return askList({ server, made }, list, { args });
}

test('every connection with `last` is read here', () => {
  const types = Object.values(createSchema().getTypeMap()).filter(isObjectType);
  const found = types.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ args }) => ['first', 'last'].every((name) => args.some((arg) => arg.name === name)))
      .map((field) => `${type.name}.${field.name}`),
  );
  expect(Object.keys(LISTS)).toEqual(found.sort());
});

test.each(READ)('$name is the same from either end', async ({ list, extra }) => {
  const { page: all, message } = await ask(list, `${extra}first: 100`);
  expect(message).toBeUndefined();
  const cursors = all?.edges.map(({ cursor }) => cursor) ?? [];
  expect(cursors.length).toBeGreaterThan(2);
  const end = (await ask(list, `${extra}last: 2`)).page;
  expect(end?.edges.map(({ cursor }) => cursor)).toEqual(cursors.slice(-2));
  expect(end?.pageInfo).toEqual({
    ...{ hasNextPage: false, hasPreviousPage: true },
    ...{ startCursor: cursors.at(-2), endCursor: cursors.at(-1) },
  });
  const rest = (await ask(list, `${extra}last: 100, before: "${end?.pageInfo.startCursor}"`)).page;
  expect(rest?.edges.map(({ cursor }) => cursor)).toEqual(cursors.slice(0, -2));
  expect(rest?.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  // Entry by entry: those that have the key in common have borders between them as well.
  const walked = cursors.slice(0, 1);
  while (walked.length < cursors.length) {
    const next = (await ask(list, `${extra}first: 1, after: "${walked.at(-1)}"`)).page?.edges[0]?.cursor ?? '';
    expect(next).toBe(cursors[walked.length]);
    walked.push(next);
  }
});

test.each(Object.keys(LISTS))(
  '%s has the cursors in its usual order that it had before there were others',
  async (list) => {
    const cursor = (await ask(list, 'first: 1')).page?.pageInfo.endCursor ?? '';
    const uuid = '[0-9a-f]{8}-[0-9a-f-]{27}';
    const form = /members$/.test(list) ? `\\[1,"[^"]+","${uuid}"\\]` : `\\d{13}\\.${uuid}`;
    const text = Buffer.from(cursor, 'base64url').toString();
    expect(text).toMatch(new RegExp(`^${list === 'Query.contacts' ? `\\["[^"]+","${uuid}"\\]` : form}$`));
  },
);

test.each(ORDERED)('$name takes no cursor of the usual order', async ({ list, extra }) => {
  const cursor = (await ask(list, 'first: 1')).page?.pageInfo.endCursor;
  expect(Object.keys((await ask(list, `${extra}after: "${cursor}"`)).fields ?? {})).toEqual(['after']);
});

test.each([
  ['a cursor without the size that belongs to it', 'before: "x"', 'before'],
  ['a cursor of the other direction', 'last: 2, after: "x"', 'after'],
  ['a cursor that is none', 'last: 2, before: "x"', 'before'],
  ['no entry', 'last: 0', 'last'],
  ['more than 200', 'last: 201', 'last'],
])('%s is refused by the name of the argument', async (_what, args, argument) => {
  for (const name of Object.keys(LISTS))
    expect(Object.keys((await ask(name, args)).fields ?? {}), name).toEqual([argument]);
});
