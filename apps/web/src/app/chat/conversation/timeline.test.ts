import fc from 'fast-check';
import { expect, test } from 'vitest';
import { append, type Entry, lastNumber, missing, openTimeline, prepend, receive, type Timeline } from './timeline.ts';

const entry = (number: number): Entry => ({
  id: `m${number}`,
  number,
  clientId: `c${number}`,
  senderId: 'u1',
  createdAt: '2026-01-01T00:00:00Z',
});
const page = (from: number, to: number, of: number) => ({
  nodes: Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => entry(from + index)),
  hasBefore: from > 1,
  hasAfter: to < of,
});
const numbers = ({ entries }: Timeline) => entries.map(({ number }) => number);

test('pages before and after join the stretch', () => {
  let timeline = openTimeline(page(51, 60, 80));
  timeline = prepend(timeline, page(41, 50, 80));
  timeline = append(timeline, page(61, 80, 80));
  expect(numbers(timeline)).toEqual(numbers(openTimeline(page(41, 80, 80))));
  expect(timeline).toMatchObject({ hasBefore: true, hasAfter: false, newest: 80 });
});

test('the first page says that nothing comes before', () => {
  expect(prepend(openTimeline(page(3, 9, 9)), page(1, 2, 9)).hasBefore).toBe(false);
  expect(prepend(openTimeline(page(1, 9, 9)), page(1, 0, 9)).hasBefore).toBe(false);
});

test('a page that does not reach the stretch changes nothing', () => {
  const timeline = openTimeline(page(51, 60, 80));
  expect(prepend(timeline, page(1, 10, 80))).toBe(timeline);
  expect(append(timeline, page(70, 80, 80))).toBe(timeline);
});

test('a live message joins the end; after a gap it is asked for', () => {
  const timeline = receive(openTimeline(page(1, 3, 3)), entry(4));
  expect(numbers(timeline)).toEqual([1, 2, 3, 4]);
  expect(missing(timeline)).toBeNull();
  const late = receive(timeline, entry(7));
  expect(numbers(late)).toEqual([1, 2, 3, 4]);
  expect(missing(late)).toBe(4);
  expect(missing(append(late, page(5, 7, 7)))).toBeNull();
});

test('whoever reads early messages is not pulled to the end', () => {
  const timeline = receive(openTimeline(page(1, 10, 90), 90), entry(91));
  expect(numbers(timeline)).toHaveLength(10);
  expect(timeline.newest).toBe(91);
  expect(missing(timeline)).toBeNull();
});

test('however live messages and pages come in, the stretch has no gap and nothing twice', () => {
  const arrival = fc.oneof(
    fc.record({ kind: fc.constant('live' as const), number: fc.integer({ min: 1, max: 60 }) }),
    fc.record({ kind: fc.constant('before' as const), from: fc.integer({ min: 1, max: 60 }), size: fc.nat(20) }),
    fc.record({ kind: fc.constant('after' as const), from: fc.integer({ min: 1, max: 60 }), size: fc.nat(20) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(10), fc.array(arrival), (from, size, arrivals) => {
      let timeline = openTimeline(page(from, Math.min(60, from + size), 60));
      for (const one of arrivals) {
        const before = timeline;
        if (one.kind === 'live') timeline = receive(timeline, entry(one.number));
        else if (one.kind === 'before')
          timeline = prepend(timeline, page(one.from, Math.min(60, one.from + one.size), 60));
        else timeline = append(timeline, page(one.from, Math.min(60, one.from + one.size), 60));
        expect(timeline.entries.length).toBeGreaterThanOrEqual(before.entries.length);
      }
      const all = numbers(timeline);
      expect(all).toEqual(Array.from({ length: all.length }, (_, index) => (all[0] ?? 0) + index));
      expect(timeline.newest).toBeGreaterThanOrEqual(lastNumber(timeline));
    }),
  );
});
