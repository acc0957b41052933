import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { FolderFileStore } from '../../infra/files/file-store.ts';
import { QueueFull, Semaphore } from '../../kernel/semaphore.ts';

/** Long enough for every crawler that a link meets; then what was deleted meanwhile is nowhere any more. */
const KEEP_MS = 24 * 60 * 60 * 1000;
/** One for each core of a small machine. */
const AT_ONCE = 2;
const MOST_WAITING = 32;

/** Pictures that were drawn once and are kept for a day, each under a key that names its content. */
export class PictureStore {
  readonly #files: FolderFileStore;
  readonly #turns = new Semaphore(AT_ONCE, MOST_WAITING);
  readonly #running = new Map<string, Promise<Buffer | null>>();

  constructor(
    private readonly folder: string,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    this.#files = new FolderFileStore(folder);
  }

  /** The picture of that key; null when none is kept. */
  async find(key: string): Promise<Buffer | null> {
    return readFile(join(this.folder, key)).catch(() => null);
  }

  /** The picture of that key, drawn when there is none; null when too many are waiting to be drawn for a network. */
  async get(key: string, network: string, draw: () => Promise<Buffer>): Promise<Buffer | null> {
    const kept = await this.find(key);
    if (kept) return kept;
    const running = this.#running.get(key) ?? this.#draw(key, network, draw).finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running;
  }

  async #draw(key: string, network: string, draw: () => Promise<Buffer>): Promise<Buffer | null> {
    try {
      const picture = await this.#turns.run(network, draw);
      await this.#keep(key, picture);
      return picture;
    } catch (error) {
      if (error instanceof QueueFull) return null;
      throw error;
    }
  }

  /** Removes what has been kept for a day. */
  async sweep(now: Date): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => [])) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => null);
      if (found && now.getTime() - found.mtimeMs > KEEP_MS) await rm(path, { force: true });
    }
  }

  /** A disk that is full costs time, not the picture. */
  async #keep(key: string, picture: Buffer): Promise<void> {
    await this.#files.write(key, picture).catch((error) => this.log.warn({ err: error }, 'a picture was not kept'));
  }
}
