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

/** Addresses that the app draws in the browser. One that is neither here nor above, nor a card's or a person's, leads home. */
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
  '/share',
  '/share/:id',
  '/join/:code',
  '/team/:token',
  '/dashboard',
  '/dashboard/*',
];

/** Whether the page is opened by a link that was mailed or shared and lets in whoever has it. */
export function hasToken(path: string): boolean {
  return /^\/(?:share(?:\/|$)|join\/|reset-password|confirm-email|delete-account\/)/.test(path);
}

/** Search engines have no business on a person's own pages. */
export function isIndexed(path: string): boolean {
  return !hasToken(path) && !/^\/(?:dashboard|signin|signup|forgot-password)(?:\/|$)/.test(path);
}

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
  '/forgot-password': 'Forgotten password',
  '/reset-password': 'New password',
  '/confirm-email': 'Confirm your e-mail address',
  '/delete-account/confirm': 'Confirm the deletion',
  '/delete-account/cancel': 'Keep the account',
};

const DESCRIPTIONS: Record<string, string> = {
  '/explore': 'Find people by name, company or keywords among the cards that their owners show to everybody.',
};

/** Title and description of an address, before the app refines them. */
export function titleOf(path: string): { title: string; description: string } {
  const title = TITLES[path];
  if (!title) return HOME;
  return { title: `${title} — Tessera`, description: DESCRIPTIONS[path] ?? HOME.description };
}
