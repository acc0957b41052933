import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import type { Context, Viewer } from '../../../../kernel/context.ts';
import { isUuid } from '../../../../kernel/lists/page.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { recordSecurityEvent } from '../log/security-event.service.ts';
import { Passkey } from './passkey.entity.ts';
import { toUserHandle } from './passkey-answer.ts';
import { checkedName } from './register-passkey.service.ts';
import { readRelyingParty } from './relying-party.ts';

/** The viewer's passkeys, the newest first. */
export function listPasskeys({ db }: Context, viewer: Viewer): Promise<Passkey[]> {
  return db.manager.find(Passkey, { where: { userId: viewer.id }, order: { createdAt: 'DESC', id: 'DESC' } });
}

/** The viewer's own passkey; null for any other. */
export async function findPasskey({ db }: Context, viewer: Viewer, id: string): Promise<Passkey | null> {
  return isUuid(id) ? db.manager.findOneBy(Passkey, { id, userId: viewer.id }) : null;
}

/** What a browser tells its passkey provider, which hides those that are no longer accepted. */
export async function listAcceptedPasskeys({ db, env }: Context, viewer: Viewer): Promise<object> {
  const { id: rpId } = readRelyingParty(env);
  const passkeys = await db.manager.findBy(Passkey, { userId: viewer.id, rpId });
  return {
    rpId,
    userId: toUserHandle(viewer.id),
    allAcceptedCredentialIds: passkeys.map(({ credentialId }) => credentialId),
  };
}

/** BAD_USER_INPUT on `name`; NOT_FOUND for others' passkeys. */
export async function renamePasskey(
  { db }: Context,
  viewer: Viewer,
  input: { id: string; name: string },
): Promise<Passkey> {
  const name = checkedName(input.name);
  const where = { id: input.id, userId: viewer.id };
  const result = isUuid(input.id) ? await db.manager.update(Passkey, where, { name }) : null;
  if (!result?.affected) throw noSuchPasskey();
  return db.manager.findOneByOrFail(Passkey, where);
}

/** From now on it opens nothing; gives its id. NOT_FOUND for others' passkeys. */
export function removePasskey(context: Context, viewer: Viewer, id: string): Promise<string> {
  return inTransaction(context.db, async (tx) => {
    const where = { id, userId: viewer.id };
    const passkey = isUuid(id) ? await tx.findOne(Passkey, { where, lock: { mode: 'pessimistic_write' } }) : null;
    if (!passkey) throw noSuchPasskey();
    await tx.delete(Passkey, where);
    await recordSecurityEvent(tx, context, { userId: viewer.id, kind: 'PASSKEY_REMOVED', subject: passkey.name });
    return id;
  });
}

function noSuchPasskey(): AppError {
  return new AppError('NOT_FOUND', msg('This passkey no longer exists.'), 'id');
}

/** No passkey of the person opens anything any more; gives how many there were. */
export async function removeAllPasskeys(tx: EntityManager, userId: string): Promise<number> {
  const { affected } = await tx.delete(Passkey, { userId });
  return affected ?? 0;
}
