import { describe, expect, test } from 'vitest';
import { fanOut, type Listener } from './listener.ts';
import { SubscriberGroups } from './subscriber-groups.ts';

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

function groupEars(...ears: Ear[]) {
  const targets = ears.map((listener) => ({ listener }));
  const groups = new SubscriberGroups<(typeof targets)[number]>();
  for (const target of targets) groups.add(target);
  return { groups, targets };
}

describe('groups', () => {
  test('are those who share a key, and everybody alone who has none', () => {
    const { groups, targets } = groupEars(new Ear('a'), new Ear('b'), new Ear('a'), new Ear(null), new Ear(null));
    expect([...groups].map((group) => [...group].map((target) => targets.indexOf(target)))).toEqual([
      [0, 2],
      [1],
      [3],
      [4],
    ]);
  });

  test('count who is there, and say whether somebody was', () => {
    const { groups, targets } = groupEars(new Ear('a'), new Ear('a'));
    const [first, second] = targets as [(typeof targets)[0], (typeof targets)[0]];
    expect(groups.delete(first)).toBe(true);
    expect(groups.delete(first)).toBe(false);
    expect([groups.size, groups.has(first), groups.has(second)]).toEqual([1, false, true]);
    groups.delete(second);
    expect([groups.size, ...groups]).toEqual([0]);
  });
});

describe('an event', () => {
  test('is rendered once for a group, and told to each of it', async () => {
    const ears = [new Ear('a'), new Ear('a'), new Ear('b', 'other'), new Ear(null, 'own')];
    await fanOut(groupEars(...ears).groups, {}, {});
    expect(ears.map(({ heard }) => heard)).toEqual([['text'], ['text'], ['other'], ['own']]);
    expect(ears.map(({ rendered }) => rendered)).toEqual([1, 0, 1, 1]);
  });

  test('is not told to who leaves while it is rendered', async () => {
    const [left, stays] = [new Ear('a'), new Ear('a')];
    const { groups, targets } = groupEars(left, stays);
    const telling = fanOut(groups, {}, {});
    groups.delete(targets[0] as (typeof targets)[0]);
    await telling;
    expect([left.heard, stays.heard]).toEqual([[], ['text']]);
  });

  test('is not rendered where nobody wants it, and each is asked again at the last moment', async () => {
    const [wants, changesItsMind, never] = [new Ear('a'), new Ear('a'), new Ear('b')];
    const { groups } = groupEars(wants, changesItsMind, never);
    await fanOut(
      groups,
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
