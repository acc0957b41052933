import { expect, test } from 'vitest';
import { type NotificationFact, notificationMessage } from './notification.ts';

const direct = { kind: 'MESSAGE', group: null, isDirect: true } as const;
const group = { kind: 'MESSAGE', group: 'Team', isDirect: false } as const;

test.each<[NotificationFact, string]>([
  [{ kind: 'LEAD', name: 'Vera', cardTitle: 'Main' }, 'Vera left their details on “Main”'],
  [{ kind: 'LEAD', name: null, cardTitle: null }, 'Someone left their details on a card'],
  [{ ...direct, name: 'Asha', count: 1 }, 'Asha sent you a message'],
  [{ ...direct, name: 'Asha', count: 3 }, 'Asha sent you 3 messages'],
  [{ ...direct, name: null, count: 1 }, 'Someone sent you a message'],
  [{ ...group, name: 'Asha', count: 1 }, 'Asha mentioned you in “Team”'],
  [{ ...group, name: 'Asha', count: 2 }, 'You were mentioned 2 times in “Team”'],
  [{ ...group, name: null, group: null, count: 1 }, 'Someone mentioned you in a group'],
  [{ kind: 'SHARE', name: 'Asha', cardTitle: 'Main' }, 'Asha shared “Main” with you'],
  [{ kind: 'SHARE', name: 'Asha', cardTitle: null }, 'Asha shared a card with you'],
  [{ kind: 'REMINDER', name: 'Fay' }, 'Reminder: get in touch with Fay'],
  [{ kind: 'REMINDER', name: null }, 'Reminder: get in touch with a contact'],
  [{ kind: 'PAYMENT', dealName: 'Tiles', amount: '€2,500.00' }, '“Tiles” was paid: €2,500.00'],
  [{ kind: 'PAYMENT', dealName: null, amount: null }, 'A deal was paid'],
])('%j reads %j', (fact, message) => {
  expect(notificationMessage(fact)).toEqual(message);
});
