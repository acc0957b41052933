import type { Context, Viewer } from '../../kernel/context.ts';
import type { ListArgs } from '../../kernel/lists/list-args.ts';
import { alphabetically, earliestFirst, latestFirst } from '../../kernel/lists/list-order.ts';
import { foldTexts } from '../../kernel/lists/list-search.ts';
import { findListed, type ListRecipe } from '../../kernel/lists/listed-page.ts';
import type { CountedPage } from '../../kernel/lists/page.ts';
import { ContactSql } from '../contacts/index.ts';
import { Reminder } from './reminder.entity.ts';

export type ReminderOrder = 'SOONEST' | 'LATEST' | 'NEWEST' | 'OLDEST' | 'CONTACT';
const MADE = { time: 'reminder.created_at', id: 'reminder.id' };
const DUE = { ...MADE, time: 'reminder.due_at' };
const CONTACT = ContactSql.selectKeptTitle('reminder.contact_id', 'reminder.owner_id');
const RECIPE: ListRecipe<ReminderOrder> = {
  text: foldTexts(['reminder.note', CONTACT]),
  orders: {
    SOONEST: earliestFirst(DUE),
    LATEST: latestFirst(DUE),
    NEWEST: latestFirst(MADE),
    OLDEST: earliestFirst(MADE),
    CONTACT: [alphabetically(CONTACT), ...earliestFirst(DUE)],
  },
  usual: 'SOONEST',
};

/** One page of the viewer's open reminders, the soonest first unless another order is asked for. */
export function listReminderPage(
  { db }: Context,
  viewer: Viewer,
  args: ListArgs<ReminderOrder>,
): Promise<CountedPage<Reminder>> {
  const query = db.manager
    .createQueryBuilder(Reminder, 'reminder')
    .where('reminder.ownerId = :ownerId AND reminder.doneAt IS NULL', { ownerId: viewer.id });
  return findListed(query, args, RECIPE);
}
