import { AppError, type ContactFilterTexts, checkContactFilter, QUOTAS, quotaReached } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Viewer } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { assertIncluded } from '../plans/index.ts';
import { ContactFilter } from './contact-filter.entity.ts';
import type { RenameContactFilterInput, SaveContactFilterInput } from './contact-filter.inputs.ts';
import { lockAddressBook } from './contact-store.service.ts';

/** The viewer's kept filters, in the order in which they were kept. */
export function listFilters({ db }: Context, viewer: Viewer): Promise<ContactFilter[]> {
  return db.manager.find(ContactFilter, { where: { ownerId: viewer.id }, order: { createdAt: 'ASC', id: 'ASC' } });
}

/** The viewer's own kept filter; null for any other. */
export async function findFilter({ db }: Context, viewer: Viewer, id: string): Promise<ContactFilter | null> {
  return isUuid(id) ? db.manager.findOneBy(ContactFilter, { id, ownerId: viewer.id }) : null;
}

/** Keeps a filter under a name. BAD_USER_INPUT names all wrong fields, CONFLICT when there are 30 already, PLAN_LIMIT. */
export function saveFilter(context: Context, viewer: Viewer, input: SaveContactFilterInput): Promise<ContactFilter> {
  const texts = checked(input);
  return inTransaction(context.db, async (tx) => {
    await assertIncluded(context, tx, { userId: viewer.id, feature: 'contactsCrm' });
    await lockAddressBook(tx, viewer.id);
    if ((await tx.countBy(ContactFilter, { ownerId: viewer.id })) >= QUOTAS.contactFilters) {
      throw quotaReached('contactFilters');
    }
    const filter = { id: uuid(), ownerId: viewer.id, ...texts, sort: input.sort, createdAt: new Date() };
    return tx.save(Object.assign(new ContactFilter(), filter));
  });
}

/** NOT_FOUND for others’ filters. */
export async function renameFilter(
  { db }: Context,
  viewer: Viewer,
  input: RenameContactFilterInput,
): Promise<ContactFilter> {
  const { name } = checked({ name: input.name, query: '', tag: '' });
  const where = { id: input.id, ownerId: viewer.id };
  const filter = isUuid(input.id) ? await db.manager.findOneBy(ContactFilter, where) : null;
  if (!filter) throw noSuchFilter();
  return db.manager.save(Object.assign(filter, { name }));
}

/** Gives its id. NOT_FOUND for others’ filters. */
export async function deleteFilter({ db }: Context, viewer: Viewer, id: string): Promise<string> {
  const result = isUuid(id) ? await db.manager.delete(ContactFilter, { id, ownerId: viewer.id }) : null;
  if (!result?.affected) throw noSuchFilter();
  return id;
}

function checked(input: ContactFilterTexts): ContactFilterTexts {
  const { filter, errors } = checkContactFilter(input);
  const [text] = Object.values(errors);
  if (text) throw new AppError('BAD_USER_INPUT', text, errors);
  return filter;
}

/** The filters that the person keeps; for their own archive. */
export function filterFacts(db: DataSource, ownerId: string): Promise<object[]> {
  return db.query<object[]>(
    'SELECT name, query, tag, sort FROM contact_filters WHERE owner_id = $1 ORDER BY created_at, id',
    [ownerId],
  );
}

function noSuchFilter(): AppError {
  return new AppError('NOT_FOUND', msg('This filter no longer exists.'), 'id');
}
