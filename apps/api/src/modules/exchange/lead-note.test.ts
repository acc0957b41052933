import { CONTACT_LIMITS } from '@tessera/domain';
import { expect, test } from 'vitest';
import { addNote, replaceNote } from './lead-note.ts';

const FULL = 'x'.repeat(CONTACT_LIMITS.note - 5);

test.each([
  ['', 'Call me.', 'Call me.'],
  ['Met in May.', '', 'Met in May.'],
  ['Call me.', 'Call me.', 'Call me.'],
  // The text alone isn't the same note.
  ['See you Monday. Call me.', 'Call me.', 'See you Monday. Call me.\n\nCall me.'],
  ['See you Monday.\nCall me.', 'Call me.', 'See you Monday.\nCall me.\n\nCall me.'],
  ['See you Monday.\n\nCall me.', 'Call me.', 'See you Monday.\n\nCall me.'],
  ['One.\n \nTwo.\n\nThree.', 'Two.\n\nThree.', 'One.\n \nTwo.\n\nThree.'],
  ['सोमवार को मिलें। फ़ोन करें।', 'फ़ोन करें।', 'सोमवार को मिलें। फ़ोन करें।\n\nफ़ोन करें।'],
  // A note that doesn't fit is left out as a whole.
  [FULL, 'abc', `${FULL}\n\nabc`],
  [FULL, 'abcd', FULL],
])('to %j is added %j', (note, more, expected) => {
  expect(addNote(note, more)).toBe(expected);
});

const others: string[] = [];
test.each([
  ['its paragraph alone', 'See you Monday. Call me.\n\nCall me.', 'Call me.', others, 'See you Monday. Call me.'],
  ['nothing that the owner removed', 'See you Monday. Call me.', 'Call me.', ['See you Monday. Call me.'], null],
  ['all of its paragraphs', 'Mine.\n\nOne.\n\nTwo.\n\n\nMine too.', 'One.\n\nTwo.', others, 'Mine.\n\n\nMine too.'],
  ['nothing that another lead says', 'Call me.', 'Call me.', ['Call me.'], null],
  ['no paragraph of another lead', 'Monday.\n\nCall me.', 'Monday.\n\nCall me.', ['Call me.'], 'Call me.'],
  [
    'the one that is no other’s',
    'Call me.\n\nMonday.\n\nCall me.',
    'Call me.',
    ['Monday.\n\nCall me.'],
    'Monday.\n\nCall me.',
  ],
  ['what the owner wrote around', 'Call me.\nNice person.', 'Call me.', others, 'Nice person.'],
  ['what stands within a line', 'She wrote: (urgent) call. Ok.', '(urgent) call.', others, 'She wrote:  Ok.'],
  ['no part of a word', 'A good book.', 'ok', others, null],
  ['words of scripts without spaces', '她说请打电话吧', '请打电话', others, '她说吧'],
  ['nothing else', 'Met in May.', 'Call me.', others, null],
])('erasing a note removes %s', (_what, note, before, notes, expected) => {
  expect(replaceNote(note, { before, after: '', others: notes })).toBe(expected ?? note);
});

test.each([
  ['Mine.\n\nCall me.\n\nMine too.', 'Mine.\n\nWrite.\n\nMine too.', others],
  ['Call me.\nNice.', 'Write.\nNice.', others],
  ['Mine.', 'Mine.', others],
  // Another lead still says it.
  ['Call me.', 'Call me.\n\nWrite.', ['Call me.']],
  ['Write.\n\nCall me.', 'Write.', ['Write.']],
  [`${'x'.repeat(CONTACT_LIMITS.note - 10)}\n\nCall me.`, `${'x'.repeat(CONTACT_LIMITS.note - 10)}\n\nWrite.`, others],
])('correcting “Call me.” in %j', (note, expected, notes) => {
  expect(replaceNote(note, { before: 'Call me.', after: 'Write.', others: notes })).toBe(expected);
});

test('a corrected note that doesn’t fit takes the old one out; text with $ and regular expressions is text', () => {
  expect(replaceNote(`${FULL}\n\nabc`, { before: 'abc', after: 'abcd', others })).toBe(FULL);
  expect(replaceNote('a $1 [b]. c', { before: '$1 [b].', after: '$& (x)', others })).toBe('a $& (x) c');
});
