import { msg } from '@tessera/texts';
import { expect, test } from 'vitest';
import { AppError } from './errors.ts';

test('an error knows its status and carries its fields and details', () => {
  const error = new AppError('CONFLICT', msg('This address is taken.'), { slug: msg('taken') }).with({ current: 2 });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'AppError', status: 409, code: 'CONFLICT', fields: { slug: msg('taken') } });
  expect(error.details).toEqual({ current: 2 });
});
