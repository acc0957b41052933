import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_LIMITS, QUOTAS, SECURITY_EVENT_KINDS, securityEventText, VISIBILITIES } from '@tessera/domain';
import { say } from '@tessera/texts';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { projectRoot } from './processes.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const rules = read('docs/security/rules.md');

test('every event of the security log is documented', () => {
  const rows = SECURITY_EVENT_KINDS.map((kind) => `| \`${kind}\` | ${say(securityEventText(kind))} |`);
  expect(rules.match(/^\| `[A-Z_]+` \| [^|`]+ \|$/gm)).toEqual(rows);
});

test('every address that the server connects to is documented', () => {
  const settings = [...read('.env.example').matchAll(/^#? ?(\w*(?:_URLS?|_BASE|_ENDPOINT))=/gm)].map(
    ([, name = '']) => name,
  );
  expect(settings.length).toBeGreaterThan(10);
  for (const name of settings) expect(rules).toContain(`\`${name}\``);
});

test('words of the product that passwords can’t have are listed', () => {
  const source = read('apps/api/src/modules/identity/users/common-password.ts');
  const [, list = ''] = /CONTEXT_WORDS[^=]*= \[([^\]]+(?:\][^\]]+)*?)\];/.exec(source) ?? [];
  const words = [...list.matchAll(/'(\w+)'/g)].map(([, word]) => word ?? '');
  expect(words.length).toBeGreaterThan(5);
  expect(rules).toContain(`${words.map((word) => `\`${word}\``).join(', ')}.`);
});

test('sessions end when the rules say', () => {
  const source = read('apps/api/src/modules/identity/sessions/session.service.ts');
  const [idle] = /(?<=const IDLE = ')\d+ days/.exec(source) ?? [];
  const [days] = /(?<=const LIFETIME_MS = )\d+(?= \* 24 \* 3600_000)/.exec(source) ?? [];
  expect(rules).toContain(`A session ends after ${idle} without use and after ${days} days at the latest.`);
  expect(rules).toContain(`A person has ${QUOTAS.sessions} sessions.`);
});

test('the time to mend a package with a known hole is said for each severity', () => {
  expect(rules).toMatch(/within \d+ days if it is critical, \d+ days if it is high, \d+ days if it is medium/);
});

test('every kind of sensitive data has a level and a protection', () => {
  const levels = rules.slice(rules.indexOf('## Data'), rules.indexOf('## Connections'));
  expect([...levels.matchAll(/^\| (\w+) \| [^|]{20,} \| [^|]{20,} \|$/gm)].map(([, level]) => level)).toEqual([
    'secret',
    'private',
    'shown',
  ]);
});

test('passwords and codes are hashed as the rules say', () => {
  expect(read('apps/api/src/infra/secrets/passwords.ts')).toContain('memoryCost: 19_456, timeCost: 2');
  expect(rules).toContain('argon2id, 19 MiB, 2 passes');
  expect(read('apps/api/src/modules/identity/sessions/token.service.ts')).toContain("const ALGORITHM = 'HS256'");
  expect(read('apps/api/src/infra/secrets/seal.ts')).toContain("const CIPHER = 'aes-256-gcm'");
});

test('every quota is documented', () => {
  const rows = Object.entries(QUOTAS).map(([name, most]) => `| \`${name}\` | ${most.toLocaleString('en')} |`);
  expect(rules.match(/^\| `\w+` \| [\d,]+ \|$/gm)).toEqual(rows);
});

test('fields that depend on each other are documented', () => {
  const files = readdirSync(join(projectRoot, 'packages/domain/src')).filter((name) =>
    /-(?:check|rules)\.ts$/.test(name),
  );
  expect([...rules.matchAll(/^\| `([\w-]+\.ts)` \| \S/gm)].map(([, name]) => name)).toEqual(files.toSorted());
});

test('every way to sign in is documented', () => {
  const mutations = Object.values(buildSchema(read('schema.graphql')).getMutationType()?.getFields() ?? {});
  const ways = mutations
    .filter(({ type }) => {
      const payload = getNamedType(type);
      return isObjectType(payload) && payload.getFields().sessionId;
    })
    .map(({ name }) => name);
  expect(ways.length).toBeGreaterThan(2);
  const section = rules.slice(rules.indexOf('## Signing in'), rules.indexOf('## Sessions'));
  expect([...section.matchAll(/^\| [^|]+ \| `(\w+)` \|/gm)].map(([, name]) => name)).toEqual(ways.toSorted());
});

