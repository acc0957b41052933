import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { DataSource } from 'typeorm';
import type { Context } from '../../../../kernel/context.ts';
import { keepChallenge, takeChallenge } from './challenge.service.ts';
import { Passkey } from './passkey.entity.ts';
import { readAnswer, toUserHandle } from './passkey-answer.ts';
import { readRelyingParty } from './relying-party.ts';

/**
 * What a browser needs to ask for a passkey: of the viewer, or of anybody for signing in, when the device knows who that
 * is. RATE_LIMITED.
 */
export async function requestPasskeyChallenge(context: Context): Promise<object> {
  const { db, env, rateLimits, request, viewer } = context;
  await rateLimits.consume('passkeyByAddress', request.address);
  const { id: rpId } = readRelyingParty(env);
  const passkeys = viewer ? await db.manager.findBy(Passkey, { userId: viewer.id, rpId }) : [];
  const allowCredentials = passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }));
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    userVerification: 'required',
    ...(viewer && { allowCredentials }),
  });
  await keepChallenge(db, { challenge: options.challenge, purpose: 'PROVE', userId: viewer?.id ?? null, rpId });
  return options;
}

/**
 * Whose passkey has signed a challenge of ours, on this site, after the device has checked its person. Null for any other
 * answer. A challenge works once.
 */
export async function verifyPasskey({ db, env }: Context, raw: unknown): Promise<string | null> {
  const read = readAnswer(raw);
  const challenge = read && (await takeChallenge(db, 'PROVE', read.challenge));
  if (!read || !challenge) return null;
  const { rpId, userId } = challenge;
  const passkey = await db.manager.findOneBy(Passkey, { credentialId: read.answer.id, rpId });
  if (!passkey || (userId !== null && userId !== passkey.userId)) return null;
  const { userHandle } = read.answer.response;
  if (userHandle && userHandle !== toUserHandle(passkey.userId)) return null;
  const counter = await verifyAnswer(read, { passkey, origin: readRelyingParty(env).origin });
  if (counter === null || !(await countUse(db, passkey.id, counter))) return null;
  return passkey.userId;
}

/** How often the passkey says that it was used; null when its answer isn't right. */
async function verifyAnswer(
  { answer, challenge }: NonNullable<ReturnType<typeof readAnswer>>,
  { passkey, origin }: { passkey: Passkey; origin: string },
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: passkey.rpId,
      // The library would refuse a synced passkey that says 0 after another number; see `countUse`.
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for whatever is wrong in an answer, which anybody can send.
    return null;
  }
}

/** False for a number that was there before, which is how a copied key is noticed. 0 is no number. */
async function countUse(db: DataSource, id: string, counter: number): Promise<boolean> {
  const [, count] = await db.query<[unknown[], number]>(
    `UPDATE passkeys SET counter = greatest(counter, $2::bigint), last_used_at = now()
      WHERE id = $1 AND ($2::bigint = 0 OR counter < $2::bigint)`,
    [id, counter],
  );
  return count > 0;
}
