export const INSTALL_PAGE = {
  cap: 'Install the app',
  title: 'Put Tessera on your home screen',
  lead: 'Install Tessera from your browser in three taps. You don’t need an app store, it takes hardly any space, and it’s always up to date. Your cards and QR codes open offline.',
  here: 'Install on this device',
  install: 'Install Tessera',
  installed: 'Tessera is installed on this device.',
  notOffered: 'Your browser doesn’t offer an install button here. Follow the steps below instead.',
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
    note: 'Since iOS 16.4, other browsers on iPhone have this in their share menu, too.',
  },
  {
    id: 'desktop',
    title: 'Computer',
    browsers: 'Chrome, Edge',
    steps: [
      'Open this site and look at the right end of the address bar.',
      'Click the small screen with the arrow, then “Install”.',
      'Tessera opens in its own window, like your other apps.',
    ],
    note: 'In Safari on a Mac, choose File, then “Add to Dock”.',
  },
];

/** The badges of the features page. We are in no store, so each leads to the way its phone installs the app. */
export const STORE_BADGES = [
  { name: 'app-store', line: 'Install on', device: 'iPhone', way: 'ios' },
  { name: 'play-store', line: 'Install on', device: 'Android', way: 'android' },
] as const satisfies readonly { name: string; line: string; device: string; way: InstallWay['id'] }[];
