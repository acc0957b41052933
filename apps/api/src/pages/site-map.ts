/** The marketing site. Its texts are the web app's; here is only what the server has to know: that they exist. */
export const SITE_ROUTES = [
  '/',
  '/features',
  '/pricing',
  '/demo',
  '/contact',
  '/privacy-policy',
  '/terms',
  '/delete-account',
  '/install',
];

/** Addresses that the app draws in the browser. An address that is neither here nor above nor a card's leads home. */
export const APP_ROUTES = [
  '/explore',
  '/get-started',
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/delete-account/confirm',
  '/delete-account/cancel',
  '/share/:id',
  '/u/:owner',
  '/public/profile/:owner/cards',
  '/dashboard',
  '/dashboard/*',
];

const HOME = {
  title: 'Tessera — digital business cards',
  description: 'Build a card worth keeping, hand it over by QR, tap or link, and see honestly what came of it.',
};

const TITLES: Record<string, string> = {
  '/features': 'Features',
  '/pricing': 'Pricing',
  '/demo': 'Demo',
  '/explore': 'Explore',
  '/privacy-policy': 'Privacy policy',
  '/terms': 'Terms',
  '/delete-account': 'Delete account',
  '/get-started': 'Get started',
  '/contact': 'Contact',
  '/signin': 'Sign in',
  '/signup': 'Create your account',
};

/** Title and description of an address, before the app refines them. */
export function titleOf(path: string): { title: string; description: string } {
  const title = TITLES[path];
  return title ? { ...HOME, title: `${title} — Tessera` } : HOME;
}
