import {
  type ContactFields,
  type ContactSource,
  checkNewContact,
  DEFAULT_EXCHANGE_RULES,
  type RawContact,
} from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Card } from '../../modules/cards/card.entity.ts';
import { ContactFilter } from '../../modules/contacts/contact-filter.entity.ts';
import { insertContacts } from '../../modules/contacts/contact-store.service.ts';
import { ExchangeFormRow } from '../../modules/exchange/exchange-form.entity.ts';
import { Reminder } from '../../modules/reminders/reminder.entity.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FAIR = 'Bengaluru Design Week';

/** Invented people; how many days ago they were met. */
const PEOPLE: [source: ContactSource, daysAgo: number, contact: RawContact][] = [
  [
    'EXCHANGE',
    1,
    { name: 'Meera Iyer', company: 'Lattice Structures', role: 'Structural engineer', email: 'meera@lattice.example' },
  ],
  [
    'SAVED_CARD',
    3,
    {
      name: 'Tomás Figueroa',
      company: 'Figueroa Tiles',
      role: 'Owner',
      email: 'tomas@figueroa.example',
      tags: ['Supplier'],
    },
  ],
  [
    'MANUAL',
    8,
    {
      name: 'Lena Hoffmann',
      company: 'Studio Hoffmann',
      role: 'Architect',
      email: 'lena@hoffmann.example',
      tags: ['Client'],
    },
  ],
  ['GOOGLE', 15, { name: 'Kwame Mensah', role: 'Photographer', email: 'kwame@mensah.example', phone: '+919845012345' }],
  [
    'IMPORT_CSV',
    40,
    { name: 'Sofia Lindqvist', company: 'Nordic Lime', email: 'sofia@nordiclime.example', tags: ['Supplier'] },
  ],
  // The same person as the one above, to be found by “Find duplicates”.
  [
    'MANUAL',
    2,
    { name: 'S. Lindqvist', company: 'Nordic Lime', phone: '+919845067890', email: 'sofia@nordiclime.example' },
  ],
];

/** An address book with what can be done with it: somebody twice, a reminder that is due, a kept filter. */
export async function fillContacts(tx: EntityManager, ownerId: string, card: Card): Promise<void> {
  const ids: string[] = [];
  for (const [source, daysAgo, raw] of PEOPLE) {
    const metAt = new Date(Date.now() - daysAgo * DAY_MS);
    const fields: ContactFields = { ...checkNewContact(raw).contact, metAt, event: daysAgo < 4 ? FAIR : '' };
    const [id = ''] = await insertContacts(tx, ownerId, [{ fields, source }]);
    await tx.query('UPDATE contacts SET created_at = $2, last_activity_at = $2 WHERE id = $1', [id, metAt]);
    ids.push(id);
  }
  const [meera = '', tomas = ''] = ids;
  const reminder = (contactId: string, inDays: number, note: string) => ({
    ...{ id: uuid(), ownerId, contactId, note, dueAt: new Date(Date.now() + inDays * DAY_MS) },
    // Nobody mails a made-up account.
    mailedAt: new Date(),
  });
  await tx.insert(Reminder, [
    reminder(meera, -0.05, 'Send the drawings of the courtyard'),
    reminder(tomas, 6, 'Ask for samples of the lime plaster tiles'),
  ]);
  const view = { id: uuid(), ownerId, name: 'Suppliers', query: '', tag: 'Supplier', sort: 'COMPANY' as const };
  await tx.insert(ContactFilter, view);
  await tx.insert(ExchangeFormRow, { cardId: card.id, isOn: true, rules: DEFAULT_EXCHANGE_RULES });
}
