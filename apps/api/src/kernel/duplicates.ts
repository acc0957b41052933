import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/** The result, or `error` when the named unique constraint refused it: the database alone knows who came first. */
export function onDuplicate<T>(work: Promise<T>, constraint: string, error: Error): Promise<T> {
  return onViolation(work, { code: UNIQUE_VIOLATION, constraint }, error);
}

/** The result, or `error` when the named foreign key refused it: what it belongs to was deleted a moment ago. */
export function onMissing<T>(work: Promise<T>, constraint: string, error: Error): Promise<T> {
  return onViolation(work, { code: FOREIGN_KEY_VIOLATION, constraint }, error);
}

async function onViolation<T>(
  work: Promise<T>,
  { code, constraint }: { code: string; constraint: string },
  error: Error,
): Promise<T> {
  try {
    return await work;
  } catch (failure) {
    const cause =
      failure instanceof QueryFailedError ? (failure.driverError as { code?: string; constraint?: string }) : {};
    if (cause.code === code && cause.constraint === constraint) throw error;
    throw failure;
  }
}
