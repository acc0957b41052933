import { AppError } from '@tessera/domain';

export function noSuchTemplate(): AppError {
  return new AppError('NOT_FOUND', 'This template no longer exists.', { id: 'no such template' });
}
