import { msg, type Text } from '@tessera/texts';
import { activityMessage } from './analytics.ts';
import type { TokenScope } from './token-scope.ts';

/** What people are notified of: details left on a card, a message, a card sent to them, a reminder of their own, a deal that was paid. */
export const NOTIFICATION_KINDS = ['LEAD', 'MESSAGE', 'SHARE', 'REMINDER', 'PAYMENT'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What a program has to be allowed to read for each kind. */
export const NOTIFICATION_SCOPES: Readonly<Record<NotificationKind, TokenScope>> = {
  LEAD: 'contacts:read',
  MESSAGE: 'messages:read',
  SHARE: 'shares:read',
  REMINDER: 'contacts:read',
  PAYMENT: 'deals:read',
};

/** The setting of the account that decides about mail; null where none is sent. */
export const NOTIFICATION_EMAILS = {
  LEAD: 'notifyLeads',
  MESSAGE: 'notifyMessages',
  SHARE: null,
  REMINDER: 'notifyReminders',
  PAYMENT: 'notifyPayments',
} as const satisfies Record<NotificationKind, string | null>;

/** Unread notifications are counted up to here. */
export const MOST_UNREAD_COUNTED = 100;

/** What a notification is about. A name is null when it is gone, or the person may not see it any more. */
export type NotificationFact =
  | { kind: 'LEAD'; name: string | null; cardTitle: string | null }
  | { kind: 'MESSAGE'; name: string | null; count: number; group: string | null; isDirect: boolean }
  | { kind: 'SHARE'; name: string | null; cardTitle: string | null }
  | { kind: 'REMINDER'; name: string | null }
  | { kind: 'PAYMENT'; dealName: string | null; amount: string | null };

/** The line of a notification, for the person who gets it: 'Asha Rao sent you 3 messages'. */
export function notificationMessage(fact: NotificationFact): Text {
  switch (fact.kind) {
    case 'LEAD':
      if (fact.cardTitle) return activityMessage({ kind: 'LEAD', title: fact.cardTitle, name: fact.name });
      return fact.name
        ? msg('{name} left their details on a card', { name: fact.name })
        : msg('Someone left their details on a card');
    case 'MESSAGE':
      return fact.isDirect ? directMessage(fact) : groupMessage(fact);
    case 'SHARE':
      return shareMessage(fact);
    case 'REMINDER':
      return fact.name
        ? msg('Reminder: get in touch with {name}', { name: fact.name })
        : msg('Reminder: get in touch with a contact');
    case 'PAYMENT':
      return paymentMessage(fact);
  }
}

function shareMessage({ name, cardTitle }: { name: string | null; cardTitle: string | null }): Text {
  if (cardTitle) {
    return name
      ? msg('{name} shared “{cardTitle}” with you', { name, cardTitle })
      : msg('Someone shared “{cardTitle}” with you', { cardTitle });
  }
  return name ? msg('{name} shared a card with you', { name }) : msg('Someone shared a card with you');
}

function paymentMessage({ dealName, amount }: { dealName: string | null; amount: string | null }): Text {
  if (dealName) {
    return amount
      ? msg('“{dealName}” was paid: {amount}', { dealName, amount })
      : msg('“{dealName}” was paid', { dealName });
  }
  return amount ? msg('A deal was paid: {amount}', { amount }) : msg('A deal was paid');
}

interface Said {
  name: string | null;
  count: number;
  group: string | null;
}

function directMessage({ name, count }: Said): Text {
  return name
    ? msg('{count, plural, one {{name} sent you a message} other {{name} sent you # messages}}', { name, count })
    : msg('{count, plural, one {Someone sent you a message} other {Someone sent you # messages}}', { count });
}

function groupMessage({ name, count, group }: Said): Text {
  if (count > 1) {
    return group
      ? msg('You were mentioned {count} times in “{group}”', { count, group })
      : msg('You were mentioned {count} times in a group', { count });
  }
  if (group) {
    return name
      ? msg('{name} mentioned you in “{group}”', { name, group })
      : msg('Someone mentioned you in “{group}”', { group });
  }
  return name ? msg('{name} mentioned you in a group', { name }) : msg('Someone mentioned you in a group');
}
