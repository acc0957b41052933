import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../settings/env.ts';
import type { SecretKey } from '../settings/values.ts';
import { seal, unseal } from './seal.ts';

declare module '../../kernel/context.ts' {
  interface Services {
    /** Null where no key is set: then no secret of others can be kept. */
    secrets: SecretBox | null;
  }
}

const KEY_BYTES = 32;
const FILE_MODE = 0o600;

/** Keeps others' secrets so that the database alone tells none of them. The first key seals, every key opens. */
export class SecretBox {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #first: SecretKey;

  constructor(keys: readonly [SecretKey, ...SecretKey[]]) {
    this.#first = keys[0];
    this.#keys = new Map(keys.map(({ id, key }) => [id, key]));
  }

  /** `keyId.base64url`. `about`: whose secret it is; moved to another row it doesn't open. */
  seal(text: string, about: string): string {
    const { id, key } = this.#first;
    return `${id}.${seal(key, text, about).toString('base64url')}`;
  }

  /** What was sealed. Throws when its key is not at hand any more, or when it was changed or moved. */
  open(sealed: string, about: string): string {
    const [id = '', packed = ''] = sealed.split('.');
    const key = this.#keys.get(id);
    if (!key) throw new Error(`SECRETS_KEY has no key ${JSON.stringify(id)}, which a stored secret needs`);
    return unseal(key, Buffer.from(packed, 'base64url'), about);
  }

  /** Whether the key that seals now has sealed it. */
  isFresh(sealed: string): boolean {
    return sealed.startsWith(`${this.#first.id}.`);
  }
}

/** By the setting; null without it. */
export function configuredSecretBox({ secretKeys: [first, ...others] }: Pick<Env, 'secretKeys'>): SecretBox | null {
  return first ? new SecretBox([first, ...others]) : null;
}

/** The same, or without the setting by a key of its own in DATA_DIR; but in production there is none then. */
export function createSecretBox(env: Pick<Env, 'secretKeys' | 'nodeEnv' | 'dataDir'>): SecretBox | null {
  const configured = configuredSecretBox(env);
  if (configured || env.nodeEnv === 'production') return configured;
  return new SecretBox([{ id: 'file', key: keyOfFile(env.dataDir) }]);
}

/** Made on first use. Of two processes that start at once one makes it, and both read that one. */
function keyOfFile(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'secrets.key');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: FILE_MODE });
  try {
    // Unlike writing, a link is there whole or not at all, and never takes the place of another.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64');
}
