import { AppError } from '@tessera/domain';
import { t } from '@tessera/texts';
import type { Context, Viewer } from '../../../kernel/context.ts';

/** FORBIDDEN until the account's email address is confirmed: before that, it can't have mail sent to other people. */
export async function assertConfirmed({ loaders }: Pick<Context, 'loaders'>, viewer: Viewer): Promise<void> {
  const user = await loaders.user.load(viewer.id);
  if (!user?.emailConfirmedAt) throw new AppError('FORBIDDEN', t('Confirm your email address first.'));
}
