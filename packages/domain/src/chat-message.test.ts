import { describe, expect, test } from 'vitest';
import { checkMessage, isEmoji, MESSAGE_SEARCH_LENGTH, messageSummary } from './chat-message.ts';
import { CHAT_LIMITS } from './limits.ts';
import { searchText } from './search-text.ts';

const draft = { text: '', hasCard: false, hasImage: false, mentions: 0 };

describe('a message', () => {
  test.each([
    ['a text', { text: ' Hello\r\nthere ' }, 'Hello\nthere', []],
    ['spaces alone', { text: ' \n ' }, '', ['text']],
    ['an invisible character alone', { text: '\u200B' }, '', ['text']],
    ['a card without words', { hasCard: true }, '', []],
    ['a picture without words', { hasImage: true }, '', []],
    ['a card and a picture', { hasCard: true, hasImage: true }, '', ['imageUrl']],
    ['the longest text', { text: 'x'.repeat(CHAT_LIMITS.text) }, 'x'.repeat(CHAT_LIMITS.text), []],
    ['one character more', { text: 'x'.repeat(CHAT_LIMITS.text + 1) }, 'x'.repeat(CHAT_LIMITS.text + 1), ['text']],
    ['too many names', { text: '@', mentions: CHAT_LIMITS.mentions + 1 }, '@', ['mentionIds']],
    ['nothing, to too many', { mentions: CHAT_LIMITS.mentions + 1 }, '', ['text', 'mentionIds']],
  ])('%s', (_what, given, text, wrong) => {
    const checked = checkMessage({ ...draft, ...given });
    expect([checked.text, Object.keys(checked.errors)]).toEqual([text, wrong]);
  });

  test('is searched to its end, also where letters become two', () => {
    const text = `${'ß'.repeat(CHAT_LIMITS.text - 4)} end`;
    expect(searchText([text], MESSAGE_SEARCH_LENGTH)).toMatch(/ end$/);
  });
});

test.each([
  ['👍', true],
  ['👍🏽', true],
  ['❤️', true],
  ['🇮🇳', true],
  ['👩‍👩‍👧', true],
  ['👍👍', false],
  ['x', false],
  ['1', false],
  ['', false],
  ['👍 ', false],
])('%j is one emoji: %s', (text, expected) => {
  expect(isEmoji(text)).toBe(expected);
});

test.each([
  [{ text: 'Lunch\nat one?' }, 'Lunch at one?'],
  [{ hasCard: true, card: { title: 'Studio' } }, 'Card “Studio”'],
  [{ hasCard: true, card: null }, 'Card no longer available'],
  [{ text: 'Here', hasCard: true }, 'Here'],
  [{ hasImage: true }, 'Picture'],
  [{ text: 'gone', isDeleted: true }, 'Message deleted'],
])('%j stands in a list as %j', (message, expected) => {
  expect(messageSummary({ text: '', hasCard: false, hasImage: false, isDeleted: false, ...message })).toEqual(expected);
});
