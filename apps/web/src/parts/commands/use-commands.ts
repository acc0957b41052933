import { useRecentGroupsQuery } from '@tessera/client';
import { APPEARANCES, displayTitle } from '@tessera/domain';
import { t } from '@tessera/texts';
import { ContactRound, FileUp, GalleryVerticalEnd, Keyboard, LogOut, MessageCircle, Plus, QrCode } from 'lucide-react';
import { useCards } from '../../data/card-store/use-cards.ts';
import { signOut } from '../../data/session/sign-out.ts';
import { paths } from '../../paths.ts';
import { APPEARANCE_TEXTS, chooseAppearance } from '../frame/appearance.ts';
import { SIDEBAR_GROUPS } from '../frame/sidebar-entries.ts';
import { SETTINGS_PAGES, settingsPath } from '../settings/settings-map.ts';
import type { Command } from './command.ts';
import { showOverlay } from './overlay.ts';
import { keysFor } from './shortcuts.ts';

const action = (command: Omit<Command, 'group' | 'id'>): Command => ({
  ...command,
  id: `action:${command.label.replaceAll(' ', '-')}`,
  group: 'Actions',
});

const ACTIONS: readonly Command[] = [
  action({ label: t('New card'), icon: Plus, to: paths.builder(), keys: keysFor(paths.builder()), words: 'create' }),
  action({ label: t('Share card'), icon: QrCode, run: () => showOverlay('share'), words: 'qr code link send' }),
  action({ label: t('Create group'), icon: MessageCircle, to: paths.createGroup, words: 'new chat room' }),
  action({ label: t('Join group with a code'), icon: MessageCircle, to: paths.joinGroup, words: 'chat room' }),
  action({ label: t('Add contact'), icon: ContactRound, to: paths.addContact, words: 'new person' }),
  action({ label: t('Import contacts'), icon: FileUp, to: paths.importContacts, words: 'csv vcard export file' }),
  action({ label: t('Find duplicate contacts'), icon: ContactRound, to: paths.contactDuplicates, words: 'merge' }),
  ...APPEARANCES.map((appearance) =>
    action({
      label: t('Appearance: {label}', { label: APPEARANCE_TEXTS[appearance].label }),
      icon: APPEARANCE_TEXTS[appearance].icon,
      run: () => chooseAppearance(appearance),
      words: 'theme mode colour color night day',
    }),
  ),
  action({
    label: t('Keyboard shortcuts'),
    icon: Keyboard,
    run: () => showOverlay('help'),
    keys: ['?'],
    words: 'help',
  }),
  action({ label: t('Sign out'), icon: LogOut, run: signOut, words: 'logout leave' }),
];

const SCREENS: readonly Command[] = [
  ...SIDEBAR_GROUPS.flat(),
  { label: t('Deals'), to: paths.deals, icon: ContactRound },
  { label: t('Help'), to: paths.help, icon: Keyboard },
].map(({ label, to, icon }) => ({ id: `screen:${to}`, group: 'Screens', label, to, icon, keys: keysFor(to) }));

const SETTINGS: readonly Command[] = SETTINGS_PAGES.flatMap(({ name, title, icon, sections }) =>
  sections.map((section) => ({
    id: `setting:${section.id}`,
    group: 'Settings',
    label: section.title,
    hint: section.title === title ? undefined : title,
    words: section.words.join(' '),
    icon,
    to: `${settingsPath(name)}#${section.id}`,
  })),
);

/** What is known on this device: actions, screens, settings, the person's cards, and the groups that were active last. */
export function useCommands(): Command[] {
  const cards = useCards();
  const { data } = useRecentGroupsQuery();
  return [
    ...ACTIONS,
    ...SCREENS,
    ...SETTINGS,
    ...cards.map(
      ({ card }): Command => ({
        id: `card:${card.id}`,
        group: 'Cards',
        label: displayTitle(card.data),
        hint: card.data.name || undefined,
        icon: GalleryVerticalEnd,
        to: paths.builder(card.id),
      }),
    ),
    ...(data?.inbox.edges ?? []).map(
      ({ node }): Command => ({
        id: `group:${node.id}`,
        group: 'Groups',
        label: node.title || t('Group'),
        icon: MessageCircle,
        to: paths.chat(node.id),
      }),
    ),
  ];
}
