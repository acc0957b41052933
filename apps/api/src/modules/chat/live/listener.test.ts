import { describe, expect, test } from 'vitest';
import { Crowds, fanOut, type Listener } from './listener.ts';

/** Writes down what it is given, and how often a text was made by it. */
class Ear implements Listener {
  readonly heard: string[] = [];
  rendered = 0;

  constructor(
    readonly dedupeKey: string | null,
    private readonly text = 'text',
  ) {}

  async render(): Promise<string> {
    this.rendered += 1;
    return this.text;
  }
  write(payload: string): void {
    this.heard.push(payload);
  }
  prepare(payload: string): (listener: Listener) => void {
    return (listener) => listener.write(payload);
  }
  async drained(): Promise<void> {}
  end(): void {}
}

function crowdsOf(...ears: Ear[]) {
  const targets = ears.map((listener) => ({ listener }));
  const crowds = new Crowds<(typeof targets)[number]>();
  for (const target of targets) crowds.add(target);
  return { crowds, targets };
}

describe('crowds', () => {
  test('are those who share a key, and everybody alone who has none', () => {
    const { crowds, targets } = crowdsOf(new Ear('a'), new Ear('b'), new Ear('a'), new Ear(null), new Ear(null));
    expect([...crowds].map((crowd) => [...crowd].map((target) => targets.indexOf(target)))).toEqual([
      [0, 2],
      [1],
      [3],
      [4],
    ]);
  });

  test('count who is there, and say whether somebody was', () => {
    const { crowds, targets } = crowdsOf(new Ear('a'), new Ear('a'));
    const [first, second] = targets as [(typeof targets)[0], (typeof targets)[0]];
    expect(crowds.delete(first)).toBe(true);
    expect(crowds.delete(first)).toBe(false);
    expect([crowds.size, crowds.has(first), crowds.has(second)]).toEqual([1, false, true]);
    crowds.delete(second);
    expect([crowds.size, ...crowds]).toEqual([0]);
  });
});

describe('an event', () => {
  test('is rendered once for a crowd, and told to each of it', async () => {
    const ears = [new Ear('a'), new Ear('a'), new Ear('b', 'other'), new Ear(null, 'own')];
    await fanOut(crowdsOf(...ears).crowds, {}, {});
    expect(ears.map(({ heard }) => heard)).toEqual([['text'], ['text'], ['other'], ['own']]);
    expect(ears.map(({ rendered }) => rendered)).toEqual([1, 0, 1, 1]);
  });

  test('is not told to who leaves while it is rendered', async () => {
    const [left, stays] = [new Ear('a'), new Ear('a')];
    const { crowds, targets } = crowdsOf(left, stays);
    const telling = fanOut(crowds, {}, {});
    crowds.delete(targets[0] as (typeof targets)[0]);
    await telling;
    expect([left.heard, stays.heard]).toEqual([[], ['text']]);
  });

  test('is not rendered where nobody wants it, and each is asked again at the last moment', async () => {
    const [wants, changesItsMind, never] = [new Ear('a'), new Ear('a'), new Ear('b')];
    const { crowds } = crowdsOf(wants, changesItsMind, never);
    await fanOut(
      crowds,
      {},
      {
        isWanted: ({ listener }) => listener !== never,
        take: ({ listener }) => listener === wants,
      },
    );
    expect([wants.heard, changesItsMind.heard, never.heard]).toEqual([['text'], [], []]);
    expect(never.rendered).toBe(0);
  });
});
