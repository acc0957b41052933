import { expect, test } from 'vitest';
import { findMentions } from './chat-mention.ts';

const people = [
  { id: 'asha', name: 'Asha' },
  { id: 'rao', name: 'Asha Rao' },
  { id: 'ali', name: 'علي' },
  { id: 'kavya', name: 'काव्य' },
];

test.each([
  ['@Asha Rao and @Asha, see @Nobody', ['rao', 'asha']],
  ['@Ashanti', []],
  ['@Asha-Marie', ['asha']],
  ['@Asha’s idea', ['asha']],
  ['@Asha2', []],
  ['(@Asha)', ['asha']],
  ['mail me at x@Asha', []],
  ['Ask @علي، please', ['ali']],
  ['@عليا', []],
  // A vowel sign belongs to the word before it.
  ['@काव्या', []],
  ['@काव्य।', ['kavya']],
  ['@', []],
])('“%s” names %j', (text, ids) => {
  expect(findMentions(text, people).map(({ id }) => id)).toEqual(ids);
});

test('an @ without a name doesn’t hide the name behind it', () => {
  expect(findMentions('@Ashanti, @Asha', people)).toEqual([{ start: 10, end: 15, id: 'asha' }]);
});

test('two people with the same name are both mentioned', () => {
  const both = [
    { id: '1', name: 'Asha' },
    { id: '2', name: 'Asha' },
  ];
  expect(findMentions('@Asha', both).map(({ id }) => id)).toEqual(['1', '2']);
});
