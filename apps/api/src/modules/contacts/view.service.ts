import { AppError, checkView, VIEW_LIMITS, type ViewTexts } from '@tessera/domain';
import { v7 as uuid } from 'uuid';
import type { Context, Viewer } from '../../composition/context.ts';
import { isUuid } from '../../platform/page.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { lockAddressBook } from './contact-store.service.ts';
import { ContactView } from './contact-view.entity.ts';
import type { RenameContactViewInput, SaveContactViewInput } from './view.inputs.ts';

/** The viewer's kept filters, in the order in which they were kept. */
export function listViews({ db }: Context, viewer: Viewer): Promise<ContactView[]> {
  return db.manager.find(ContactView, { where: { ownerId: viewer.id }, order: { createdAt: 'ASC', id: 'ASC' } });
}

/** Keeps a filter under a name. BAD_USER_INPUT names all wrong fields, CONFLICT when there are 30 already. */
export function saveView({ db }: Context, viewer: Viewer, input: SaveContactViewInput): Promise<ContactView> {
  const texts = checked(input);
  return inTransaction(db, async (tx) => {
    await lockAddressBook(tx, viewer.id);
    if ((await tx.countBy(ContactView, { ownerId: viewer.id })) >= VIEW_LIMITS.perPerson) {
      throw new AppError('CONFLICT', `At most ${VIEW_LIMITS.perPerson} views are kept.`);
    }
    const view = { id: uuid(), ownerId: viewer.id, ...texts, sort: input.sort, createdAt: new Date() };
    return tx.save(Object.assign(new ContactView(), view));
  });
}

/** NOT_FOUND for others' views. */
export async function renameView({ db }: Context, viewer: Viewer, input: RenameContactViewInput): Promise<ContactView> {
  const { name } = checked({ name: input.name, query: '', tag: '' });
  const where = { id: input.id, ownerId: viewer.id };
  const view = isUuid(input.id) ? await db.manager.findOneBy(ContactView, where) : null;
  if (!view) throw noSuchView();
  return db.manager.save(Object.assign(view, { name }));
}

/** Gives its id. NOT_FOUND for others' views. */
export async function deleteView({ db }: Context, viewer: Viewer, id: string): Promise<string> {
  const result = isUuid(id) ? await db.manager.delete(ContactView, { id, ownerId: viewer.id }) : null;
  if (!result?.affected) throw noSuchView();
  return id;
}

function checked(input: ViewTexts): ViewTexts {
  const { view, errors } = checkView(input);
  const [text] = Object.values(errors);
  if (text) throw new AppError('BAD_USER_INPUT', text, errors);
  return view;
}

function noSuchView(): AppError {
  return new AppError('NOT_FOUND', 'This view no longer exists.', { id: 'no such view' });
}
