import { beforeEach, expect, test } from 'vitest';
import { createOutgoingMessages, type Outgoing, type SendProblem } from './outgoing.ts';

beforeEach(() => localStorage.clear());

const message = (clientId: string, conversationId = 'a'): Omit<Outgoing, 'problem'> => ({
  clientId,
  conversationId,
  createdAt: '2026-01-01T00:00:00Z',
  text: `text of ${clientId}`,
  cardId: null,
  imageUrl: null,
  replyToNumber: null,
  mentionIds: [],
});
const unreachable: SendProblem = { text: 'Can’t connect. Check your connection and try again.', isRefused: false };
const refused: SendProblem = { text: 'Too long.', isRefused: true };

/** A sender whose answers the test gives, one after the other. */
function slowSender() {
  const tried: string[] = [];
  const waiting: ((problem: SendProblem | null) => void)[] = [];
  return {
    tried,
    send: ({ clientId }: Outgoing) => {
      tried.push(clientId);
      return new Promise<SendProblem | null>((resolve) => waiting.push(resolve));
    },
    async answer(problem: SendProblem | null = null) {
      waiting.shift()?.(problem);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
const ids = (list: readonly Outgoing[]) => list.map(({ clientId }) => clientId);

test('one at a time and in order in each conversation, conversations beside each other', async () => {
  const sender = slowSender();
  const outgoing = createOutgoingMessages('me', sender.send);
  for (const one of [message('1'), message('2'), message('3', 'b')]) outgoing.add(one);
  expect(sender.tried).toEqual(['1', '3']);
  await sender.answer();
  expect(sender.tried).toEqual(['1', '3', '2']);
  await sender.answer();
  await sender.answer();
  expect([...outgoing.list('a'), ...outgoing.list('b')]).toEqual([]);
});

test('what the network held up stays in front, and goes again under the same id', async () => {
  const sender = slowSender();
  const outgoing = createOutgoingMessages('me', sender.send);
  outgoing.add(message('1'));
  outgoing.add(message('2'));
  await sender.answer(unreachable);
  expect(outgoing.list('a').map(({ problem }) => problem)).toEqual([unreachable, null]);
  expect(sender.tried).toEqual(['1']);
  outgoing.retryAll();
  await sender.answer();
  await sender.answer();
  expect(sender.tried).toEqual(['1', '1', '2']);
  expect(outgoing.list('a')).toEqual([]);
});

test('a try that fails after the network came back is made once more', async () => {
  const sender = slowSender();
  const outgoing = createOutgoingMessages('me', sender.send);
  outgoing.add(message('1'));
  outgoing.retryAll();
  await sender.answer(unreachable);
  expect(sender.tried).toEqual(['1', '1']);
  await sender.answer(unreachable);
  expect(sender.tried).toEqual(['1', '1']);
  expect(outgoing.list('a').map(({ problem }) => problem)).toEqual([unreachable]);
});

test('what was refused steps aside until somebody retries or removes it', async () => {
  const sender = slowSender();
  const outgoing = createOutgoingMessages('me', sender.send);
  outgoing.add(message('1'));
  outgoing.add(message('2'));
  await sender.answer(refused);
  await sender.answer();
  expect(ids(outgoing.list('a'))).toEqual(['1']);
  outgoing.retryAll();
  expect(sender.tried).toEqual(['1', '2']);
  outgoing.retry('a');
  expect(sender.tried).toEqual(['1', '2', '1']);
  outgoing.remove('1');
  expect(outgoing.list('a')).toEqual([]);
});

test('a reload loses nothing, and nobody finds what another account wanted to say', async () => {
  const before = slowSender();
  createOutgoingMessages('me', before.send).add(message('1'));
  const after = slowSender();
  expect(createOutgoingMessages('somebody else', after.send).list('a')).toEqual([]);
  const outgoing = createOutgoingMessages('me', after.send);
  expect(ids(outgoing.list('a'))).toEqual(['1']);
  outgoing.retryAll();
  expect(after.tried).toEqual(['1']);
});

test('what the browser keeps may be broken', () => {
  localStorage.setItem('outgoing-messages', '{"accountId":"me","messages":[1,{"clientId":"x"}]}');
  expect(createOutgoingMessages('me', slowSender().send).list('a')).toEqual([]);
  localStorage.setItem('outgoing-messages', 'nonsense');
  expect(createOutgoingMessages('me', slowSender().send).list('a')).toEqual([]);
});

test('whoever listens hears of each change, and the list stays the same until then', () => {
  const outgoing = createOutgoingMessages('me', slowSender().send);
  let changes = 0;
  const stop = outgoing.subscribe(() => {
    changes += 1;
  });
  outgoing.add(message('1'));
  expect(changes).toBe(1);
  expect(outgoing.list('a')).toBe(outgoing.list('a'));
  stop();
  outgoing.remove('1');
  expect(changes).toBe(1);
});

test('what one tab keeps is not lost by what another one sends', async () => {
  const [stuck, lively] = [slowSender(), slowSender()];
  const first = createOutgoingMessages('me', stuck.send);
  const second = createOutgoingMessages('me', lively.send);
  first.add(message('1'));
  await stuck.answer(unreachable);
  second.add(message('2'));
  await lively.answer();
  expect(ids(createOutgoingMessages('me', slowSender().send).list('a'))).toEqual(['1']);
});

test('what has been sent is kept by no tab', async () => {
  const [early, late] = [slowSender(), slowSender()];
  const first = createOutgoingMessages('me', early.send);
  first.add(message('1'));
  const second = createOutgoingMessages('me', late.send);
  await early.answer();
  second.retryAll();
  await late.answer();
  expect(createOutgoingMessages('me', slowSender().send).list('a')).toEqual([]);
});

test('once closed, nothing more is sent or kept, and what waits is there for the same person', async () => {
  const sender = slowSender();
  const outgoing = createOutgoingMessages('me', sender.send);
  outgoing.add(message('1'));
  outgoing.add(message('2'));
  outgoing.close();
  await sender.answer(unreachable);
  outgoing.retryAll();
  expect(sender.tried).toEqual(['1']);
  expect(ids(createOutgoingMessages('me', slowSender().send).list('a'))).toEqual(['1', '2']);
});
