import type { Services } from '../../kernel/context.ts';
import { CardSql } from '../cards/index.ts';
import { ContactSql } from '../contacts/index.ts';
import type { User } from '../identity/index.ts';
import { ShareSql } from '../shares/index.ts';
import type { FirstSteps } from './first-steps.types.ts';

/** Null once all is done, and for who has put the list away. */
export async function findFirstSteps(
  { db }: Pick<Services, 'db'>,
  { id, hidesFirstSteps, hasInstalledApp }: User,
): Promise<FirstSteps | null> {
  if (hidesFirstSteps) return null;
  const [row] = await db.query<[Omit<FirstSteps, 'hasInstalledApp'>]>(
    `SELECT ${CardSql.hasPicture('$1')} AS "hasPhoto", ${ShareSql.hasShared('$1')} AS "hasShared", ${ContactSql.hasContacts('$1')} AS "hasContact"`,
    [id],
  );
  const steps = { ...row, hasInstalledApp };
  return Object.values(steps).every(Boolean) ? null : steps;
}
