import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { AppError, checkPasskeyName, QUOTAS, quotaReached } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid, parse as uuidBytes } from 'uuid';
import type { Context, Viewer } from '../../../../kernel/context.ts';
import { describeDevice } from '../../../../kernel/device.ts';
import { onDuplicate } from '../../../../kernel/duplicates.ts';
import { inTransaction } from '../../../../kernel/transaction.ts';
import { addSecondFactor } from '../../sessions/session.service.ts';
import { User } from '../../users/user.entity.ts';
import { lockUser } from '../../users/user.service.ts';
import { recordSecurityEvent } from '../log/security-event.service.ts';
import { keepChallenge, takeChallenge } from './challenge.service.ts';
import { Passkey } from './passkey.entity.ts';
import { readAnswer } from './passkey-answer.ts';
import { readRelyingParty } from './relying-party.ts';

const PRODUCT = 'Tessera';

/** What a browser needs to make a passkey for the viewer. */
export async function startPasskey({ db, env }: Context, viewer: Viewer): Promise<object> {
  const user = await db.manager.findOneByOrFail(User, { id: viewer.id });
  const { id: rpId } = readRelyingParty(env);
  const passkeys = await db.manager.findBy(Passkey, { userId: viewer.id, rpId });
  const options = await generateRegistrationOptions({
    rpName: PRODUCT,
    rpID: rpId,
    userID: new Uint8Array(uuidBytes(user.id)),
    userName: user.email,
    userDisplayName: user.fullName,
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // Without these two it could neither sign in by itself nor count as two factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, { challenge: options.challenge, purpose: 'REGISTER', userId: viewer.id, rpId });
  return options;
}

/** Keeps the passkey that a device has made. BAD_USER_INPUT on `response` or `name`, CONFLICT when there are too many. */
export async function addPasskey(
  context: Context,
  viewer: Viewer,
  input: { name?: string | null; response: unknown },
): Promise<Passkey> {
  const name = checkedName(input.name || describeDevice(context.request.userAgent));
  const made = await verifyNew(context, viewer, input.response);
  const saved = inTransaction(context.db, async (tx) => {
    await assertRoom(tx, viewer.id);
    const passkey = await tx.save(
      tx.create(Passkey, { id: uuid(), userId: viewer.id, name, lastUsedAt: null, ...made }),
    );
    // The device has just checked its person, and has something that nobody else has.
    await addSecondFactor(tx, viewer.sessionId);
    await recordSecurityEvent(tx, context, { userId: viewer.id, kind: 'PASSKEY_ADDED', subject: name });
    return tx.findOneByOrFail(Passkey, { id: passkey.id });
  });
  return onDuplicate(
    saved,
    'passkeys_credential_id_key',
    new AppError('CONFLICT', msg('This passkey is already in use.')),
  );
}

/** The name in its stored form. BAD_USER_INPUT on `name`. */
export function checkedName(raw: string): string {
  const { name, error } = checkPasskeyName(raw);
  if (error !== undefined) throw new AppError('BAD_USER_INPUT', error, 'name');
  return name;
}

type NewPasskey = Pick<Passkey, 'credentialId' | 'rpId' | 'publicKey' | 'counter' | 'transports' | 'isSynced'>;

async function verifyNew({ db, env }: Context, viewer: Viewer, raw: unknown): Promise<NewPasskey> {
  const read = readAnswer(raw);
  const challenge = read && (await takeChallenge(db, 'REGISTER', read.challenge));
  if (!read || challenge?.userId !== viewer.id) throw refused();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: read.answer,
      expectedChallenge: read.challenge,
      expectedOrigin: readRelyingParty(env).origin,
      expectedRPID: challenge.rpId,
      requireUserVerification: true,
    });
    if (!verified) throw refused();
    const { credential, credentialBackedUp: isSynced } = registrationInfo;
    const { id, publicKey, counter, transports = [] } = credential;
    return { credentialId: id, rpId: challenge.rpId, publicKey: Buffer.from(publicKey), counter, transports, isSynced };
  } catch {
    // The library throws for whatever is wrong in an answer, which anybody can send.
    throw refused();
  }
}

function refused(): AppError {
  const text = msg('That passkey could not be verified. Try again.');
  return new AppError('BAD_USER_INPUT', text, 'response');
}

async function assertRoom(tx: EntityManager, userId: string): Promise<void> {
  // Two at once would both see room for one more.
  await lockUser(tx, userId);
  if ((await tx.countBy(Passkey, { userId })) >= QUOTAS.passkeys) throw quotaReached('passkeys');
}
