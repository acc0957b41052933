import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '../settings/env.ts';
import { createSecretBox, SecretBox } from './secret-box.ts';

const key = (id: string) => ({ id, key: randomBytes(32) });
const [old, fresh] = [key('2025'), key('2026')];

describe('a sealed secret', () => {
  const box = new SecretBox([old]);
  const sealed = box.seal('pat-eu1-ünsaid', 'connector 1');

  test('opens to what it was, and tells nothing', () => {
    expect(box.open(sealed, 'connector 1')).toBe('pat-eu1-ünsaid');
    expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('pat-eu1');
    expect(box.seal('pat-eu1-ünsaid', 'connector 1')).not.toBe(sealed);
  });

  test('does not open in another place, changed, cut or with another key of the same name', () => {
    const [id, body = ''] = sealed.split('.');
    const changed = `${id}.${body.slice(0, -2)}${body.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(() => box.open(sealed, 'connector 2')).toThrow();
    expect(() => box.open(changed, 'connector 1')).toThrow();
    expect(() => box.open(`${id}.${body.slice(0, 20)}`, 'connector 1')).toThrow();
    expect(() => new SecretBox([key('2025')]).open(sealed, 'connector 1')).toThrow();
  });

  test('opens after another key was put first, until its own is taken away', () => {
    const rotated = new SecretBox([fresh, old]);
    expect(rotated.open(sealed, 'connector 1')).toBe('pat-eu1-ünsaid');
    expect([rotated.isFresh(sealed), rotated.isFresh(rotated.seal('x', 'y'))]).toEqual([false, true]);
    expect(() => new SecretBox([fresh]).open(sealed, 'connector 1')).toThrow('SECRETS_KEY has no key "2025"');
  });
});

describe('without a setting', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'tessera-secrets-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test('a key is made that only its owner reads, and that stays the same', () => {
    const settings = { DATA_DIR: join(dataDir, 'new') };
    const sealed = createSecretBox(readEnv(settings))?.seal('kept', 'here') ?? '';
    expect(createSecretBox(readEnv(settings))?.open(sealed, 'here')).toBe('kept');
    expect(statSync(join(dataDir, 'new', 'secrets.key')).mode & 0o777).toBe(0o600);
  });

  test('production keeps no secrets', () => {
    expect(createSecretBox(readEnv({ NODE_ENV: 'production', DATA_DIR: dataDir }))).toBeNull();
  });
});

test('SECRETS_KEY is read as a list of ids and keys, and a wrong one is refused without repeating it', () => {
  const entry = ({ id, key: bytes }: typeof old) => `${id}:${bytes.toString('base64')}`;
  expect(readEnv({ SECRETS_KEY: `${entry(fresh)}, ${entry(old)}` }).secretKeys).toEqual([fresh, old]);
  for (const wrong of ['2025', '2025:c2hvcnQ=', entry(old).replace('2025', '20.25'), `${entry(old)},${entry(old)}`]) {
    const rule = 'SECRETS_KEY: must be a comma list of id:key, each id once and each key 32 bytes in Base64';
    expect(() => readEnv({ SECRETS_KEY: wrong })).toThrow(new Error(rule));
  }
});
