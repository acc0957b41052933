import type { Services } from '../../kernel/context.ts';
import { hasPicture } from '../cards/card-sql.service.ts';
import { hasContacts } from '../contacts/contact-sql.service.ts';
import type { User } from '../identity/users/user.entity.ts';
import { hasShared } from '../shares/share-sql.service.ts';
import type { FirstSteps } from './first-steps.types.ts';

/** Null once all is done, and for who has put the list away. */
export async function findFirstSteps(
  { db }: Pick<Services, 'db'>,
  { id, hidesFirstSteps, hasInstalledApp }: User,
): Promise<FirstSteps | null> {
  if (hidesFirstSteps) return null;
  const [row] = await db.query<[Omit<FirstSteps, 'hasInstalledApp'>]>(
    `SELECT ${hasPicture('$1')} AS "hasPhoto", ${hasShared('$1')} AS "hasShared", ${hasContacts('$1')} AS "hasContact"`,
    [id],
  );
  const steps = { ...row, hasInstalledApp };
  return Object.values(steps).every(Boolean) ? null : steps;
}
