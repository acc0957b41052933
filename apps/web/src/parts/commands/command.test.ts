import { Plus } from 'lucide-react';
import { expect, test } from 'vitest';
import { type Command, type CommandGroup, chooseCommands } from './command.ts';

const command = (group: CommandGroup, label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  group,
  label,
  icon: Plus,
  ...more,
});
const local = [
  command('Actions', 'New card'),
  command('Actions', 'Sign out', { words: 'logout' }),
  command('Screens', 'My Cards'),
  command('Cards', 'José’s studio'),
  command('Groups', 'Studio friends'),
];
const labels = (query: string, recent: string[] = [], found: Command[] = []) =>
  chooseCommands(query, { local, found, recent }).map(({ group, label }) => `${group}: ${label}`);

test.each([
  [
    'nothing shows what was used last, then actions and screens',
    '',
    ['Recent: Studio friends', 'Recent: New card', 'Actions: Sign out', 'Screens: My Cards'],
  ],
  ['> shows actions alone', '>', ['Actions: New card', 'Actions: Sign out']],
  ['> narrows actions', '> out', ['Actions: Sign out']],
  ['accents and case do not matter', 'JOSE', ['Cards: José’s studio']],
  ['other words count', 'logout', ['Actions: Sign out']],
  ['all words have to be there', 'studio friends', ['Groups: Studio friends']],
  ['nothing that nobody has', 'zebra', []],
])('%s', (_what, query, expected) => {
  expect(labels(query, ['Studio friends', 'New card'])).toEqual(expected);
});

test('what the server found stands below, once, and what is used often stands first in its group', () => {
  const found = [command('Contacts', 'Sam Card'), command('Contacts', 'Mia Card'), command('Screens', 'My Cards')];
  expect(labels('card', ['Mia Card'], found)).toEqual([
    'Actions: New card',
    'Screens: My Cards',
    'Contacts: Mia Card',
    'Contacts: Sam Card',
  ]);
});

test('whoever’s name begins like this stands before actions that have it as another word', () => {
  const merge = command('Actions', 'Find duplicates', { words: 'merge theme' });
  const meera = command('Contacts', 'Meera Iyer');
  const find = (query: string) =>
    chooseCommands(query, { local: [merge, meera], found: [], recent: [] }).map(({ label }) => label);
  expect(find('me')).toEqual(['Meera Iyer', 'Find duplicates']);
  expect(find('eme')).toEqual([]);
  expect(find('eer')).toEqual(['Meera Iyer']);
});
