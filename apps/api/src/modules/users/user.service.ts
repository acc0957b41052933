import {
  ACCOUNT_LIMITS,
  AppError,
  checkFullName,
  checkHandle,
  type FieldErrors,
  normalizePhone,
} from '@tessera/domain';
import type { DataSource, EntityManager } from 'typeorm';
import type { Context, Viewer } from '../../platform/context.ts';
import { onDuplicate } from '../../platform/duplicates.ts';
import { isUuid } from '../../platform/page.ts';
import { announceDirectoryChange, listCardsOf } from '../explore/directory.service.ts';
import { FormerHandle } from './former-handle.entity.ts';
import { User } from './user.entity.ts';
import type { UpdateViewerInput } from './viewer.types.ts';

type Changes = Partial<
  Pick<
    User,
    | 'fullName'
    | 'phone'
    | 'about'
    | 'handle'
    | 'showEmail'
    | 'allowContactDownloads'
    | 'showSocials'
    | 'showSharePromo'
    | 'isFindable'
    | 'showsPresence'
    | 'timeZone'
  >
>;

const SWITCHES = [
  'showEmail',
  'allowContactDownloads',
  'showSocials',
  'showSharePromo',
  'isFindable',
  'showsPresence',
] as const;

/** Changes what is given. BAD_USER_INPUT names all wrong fields; CONFLICT on `handle` when it is or was another's. */
export async function updateViewer(context: Context, viewer: Viewer, input: UpdateViewerInput): Promise<User> {
  const changes = checkChanges(input);
  const taken = new AppError('CONFLICT', 'This address is taken.', { handle: 'This address is taken.' });
  const saved = context.db.transaction(async (tx) => {
    const user = await tx.findOneOrFail(User, { where: { id: viewer.id }, lock: { mode: 'pessimistic_write' } });
    if (changes.handle !== undefined && changes.handle !== user.handle)
      await moveHandle(tx, user, changes.handle, taken);
    const saved = await tx.save(Object.assign(user, changes));
    await listCardsOf(tx, saved);
    return saved;
  });
  const user = await onDuplicate(saved, 'users_handle_key', taken);
  await announceDirectoryChange(context);
  if (changes.showsPresence !== undefined) {
    await context.pubSub.publish('presenceChosen', { userId: user.id, isShown: user.showsPresence });
  }
  return user;
}

/** A given-up handle stays its former owner's: it redirects, and nobody else gets it. */
async function moveHandle(tx: EntityManager, user: User, next: string | null, taken: AppError): Promise<void> {
  if (next) {
    const former = await tx.findOneBy(FormerHandle, { handle: next });
    if (former && former.userId !== user.id) throw taken;
    if (former) await tx.delete(FormerHandle, { handle: next });
  }
  if (user.handle) await tx.insert(FormerHandle, { handle: user.handle, userId: user.id });
}

function checkChanges(input: UpdateViewerInput): Changes {
  const fields: FieldErrors = {};
  const changes: Changes = {};
  if (typeof input.fullName === 'string') {
    const name = checkFullName(input.fullName);
    if (name.error) fields.fullName = name.error;
    else changes.fullName = name.fullName ?? '';
  }
  if (typeof input.phone === 'string') {
    const phone = input.phone.trim() === '' ? '' : normalizePhone(input.phone);
    if (phone === null) fields.phone = 'Invalid phone';
    else changes.phone = phone;
  }
  if (typeof input.about === 'string') {
    if (input.about.length > ACCOUNT_LIMITS.about) fields.about = `At most ${ACCOUNT_LIMITS.about} characters.`;
    else changes.about = input.about.trim();
  }
  if (typeof input.handle === 'string') {
    const handle = input.handle.trim() === '' ? { handle: null, error: undefined } : checkHandle(input.handle);
    if (handle.error !== undefined) fields.handle = handle.error;
    else changes.handle = handle.handle;
  }
  if (typeof input.timeZone === 'string') {
    if (isTimeZone(input.timeZone)) changes.timeZone = input.timeZone;
    else fields.timeZone = 'Unknown time zone.';
  }
  for (const key of SWITCHES) {
    const value = input[key];
    if (typeof value === 'boolean') changes[key] = value;
  }
  if (Object.keys(fields).length > 0) throw new AppError('BAD_USER_INPUT', Object.values(fields).join(' '), fields);
  return changes;
}

/** Whether it is an IANA time zone that both this process and PostgreSQL know. */
export function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return /^[A-Za-z]/.test(value);
  } catch {
    return false;
  }
}

/** The person behind the first part of a public address: id, handle or former handle. */
export async function findOwner(db: DataSource, owner: string): Promise<User | null> {
  const handle = owner.toLowerCase();
  if (isUuid(handle)) return db.manager.findOneBy(User, { id: handle });
  const user = await db.manager.findOneBy(User, { handle });
  if (user) return user;
  const former = await db.manager.findOneBy(FormerHandle, { handle });
  return former?.userId ? db.manager.findOneBy(User, { id: former.userId }) : null;
}

/** The first part of the person's public addresses. */
export function ownerSegment(user: Pick<User, 'id' | 'handle'>): string {
  return user.handle ?? user.id;
}

/** The person's number when one of their public cards shows it to everybody anyway, else null. */
export async function findShownPhone(db: DataSource, user: Pick<User, 'id'>): Promise<string | null> {
  const [phone = null] = await loadShownPhones(db, [user.id]);
  return phone;
}

/** The same for many people in one statement, in the order of the ids. */
export async function loadShownPhones(db: DataSource, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await db.query<{ id: string; phone: string }[]>(
    `SELECT u.id, u.phone FROM users u WHERE u.id = ANY ($1::uuid[]) AND u.phone <> ''
        AND EXISTS (SELECT 1 FROM cards WHERE owner_id = u.id AND visibility = 'PUBLIC'
                       AND u.phone IN (data->>'phone', data#>>'{extra,company,companyMobile}'))`,
    [ids],
  );
  const byId = new Map(rows.map(({ id, phone }) => [id, phone]));
  return ids.map((id) => byId.get(id) ?? null);
}
