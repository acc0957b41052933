/** First segment of a path → what its operations are about. */
const DESCRIPTIONS: Record<string, string> = {
  account: 'Export and deletion of an account.',
  analytics: 'How often cards were viewed, shared and saved, and the same as files.',
  auth: 'Accounts and sessions: registration, sign-in, second factor and passwords.',
  cards: 'Your cards, their public listings and the events that visitors cause.',
  chat: 'Groups, their members and their messages.',
  'contact-requests': 'The contact form of the site.',
  contacts: 'Your address book: contacts, imports and exports.',
  deals: 'Deals with your contacts, and links to pay by.',
  deletions: 'Deletions from your lists, for programs that keep a copy.',
  'demo-requests': 'The demo form of the site.',
  direct: 'Messages between two people.',
  explore: 'The public directory of cards.',
  invoices: 'Invoices of your plan as files.',
  organizations: 'Your team: pictures, log and figures.',
  public: 'Public cards and profiles, for everybody.',
  shares: 'Cards that you sent to groups and people.',
  uploads: 'Pictures for your cards.',
  webhooks: 'Your addresses that receive events.',
  users: 'Your profile, and those of others.',
};

/** The tag of a path: `cards` for `/api/cards/:id`. */
export function tagFor(path: string): string {
  return path.replace(/^\/api/, '').split('/')[1] ?? '';
}

/** All tags by the alphabet, each with its description. */
export function describeTags(paths: readonly string[]): { name: string; description: string }[] {
  return [...new Set(paths.map(tagFor))].toSorted().map((name) => {
    const description = DESCRIPTIONS[name];
    if (!description) throw new Error(`The tag ${name} needs a description.`);
    return { name, description };
  });
}
