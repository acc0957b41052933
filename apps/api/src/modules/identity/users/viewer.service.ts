import type { EntityManager } from 'typeorm';
import { announcePublicChange } from '../../../infra/response-cache.ts';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { onDuplicate } from '../../../kernel/duplicates.ts';
import { emit } from '../../../kernel/events.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { handleTaken, moveHandle } from './handle.service.ts';
import { PhoneCode } from './phone-code.entity.ts';
import { User } from './user.entity.ts';
import type { UpdateViewerInput } from './viewer.inputs.ts';
import { checkViewerChanges, type ViewerChanges } from './viewer-changes.ts';

/** What everybody may see of a person, on public pages or in their answers. */
const SHOWN = [
  'fullName',
  'phone',
  'about',
  'handle',
  'showEmail',
  'allowContactDownloads',
  'showSocials',
] as const satisfies readonly (keyof ViewerChanges)[];

/** Changes what is given. BAD_USER_INPUT names all wrong fields; CONFLICT on `handle` when it is or was another's. */
export async function updateViewer(context: Context, viewer: Viewer, input: UpdateViewerInput): Promise<User> {
  const saved = inTransaction(context.db, async (tx) => {
    const user = await tx.findOneOrFail(User, { where: { id: viewer.id }, lock: { mode: 'pessimistic_write' } });
    const changes = checkViewerChanges(input, user);
    if (changes.handle !== undefined && changes.handle !== user.handle) await moveHandle(tx, user, changes.handle);
    if (changes.phone !== undefined && changes.phone !== user.phone) await forgetProof(tx, user);
    const saved = await tx.save(Object.assign(user, changes));
    if (isShown(changes)) await emit(tx, 'person.changed', { user: saved });
    return { user: saved, changes };
  });
  const { user, changes } = await onDuplicate(saved, 'users_handle_key', handleTaken());
  if (isShown(changes)) await announcePublicChange(context);
  if (changes.showsPresence !== undefined) {
    await context.pubSub.publish('presenceChosen', { userId: user.id, isShown: user.showsPresence });
  }
  return user;
}

function isShown(changes: ViewerChanges): boolean {
  return SHOWN.some((name) => changes[name] !== undefined);
}

/** Another number is proved by nothing yet, and a code that is under way was sent to the former one. */
async function forgetProof(tx: EntityManager, user: User): Promise<void> {
  user.phoneConfirmedAt = null;
  await tx.delete(PhoneCode, { userId: user.id });
}
