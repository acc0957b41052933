import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatFixtures } from '../../../testing/chat-fixtures.ts';
import { exchangeFixtures } from '../../../testing/exchange-fixtures.ts';
import { organizationFixtures } from '../../../testing/organization-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { deleteAccount } from '../../identity/deletions/delete-account.service.ts';
import { sweepReports } from './report.service.ts';

let server: TestServer;
let chat: ReturnType<typeof chatFixtures>;
beforeAll(async () => {
  server = await startTestServer();
  chat = chatFixtures(server);
});
afterAll(() => server.close());

const person = (name: string) => organizationFixtures(server).person(name);
const block = (as: Person, { id }: Person) => chat.change('blockUser', { userId: id }, as, '{ id }');

async function readMarks(id: string, as: Person): Promise<Record<string, number>> {
  const { data } = await chat.ask<{ conversation: { readNumbers: { userId: string; number: number }[] } }>(
    'query ($id: ID!) { conversation(id: $id) { readNumbers { userId number } } }',
    as,
    { id },
  );
  return Object.fromEntries(data?.conversation.readNumbers.map(({ userId, number }) => [userId, number]) ?? []);
}

test.each(['direct', 'group'] as const)(
  'in a %s conversation, neither side of a block sees how far the other has read',
  async (kind) => {
    const [one, other] = [await person('Olga'), await person('Sam')];
    const id = kind === 'direct' ? await chat.direct(one, other) : await chat.group(one, other);
    await chat.send(id, one);
    await chat.change('markRead', { conversationId: id, number: 1 }, other, '{ id }');
    expect(await readMarks(id, one)).toEqual({ [one.id]: 1, [other.id]: 1 });
    await block(one, other);
    expect(await readMarks(id, one)).toEqual({ [one.id]: 1 });
    expect(await readMarks(id, other)).toEqual({ [other.id]: 1 });
  },
);

test('a blocked person who is signed in finds the exchange form closed', async () => {
  const exchange = exchangeFixtures(server);
  const [owner, blocked, stranger] = [await server.register('Olga'), await person('Sam'), await person('Tia')];
  const cardId = await exchange.makeOpenCard(owner);
  const closedId = await exchange.makeOpenCard(owner, { isOn: false });
  await block(owner, blocked);
  const [refused, closed] = [await exchange.send(cardId, {}, blocked), await exchange.send(closedId, {}, blocked)];
  expect(refused.code).toBe('NOT_FOUND');
  expect({ ...refused, token: '' }).toEqual({ ...closed, token: '' });
  expect((await exchange.send(cardId, {}, stranger)).code).toBeUndefined();
  const readForm = async (as: Person) =>
    (
      await server.graphql<{ card: { exchangeForm: object | null } }>(
        'query ($id: ID!) { card(id: $id) { exchangeForm { isOn } } }',
        {
          as,
          variables: { id: cardId },
        },
      )
    ).data?.card.exchangeForm;
  expect([await readForm(blocked), await readForm(stranger)]).toEqual([null, { isOn: true }]);
});

test('a reported message’s text is deleted with its writer’s account, and the report after a year', async () => {
  const [writer, reader] = [await person('Wim Writer'), await person('Rita Reader')];
  const id = await chat.direct(writer, reader);
  const { result } = await chat.send(id, writer, { text: 'Something rude', clientId: randomUUID() });
  await chat.change(
    'reportUser',
    { userId: writer.id, messageId: result?.id, reason: 'It is rude.' },
    reader,
    '{ message }',
  );
  const read = () =>
    server.services.db.query<{ message_text: string | null }[]>(
      'SELECT message_text FROM reports WHERE reporter_id = $1',
      [reader.id],
    );
  expect(await read()).toEqual([{ message_text: 'Something rude' }]);
  await deleteAccount(server.services, { deletionId: writer.deletionId });
  expect(await read()).toEqual([{ message_text: null }]);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600_000);
  await sweepReports(server.services, inDays(364));
  expect(await read()).toHaveLength(1);
  await sweepReports(server.services, inDays(367));
  expect(await read()).toEqual([]);
});
