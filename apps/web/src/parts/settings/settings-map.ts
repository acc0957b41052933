import { foldWords } from '@tessera/domain';
import { t } from '@tessera/texts';
import { BellRing, Code, Eye, FolderDown, type LucideIcon, ShieldCheck, UserRound } from 'lucide-react';
import { paths, type SettingsPageName } from '../../paths.ts';

export interface SettingsSection {
  /** The hash of its address. */
  id: string;
  title: string;
  /** Labels of its controls, and other words that people look for. */
  words: readonly string[];
}

export interface SettingsPageInfo {
  name: SettingsPageName;
  title: string;
  icon: LucideIcon;
  sections: readonly SettingsSection[];
}

/** Single keys are no shortcuts where there is no keyboard. */
const isTouch = typeof matchMedia === 'function' && matchMedia('(hover: none) and (pointer: coarse)').matches;

const KEYBOARD: readonly SettingsSection[] = isTouch
  ? []
  : [{ id: 'keyboard', title: t('Keyboard'), words: [t('Single-key shortcuts'), t('Show keyboard shortcuts')] }];

/** Every page of the settings with what is on it, in order. The first one is at the screen's own address. */
export const SETTINGS_PAGES = [
  {
    name: 'account',
    title: t('Account'),
    icon: UserRound,
    sections: [
      { id: 'profile', title: t('Profile'), words: [t('Name'), t('Phone'), t('About'), t('Edit profile')] },
      { id: 'email', title: t('Email address'), words: [t('Change email address')] },
      { id: 'address', title: t('Public address'), words: [t('Handle')] },
      {
        id: 'region',
        title: t('Language and region'),
        words: [t('Language'), t('Region'), t('Language of dates')],
      },
      { id: 'time-zone', title: t('Time zone'), words: [] },
      { id: 'appearance', title: t('Appearance'), words: [t('Light'), t('Dark'), t('System')] },
      ...KEYBOARD,
    ],
  },
  {
    name: 'privacy',
    title: t('Privacy'),
    icon: Eye,
    sections: [
      {
        id: 'privacy',
        title: t('Privacy'),
        words: [
          t('Show email on card'),
          t('Allow contact downloads'),
          t('Show social links'),
          t('Let people who know my phone number or email find me'),
          t('Show when I’m here'),
          t('Who may add me to groups'),
        ],
      },
    ],
  },
  {
    name: 'notifications',
    title: t('Notifications'),
    icon: BellRing,
    sections: [
      {
        id: 'notifications',
        title: t('Notifications'),
        words: [
          t('New leads'),
          t('Messages'),
          t('Shared cards'),
          t('Reminders'),
          t('Payments'),
          t('Push notifications'),
          t('Show message text'),
        ],
      },
    ],
  },
  {
    name: 'security',
    title: t('Security'),
    icon: ShieldCheck,
    sections: [
      { id: 'password', title: t('Password'), words: [t('Change password')] },
      {
        id: 'security',
        title: t('Passkeys and two-step sign-in'),
        words: [t('Passkeys'), t('Authenticator app'), t('Create new recovery codes')],
      },
      { id: 'sessions', title: t('Where you are signed in'), words: [t('End all other sessions')] },
      { id: 'apps', title: t('Connected apps'), words: [] },
      { id: 'security-log', title: t('Security log'), words: [] },
    ],
  },
  {
    name: 'developers',
    title: t('Developers'),
    icon: Code,
    sections: [
      { id: 'tokens', title: t('Tokens for apps and scripts'), words: [t('Create token')] },
      { id: 'own-apps', title: t('Your apps'), words: [t('Register an app')] },
    ],
  },
  {
    name: 'data',
    title: t('Data'),
    icon: FolderDown,
    sections: [
      { id: 'export', title: t('Your data'), words: [t('Download everything')] },
      { id: 'delete', title: t('Delete account'), words: [] },
    ],
  },
] as const satisfies readonly SettingsPageInfo[];

/** The page with that section; undefined for a hash that names none. */
export function pageOfSection(id: string): SettingsPageInfo | undefined {
  return PAGES.find(({ sections }) => sections.some((section) => section.id === id));
}

export function sectionTitle(id: string): string {
  return PAGES.flatMap(({ sections }) => sections).find((section) => section.id === id)?.title ?? '';
}

export function settingsPath(name: SettingsPageName): string {
  return name === SETTINGS_PAGES[0].name ? paths.settings : paths.settingsPage(name);
}

export interface FoundSetting {
  label: string;
  /** Where it is, in words: “Account · Language and region”. */
  place: string;
  to: string;
}

/** The sections and controls that have every word, each of which counts from its beginning: “lang” finds “Language”. */
export function findSettings(query: string): FoundSetting[] {
  const words = foldWords([query]).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const hasAll = (...texts: string[]) => words.every((word) => foldWords(texts).includes(` ${word}`));
  return PAGES.flatMap(({ name, title: page, sections }) =>
    sections.flatMap(({ id, title, words: labels }) => {
      const to = `${settingsPath(name)}#${id}`;
      const place = page === title ? page : `${page} · ${title}`;
      const found = labels.filter((label) => label !== title && hasAll(label)).map((label) => ({ label, place, to }));
      return hasAll(title, page) ? [{ label: title, place: page, to }, ...found] : found;
    }),
  );
}

const PAGES: readonly SettingsPageInfo[] = SETTINGS_PAGES;
