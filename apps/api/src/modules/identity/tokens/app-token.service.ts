import type { TokenScope } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { AccessToken } from './access-token.entity.ts';
import { hashToken } from './access-token.service.ts';

const ENDING_LENGTH = 4;

interface AppToken {
  token: string;
  ownerId: string;
  /** What the person allowed the app; the token ends with it. */
  grantId: string;
  name: string;
  scopes: TokenScope[];
  expiresAt: Date;
}

/** Keeps the token of an app, which opens what a token of the person's own does. It is in no list and no quota of theirs. */
export async function keepAppToken(tx: EntityManager, { token, ...kept }: AppToken): Promise<void> {
  const secret = { tokenHash: hashToken(token), ending: token.slice(-ENDING_LENGTH) };
  // The second use of a refresh token gives the same tokens.
  await tx
    .createQueryBuilder()
    .insert()
    .into(AccessToken)
    .values({ id: uuid(), ...kept, ...secret })
    .orIgnore()
    .execute();
}

/** The token is worth nothing from now on; gives its id, for `announceEnded` after the commit. */
export async function removeAppToken(tx: EntityManager, token: string): Promise<string[]> {
  const [rows] = await tx.query<[{ id: string }[], number]>(
    'DELETE FROM access_tokens WHERE token_hash = $1 AND grant_id IS NOT NULL RETURNING id',
    [hashToken(token)],
  );
  return rows.map(({ id }) => id);
}

/** Ends all tokens of these grants; gives their ids, for `announceEnded` after the commit. */
export async function removeTokensOfGrants(tx: EntityManager, grantIds: readonly string[]): Promise<string[]> {
  const [rows] = await tx.query<[{ id: string }[], number]>(
    'DELETE FROM access_tokens WHERE grant_id = ANY ($1::uuid[]) RETURNING id',
    [grantIds],
  );
  return rows.map(({ id }) => id);
}
