import { type EntityManager, IsNull } from 'typeorm';
import { Share } from './share.entity.ts';

/** The share opens nothing from now on. Harmless when it had ended. */
export async function endShare(tx: EntityManager, id: string): Promise<void> {
  await tx.update(Share, { id, revokedAt: IsNull() }, { revokedAt: () => 'now()' });
}
