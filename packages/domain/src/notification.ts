import { t } from '@tessera/texts';
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
export function notificationMessage(fact: NotificationFact): string {
  switch (fact.kind) {
    case 'LEAD':
      if (fact.cardTitle) return activityMessage({ kind: 'LEAD', title: fact.cardTitle, name: fact.name });
      return t('{value} left their details on a card', { value: fact.name || 'Someone' });
    case 'MESSAGE':
      return fact.isDirect ? directMessage(fact) : groupMessage(fact);
    case 'SHARE':
      return t('{value} shared {value2} with you', {
        value: fact.name || 'Someone',
        value2: fact.cardTitle ? `“${fact.cardTitle}”` : 'a card',
      });
    case 'REMINDER':
      return fact.name ? `Reminder: get in touch with ${fact.name}` : t('Reminder: get in touch with a contact');
    case 'PAYMENT':
      return t('{value} was paid{value2}', {
        value: fact.dealName ? `“${fact.dealName}”` : 'A deal',
        value2: fact.amount ? `: ${fact.amount}` : '',
      });
  }
}

interface Said {
  name: string | null;
  count: number;
  group: string | null;
}

function directMessage({ name, count }: Said): string {
  return t('{value} sent you {value2}', {
    value: name || 'Someone',
    value2: count === 1 ? 'a message' : `${count} messages`,
  });
}

function groupMessage({ name, count, group }: Said): string {
  const place = group ? `“${group}”` : 'a group';
  return count === 1
    ? t('{value} mentioned you in {place}', { value: name || 'Someone', place })
    : t('You were mentioned {count} times in {place}', { count, place });
}
