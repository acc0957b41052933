import type { DataSource } from 'typeorm';
import type { SecretBox } from '../../infra/secrets/secret-box.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Connector } from './connector.entity.ts';

/** Whose secret it is, for the box: in the row of another connector it doesn't open. */
export function sealedFor(connectorId: string): string {
  return `connector ${connectorId}`;
}

/** Seals what former keys have sealed with the first one, so that those can be taken away; gives how many. */
export function sealAnew(db: DataSource, box: SecretBox): Promise<number> {
  return inTransaction(db, async (tx) => {
    const sealed = await tx
      .createQueryBuilder(Connector, 'c')
      .where("c.credentials <> ''")
      .orderBy('c.id')
      .setLock('pessimistic_write')
      .getMany();
    const stale = sealed.filter(({ credentials }) => !box.isFresh(credentials));
    for (const { id, credentials } of stale) {
      const about = sealedFor(id);
      await tx.update(Connector, { id }, { credentials: box.seal(box.open(credentials, about), about) });
    }
    return stale.length;
  });
}
