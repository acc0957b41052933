import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Credentials, readCredentials, removeCredentials, withLock, writeCredentials } from './credentials.ts';
import { refreshTokens } from './oauth.ts';
import type { Terminal } from './terminal.ts';

/** A token is replaced so long before it ends: a call on its way still arrives in time. */
const EARLY_MS = 60_000;

/** Who is signed in on this computer. */
export interface Session {
  /** Null when nobody is. */
  read: () => Credentials | null;
  keep: (credentials: Credentials) => void;
  forget: () => void;
  /** The server and the token of each moment. Throws when nobody is signed in. */
  open: () => { origin: string; getToken: () => Promise<string> };
}

export function createSession({ env }: Pick<Terminal, 'env'>): Session {
  const file = join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config'), 'tessera', 'credentials.json');
  const read = () => readCredentials(file);
  return {
    read,
    keep: (credentials) => writeCredentials(file, credentials),
    forget: () => removeCredentials(file),
    open() {
      const { TESSERA_TOKEN: token, TESSERA_ORIGIN: origin } = env;
      const kept = read();
      const address = origin || kept?.origin;
      if (token && address) return { origin: address, getToken: async () => token };
      // The token of one server is never sent to another.
      if (!kept || address !== kept.origin) {
        throw new Error('You are not signed in. Begin with: tessera login <address of the server>');
      }
      return { origin: kept.origin, getToken: () => findToken(file) };
    },
  };
}

async function findToken(file: string): Promise<string> {
  const fresh = readFresh(file);
  if (fresh) return fresh;
  // A refresh token works once: two programs that use the same one would be taken for thieves.
  return withLock(file, async () => {
    const meanwhile = readFresh(file);
    if (meanwhile) return meanwhile;
    const kept = readCredentials(file);
    if (!kept) throw new Error('You are not signed in. Begin with: tessera login <address of the server>');
    const tokens = await refreshTokens(kept);
    writeCredentials(file, { ...kept, ...tokens });
    return tokens.accessToken;
  });
}

function readFresh(file: string): string | null {
  const kept = readCredentials(file);
  return kept && Date.parse(kept.expiresAt) - EARLY_MS > Date.now() ? kept.accessToken : null;
}
