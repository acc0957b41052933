import { Tessera, type TesseraError } from '@tessera/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { countFollowed } from '../live-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../server.ts';
import { layLine } from './breakable-line.ts';

let server: TestServer;
let line: Awaited<ReturnType<typeof layLine>>;
let owner: Person;
/** Hears by the line that can be cut. */
let listener: Tessera;
let speaker: Tessera;
let conversationId: string;
beforeAll(async () => {
  server = await startTestServer();
  line = await layLine(server.origin);
  owner = await server.register('Asha Rao');
  listener = new Tessera({ origin: line.origin, token: owner.token, webSocket: WebSocket });
  speaker = new Tessera({ origin: server.origin, token: owner.token });
  conversationId = (await speaker.groups.create({ name: 'Potters' })).conversation.id;
});
afterAll(async () => {
  await listener.live.close();
  await line.close();
  await server.close();
});

const PATIENCE = { timeout: 20_000 };
const say = (text: string) => speaker.conversations.send({ conversationId, text });

/** Hears in the background; gives what was heard so far, and when it is over. */
function hear<Event, Heard>(events: AsyncIterable<Event>, read: (event: Event) => Heard) {
  const heard: Heard[] = [];
  const over = (async () => {
    for await (const event of events) heard.push(read(event));
  })();
  return { heard, over };
}

test('messages that were sent while the connection was lost come, each once and in their order', async () => {
  const { messageCount: after } = (await speaker.conversations.get(conversationId)) ?? { messageCount: 0 };
  const stop = new AbortController();
  let reconnections = 0;
  const onReconnect = () => {
    reconnections += 1;
  };
  const options = { after, signal: stop.signal, onReconnect };
  const { heard, over } = hear(listener.live.messages(conversationId, options), ({ text }) => text);
  await say('one');
  await expect.poll(() => heard, PATIENCE).toEqual(['one']);
  line.cut();
  await say('two');
  await say('three');
  line.mend();
  await expect.poll(() => heard, PATIENCE).toEqual(['one', 'two', 'three']);
  await say('four');
  await expect.poll(() => heard, PATIENCE).toEqual(['one', 'two', 'three', 'four']);
  expect(reconnections).toBe(1);
  stop.abort();
  await over;
});

test('so do changes of messages, from the revision that is known', async () => {
  const said = await say('Wrnog');
  const stop = new AbortController();
  const changes = listener.live.messageChanges(conversationId, { after: said.revision, signal: stop.signal });
  const { heard, over } = hear(changes, ({ text }) => text);
  await speaker.conversations.edit({ id: said.id, text: 'Wrong' });
  await expect.poll(() => heard, PATIENCE).toEqual(['Wrong']);
  line.cut();
  await speaker.conversations.edit({ id: said.id, text: 'Right' });
  line.mend();
  await expect.poll(() => heard, PATIENCE).toEqual(['Wrong', 'Right']);
  stop.abort();
  await over;
});

test('without a number messages are heard from now on, and leaving the loop ends the subscription', async () => {
  await say('before');
  // Until it is heard: the position to begin at is asked for first.
  const speaking = setInterval(() => void say('after'), 50);
  for await (const { text } of listener.live.messages(conversationId)) {
    expect(text).toBe('after');
    break;
  }
  clearInterval(speaking);
  await expect.poll(() => countFollowed(server), PATIENCE).toBe(0);
});

test('a signal ends an iteration at once, also while the connection is lost', async () => {
  const stop = new AbortController();
  const { heard, over } = hear(listener.live.messages(conversationId, { after: 0, signal: stop.signal }), () => true);
  await expect.poll(() => heard.length, PATIENCE).toBeGreaterThan(0);
  line.cut();
  stop.abort();
  await over;
  line.mend();
});

test('inbox, activity, groups and notifications are heard', async () => {
  const stop = new AbortController();
  const { signal } = stop;
  const [group] = await speaker.groups.list().toArray();
  const card = await speaker.cards.create({
    data: { title: 'Tiles', name: 'Asha Rao', email: 'asha@example.com' },
    visibility: 'PUBLIC',
  });
  const inbox = hear(listener.live.inbox({ signal }), (change) => change.conversationId);
  const activity = hear(listener.live.activity({ signal }), ({ kind }) => kind);
  const groups = hear(listener.live.group(group?.id ?? '', { signal }), ({ name }) => name);
  const members = hear(listener.live.members(group?.id ?? '', { signal }), ({ user }) => user.name);
  const friend = await server.register('Mateo Silva');
  const other = new Tessera({ origin: server.origin, token: friend.token });
  const stir = async () => {
    await say('hello');
    await speaker.shares.create({ cardId: card.id, mode: 'LINK' });
    await speaker.groups.update({ id: group?.id ?? '', name: 'Bakers' });
    await other.groups.join(group?.joinCode ?? '');
    await other.groups.leave(group?.id ?? '');
    return [inbox, activity, groups, members].map(({ heard }) => heard[0]);
  };
  await expect.poll(stir, PATIENCE).toEqual([conversationId, 'SHARE', 'Bakers', 'Mateo Silva']);
  stop.abort();
  await Promise.all([inbox, activity, groups, members].map(({ over }) => over));
});

test('what the server refuses is a TesseraError', async () => {
  const wrong = new Tessera({ origin: server.origin, token: 'tsr_wrong', webSocket: WebSocket });
  const error = await wrong.live
    .activity()
    .next()
    .then(
      () => expect.fail('it was let in'),
      (reason: unknown) => reason as TesseraError,
    );
  expect(error).toMatchObject({ code: 'UNAUTHENTICATED', message: expect.stringContaining('token') });
  const stranger = await server.register();
  const outside = new Tessera({ origin: server.origin, token: stranger.token, webSocket: WebSocket });
  await expect(outside.live.messages(conversationId, { after: 0 }).next()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(outside.live.messages(conversationId).next()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await outside.live.close();
});

test('close() ends all iterations, and a later one opens the connection again', async () => {
  const passing = new Tessera({ origin: server.origin, token: owner.token, webSocket: WebSocket });
  const first = hear(passing.live.messages(conversationId, { after: 0 }), ({ number }) => number);
  await expect.poll(() => first.heard.length, PATIENCE).toBeGreaterThan(0);
  await passing.live.close();
  await first.over;
  const again = await passing.live.messages(conversationId, { after: 0 }).next();
  expect(again.value?.number).toBe(1);
  await passing.live.close();
});

test('a runtime without WebSocket is told what to do', async () => {
  const plain = new Tessera({ origin: server.origin, token: owner.token });
  const { WebSocket: own } = globalThis;
  Reflect.deleteProperty(globalThis, 'WebSocket');
  try {
    await expect(plain.live.activity().next()).rejects.toThrow(/Install “ws”/);
  } finally {
    if (own) globalThis.WebSocket = own;
  }
});
