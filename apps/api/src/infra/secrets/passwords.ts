import { availableParallelism } from 'node:os';
import { AppError, normalizePassword } from '@tessera/domain';
import { msg } from '@tessera/texts';
import argon2 from 'argon2';
import { QueueFull, Semaphore } from '../../kernel/semaphore.ts';
import { toSite } from '../limits/network.ts';

declare module '../../kernel/context.ts' {
  interface Services {
    passwords: PasswordHasher;
  }
}

/** 19 MiB, t = 2, p = 1: OWASP's argon2id profile, about 22 ms of one core. */
const PROFILE = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MAX_WAITING = 64;

/**
 * argon2id with a bounded queue: one hash per core at a time, so that log-ins can't fill the thread pool, and networks
 * take turns, so that one can't keep the others waiting.
 */
export class PasswordHasher {
  readonly #semaphore: Semaphore;
  /** Checked for unknown addresses, so that they cost the same time as known ones. */
  readonly #decoy: Promise<string>;
  readonly #address: string;

  /** With another's queue: for the requests of an address. */
  constructor(shared: PasswordHasher | null = null, address = '') {
    this.#semaphore = shared ? shared.#semaphore : new Semaphore(availableParallelism(), MAX_WAITING);
    this.#decoy = shared ? shared.#decoy : argon2.hash('no account has this password', PROFILE);
    this.#address = address;
  }

  hash(password: string): Promise<string> {
    return this.#run(() => argon2.hash(normalizePassword(password), PROFILE));
  }

  /** Whether it is the password; null as hash costs the same time and is never right. RATE_LIMITED when too many wait. */
  verify(hash: string | null, password: string): Promise<boolean> {
    return this.#run(async () => {
      const compared = hash ?? (await this.#decoy);
      const normalized = normalizePassword(password);
      // Hashes from before passwords were normalized are of the text as it was typed.
      const forms = new Set([normalized, password]);
      for (const form of forms) if (await argon2.verify(compared, form)) return hash !== null;
      return false;
    });
  }

  async #run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.#semaphore.run(toSite(this.#address), work);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      throw new AppError('RATE_LIMITED', msg('Too many people are signing in right now. Try again.')).with({
        retryAfterSeconds: 2,
      });
    }
  }
}
