import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';

export function noSuchTemplate(): AppError {
  return new AppError('NOT_FOUND', msg('This template no longer exists.'), 'id');
}
