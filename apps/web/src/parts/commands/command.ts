import { searchText } from '@tessera/domain';
import { t } from '@tessera/texts';
import type { LucideIcon } from 'lucide-react';

/** The headings of the list, in its order. */
const COMMAND_GROUPS = ['Recent', 'Actions', 'Screens', 'Settings', 'Cards', 'Groups', 'Contacts', 'People'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** As people read them. */
export const GROUP_NAMES: Record<CommandGroup, string> = {
  Recent: t('Recent'),
  Actions: t('Actions'),
  Screens: t('Screens'),
  Settings: t('Settings'),
  Cards: t('Cards'),
  Groups: t('Groups'),
  Contacts: t('Contacts'),
  People: t('People'),
};

/** One line of the command palette. */
export interface Command {
  /** The same whenever it is the same thing: recently used ones are known by it. */
  id: string;
  group: CommandGroup;
  label: string;
  /** What tells two of the same name apart. */
  hint?: string | undefined;
  /** Other words that people may look for. */
  words?: string;
  keys?: readonly string[] | undefined;
  icon: LucideIcon;
  /** Where it leads to; what it does where it leads nowhere. */
  to?: string;
  run?: () => void;
}

/** So many of a kind are shown while something is looked for. */
const MOST_OF_A_GROUP = 6;

export interface CommandChoice {
  /** Known on this device. */
  local: readonly Command[];
  /** What the server found for these words. */
  found: readonly Command[];
  /** Ids, the latest first. */
  recent: readonly string[];
}

/**
 * What the list shows for these words: recently used ones, actions and screens for none, actions for `>`, and otherwise
 * what has every word. Groups and lines whose name begins with the first word come before the others: ‘me’ finds Meera
 * before “Find duplicate contacts”, which is also called ‘merge’.
 */
export function chooseCommands(query: string, { local, found, recent }: CommandChoice): Command[] {
  const isActions = query.trimStart().startsWith('>');
  const words = searchText([query.replace(/^\s*>/, '')])
    .split(' ')
    .filter(Boolean);
  const inGroups = local.filter(({ group }) => !isActions || group === 'Actions');
  if (words.length === 0) return isActions ? inGroups : withRecent(inGroups, recent);
  const known = inGroups.filter((command) => words.every((word) => hasWord(command, word)));
  const commands = [...known, ...(isActions ? [] : found)];
  const unique = [...new Map(commands.map((command) => [command.id, command])).values()];
  return COMMAND_GROUPS.map((name) =>
    unique
      .filter(({ group }) => group === name)
      .sort((a, b) => rank(a, words, recent) - rank(b, words, recent))
      .slice(0, MOST_OF_A_GROUP),
  )
    .sort(([a], [b]) => Number(!!b && beginsWith(b, words)) - Number(!!a && beginsWith(a, words)))
    .flat();
}

function withRecent(local: readonly Command[], recent: readonly string[]): Command[] {
  const used = recent.flatMap((id) => local.find((command) => command.id === id) ?? []);
  const isUsed = new Set(used.map(({ id }) => id));
  const others = local.filter(({ id, group }) => !isUsed.has(id) && (group === 'Actions' || group === 'Screens'));
  return [...used.map((command) => ({ ...command, group: 'Recent' as const })), ...others];
}

/** Every word counts from its beginning or, in what is shown, from within. */
function hasWord({ label, hint = '', words = '' }: Command, word: string): boolean {
  return searchText([label, hint]).includes(word) || searchText([words]).includes(` ${word}`);
}

function beginsWith({ label }: Command, [first = '']: readonly string[]): boolean {
  return searchText([label]).startsWith(` ${first}`);
}

function rank(command: Command, words: readonly string[], recent: readonly string[]): number {
  const used = recent.indexOf(command.id);
  return (beginsWith(command, words) ? 0 : 100) + (used < 0 ? 50 : used);
}
