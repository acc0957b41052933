import type { DealStage } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Contact } from '../../modules/contacts/contact.entity.ts';
import { Deal } from '../../modules/deals/deal.entity.ts';
import { DealChange } from '../../modules/deals/deal-change.entity.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CURRENCY = 'INR';

interface DemoDeal {
  /** Of the contact that it is with. */
  email: string;
  name: string;
  value: number;
  stage: DealStage;
  openedDaysAgo: number;
  expectedInDays: number | null;
  note: string;
}

const DEALS: DemoDeal[] = [
  {
    ...{ email: 'meera@lattice.example', name: 'Courtyard house, structure', value: 480_000, stage: 'NEW' },
    ...{ openedDaysAgo: 1, expectedInDays: 30, note: 'Met at the fair. Send the drawings first.' },
  },
  {
    ...{ email: 'kwame@mensah.example', name: 'Photographs of the library', value: 95_000, stage: 'IN_CONVERSATION' },
    ...{ openedDaysAgo: 9, expectedInDays: 14, note: 'Two days on site, light before nine.' },
  },
  {
    ...{ email: 'lena@hoffmann.example', name: 'Shared office in Pune', value: 1_250_000, stage: 'PROPOSAL' },
    ...{ openedDaysAgo: 21, expectedInDays: 10, note: 'Second proposal sent, with the roof garden.' },
  },
  {
    ...{ email: 'tomas@figueroa.example', name: 'Tiles for the school', value: 310_000, stage: 'WON' },
    ...{ openedDaysAgo: 38, expectedInDays: null, note: '' },
  },
  {
    ...{ email: 'sofia@nordiclime.example', name: 'Lime plaster workshop', value: 60_000, stage: 'LOST' },
    ...{ openedDaysAgo: 40, expectedInDays: null, note: 'No date that suits both. Ask again in spring.' },
  },
];

/** A board with a deal in each stage, two of them closed. */
export async function fillDeals(tx: EntityManager, ownerId: string): Promise<void> {
  for (const { email, openedDaysAgo, expectedInDays, value, ...fields } of DEALS) {
    const contact = await tx.findOne(Contact, { where: { ownerId, email }, order: { createdAt: 'ASC' } });
    if (!contact) throw new Error(`No contact of the demo account has the address ${email}.`);
    const createdAt = daysFromNow(-openedDaysAgo);
    const updatedAt = daysFromNow(-openedDaysAgo / 2);
    const isClosed = fields.stage === 'WON' || fields.stage === 'LOST';
    const money = { valueMinor: value * 100, currency: CURRENCY };
    const id = uuid();
    await tx.insert(Deal, {
      ...fields,
      ...money,
      ...{ id, ownerId, contactId: contact.id, version: 2, createdAt, updatedAt },
      expectedOn: expectedInDays === null ? null : daysFromNow(expectedInDays).toISOString().slice(0, 10),
      closedAt: isClosed ? updatedAt : null,
    });
    const change = { dealId: id, userId: ownerId, ...money, payment: null };
    const opened = {
      stageBefore: null,
      valueMinorBefore: null,
      currencyBefore: null,
      stage: 'NEW',
      createdAt,
    } as const;
    await tx.insert(DealChange, { id: uuid(), ...change, ...opened });
    if (fields.stage === 'NEW') continue;
    const moved = { stageBefore: 'NEW', valueMinorBefore: money.valueMinor, currencyBefore: CURRENCY } as const;
    await tx.insert(DealChange, { id: uuid(), ...change, ...moved, stage: fields.stage, createdAt: updatedAt });
  }
}

function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}
