import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import type { Person, TestServer } from './server.ts';
import type { WalletAuthority } from './wallet-authority.ts';

export interface PassField {
  key: string;
  label: string;
  value: string;
  attributedValue?: string;
  changeMessage?: string;
}

/** `pass.json`, as far as tests read it. */
export interface PassJson {
  [name: string]: unknown;
  serialNumber: string;
  authenticationToken: string;
  voided?: boolean;
  barcodes?: { message: string; messageEncoding: string; format: string }[];
  featuredActions?: { type: string; url: string }[];
  generic: Record<string, PassField[]>;
  posterGeneric: Record<string, PassField[]>;
}

export type PassFiles = Record<string, Buffer>;

/** The files of a pass by their names. */
export async function unpack(bytes: Buffer): Promise<PassFiles> {
  const open = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);
  const zip = await open(bytes, { lazyEntries: true });
  const files: PassFiles = {};
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry: yauzl.Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error);
        void buffer(stream).then((content) => {
          files[entry.fileName] = content;
          zip.readEntry();
        }, reject);
      });
    });
    zip.readEntry();
  });
}

export const readPassJson = (files: PassFiles) => JSON.parse(String(files['pass.json'])) as PassJson;

/** Whether OpenSSL accepts the signature of the manifest, under the authority's root. */
export function isSigned({ root }: WalletAuthority, files: Pick<PassFiles, string>): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-pass-'));
  try {
    for (const name of ['signature', 'manifest.json']) writeFileSync(join(folder, name), files[name] ?? '');
    const content = ['-in', 'signature', '-content', 'manifest.json'];
    const args = ['smime', '-verify', '-inform', 'DER', ...content, '-CAfile', root, '-purpose', 'any'];
    execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All that a pass says in words, to look for what must not be in it. Digests and pictures could hold any digits by chance. */
export const toText = (files: PassFiles) =>
  Object.entries(files)
    .filter(([name]) => name === 'pass.json' || name.endsWith('.strings'))
    .map(([, bytes]) => String(bytes))
    .join('\n');

export function walletFixtures(server: TestServer) {
  async function makeCard(as: Person, data: object, visibility = 'UNLISTED'): Promise<string> {
    const { body } = await server.rest('POST', '/api/cards', { body: { title: '', data, visibility }, as });
    if (!body.card) throw new Error(JSON.stringify(body));
    return (body.card as { id: string }).id;
  }
  const patch = (as: Person, id: string, body: object) => server.rest('PATCH', `/api/cards/${id}`, { body, as });
  const setWallet = (as: Person, cardId: string, changes: object) =>
    server.graphql(
      'mutation ($input: SetCardWalletInput!) { setCardWallet(input: $input) { card { wallet { isOnPage code isCodeShortened applePath } } } }',
      { as, variables: { input: { cardId, ...changes } } },
    );
  const get = (path: string, as: Person | null, headers: Record<string, string> = {}) =>
    fetch(server.origin + path, {
      redirect: 'manual',
      headers: { ...(as && { authorization: `Bearer ${as.token}` }), ...headers },
    });
  async function download(as: Person | null, id: string): Promise<PassFiles> {
    const response = await get(`/wallet/cards/${id}/card.pkpass`, as);
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return unpack(Buffer.from(await response.arrayBuffer()));
  }
  /** What a phone asks. */
  const phone = (method: string, path: string, token: string | null, body?: object, headers = {}) =>
    fetch(`${server.origin}/wallet/apple/v1${path}`, {
      method,
      headers: {
        ...(token && { authorization: `ApplePass ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  return { makeCard, patch, setWallet, get, download, phone };
}
