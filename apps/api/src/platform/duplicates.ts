import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';

/** The result, or `error` when the named unique constraint refused it: the database alone knows who came first. */
export async function onDuplicate<T>(work: Promise<T>, constraint: string, error: Error): Promise<T> {
  try {
    return await work;
  } catch (failure) {
    const cause =
      failure instanceof QueryFailedError ? (failure.driverError as { code?: string; constraint?: string }) : {};
    if (cause.code === UNIQUE_VIOLATION && cause.constraint === constraint) throw error;
    throw failure;
  }
}
