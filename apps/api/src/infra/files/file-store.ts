import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { Env } from '../settings/env.ts';

declare module '../../kernel/context.ts' {
  interface Services {
    files: FileStore;
  }
}

/** Where pictures are kept. Keys are made by us: hex digits and a dot ending, never a path. */
export interface FileStore {
  write(key: string, bytes: Buffer): Promise<void>;
  /** The content and its length, or null when there is no such key. */
  read(key: string): Promise<{ stream: Readable; sizeBytes: number } | null>;
  remove(key: string): Promise<void>;
}

/** S3 when it is set up, else a folder of the data directory. */
export function createFileStore(env: Env): FileStore {
  return env.s3 ? new S3FileStore(env.s3) : new FolderFileStore(join(env.dataDir, 'uploads'));
}

export class FolderFileStore implements FileStore {
  constructor(private readonly folder: string) {}

  async write(key: string, bytes: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const path = join(this.folder, key);
    // Written aside and renamed, so that a crash leaves no half picture under a name that is cached for ever.
    await writeFile(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
  }

  async read(key: string) {
    const path = join(this.folder, key);
    const found = await stat(path).catch(() => null);
    return found?.isFile() ? { stream: createReadStream(path), sizeBytes: found.size } : null;
  }

  async remove(key: string): Promise<void> {
    await rm(join(this.folder, key), { force: true });
  }
}

export class S3FileStore implements FileStore {
  readonly #client: AwsClient;
  readonly #base: string;

  constructor(s3: NonNullable<Env['s3']>) {
    this.#client = new AwsClient({
      accessKeyId: s3.accessKeyId,
      secretAccessKey: s3.secretAccessKey,
      region: s3.region,
      service: 's3',
    });
    this.#base = `${s3.endpoint.replace(/\/$/, '')}/${s3.bucket}`;
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    const response = await this.#client.fetch(`${this.#base}/${key}`, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'image/webp' },
    });
    if (!response.ok) throw new Error(`The file store answered ${response.status} to PUT.`);
  }

  async read(key: string) {
    const response = await this.#client.fetch(`${this.#base}/${key}`);
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The file store answered ${response.status} to GET.`);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { stream: Readable.from([bytes]), sizeBytes: bytes.length };
  }

  async remove(key: string): Promise<void> {
    const response = await this.#client.fetch(`${this.#base}/${key}`, { method: 'DELETE' });
    if (!response.ok && response.status !== 404)
      throw new Error(`The file store answered ${response.status} to DELETE.`);
  }
}
