import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileStore, FolderFileStore, S3FileStore } from './file-store.ts';

const KEY = '0123456789abcdef0123456789abcdef.webp';

/** The store gives this one without its length. */
const CHUNKED = 'c'.repeat(32);

/** Speaks the three calls of S3 that are used, and refuses what is not signed. */
function startS3(): Promise<Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request: IncomingMessage, response) => {
    const path = request.url ?? '';
    const isSigned = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-test-1\/s3\//.test(
      request.headers.authorization ?? '',
    );
    if (!isSigned) response.statusCode = 403;
    else if (request.method === 'PUT') objects.set(path, await buffer(request));
    else if (request.method === 'DELETE') objects.delete(path);
    else if (!objects.has(path)) response.statusCode = 404;
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (request.method === 'GET' && last) response.statusCode = 206;
    const content = objects.get(path)?.subarray(Number(first ?? 0), last ? Number(last) + 1 : undefined);
    if (path.includes(CHUNKED)) response.setHeader('transfer-encoding', 'chunked');
    response.end(request.method === 'GET' && isSigned ? content : undefined);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

let folder: string;
let s3: Server;
const stores: Record<string, () => FileStore> = {
  folder: () => new FolderFileStore(folder),
  S3: () => s3Store('key'),
};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-files-'));
  s3 = await startS3();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  s3.close();
});

function s3Store(accessKeyId: string): S3FileStore {
  const endpoint = `http://127.0.0.1:${(s3.address() as AddressInfo).port}/`;
  return new S3FileStore({ endpoint, bucket: 'pictures', region: 'eu-test-1', accessKeyId, secretAccessKey: 'secret' });
}

describe.each(Object.keys(stores))('the %s store', (name) => {
  test('gives back what was written, until it is removed', async () => {
    const store = stores[name]?.() as FileStore;
    expect(await store.read(KEY)).toBeNull();
    await store.write(KEY, Buffer.from('picture'));
    const found = await store.read(KEY);
    expect(found?.sizeBytes).toBe(7);
    expect(found && (await buffer(found.stream))).toEqual(Buffer.from('picture'));
    await store.remove(KEY);
    expect(await store.read(KEY)).toBeNull();
  });

  test('takes a file from the disk, and gives a part of it', async () => {
    const store = stores[name]?.() as FileStore;
    const key = KEY.replace('webp', 'mp4');
    const path = join(folder, 'film');
    writeFileSync(path, 'a long film');
    await store.write(key, path);
    const part = await store.read(key, { first: 2, last: 5 });
    expect(part?.sizeBytes).toBe(4);
    expect(part && (await buffer(part.stream))).toEqual(Buffer.from('long'));
    const whole = await store.read(key);
    expect(whole && (await buffer(whole.stream))).toEqual(Buffer.from('a long film'));
  });
});

test('a refusal of S3 is an error, not a missing picture', async () => {
  await expect(s3Store('other').read(KEY)).rejects.toThrow('403');
  await expect(s3Store('other').write(KEY, Buffer.from('x'))).rejects.toThrow('403');
});

test('a file of S3 without its length is an error, not an empty file', async () => {
  await s3Store('key').write(`${CHUNKED}.pdf`, Buffer.from('%PDF'));
  await expect(s3Store('key').read(`${CHUNKED}.pdf`)).rejects.toThrow('without its length');
});
