import { AppError } from '@tessera/domain';
import { t } from '@tessera/texts';

export function noSuchTemplate(): AppError {
  return new AppError('NOT_FOUND', t('This template no longer exists.'), { id: 'no such template' });
}
