/** Every address of the app is built here and nowhere else. */
export const paths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  demo: '/demo',
  explore: '/explore',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  deleteAccount: '/delete-account',
  getStarted: '/get-started',
  contact: '/contact',
  signIn: '/signin',
  signUp: '/signup',
  dashboard: '/dashboard',
  profile: '/dashboard/profile',
  chat: '/dashboard/chat',
  cards: '/dashboard/cards',
  newCard: '/dashboard/cards/new',
  /** The builder, empty or with the card of that id. */
  builder: (cardId?: string) => withQuery('/dashboard/builder', { id: cardId }),
  shares: '/dashboard/shares',
  analytics: '/dashboard/analytics',
  contacts: '/dashboard/contacts',
  team: '/dashboard/team',
  marketplace: '/dashboard/marketplace',
  integrations: '/dashboard/integrations',
  billing: '/dashboard/billing',
  settings: '/dashboard/settings',
  support: '/dashboard/support',
  /** The public page of a card; `owner` is a handle or an owner's id. A page of its own: link with `<a>`. */
  publicCard: (owner: string, slug: string) => `/${encodeURIComponent(owner)}/${encodeURIComponent(slug)}`,
} as const;

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path;
}
