import type { EntityManager } from 'typeorm';
import { Authenticator } from './authenticator.entity.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

/** From now on the password is enough, unless the app was turned on before that time; whether one was turned off. */
export async function removeAuthenticatorSince(tx: EntityManager, userId: string, since: Date): Promise<boolean> {
  const { affected } = await tx
    .createQueryBuilder()
    .delete()
    .from(Authenticator)
    .where('user_id = :userId AND (confirmed_at IS NULL OR confirmed_at >= :since)', { userId, since })
    .execute();
  if (!affected) return false;
  await tx.delete(RecoveryCode, { userId });
  return true;
}
