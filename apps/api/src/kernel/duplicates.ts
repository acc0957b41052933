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

/** Each try sees what others took, so work that fails this often chooses no free value at all. */
const MAX_TRIES = 10;

/** Repeats work that chooses a free value while the named unique constraint refuses it, at most `MAX_TRIES` times. */
export async function retryOnDuplicate<T>(work: () => Promise<T>, constraint: string): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (failure) {
      if (tries === MAX_TRIES || !violates(failure, { code: UNIQUE_VIOLATION, constraint })) throw failure;
    }
  }
}

async function onViolation<T>(work: Promise<T>, violation: Violation, error: Error): Promise<T> {
  try {
    return await work;
  } catch (failure) {
    throw violates(failure, violation) ? error : failure;
  }
}

interface Violation {
  code: string;
  constraint: string;
}

function violates(failure: unknown, { code, constraint }: Violation): boolean {
  const cause = failure instanceof QueryFailedError ? (failure.driverError as Partial<Violation>) : {};
  return cause.code === code && cause.constraint === constraint;
}
