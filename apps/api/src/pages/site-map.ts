/** Addresses that the web app draws itself. An address that is neither here nor a card's leads home. */
export const APP_ROUTES = [
  '/',
  '/features',
  '/pricing',
  '/demo',
  '/explore',
  '/privacy-policy',
  '/terms',
  '/delete-account',
  '/get-started',
  '/contact',
  '/signin',
  '/signup',
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
