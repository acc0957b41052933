import { emptyCardData } from '@tessera/domain';
import { expect, test } from 'vitest';
import type { BuilderValues } from './builder-values.ts';
import { type EditHistory, listChanges, recordChange, redo, startHistory, undo } from './history.ts';

const named = (name: string, role = ''): BuilderValues => ({
  data: { ...emptyCardData(), name, role },
  visibility: 'UNLISTED',
});
const typed = (...changes: [BuilderValues, string | undefined][]) =>
  changes.reduce<EditHistory>(
    (history, [values, field]) => recordChange(history, values, field),
    startHistory(named('')),
  );
const text = (history: EditHistory | null) => history && `${history.present.data.name}/${history.present.data.role}`;

test('letters of one field are one step, and another field begins another', () => {
  const history = typed([named('A'), 'data.name'], [named('As'), 'data.name'], [named('As', 'B'), 'data.role']);
  const once = undo(history);
  expect(text(once)).toBe('As/');
  expect(text(once && undo(once))).toBe('/');
  expect(once && undo(once) && undo(undo(once) as EditHistory)).toBeNull();
});

test('what was undone comes back, until something else is written', () => {
  const undone = undo(typed([named('A'), 'data.name'])) as EditHistory;
  expect(text(redo(undone))).toBe('A/');
  expect(redo(recordChange(undone, named('B'), 'data.name'))).toBeNull();
});

test('the same field goes on as a new step after going back', () => {
  const undone = undo(typed([named('A'), 'data.name'], [named('A', 'B'), 'data.role'])) as EditHistory;
  const history = recordChange(undone, named('Ab'), 'data.name');
  expect(text(undo(history))).toBe('A/');
});

test('what changes nothing is no step', () => {
  expect(undo(typed([named(''), 'data.name']))).toBeNull();
});

test('the oldest of many steps is forgotten', () => {
  const history = typed(
    ...Array.from({ length: 150 }, (_, n): [BuilderValues, string] => [named(String(n)), `field ${n}`]),
  );
  expect(history.past).toHaveLength(100);
});

test('a text of a list is told by its place, and a row that comes, goes or moves by all its texts', () => {
  const [book, house] = [
    { kind: 'link', title: 'Book' },
    { kind: 'text', title: 'House' },
  ];
  expect(listChanges([book, house], [{ ...book, title: 'Books' }, house], 'blocks')).toEqual(['blocks.0.title']);
  expect(listChanges([book], [book, { kind: 'text', title: '' }], 'blocks')).toEqual(['blocks.1.kind']);
  expect(listChanges([book, house], [book], 'blocks')).toEqual(['blocks.1.kind', 'blocks.1.title']);
  expect(listChanges([book, house], [house, book], 'blocks')).toHaveLength(4);
  expect(listChanges(null, [{ label: '', value: '9' }], 'phones')).toEqual(['phones.0.value']);
  expect(listChanges(undefined, [], 'blocks')).toEqual([]);
});
