import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  actionWeight,
  activityMessage,
  CARD_ACTION_TARGETS,
  conversionPercent,
  ENGAGEMENT_WEIGHTS,
  engagementScore,
  isConvertingTarget,
  movingAverage5,
} from './analytics.ts';

test.each([
  [[], 0],
  [[0], 13.64],
  [[1], 22.73],
  [[0, 0.3, 0.6, 0.8, 1], 28],
  [Array.from({ length: 990 }, () => 1), 99.15],
  [Array.from({ length: 990 }, () => 0), 0.15],
])('the engagement score of %j is %d', (days, score) => {
  expect(engagementScore(days)).toBe(score);
});

test('the score is between 0 and 100 and grows with every better day', () => {
  const weights = fc.constantFrom(...Object.values(ENGAGEMENT_WEIGHTS));
  fc.assert(
    fc.property(fc.array(weights), (days) => {
      expect(engagementScore(days)).toBeGreaterThanOrEqual(0);
      expect(engagementScore(days)).toBeLessThanOrEqual(100);
      expect(engagementScore([...days, 1])).toBeGreaterThan(engagementScore([...days, 0]));
    }),
  );
});

test('getting in touch converts and weighs more than any other tap', () => {
  const converting = CARD_ACTION_TARGETS.filter(isConvertingTarget);
  expect(converting).toEqual(['phone', 'email', 'whatsapp']);
  for (const target of CARD_ACTION_TARGETS) expect(actionWeight(target)).toBe(converting.includes(target) ? 0.6 : 0.3);
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
  [{ kind: 'ACTION', title: 'A', target: 'phone' } as const, 'Someone tapped the phone number on “A”'],
  [{ kind: 'ACTION', title: 'A', target: 'twitter' } as const, 'Someone tapped X on “A”'],
  [{ kind: 'SAVE', title: 'A' } as const, 'Someone saved the contact of “A”'],
  [{ kind: 'SHARE', title: 'A', mode: 'WHATSAPP' } as const, 'You shared “A” on WhatsApp'],
])('%j reads %j', (fact, message) => {
  expect(activityMessage(fact)).toBe(message);
});
