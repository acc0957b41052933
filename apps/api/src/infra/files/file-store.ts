import { createReadStream, openAsBlob } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { Env } from '../settings/env.ts';

declare module '../../kernel/context.ts' {
  interface Services {
    files: FileStore;
  }
}

/** A part of a file: both bytes are in it. */
export interface ByteRange {
  first: number;
  last: number;
}

/** Where pictures and files are kept. Keys are made by us: hex digits and a dot ending, never a path. */
export interface FileStore {
  /** Bytes, or the path of a file that has them. */
  write(key: string, content: Buffer | string): Promise<void>;
  /** The content or a part of it, with its length; null if there is no such key. */
  read(key: string, range?: ByteRange): Promise<{ stream: Readable; sizeBytes: number } | null>;
  remove(key: string): Promise<void>;
}

const CONTENT_TYPES: Record<string, string> = {
  webp: 'image/webp',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** The media type of a stored file, by the ending of its key. */
export function contentTypeOf(key: string): string {
  return CONTENT_TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

/** S3 when it is set up, else a folder of the data directory. */
export function createFileStore(env: Env): FileStore {
  return env.s3 ? new S3FileStore(env.s3) : new FolderFileStore(join(env.dataDir, 'uploads'));
}

export class FolderFileStore implements FileStore {
  constructor(private readonly folder: string) {}

  async write(key: string, content: Buffer | string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const path = join(this.folder, key);
    // Written aside and renamed, so that a crash leaves no half picture under a name that is cached for ever.
    if (typeof content === 'string') await copyFile(content, `${path}.part`);
    else await writeFile(`${path}.part`, content);
    await rename(`${path}.part`, path);
  }

  async read(key: string, range?: ByteRange) {
    const path = join(this.folder, key);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) return null;
    const { first, last } = range ?? { first: 0, last: found.size - 1 };
    const stream = createReadStream(path, range && { start: first, end: last });
    return { stream, sizeBytes: last - first + 1 };
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

  async write(key: string, content: Buffer | string): Promise<void> {
    const response = await this.#client.fetch(`${this.#base}/${key}`, {
      method: 'PUT',
      // A file on the disk is read while it is sent.
      body: typeof content === 'string' ? await openAsBlob(content) : new Uint8Array(content),
      headers: { 'content-type': contentTypeOf(key) },
    });
    if (!response.ok) throw new Error(`The file store answered ${response.status} to PUT.`);
  }

  async read(key: string, range?: ByteRange) {
    const headers = range ? { range: `bytes=${range.first}-${range.last}` } : undefined;
    const response = await this.#client.fetch(`${this.#base}/${key}`, headers && { headers });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The file store answered ${response.status} to GET.`);
    if (range && response.status !== 206) throw new Error('The file store gave the whole of a file for a part.');
    const length = response.headers.get('content-length');
    // Without the length our own answer would be sent as an empty one.
    if (!length) {
      await response.body?.cancel();
      throw new Error('The file store gave a file without its length.');
    }
    return { stream: Readable.fromWeb(response.body as ReadableStream), sizeBytes: Number(length) };
  }

  async remove(key: string): Promise<void> {
    const response = await this.#client.fetch(`${this.#base}/${key}`, { method: 'DELETE' });
    if (!response.ok && response.status !== 404)
      throw new Error(`The file store answered ${response.status} to DELETE.`);
  }
}
