import { msg, type Text } from '@tessera/texts';
/* Apart from the addresses, which the front page brings along without their titles. */
import { ADDRESSES, type Address, type AddressName } from './addresses.ts';
import { PRODUCT_TITLE, pageTitle } from './page-title.ts';

/** A page without a title is named after what it shows, or only leads on. */
export const ADDRESS_TITLES: Partial<Record<AddressName, Text>> = {
  features: msg('Features'),
  pricing: msg('Pricing'),
  demo: msg('Get a demo'),
  contact: msg('Contact'),
  privacyPolicy: msg('Privacy policy'),
  terms: msg('Terms'),
  deleteAccount: msg('Delete your account'),
  install: msg('Install the app'),
  help: msg('Help'),
  explore: msg('Explore'),
  status: msg('Status'),
  getStarted: msg('Get started'),
  signIn: msg('Sign in'),
  signUp: msg('Create your account'),
  forgotPassword: msg('Forgotten password'),
  resetPassword: msg('New password'),
  confirmEmail: msg('Confirm your email address'),
  undoEmailChange: msg('Restore your account'),
  disownAccount: msg('Remove an account that is not yours'),
  confirmDeletion: msg('Confirm deletion'),
  cancelDeletion: msg('Keep the account'),
  sharedCard: msg('Shared card'),
  join: msg('Join a group'),
  joinTeam: msg('Join a team'),
  authorizeApp: msg('Connect an app'),
  connectDevice: msg('Connect a device'),
  profile: msg('My Profile'),
  chat: msg('Chat'),
  openDirect: msg('Chat'),
  directMessages: msg('Chat'),
  person: msg('Person'),
  cards: msg('My Cards'),
  newCard: msg('New Card'),
  listings: msg('Listings'),
  builder: msg('Card Builder'),
  shares: msg('Shares'),
  analytics: msg('Analytics'),
  contacts: msg('Contacts'),
  importContacts: msg('Import and export contacts'),
  contactDuplicates: msg('Duplicates'),
  deals: msg('Deals'),
  contactDetails: msg('Contact'),
  team: msg('Team'),
  marketplace: msg('Marketplace'),
  integrations: msg('Integrations'),
  connectionReturn: msg('Connecting'),
  connector: msg('Connector'),
  webhook: msg('Webhook'),
  billing: msg('Billing'),
  settings: msg('Settings'),
  settingsPage: msg('Settings'),
  support: msg('Support'),
};

/** The title of a page as search engines and the browser's tab first see it. */
export function fullTitle({ path }: Pick<Address, 'path'>): Text {
  const names = Object.keys(ADDRESSES) as AddressName[];
  const name = names.find((each) => ADDRESSES[each].path === path);
  const title = name && ADDRESS_TITLES[name];
  return title ? pageTitle(title) : PRODUCT_TITLE;
}
