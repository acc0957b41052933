import { expect, test } from 'vitest';
import { Peers } from './peers.ts';

function open() {
  const clock = { now: 0 };
  const hellos: number[] = [];
  const peers = new Peers(
    () => hellos.push(clock.now),
    () => clock.now,
  );
  return { clock, hellos, peers };
}

test('who is alone tells nobody, once it can be sure of it', () => {
  const { clock, peers } = open();
  expect(peers.mayListen(true)).toBe(true);
  clock.now = 5000;
  expect(peers.mayListen(true)).toBe(false);
  peers.close();
});

test('while the bus is away, and until all have said hello after it, everything is told', () => {
  const { clock, hellos, peers } = open();
  clock.now = 10_000;
  expect([peers.mayListen(false), peers.mayListen(true)]).toEqual([true, false]);
  peers.greet();
  expect([peers.mayListen(true), hellos]).toEqual([true, [10_000]]);
  clock.now = 15_000;
  expect(peers.mayListen(true)).toBe(false);
  peers.close();
});

test('a process that is heard for the first time is answered, and told of everything until it is long silent', () => {
  const { clock, hellos, peers } = open();
  clock.now = 10_000;
  peers.note('other');
  peers.note('other');
  expect([peers.mayListen(true), hellos]).toEqual([true, [10_000]]);
  clock.now = 10_000 + 599_000;
  expect(peers.mayListen(true)).toBe(true);
  clock.now += 2000;
  expect(peers.mayListen(true)).toBe(false);
  peers.close();
});
