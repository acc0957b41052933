import type { EntityManager } from 'typeorm';
import { Passkey } from './passkey.entity.ts';

/** No passkey of the person opens anything any more; gives how many there were. */
export async function removeAllPasskeys(tx: EntityManager, userId: string): Promise<number> {
  const { affected } = await tx.delete(Passkey, { userId });
  return affected ?? 0;
}
