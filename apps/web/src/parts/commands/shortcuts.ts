import { t } from '@tessera/texts';
import { paths } from '../../paths.ts';

/** What a shortcut does apart from leading to a screen. */
export type ShortcutAct = 'search' | 'help';

export interface Shortcut {
  /** Pressed one after the other, as `KeyboardEvent.key` names them. */
  keys: readonly string[];
  label: string;
  /** The address that it leads to; an act where it leads to none. */
  to?: string;
  act?: ShortcutAct;
}

/** Every shortcut of single keys: what the keyboard does, what the command palette names, and what the help sheet lists. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['n'], label: t('New card'), to: paths.builder() },
  { keys: ['/'], label: t('Search this list'), act: 'search' },
  { keys: ['?'], label: t('Keyboard shortcuts'), act: 'help' },
  { keys: ['g', 'c'], label: t('My Cards'), to: paths.cards },
  { keys: ['g', 'k'], label: t('Contacts'), to: paths.contacts },
  { keys: ['g', 'm'], label: t('Chat'), to: paths.chat() },
  { keys: ['g', 's'], label: t('Shares'), to: paths.shares },
  { keys: ['g', 'a'], label: t('Analytics'), to: paths.analytics },
  { keys: ['g', 'e'], label: t('Explore'), to: paths.explore },
  { keys: ['g', 't'], label: t('Team'), to: paths.team },
  { keys: ['g', 'p'], label: t('My Profile'), to: paths.profile },
  { keys: ['g', ','], label: t('Settings'), to: paths.settings },
];

/** How long the second key may take after the first, in ms. */
const SEQUENCE_MS = 1500;

/** A key that began a sequence, and when, in ms of the page's own clock. */
export interface KeyBefore {
  key: string;
  at: number;
}

/** What the key means after the one before: a shortcut, the beginning of one, or nothing. */
export function readKey(key: string, at: number, before: KeyBefore | null): Shortcut | KeyBefore | null {
  const isInTime = before !== null && at - before.at <= SEQUENCE_MS;
  const sequence = SHORTCUTS.find(
    ({ keys }) => isInTime && keys.length === 2 && keys[0] === before.key && keys[1] === key,
  );
  if (sequence) return sequence;
  const single = SHORTCUTS.find(({ keys }) => keys.length === 1 && keys[0] === key);
  if (single) return single;
  return SHORTCUTS.some(({ keys }) => keys.length === 2 && keys[0] === key) ? { key, at } : null;
}

/** The keys of what leads to that address, such as ['g', 'c']. */
export function keysFor(to: string): readonly string[] | undefined {
  return SHORTCUTS.find((shortcut) => shortcut.to === to)?.keys;
}

/** The modifier of the command palette, as this machine's keyboards name it. */
export function paletteKeys(): readonly string[] {
  return [/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl', 'K'];
}
