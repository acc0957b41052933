import { randomInt } from 'node:crypto';
import { AppError, checkHandle, cutSlug, HANDLE_LENGTH, HANDLE_LIMITS, slugify } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { toLatin } from '../../../kernel/latin.ts';
import { FormerHandle } from './former-handle.entity.ts';
import type { User } from './user.entity.ts';

const DAY_MS = 24 * 3600_000;

/** What a handle from a name without letters begins with. */
const NAMELESS = 'member';
/** Small letters and digits that nobody takes for each other. */
const SUFFIX_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const SUFFIX_LENGTH = 5;

/**
 * The handle of a new account: its name, or its name and a suffix that no one can foresee. It is nobody's now or before. Two
 * people of the same name at the same moment may get the same; `users_handle_key` refuses the second, who asks again.
 */
export async function chooseHandle(
  tx: EntityManager,
  { id, fullName }: Pick<User, 'id' | 'fullName'>,
): Promise<string> {
  const stem = handleFromName(fullName);
  let handle = stem;
  while (!checkHandle(handle).handle || (await isOthers(tx, id, handle))) handle = addSuffix(stem || NAMELESS);
  return handle;
}

/** 'José Á. Núñez' → 'jose-a-nunez', '李小龍' → 'lixiaolong'; '' where nothing of the name is a letter or a digit. */
export function handleFromName(fullName: string): string {
  const latin = toLatin(fullName);
  return /[a-z0-9]/i.test(latin) ? cutSlug(slugify(latin), HANDLE_LENGTH.max) : '';
}

function addSuffix(stem: string): string {
  const letters = Array.from({ length: SUFFIX_LENGTH }, () => SUFFIX_LETTERS[randomInt(SUFFIX_LETTERS.length)]);
  return `${cutSlug(stem, HANDLE_LENGTH.max - SUFFIX_LENGTH - 1)}-${letters.join('')}`;
}

/**
 * Before a person takes or gives up a handle: a former handle still belongs to its owner and leads to them. CONFLICT on `handle`
 * if it is or was someone else's, and for more changes than `HANDLE_LIMITS`. The person's row has to be locked.
 */
export async function moveHandle(
  tx: EntityManager,
  user: Pick<User, 'id' | 'handle'>,
  next: string | null,
): Promise<void> {
  await lockHandles(tx, [user.handle, next]);
  if (next && (await isOthers(tx, user.id, next))) throw handleTaken();
  if (!user.handle) return;
  const former = await tx.find(FormerHandle, { where: { userId: user.id }, order: { givenUpAt: 'DESC' } });
  const counted = former.filter(({ wasGiven }) => !wasGiven);
  assertMayChange(counted, user.handle, next);
  await keepFormer(tx, { handle: user.handle, userId: user.id, wasGiven: former.length === 0 });
}

/** Before an account is deleted: printed cards still show its address, which no one else may get. */
export async function retireHandle(tx: EntityManager, { handle }: Pick<User, 'handle'>): Promise<void> {
  if (!handle) return;
  await lockHandles(tx, [handle]);
  await keepFormer(tx, { handle, userId: null, wasGiven: false });
}

/** CONFLICT on `handle`. */
export function handleTaken(): AppError {
  const text = msg('This address is taken.');
  return new AppError('CONFLICT', text, 'handle');
}

/**
 * Locks a handle for one person until the transaction ends. Without it, a handle that its owner is giving up would be in no
 * table, and anyone could take it. Always in the same order, so that two people who swap don't wait for each other.
 */
async function lockHandles(tx: EntityManager, handles: (string | null)[]): Promise<void> {
  for (const handle of [...new Set(handles)].filter((one) => one !== null).sort()) {
    await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('handle ' || $1, 0))", [handle]);
  }
}

async function isOthers(tx: EntityManager, userId: string, handle: string): Promise<boolean> {
  const [found] = await tx.query<{ taken: boolean }[]>(
    `SELECT EXISTS (SELECT FROM users WHERE handle = $2 AND id <> $1)
         OR EXISTS (SELECT FROM former_handles WHERE handle = $2 AND user_id IS DISTINCT FROM $1) AS taken`,
    [userId, handle],
  );
  return found?.taken ?? false;
}

/** The handle that the account began with doesn't count. Returning to a former one keeps its row, so that going back and forth counts. */
function assertMayChange(former: readonly FormerHandle[], handle: string, next: string | null): void {
  const kept = new Set([...former.map((one) => one.handle), handle].filter((one) => one !== next));
  if (kept.size > HANDLE_LIMITS.former) {
    throw tooMany(
      msg('You have {most} former handles, and links to them still work. Choose one of them.', {
        most: HANDLE_LIMITS.former,
      }),
    );
  }
  const since = Date.now() - HANDLE_LIMITS.days * DAY_MS;
  const recent = former.filter(({ givenUpAt }) => givenUpAt.getTime() > since);
  const last = recent[HANDLE_LIMITS.changes - 1];
  if (!last) return;
  const day = new Date(last.givenUpAt.getTime() + HANDLE_LIMITS.days * DAY_MS).toISOString().slice(0, 10);
  throw tooMany(
    msg('A handle can change {changes} times in {days} days. You can change it again on {day}.', {
      ...HANDLE_LIMITS,
      day,
    }),
  );
}

function tooMany(text: Message): AppError {
  return new AppError('CONFLICT', text, 'handle');
}

async function keepFormer(tx: EntityManager, row: Pick<FormerHandle, 'handle' | 'userId' | 'wasGiven'>): Promise<void> {
  await tx.upsert(FormerHandle, { ...row, givenUpAt: new Date() }, ['handle']);
}
