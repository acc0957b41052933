import { t } from '@tessera/texts';
/* Apart from the addresses, which the front page brings along without their titles. */
import { ADDRESSES, type Address, type AddressName } from './addresses.ts';
import { PRODUCT_TITLE, pageTitle } from './page-title.ts';

/** A page without a title is named after what it shows, or only leads on. */
export const ADDRESS_TITLES: Partial<Record<AddressName, string>> = {
  features: t('Features'),
  pricing: t('Pricing'),
  demo: t('Get a demo'),
  contact: t('Contact'),
  privacyPolicy: t('Privacy policy'),
  terms: t('Terms'),
  deleteAccount: t('Delete your account'),
  install: t('Install the app'),
  help: t('Help'),
  explore: t('Explore'),
  status: t('Status'),
  getStarted: t('Get started'),
  signIn: t('Sign in'),
  signUp: t('Create your account'),
  forgotPassword: t('Forgotten password'),
  resetPassword: t('New password'),
  confirmEmail: t('Confirm your email address'),
  undoEmailChange: t('Restore your account'),
  disownAccount: t('Remove an account that is not yours'),
  confirmDeletion: t('Confirm deletion'),
  cancelDeletion: t('Keep the account'),
  sharedCard: t('Shared card'),
  join: t('Join a group'),
  joinTeam: t('Join a team'),
  authorizeApp: t('Connect an app'),
  connectDevice: t('Connect a device'),
  profile: t('My Profile'),
  chat: t('Chat'),
  openDirect: t('Chat'),
  directMessages: t('Chat'),
  person: t('Person'),
  cards: t('My Cards'),
  newCard: t('New Card'),
  listings: t('Listings'),
  builder: t('Card Builder'),
  shares: t('Shares'),
  analytics: t('Analytics'),
  contacts: t('Contacts'),
  importContacts: t('Import and export contacts'),
  contactDuplicates: t('Duplicates'),
  deals: t('Deals'),
  contactDetails: t('Contact'),
  team: t('Team'),
  marketplace: t('Marketplace'),
  integrations: t('Integrations'),
  connectionReturn: t('Connecting'),
  connector: t('Connector'),
  webhook: t('Webhook'),
  billing: t('Billing'),
  settings: t('Settings'),
  support: t('Support'),
};

/** The title of a page as search engines and the browser's tab first see it. `say` puts it into the reader's language. */
export function fullTitle({ path }: Pick<Address, 'path'>, say = (text: string) => text): string {
  const names = Object.keys(ADDRESSES) as AddressName[];
  const name = names.find((each) => ADDRESSES[each].path === path);
  const title = name && ADDRESS_TITLES[name];
  return title ? pageTitle(say(title)) : say(PRODUCT_TITLE);
}
