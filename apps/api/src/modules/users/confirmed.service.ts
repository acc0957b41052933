import { AppError } from '@tessera/domain';
import type { Context, Viewer } from '../../composition/context.ts';

/** FORBIDDEN for an account whose address nobody has proved: it has no mail sent to other people. */
export async function assertConfirmed({ loaders }: Pick<Context, 'loaders'>, viewer: Viewer): Promise<void> {
  const user = await loaders.user.load(viewer.id);
  if (!user?.emailConfirmedAt) throw new AppError('FORBIDDEN', 'Confirm your email address first.');
}