test('who may read and change what is documented', () => {
  for (const one of VISIBILITIES)
    expect(rules).toMatch(new RegExp(`^\\| an? ${one.toLowerCase()} card \\| .+ \\| .+ \\|$`, 'm'));
  const section = rules.slice(0, rules.indexOf('## Signing in'));
  const files = [...section.matchAll(/`((?:apps|packages)\/[\w/.-]+)`/g)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThan(3);
  for (const path of files) expect(read(path)).not.toBe('');
});

test('every key is documented with its place and its change', () => {
  const folder = join(projectRoot, 'apps/api/src/modules');
  const sealing = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.service.ts') && /\.seal\(/.test(readFileSync(join(folder, path), 'utf8')),
  );
  const tables: Record<string, string> = {
    'identity/sessions': 'signing_keys',
    connectors: 'connectors',
    webhooks: 'webhooks',
    notifications: 'push_keys',
    'identity/security/authenticators': 'authenticators',
  };
  const used = new Set(sealing.map((path) => tables[path.slice(0, path.lastIndexOf('/'))]));
  const section = rules.slice(rules.indexOf('## Keys'), rules.indexOf('## Data'));
  const documented = [...section.matchAll(/\| table `(\w+)`, under `SECRETS_KEY` \| \S[^|]+ \|$/gm)].map(
    ([, name]) => name,
  );
  expect(new Set(documented)).toEqual(used);
});

test('secrets are long enough', () => {
  const folder = join(projectRoot, 'apps/api/src/modules');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.service.ts'),
  );
  const sizes = sources.flatMap((path) =>
    [
      ...readFileSync(join(folder, path), 'utf8').matchAll(
        /^const \w*(?:TOKEN|KEY|STATE|TICKET|SECRET|ID)_BYTES = (\d+);/gm,
      ),
    ].map(([, bytes]) => ({ path, bytes: Number(bytes) })),
  );
  expect(sizes.length).toBeGreaterThan(6);
  expect(sizes.filter(({ bytes }) => bytes < 16)).toEqual([]);
});

test('what may be uploaded is documented as it is checked', () => {
  const picture = read('apps/api/src/modules/uploads/picture.ts');
  expect(picture).toContain("new Set(['jpeg', 'png', 'webp'])");
  const images = read('apps/api/src/infra/files/images.ts');
  expect(images).toContain('const MAX_PIXELS = 50_000_000;');
  expect(images).toContain('const MAX_INTERLACED_PIXELS = 12_000_000;');
  expect(read('apps/api/src/kernel/graphql/multipart.ts')).toContain('const MAX_FILE_BYTES = 5 * 1024 * 1024;');
  expect(rules).toContain('JPEG, PNG and WebP up to 5 MB and 50 megapixels (12 if they are progressive or interlaced)');
  const megabytes = (bytes: number) => `${bytes / 1024 ** 2} MB`;
  expect(rules).toContain(`a PDF of up to ${megabytes(FILE_LIMITS.documentBytes)}`);
  expect(rules).toContain(`MP4 or WebM video of up to ${megabytes(FILE_LIMITS.videoBytes)}`);
});

test('what takes long is documented with its bounds', () => {
  expect(read('apps/api/src/infra/secrets/passwords.ts')).toContain('const MAX_WAITING = 64;');
  expect(rules).toContain('one for each core, 64 waiting');
  const images = read('apps/api/src/infra/files/images.ts');
  expect(images).toContain('const BUDGET_BYTES = 160 * 1024 * 1024;');
  expect(images).toContain('const LEAST_BYTES = BUDGET_BYTES / 2;');
  expect(images).toContain('const MOST_WAITING = 32;');
  expect(images).toContain('const TIMEOUT_SECONDS = 10;');
  expect(rules).toContain('two at once, 32 waiting, 5 MB, 10 seconds, and 160 MB of decoded pictures');
  const files = read('apps/api/src/modules/contacts/check-import.service.ts');
  expect(files).toContain('timeoutMs: 30_000, memoryMb: 256, maxWaiting: 16');
  expect(rules).toContain('16 waiting, 5 MB, 30 seconds, 256 MB, 20,000 rows, 500 columns');
});
