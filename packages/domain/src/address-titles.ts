/* Apart from the addresses, which the front page brings along without their titles. */
import { ADDRESSES, type Address, type AddressName } from './addresses.ts';
import { pageTitle } from './page-title.ts';

/** A page without a title is named after what it shows, or only leads on. */
export const ADDRESS_TITLES: Partial<Record<AddressName, string>> = {
  features: 'Features',
  pricing: 'Pricing',
  demo: 'Get a demo',
  contact: 'Contact',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms',
  deleteAccount: 'Delete your account',
  install: 'Install the app',
  help: 'Help',
  explore: 'Explore',
  status: 'Status',
  getStarted: 'Get started',
  signIn: 'Sign in',
  signUp: 'Create your account',
  forgotPassword: 'Forgotten password',
  resetPassword: 'New password',
  confirmEmail: 'Confirm your email address',
  undoEmailChange: 'Undo the change of address',
  disownAccount: 'Remove an account that is not yours',
  confirmDeletion: 'Confirm deletion',
  cancelDeletion: 'Keep the account',
  sharedCard: 'Shared card',
  join: 'Join a group',
  joinTeam: 'Join a team',
  authorizeApp: 'Connect an app',
  connectDevice: 'Connect a device',
  profile: 'My Profile',
  chat: 'Chat',
  openDirect: 'Chat',
  directMessages: 'Chat',
  person: 'Person',
  cards: 'My Cards',
  newCard: 'New Card',
  listings: 'Listings',
  builder: 'Card Builder',
  shares: 'Shares',
  analytics: 'Analytics',
  contacts: 'Contacts',
  importContacts: 'Import and export contacts',
  contactDuplicates: 'Duplicates',
  deals: 'Deals',
  contactDetails: 'Contact',
  team: 'Team',
  marketplace: 'Marketplace',
  integrations: 'Integrations',
  connectionReturn: 'Connecting',
  connector: 'Connector',
  webhook: 'Webhook',
  billing: 'Billing',
  settings: 'Settings',
  support: 'Support',
};

/** The title of a page as search engines and the browser's tab first see it. */
export function fullTitle({ path }: Pick<Address, 'path'>): string {
  const names = Object.keys(ADDRESSES) as AddressName[];
  const name = names.find((each) => ADDRESSES[each].path === path);
  return pageTitle(name && ADDRESS_TITLES[name]);
}
