import {
  ADDRESSES,
  AppError,
  checkReminder,
  contactTitle,
  fillPath,
  MESSAGES,
  QUOTAS,
  quotaReached,
} from '@tessera/domain';
import { languageOf, msg } from '@tessera/texts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { addKeyedJob } from '../../infra/jobs.ts';
import { queueMail } from '../../infra/mail/mail.ts';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { emit } from '../../kernel/events.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { type Contact, ContactSql, ContactStore, MergeLine } from '../contacts/index.ts';
import { User } from '../identity/index.ts';
import { assertIncluded } from '../plans/index.ts';
import { Reminder } from './reminder.entity.ts';
import type { CreateReminderInput, UpdateReminderInput } from './reminder.inputs.ts';
import { reminderEmail } from './reminder-email.ts';

const MOST_LISTED = 100;

/** NOT_FOUND for others' contacts, BAD_USER_INPUT names all wrong fields, CONFLICT when there are too many, PLAN_LIMIT. */
export function createReminder(context: Context, viewer: Viewer, input: CreateReminderInput): Promise<Reminder> {
  const fields = checked({ note: input.note ?? '', dueAt: input.dueAt });
  return inTransaction(context.db, async (tx) => {
    await assertIncluded(context, tx, { userId: viewer.id, feature: 'contactsCrm' });
    await ContactStore.lockAddressBook(tx, viewer.id);
    const contact = await ContactStore.lockContact(tx, viewer.id, input.contactId);
    const open = await tx.countBy(Reminder, { ownerId: viewer.id, doneAt: IsNull() });
    if (open >= QUOTAS.reminders) throw quotaReached('reminders');
    const made = { ...fields, id: uuid(), ownerId: viewer.id, contactId: contact.id, doneAt: null, mailedAt: null };
    const reminder = await tx.save(Object.assign(new Reminder(), made, { createdAt: new Date() }));
    await schedule(tx, reminder);
    return reminder;
  });
}

/** Changes what is given. NOT_FOUND for others' reminders. */
export function updateReminder({ db }: Context, viewer: Viewer, input: UpdateReminderInput): Promise<Reminder> {
  return inTransaction(db, async (tx) => {
    const reminder = await lock(tx, { id: input.id, ownerId: viewer.id });
    if (!reminder) throw noSuchReminder();
    const dueAt = input.dueAt ?? reminder.dueAt;
    const isMoved = dueAt.getTime() !== reminder.dueAt.getTime();
    // A time that stays may have passed.
    const { note } = checked({ note: input.note ?? reminder.note, dueAt: isMoved ? dueAt : new Date() });
    Object.assign(reminder, { note, dueAt }, isMoved && { mailedAt: null });
    if (typeof input.isDone === 'boolean') reminder.doneAt = input.isDone ? (reminder.doneAt ?? new Date()) : null;
    await tx.save(reminder);
    if (isMoved) await schedule(tx, reminder);
    return reminder;
  });
}

/** Gives its id. NOT_FOUND for others' reminders. */
export async function deleteReminder({ db }: Context, viewer: Viewer, id: string): Promise<string> {
  const result = isUuid(id) ? await db.manager.delete(Reminder, { id, ownerId: viewer.id }) : null;
  if (!result?.affected) throw noSuchReminder();
  return id;
}

/** The viewer's own reminder; null for any other. */
export async function findReminder({ db }: Context, viewer: Viewer, id: string): Promise<Reminder | null> {
  return isUuid(id) ? db.manager.findOneBy(Reminder, { id, ownerId: viewer.id }) : null;
}

/** Of the contact and of what became a part of it: the open ones first, the soonest first; at most 100. */
export async function listContactReminders({ db }: Context, contact: Contact): Promise<Reminder[]> {
  const rows = await db.query<{ id: string }[]>(
    `WITH RECURSIVE ${ContactSql.selectFamily('$1::uuid')} SELECT id FROM contact_reminders WHERE contact_id IN (SELECT id FROM family)
      ORDER BY done_at IS NOT NULL, due_at, id LIMIT ${MOST_LISTED}`,
    [contact.id],
  );
  if (rows.length === 0) return [];
  const found = await db.manager.findBy(Reminder, { id: In(rows.map(({ id }) => id)) });
  return rows.flatMap(({ id }) => found.find((one) => one.id === id) ?? []);
}

/** The contact of the reminder, or the one it was merged into. NOT_FOUND if it has been deleted. */
export async function findRemindedContact(
  { db }: Pick<Services, 'db'>,
  { contactId }: Pick<Reminder, 'contactId'>,
): Promise<Contact> {
  const contact = (await MergeLine.findLine(db.manager, contactId)).at(-1);
  if (!contact) throw ContactStore.noSuchContact();
  return contact;
}

/** The job: one notification and one mail when the time has come. Harmless when it was done, moved or deleted meanwhile, or runs twice. */
export async function remind(services: Services, { reminderId }: { reminderId: string }): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const reminder = await lock(tx, { id: reminderId });
    if (!reminder || reminder.doneAt || reminder.mailedAt) return;
    // This clock may be behind that of the database.
    if (reminder.dueAt.getTime() > Date.now()) return schedule(tx, reminder);
    await tx.update(Reminder, { id: reminder.id }, { mailedAt: new Date() });
    await mailReminder(tx, services, reminder);
    await emit(tx, 'reminder.due', { reminder });
  });
}

async function mailReminder(tx: EntityManager, services: Services, reminder: Reminder): Promise<void> {
  const owner = await tx.findOneByOrFail(User, { id: reminder.ownerId });
  if (!owner.notifyReminders || !owner.emailConfirmedAt) return;
  const contact = await findRemindedContact(services, reminder);
  const about = {
    publicOrigin: services.env.publicOrigin,
    name: contactTitle(contact),
    url: `${services.env.publicOrigin}${fillPath(ADDRESSES.contactDetails.path, { id: contact.id })}`,
  };
  const email = reminderEmail(reminder, owner, about);
  await queueMail(tx, { to: owner.email, isProved: true, language: languageOf(owner.language), email });
}

/** A job of the same reminder that still waits is moved. */
function schedule(tx: EntityManager, { id, dueAt }: Reminder): Promise<void> {
  return addKeyedJob(tx, ['remind', { reminderId: id }], { key: `remind-${id}`, runAt: dueAt });
}

async function lock(tx: EntityManager, where: { id: string; ownerId?: string }): Promise<Reminder | null> {
  return isUuid(where.id) ? tx.findOne(Reminder, { where, lock: { mode: 'pessimistic_write' } }) : null;
}

function checked(fields: { note: string; dueAt: Date }) {
  const { reminder, errors } = checkReminder(fields, new Date());
  if (Object.keys(errors).length > 0) throw new AppError('BAD_USER_INPUT', MESSAGES.invalidFields, errors);
  return reminder;
}

function noSuchReminder(): AppError {
  return new AppError('NOT_FOUND', msg('This reminder no longer exists.'), 'id');
}
