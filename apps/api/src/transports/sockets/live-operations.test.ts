import { randomUUID } from 'node:crypto';
import { buildSchema, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { createSchema } from '../../server/schema.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { readOperations } from '../graphql/operation.ts';

describe('a subscription is executed once for all', () => {
  const schema = createSchema();
  const read = (text: string) => {
    const [operation] = readOperations(schema, parse(text));
    if (!operation) throw new Error('no operation');
    return operation;
  };

  test.each([
    [
      'what every member sees alike',
      'messageAdded(conversationId: "x") { id sender { name } reactions { count } }',
      true,
    ],
    [
      'a fragment of it',
      'messageAdded(conversationId: "x") { ... on Message { card { face { name } } } __typename }',
      true,
    ],
    ['an email address', 'messageAdded(conversationId: "x") { sender { email } }', false],
    ['one’s own role', 'groupChanged(groupId: "x") { name viewerRole }', false],
    ['one’s own list', 'inboxChanged { conversation { unreadCount } }', false],
    ['a card behind a person', 'messageAdded(conversationId: "x") { sender { publicCards { totalCount } } }', false],
  ])('%s', (_what, field, expected) => {
    expect(read(`subscription { ${field} }`).isViewerIndependent).toBe(expected);
  });

  test('where somebody began makes no difference, but any other variable does', () => {
    const start = 'subscription ($id: ID!, $a: Int) { messageAdded(conversationId: $id, after: $a) { id } }';
    expect(read(start).resumeVariable).toBe('a');
    const used =
      'subscription ($id: ID!, $a: Int) { messageAdded(conversationId: $id, after: $a) { id @skip(if: $a) } }';
    expect(read(used).resumeVariable).toBeNull();
    expect(read('subscription { messageAdded(conversationId: "x", after: 3) { id } }').resumeVariable).toBeNull();
  });

  test('a field that is not marked is rendered for its viewer, whatever its type is called', () => {
    const other = buildSchema(
      'type Query { a: Int } type Subscription { messageAdded: Message } type Message { secret: Int }',
    );
    const [operation] = readOperations(other, parse('subscription { messageAdded { secret } }'));
    expect(operation?.isViewerIndependent).toBe(false);
  });
});

describe('a peer that takes nothing any more', () => {
  let server: TestServer;
  let owner: Person;
  beforeAll(async () => {
    server = await startTestServer();
    owner = await server.register();
  });
  afterAll(() => server.close());

  const ROUND = 400;

  async function talk(id: string, from: number): Promise<void> {
    await server.services.db.query(
      `WITH c AS (UPDATE conversations SET message_count = $3, revision = $3 WHERE id = $1)
       INSERT INTO messages (conversation_id, number, id, revision, added_revision, sender_id, client_id, text)
       SELECT $1, n, gen_random_uuid(), n, n, $2, gen_random_uuid(), repeat('x', 4000)
         FROM generate_series($4::int, $3::int) n`,
      [id, owner.id, from + ROUND - 1, from],
    );
    await server.services.pubSub.publish('conversationChanged', { id });
  }

  function follow(id: string, after: number) {
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const numbers: number[] = [];
    const query = `subscription { messageAdded(conversationId: "${id}", after: ${after}) { number text } }`;
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token: owner.token } })));
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse(String(data));
      if (type === 'connection_ack')
        socket.send(JSON.stringify({ type: 'subscribe', id: randomUUID(), payload: { query } }));
      if (type === 'next') numbers.push(payload.data.messageAdded.number);
    });
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    return { socket, numbers, closed };
  }

  test('is closed, and goes on from where it was when it comes back', async () => {
    const { data } = await server.graphql<{ createGroup: { group: { id: string } } }>(
      'mutation { createGroup(input: { name: "Loud" }) { group { id } } }',
      { as: owner },
    );
    const id = data?.createGroup.group.id ?? '';
    const slow = follow(id, 0);
    await talk(id, 1);
    await expect.poll(() => slow.numbers.length, { timeout: 10_000 }).toBe(ROUND);
    slow.socket.pause();
    let last = ROUND;
    // The kernel takes some megabytes before the process has to keep anything.
    for (; last < 20 * ROUND; last += ROUND) {
      await talk(id, last + 1);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    slow.socket.resume();
    expect(await slow.closed).toBe(1013);
    expect(slow.numbers.length).toBeLessThan(last);
    const again = follow(id, slow.numbers.at(-1) ?? 0);
    await expect.poll(() => again.numbers.at(-1), { timeout: 20_000 }).toBe(last);
    expect([...slow.numbers, ...again.numbers]).toEqual(Array.from({ length: last }, (_, n) => n + 1));
    again.socket.close();
  });
});
