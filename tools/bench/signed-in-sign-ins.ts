import { Agent } from 'node:http';
import argon2 from 'argon2';
import { median, post } from './chat-measure.ts';
import { printBound } from './compare.ts';
import { SIGN_IN } from './signed-in-documents.ts';
import type { SignedIn } from './signed-in-rows.ts';

/** The API's parameters, OWASP's argon2id profile. */
const PROFILE = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 64;
const ROUNDS = 5;
const AT_LEAST = 0.85;
const PASSWORD = 'bench-password';

/**
 * 64 people sign in at once, against as many checks of a password by argon2 alone: where they have signed in before, and
 * each time on a device that is new, which is written to the security log and mailed.
 */
export async function signIns({ api, pool, data }: SignedIn): Promise<void> {
  const hash = await argon2.hash(PASSWORD, PROFILE);
  const people = await data.people(AT_ONCE);
  const ids = people.map(({ id }) => id);
  await pool.query('INSERT INTO credentials (user_id, password_hash) SELECT unnest($1::uuid[]), $2', [ids, hash]);
  const agent = new Agent({ keepAlive: true });
  let devices = 0;
  const signIn = async (
    path: string,
    bodyOf: (input: object) => object,
    { id, from }: { id: string; from: number },
  ) => {
    const headers = { 'x-forwarded-for': `10.1.${Math.floor(from / 250)}.${1 + (from % 250)}` };
    const body = JSON.stringify(bodyOf({ email: `${id}@example.com`, password: PASSWORD }));
    const answer = await post(agent, { url: api + path, headers, body });
    if (!answer.includes('"token"')) throw new Error(answer);
  };
  const asDocument = (input: object) => ({ query: SIGN_IN, variables: { input } });
  const contenders = {
    'argon2 alone': () => argon2.verify(hash, PASSWORD),
    GraphQL: (id: string) => signIn('/graphql', asDocument, { id, from: ids.indexOf(id) }),
    REST: (id: string) => signIn('/api/auth/login', (input) => input, { id, from: ids.indexOf(id) }),
    'GraphQL, new devices': (id: string) => {
      devices += 1;
      return signIn('/graphql', asDocument, { id, from: AT_ONCE + devices });
    },
  };
  const rates = await takeTurns(contenders, ids);
  agent.destroy();
  print(rates);
}

/** As many a second, round by round; the first one warms everything up. */
async function takeTurns<Name extends string>(
  contenders: Record<Name, (id: string) => Promise<unknown>>,
  ids: string[],
): Promise<Map<string, number[]>> {
  const rates = new Map<string, number[]>(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, signIn] of Object.entries<(id: string) => Promise<unknown>>(contenders)) {
      const began = performance.now();
      await Promise.all(ids.map(signIn));
      if (round > 0) rates.get(name)?.push((ids.length * 1000) / (performance.now() - began));
    }
  }
  return rates;
}

function print(rates: Map<string, number[]>): void {
  const [alone = []] = rates.values();
  const toRatio = (own: number[]) => median(own.map((rate, round) => rate / (alone[round] ?? Number.NaN)));
  console.log(`\n| ${AT_ONCE} sign-ins at once | a second | × argon2 |\n|---|---|---|`);
  for (const [name, own] of rates) console.log(`| ${name} | ${median(own).toFixed(1)} | ${toRatio(own).toFixed(2)} |`);
  for (const name of ['GraphQL', 'REST']) {
    const ratio = toRatio(rates.get(name) ?? []);
    printBound(`${name}: ${ratio.toFixed(2)} × argon2, at least ${AT_LEAST.toFixed(2)}`, ratio >= AT_LEAST);
  }
}
