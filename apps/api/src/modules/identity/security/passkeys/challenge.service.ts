import type { DataSource } from 'typeorm';
import type { Services } from '../../../../kernel/context.ts';
import { type ChallengePurpose, PasskeyChallenge } from './passkey-challenge.entity.ts';

/** The sign-in screen asks for one when it opens, and people take their time. */
const LIFETIME_MS = 15 * 60_000;

type Kept = Pick<PasskeyChallenge, 'challenge' | 'purpose' | 'userId' | 'rpId'>;

/** Keeps a challenge until it is answered, for a quarter of an hour at most. */
export async function keepChallenge({ manager }: DataSource, challenge: Kept): Promise<void> {
  await manager.insert(PasskeyChallenge, { ...challenge, expiresAt: new Date(Date.now() + LIFETIME_MS) });
}

/** Uses the challenge up, whatever becomes of the answer. Null when there is none such, or it is over. */
export async function takeChallenge(
  db: DataSource,
  purpose: ChallengePurpose,
  challenge: string,
): Promise<Pick<PasskeyChallenge, 'userId' | 'rpId'> | null> {
  const [rows] = await db.query<[{ userId: string | null; rpId: string }[], number]>(
    `DELETE FROM passkey_challenges WHERE challenge = $1 AND purpose = $2 AND expires_at > now()
     RETURNING user_id AS "userId", rp_id AS "rpId"`,
    [challenge, purpose],
  );
  return rows[0] ?? null;
}

/** Forgets challenges that nobody has answered. */
export async function sweepChallenges({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query('DELETE FROM passkey_challenges WHERE expires_at < $1', [now]);
}
