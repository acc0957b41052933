import { t } from '@tessera/texts';
export const INSTALL_PAGE = {
  cap: t('Install the app'),
  title: t('Put Tessera on your home screen'),
  lead: t(
    'Install Tessera from your browser in three taps. You don’t need an app store, it takes hardly any space, and it’s always up to date. Your cards and QR codes open offline.',
  ),
  here: t('Install on this device'),
  install: t('Install Tessera'),
  installed: t('Tessera is installed on this device.'),
  notOffered: t('Your browser doesn’t offer an install button here. Follow the steps below instead.'),
} as const;

export interface InstallWay {
  /** Also the anchor on the page. */
  id: 'android' | 'ios' | 'desktop';
  title: string;
  browsers: string;
  steps: readonly string[];
  note: string;
}

export const INSTALL_WAYS: readonly InstallWay[] = [
  {
    id: 'android',
    title: t('Android'),
    browsers: t('Chrome, Edge, Samsung Internet'),
    steps: [
      t('Open this site in Chrome and tap the three dots at the top right.'),
      t('Tap “Add to Home screen”, then “Install”.'),
      t('Open Tessera from your home screen and sign in once.'),
    ],
    note: t('Press and hold the icon for “{newCard}” and “My QR”.', { newCard: t('New card') }),
  },
  {
    id: 'ios',
    title: t('iPhone and iPad'),
    browsers: t('Safari'),
    steps: [
      t('Open this site in Safari and tap the share button, the square with the arrow.'),
      t('Scroll down and tap “Add to Home Screen”, then “Add”.'),
      t('Open Tessera from your home screen and sign in once.'),
    ],
    note: t('Since iOS 16.4, other browsers on iPhone have this in their share menu, too.'),
  },
  {
    id: 'desktop',
    title: t('Computer'),
    browsers: t('Chrome, Edge'),
    steps: [
      t('Open this site and look at the right end of the address bar.'),
      t('Click the small screen with the arrow, then “Install”.'),
      t('Tessera opens in its own window, like your other apps.'),
    ],
    note: t('In Safari on a Mac, choose File, then “Add to Dock”.'),
  },
];

/** The badges of the features page. We are in no store, so each leads to the way its phone installs the app. */
export const STORE_BADGES = [
  { name: 'app-store', line: t('Install on'), device: 'iPhone', way: 'ios' },
  { name: 'play-store', line: t('Install on'), device: t('Android'), way: 'android' },
] as const satisfies readonly { name: string; line: string; device: string; way: InstallWay['id'] }[];
