import type { Exceptions } from './table-borders.ts';

const EXPORT = 'The archive of everything that is a person’s reads their rows wherever they are.';
const PAGE = 'A public page is one statement, by which its latency is held.';
const LIST = 'The list is filtered and sorted by the other table’s columns, a page at a time.';

/** Files that name tables of other modules, each with the reason. */
export const TABLE_EXCEPTIONS: Exceptions = {
  'modules/analytics/export.ts': { tables: ['cards'], reason: EXPORT },
  'modules/billing/export.ts': {
    tables: [
      'cards',
      'contacts',
      'organization_cards',
      'organization_contacts',
      'organization_members',
      'organizations',
    ],
    reason: EXPORT,
  },
  'modules/explore/shown-contact.service.ts': {
    tables: ['users'],
    reason: 'What people show is read for many of them in one statement.',
  },
  'modules/chat/groups/find-people.service.ts': {
    tables: ['users'],
    reason: 'Whom somebody may add is one rule over people and groups, in one statement.',
  },
  'transports/graphql/idempotency.ts': {
    tables: ['idempotency_keys'],
    reason: 'The table has no module: HTTP alone answers from it, and a deleted account’s rows go with it.',
  },
  'transports/pages/ended-card.ts': {
    tables: [
      'cards',
      'ended_addresses',
      'former_handles',
      'opened_addresses',
      'organization_cards',
      'organizations',
      'users',
    ],
    reason: PAGE,
  },
  'modules/wallet/1796420000000-wallet-passes.ts': {
    tables: ['cards'],
    reason:
      'Triggers queue the look at a pass: a card that goes in any way is noticed, and nothing asks where no pass is.',
  },
  'modules/cards/1796086800000-opened-addresses.ts': {
    tables: ['former_handles', 'organization_cards'],
    reason: 'A trigger keeps the addresses of an account and the team of a card at the moment when they end.',
  },
  'modules/explore/1796110000000-directory-downloads.ts': {
    tables: ['users'],
    reason: 'Fills the directory’s copy of a choice of the owner once, for the cards that are listed already.',
  },
  'transports/pages/card-page.ts': { tables: ['cards', 'users'], reason: PAGE },
  'transports/pages/listed-pages.ts': { tables: ['card_search', 'cards', 'users'], reason: PAGE },
  'modules/analytics/activity.service.ts': {
    tables: ['cards', 'shares'],
    reason: 'What happened to cards is one list of visits and shares, sorted in one statement.',
  },
  'modules/analytics/export-figures.service.ts': { tables: ['cards'], reason: LIST },
  'modules/analytics/figures.service.ts': {
    tables: ['cards', 'contact_firsts', 'shares'],
    reason: 'The report counts visits, shares and new contacts over the same days in one statement.',
  },
  'modules/contacts/save-card.service.ts': {
    tables: ['shares'],
    reason: 'By which of the shares a card came to a person is asked in one statement.',
  },
  'modules/contacts/merge.service.ts': {
    tables: ['contact_reminders', 'exchange_entries'],
    reason: 'What hangs on a contact that was merged moves to the kept one, whichever table it is in.',
  },
  'modules/notifications/notification-subject.service.ts': {
    tables: ['cards', 'contact_reminders', 'conversations', 'deal_payments', 'deals', 'groups', 'shares', 'users'],
    reason: 'What notifications are about is read for a page of them in one statement.',
  },
  'modules/notifications/unread-mail.service.ts': {
    tables: ['conversations', 'direct_members', 'group_members', 'groups', 'messages', 'user_blocks', 'users'],
    reason: 'Who is mailed is found in one pass over a day of conversations.',
  },
  'modules/chat/groups/member-list.service.ts': { tables: ['users'], reason: LIST },
  'modules/chat/messages/message-parts.service.ts': {
    tables: ['cards', 'shares', 'users'],
    reason: 'The card in a message, its share and its owner come in one statement.',
  },
  'modules/chat/messages/message-picture.service.ts': {
    tables: ['uploads'],
    reason: 'One statement finds a picture and keeps it from being removed.',
  },
  'modules/teams/templates/organization-card.service.ts': { tables: ['cards'], reason: LIST },
  'modules/teams/templates/member-card.service.ts': { tables: ['cards'], reason: LIST },
  'modules/teams/templates/template-cards.service.ts': { tables: ['cards', 'users'], reason: LIST },
};
