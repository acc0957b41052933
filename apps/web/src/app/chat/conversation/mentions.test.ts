import { expect, test } from 'vitest';
import { mentionAt, withMention } from './mentions.ts';

test.each([
  ['@', { start: 0, query: '' }],
  ['hello @as', { start: 6, query: 'as' }],
  ['hello @Asha Ra', { start: 6, query: 'Asha Ra' }],
  ['a@b', null],
  ['@ asha', null],
  ['@asha  and', null],
  ['no', null],
  [`@${'x'.repeat(41)}`, null],
])('“%s” names %j', (text, expected) => {
  expect(mentionAt(text, text.length)).toEqual(expected);
});

test('only what stands before the caret counts', () => {
  expect(mentionAt('@asha and more', 3)).toEqual({ start: 0, query: 'as' });
});

test('the whole name takes the place of what was written of it', () => {
  expect(withMention('hi @as there', { start: 3, query: 'as' }, 'Asha Rao')).toEqual({
    text: 'hi @Asha Rao there',
    caret: 13,
  });
});
