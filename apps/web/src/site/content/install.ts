export const INSTALL_PAGE = {
  cap: 'Install the app',
  title: 'On your home screen in three taps.',
  lead: 'Tessera is installed by your browser, not by a store: it takes no account there, hardly any room, and is always the newest version. Your cards and their codes open without a network.',
  here: 'Install on this device',
  install: 'Install Tessera',
  installed: 'Tessera is installed on this device.',
  notOffered: 'Your browser offers no button for it here. The steps below are all it takes.',
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
    title: 'Android',
    browsers: 'Chrome, Edge, Samsung Internet',
    steps: [
      'Open this site in Chrome and tap the three dots at the top right.',
      'Tap “Add to Home screen”, then “Install”.',
      'Open Tessera from your home screen and sign in once.',
    ],
    note: 'Press and hold the icon for “New card” and “My QR”.',
  },
  {
    id: 'ios',
    title: 'iPhone and iPad',
    browsers: 'Safari',
    steps: [
      'Open this site in Safari and tap the share button, the square with the arrow.',
      'Scroll down and tap “Add to Home Screen”, then “Add”.',
      'Open Tessera from your home screen and sign in once.',
    ],
    note: 'Other browsers on iPhone have the same entry in their share menu since iOS 16.4.',
  },
  {
    id: 'desktop',
    title: 'Computer',
    browsers: 'Chrome, Edge',
    steps: [
      'Open this site and look at the right end of the address bar.',
      'Click the small screen with the arrow, then “Install”.',
      'Tessera opens in a window of its own and stands among your programs.',
    ],
    note: 'In Safari on a Mac it is File, then “Add to Dock”.',
  },
];

/** The badges of the features page. We are in no store, so each leads to the way its phone installs the app. */
export const STORE_BADGES = [
  { name: 'app-store', line: 'Install on', device: 'iPhone', way: 'ios' },
  { name: 'play-store', line: 'Install on', device: 'Android', way: 'android' },
] as const satisfies readonly { name: string; line: string; device: string; way: InstallWay['id'] }[];
