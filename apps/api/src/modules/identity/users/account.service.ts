import { AppError, checkRegistration, emailKey, normalizeEmail, type Registration } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { createBatchLoader } from '../../../kernel/batch-loader.ts';
import type { Context } from '../../../kernel/context.ts';
import { onDuplicate, retryOnDuplicate } from '../../../kernel/duplicates.ts';
import { asWrongCredential } from '../../../kernel/refusals.ts';
import { queryRows, toEntity } from '../../../kernel/rows.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { forgetAttempts, takeAttempt } from '../security/devices/attempts.service.ts';
import {
  isFreshDevice,
  isKnownDevice,
  noteSignIn,
  readDeviceKey,
  rememberDevice,
} from '../security/devices/known-device.service.ts';
import { hasAuthenticator, hasPasskey } from '../security/proofs/second-factor-sql.ts';
import { beginSession, type OpenedSession, openSession } from '../sessions/session.service.ts';
import { findPasswordProblem } from './common-password.ts';
import { Credential } from './credential.entity.ts';
import { mailConfirmation } from './email.service.ts';
import { chooseHandle } from './handle.service.ts';
import { demandCode, type NewSession } from './sign-in.service.ts';
import { User } from './user.entity.ts';

/** Makes an account and signs it in. BAD_USER_INPUT names all wrong fields; CONFLICT when the address is taken. */
export async function register(context: Context, input: Registration): Promise<NewSession> {
  const { fullName, email, password } = checkedRegistration(context, input);
  await context.rateLimits.consume('registerByAddress', context.request.address);
  const passwordHash = await context.passwords.hash(password);
  const save = () =>
    inTransaction(context.db, async (tx) => {
      const { language } = context.request;
      const person = { id: uuid(), email, fullName, language };
      const user = tx.create(User, { ...person, handle: await chooseHandle(tx, person) });
      // A save would look first whether it is there.
      await tx.insert(User, user);
      await tx.insert(Credential, { userId: user.id, passwordHash });
      await mailConfirmation(tx, context, { userId: user.id, email, isNew: true });
      await rememberDevice(tx, context, user.id);
      return { user, ...(await openSession(tx, user.id, context.request)) };
    });
  const taken = new AppError('CONFLICT', msg('Email already in use'), { email: msg('Email already in use') });
  const session = await onDuplicate(retryOnDuplicate(save, 'users_handle_key'), 'users_email_key', taken);
  await beginSession(context, session);
  // The row was written with the database's defaults, so it is read back whole.
  return { ...session, user: await context.db.manager.findOneByOrFail(User, { id: session.user.id }) };
}

function checkedRegistration({ env }: Context, input: Registration): Registration {
  const { registration, errors } = checkRegistration(input);
  const password = findPasswordProblem(env, input.password);
  const all = { ...errors, ...(password && { password }) };
  if (Object.keys(all).length === 0) return registration;
  throw AppError.ofFields(all);
}

/**
 * Opens a session for the right password. A wrong password and an unknown address cost the same time and read the
 * same (UNAUTHENTICATED). SECOND_FACTOR_REQUIRED where a code is needed as well. RATE_LIMITED by network, and by account as `takeAttempt` says.
 */
export async function signIn(context: Context, input: { email: string; password: string }): Promise<NewSession> {
  const { db, passwords, rateLimits, request } = context;
  const account = emailKey(input.email);
  await rateLimits.consume('signInByAddress', request.address);
  const row = await findAccount(db, toAsked(normalizeEmail(input.email), request));
  const attempt = { kind: 'signIn', account, isKnown: row?.is_known_device ?? false } as const;
  await takeAttempt(context, attempt);
  const isRight = await passwords.verify(row?.password_hash ?? null, input.password);
  if (!row || !isRight) throw asWrongCredential(new AppError('UNAUTHENTICATED', msg('Invalid credentials')));
  const user = toEntity(db, User, row.user);
  const [session] = await Promise.all([openFor(context, row), forgetAttempts(context, attempt)]);
  await beginSession(context, session);
  return { user, ...session };
}

async function openFor(context: Context, row: AccountRow): Promise<OpenedSession> {
  const { db, request } = context;
  const userId = String(row.user.id);
  if (row.has_authenticator) return demandCode(context, { userId, hasPasskey: row.has_passkey });
  if (row.is_fresh_device) return openSession(db.manager, userId, request);
  return inTransaction(db, async (tx) => {
    await noteSignIn(tx, context, userId);
    return openSession(tx, userId, request);
  });
}

interface AccountRow {
  user: Record<string, unknown>;
  password_hash: string | null;
  is_known_device: boolean;
  is_fresh_device: boolean;
  has_authenticator: boolean;
  has_passkey: boolean;
}

/** The account with the address in `asked.email`, as seen from the device in `asked.device`. */
const ACCOUNT = `
  SELECT row_to_json(u.*) AS "user", c.password_hash, ${isKnownDevice('u.id', 'asked.device')} AS is_known_device,
         ${isFreshDevice('u.id', 'asked.device')} AS is_fresh_device,
         ${hasAuthenticator('u.id')} AS has_authenticator, ${hasPasskey('u.id')} AS has_passkey
    FROM users u LEFT JOIN credentials c ON c.user_id = u.id
   WHERE u.email = asked.email`;

const findAccount = createBatchLoader(findAccounts);

/** One statement for those who sign in at the same moment; `asked` are pairs as `toAsked` writes them. */
async function findAccounts(db: DataSource, asked: readonly string[]): Promise<(AccountRow | null)[]> {
  const pairs = asked.map((one) => one.split(' '));
  const devices = pairs.map(([device]) => (device ? Buffer.from(device, 'base64url') : null));
  const emails = pairs.map(([, ...email]) => email.join(' '));
  const text = `SELECT account.* FROM unnest($1::citext[], $2::bytea[]) WITH ORDINALITY asked(email, device, nth)
    LEFT JOIN LATERAL (${ACCOUNT}) account ON true ORDER BY asked.nth`;
  const rows = await queryRows<AccountRow | { user: null }>(db, text, [emails, devices]);
  return rows.map((row) => (row.user ? row : null));
}

function toAsked(email: string, request: Context['request']): string {
  return `${readDeviceKey(request)?.toString('base64url') ?? ''} ${email}`;
}
