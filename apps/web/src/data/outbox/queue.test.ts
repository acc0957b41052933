import { expect, test } from 'vitest';
import { createQueue, type WriteState } from './queue.ts';

interface Write {
  key: string;
  line: string;
  state: WriteState;
}

const queue = createQueue<Write>({
  readKey: ({ key }) => key,
  readLine: ({ line }) => line,
  readState: ({ state }) => state,
});
const write = (key: string, state: WriteState = 'ready'): Write => ({ key, line: key[0] ?? '', state });

test.each([
  ['the first write of all', [write('a1'), write('b1')], 'a1'],
  ['no write that follows one that is held', [write('a1', 'held'), write('a2'), write('b1')], 'b1'],
  ['a write that follows one that stepped aside', [write('a1', 'aside'), write('a2'), write('b1')], 'a2'],
  ['none where all wait', [write('a1', 'held'), write('a2'), write('b1', 'aside')], undefined],
])('the next one is %s', (_what, writes, key) => {
  expect(queue.next(writes)?.key).toBe(key);
});

test('a line can be left out', () => {
  expect(queue.next([write('a1'), write('b1')], new Set(['a']))?.key).toBe('b1');
});

test('one write is changed or removed, and the others stay as they are', () => {
  const writes = [write('a1'), write('a2')];
  expect(queue.change(writes, 'a1', (one) => ({ ...one, state: 'held' }))).toEqual([write('a1', 'held'), write('a2')]);
  expect(queue.remove(writes, 'a1')).toEqual([write('a2')]);
  expect(queue.inLine([...writes, write('b1')], 'a')).toEqual(writes);
});
