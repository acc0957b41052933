import { say } from '@tessera/texts';
import { expect, test } from 'vitest';
import { checkWebhook, WEBHOOK_RETRY_SECONDS, webhookPayload } from './webhook.ts';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS, webhookFilter } from './webhook-events.ts';

const NO_FILTER = { cardIds: [], tags: [] };
const check = (url: string, mayBePlain = false) =>
  checkWebhook({ ...NO_FILTER, url, description: '', events: ['card.created'] }, { mayBePlain }).errors.url;

test.each(['https://example.com/hook', 'https://example.com:8443/a?b=c', ' https://example.com '])(
  '%s is fine',
  (url) => {
    expect(check(url)).toBeUndefined();
  },
);

test.each([
  ['', /full address/],
  ['example.com', /full address/],
  ['http://example.com', /https/],
  ['ftp://example.com', /https/],
  ['https://me:secret@example.com', /password/],
  ['https://example.com/#part', /#/],
  ['https://localhost/hook', /public internet/],
  ['https://printer.local', /public internet/],
  ['https://metadata.google.internal', /public internet/],
  ['https://intranet/', /public internet/],
  ['https://db.localhost./', /public internet/],
])('%s is refused', (url, why) => {
  expect(say(check(url) ?? '')).toMatch(why);
});

test('a program that listens needs no address', () => {
  expect(check('listen:')).toBeUndefined();
  expect(say(check('listen:5000') ?? '')).toMatch(/https/);
});

test('where it is allowed, plain addresses and those of this machine are fine', () => {
  expect(check('http://localhost:3000/hook', true)).toBeUndefined();
  expect(say(check('ftp://localhost', true) ?? '')).toMatch(/https/);
});

test('events are kept once and in their order; there is at least one', () => {
  const events = ['lead.created', 'card.created'] as const;
  const fields = { ...NO_FILTER, url: 'https://example.com', description: '', events };
  expect(checkWebhook(fields, { mayBePlain: false }).webhook).toEqual({
    url: 'https://example.com/',
    description: '',
    events: ['card.created', 'lead.created'],
    ...NO_FILTER,
  });
  expect(checkWebhook({ ...fields, events: [] }, { mayBePlain: false }).errors.events).toBeDefined();
});

test('a filter names each card and each tag once, and has a bound', () => {
  const fields = { url: 'https://example.com', description: '', events: ['card.created'] as const };
  const check = (cardIds: string[], tags: string[]) =>
    checkWebhook({ ...fields, cardIds, tags }, { mayBePlain: false });
  expect(check(['a', 'b', 'a'], ['Fair', ' fair ', '']).webhook).toMatchObject({ cardIds: ['a', 'b'], tags: ['Fair'] });
  const many = (count: number) => Array.from({ length: count }, (_, n) => `${n}`);
  expect(check(many(101), many(21)).errors).toEqual({ cardIds: 'At most 100 cards.', tags: 'At most 20 tags.' });
});

test.each(WEBHOOK_EVENT_NAMES)('%s tells by its example what a webhook can be limited to', (event) => {
  const filter = webhookFilter(event);
  const [noun = ''] = event.split('.');
  expect(filter?.by).toBe({ card: 'cards', share: 'cards', lead: 'cards', contact: 'tags' }[noun]);
  const found = filter?.path.reduce<unknown>(
    (part, key) => (part as Record<string, unknown>)[key],
    WEBHOOK_EVENTS[event].example,
  );
  if (filter?.by === 'cards') expect(found).toMatch(/^[0-9a-f-]{36}$/);
  if (filter?.by === 'tags') expect(found).toEqual(['Fair']);
});

test.each(WEBHOOK_EVENT_NAMES)('%s has an example that is named as the event is', (event) => {
  const [noun = ''] = event.split('.');
  expect(Object.keys(WEBHOOK_EVENTS[event].example)).toEqual([noun]);
  const at = new Date('2026-11-21T12:00:00Z');
  expect(JSON.parse(webhookPayload({ event, data: WEBHOOK_EVENTS[event].example, at }))).toEqual({
    type: event,
    timestamp: '2026-11-21T12:00:00.000Z',
    data: WEBHOOK_EVENTS[event].example,
  });
});

test('tries come ever more seldom, over more than three days', () => {
  expect(WEBHOOK_RETRY_SECONDS).toEqual([...WEBHOOK_RETRY_SECONDS].sort((a, b) => a - b));
  expect(WEBHOOK_RETRY_SECONDS.reduce((sum, seconds) => sum + seconds) / 86_400).toBeGreaterThan(3);
});
