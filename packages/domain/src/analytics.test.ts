import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  activityMessage,
  CARD_ACTION_TARGETS,
  conversionPercent,
  deedLevel,
  engagementScore,
  isConvertingTarget,
  type Reached,
  toFunnel,
  VISITOR_DEEDS,
} from './analytics.ts';
import { movingAverage5 } from './moving-average.ts';

test.each<[Reached, number]>([
  [[0, 0, 0, 0, 0], 0],
  [[1, 0, 0, 0, 0], 13.64],
  [[1, 1, 1, 1, 1], 22.73],
  // One each of 0, 0.3, 0.6, 0.8 and 1.
  [[5, 4, 3, 2, 1], 28],
  [[990, 990, 990, 990, 990], 99.15],
  [[990, 0, 0, 0, 0], 0.15],
])('the engagement score of visitor-days that reached %j is %d', (reached, score) => {
  expect(engagementScore(reached)).toBe(score);
});

test('the score is between 0 and 100 and grows with every visitor-day that gets further', () => {
  const count = fc.nat({ max: 1000 });
  fc.assert(
    fc.property(fc.tuple(count, count, count, count, count), fc.integer({ min: 1, max: 4 }), (counts, level) => {
      const [a, b, c, d, e] = [...counts].sort((one, other) => other - one) as [number, number, number, number, number];
      const reached: Reached = [a + 1, b, c, d, e];
      expect(engagementScore(reached)).toBeGreaterThanOrEqual(0);
      expect(engagementScore(reached)).toBeLessThanOrEqual(100);
      const further = reached.map((n, at) => (at <= level ? n + 1 : n)) as unknown as Reached;
      const idle = reached.map((n, at) => (at === 0 ? n + 1 : n)) as unknown as Reached;
      expect(engagementScore(further)).toBeGreaterThan(engagementScore(idle));
    }),
  );
});

test('getting in touch goes further than any other tap, saving further, and leaving details furthest', () => {
  const converting = CARD_ACTION_TARGETS.filter(isConvertingTarget);
  expect(converting).toEqual(['phone', 'email', 'whatsapp']);
  for (const target of CARD_ACTION_TARGETS) {
    expect(deedLevel('ACTION', target)).toBe(converting.includes(target) ? 2 : 1);
  }
  expect(VISITOR_DEEDS.map((deed) => deedLevel(deed, 'website'))).toEqual([0, 1, 3, 4]);
});

test('each step of the funnel counts those that came at least so far', () => {
  expect(toFunnel([10, 7, 5, 3, 1])).toEqual({ views: 10, actions: 7, saves: 3, leads: 1 });
});

test.each([
  [0, 0, 0],
  [0, 5, 0],
  [1, 3, 33.33],
  [2, 3, 66.67],
  [3, 3, 100],
])('%i of %i visitor-days are %d percent', (converting, all, percent) => {
  expect(conversionPercent(converting, all)).toBe(percent);
});

test.each([
  [[], []],
  [[4], [4]],
  [
    [1, 2],
    [1, 1.5],
  ],
  [
    [1, 2, 3, 4, 5, 6, 7],
    [1, 1.5, 2, 2.5, 3, 4, 5],
  ],
  [
    [1, 0, 0],
    [1, 0.5, 0.33],
  ],
])('the moving average of %j is %j', (values, averages) => {
  expect(movingAverage5(values)).toEqual(averages);
});

test.each([
  [{ kind: 'VIEW', title: 'A' } as const, 'Someone viewed “A”'],
  [{ kind: 'VIEW', title: 'A', channel: 'QR' } as const, 'Someone viewed “A” from its QR code'],
  [{ kind: 'VIEW', title: 'A', channel: 'NFC' } as const, 'Someone viewed “A” from an NFC tag'],
  [{ kind: 'ACTION', title: 'A', target: 'phone' } as const, 'Someone tapped the phone number on “A”'],
  [{ kind: 'ACTION', title: 'A', target: 'twitter' } as const, 'Someone tapped X on “A”'],
  [{ kind: 'SAVE', title: 'A' } as const, 'Someone saved the contact of “A”'],
  [{ kind: 'LEAD', title: 'A' } as const, 'Someone left their details on “A”'],
  [{ kind: 'LEAD', title: 'A', name: 'Asha Rao' } as const, 'Asha Rao left their details on “A”'],
  [{ kind: 'SHARE', title: 'A', mode: 'WHATSAPP' } as const, 'You shared “A” on WhatsApp'],
])('%j reads %j', (fact, message) => {
  expect(activityMessage(fact)).toEqual(message);
});
