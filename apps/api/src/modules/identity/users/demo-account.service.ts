import { AppError, emailKey } from '@tessera/domain';
import { t } from '@tessera/texts';
import { DEMO_ACCOUNT } from '../../../infra/settings/demo-account.ts';
import type { Services, Viewer } from '../../../kernel/context.ts';
import { User } from './user.entity.ts';

/** FORBIDDEN for the demo account: everybody shares it, so nobody may lock the others out of it. */
export async function assertNotDemo(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { id }: Pick<Viewer, 'id'>,
): Promise<void> {
  if (!env.isDemo || !(await db.manager.existsBy(User, { id, email: DEMO_ACCOUNT.email }))) return;
  throw new AppError('FORBIDDEN', t('The demo account can’t be changed. Create your own account to try this.'));
}

/** Whether the demo account has that address. */
export function isDemoEmail({ env }: Pick<Services, 'env'>, email: string): boolean {
  return env.isDemo && emailKey(email) === DEMO_ACCOUNT.email;
}
