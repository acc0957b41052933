import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../infra/log.ts';
import { createMetrics } from '../../infra/metrics.ts';
import { readEnv } from '../../infra/settings/env.ts';
import type { Services } from '../../kernel/context.ts';
import { type FakeGoogleWallet, startGoogleWallet } from '../../testing/fake-google-wallet.ts';
import { createWalletAuthority, PASS_TYPE, TEAM_ID, type WalletAuthority } from '../../testing/wallet-authority.ts';
import { warnOfCertificate } from './certificate.service.ts';
import { checkWallets } from './check-wallets.command.ts';

let authority: WalletAuthority;
let google: FakeGoogleWallet;
beforeAll(async () => {
  authority = createWalletAuthority();
  google = await startGoogleWallet();
});
afterAll(async () => {
  await google.close();
  authority.remove();
});

const read = (settings: Record<string, string>) =>
  readEnv({ NODE_ENV: 'test', PUBLIC_ORIGIN: 'https://cards.example', ...settings });
const check = (settings: Record<string, string>) => checkWallets({ env: read(settings) });

test('without settings it says what to set', async () => {
  const text = await check({});
  expect(text).toContain('Apple Wallet: not set up. Set APPLE_WALLET_CERT_FILE');
  expect(text).toContain('Google Wallet: not set up. Set GOOGLE_WALLET_ISSUER_ID');
});

test('what fits is named, tried, and has its days counted', async () => {
  const text = await check({ ...authority.settings, ...google.settings });
  expect(text).toContain(`pass type ${PASS_TYPE} of team ${TEAM_ID}`);
  expect(text).toMatch(/✓ 36[45] days left/);
  expect(text).toContain('Google gave a token to tessera@example.iam.gserviceaccount.com');
  expect(text).toContain('[TEST ONLY]');
  expect(await check({ ...google.settings, GOOGLE_WALLET_PUBLISHED: 'on' })).toContain('✓ published');
});

test('phones don’t hear of changes without https', async () => {
  expect(await check({ ...authority.settings, PUBLIC_ORIGIN: 'http://127.0.0.1:4000' })).toContain('without https');
});

test.each([
  ['another’s key', () => ({ APPLE_WALLET_KEY_FILE: authority.pushService.key }), 'is not the key of'],
  ['an EC key', () => toSettings(authority.issue('ec', { isEc: true })), 'must be an RSA key'],
  ['a wrong passphrase', () => ({ APPLE_WALLET_KEY_PASSPHRASE: 'wrong' }), 'APPLE_WALLET_KEY_FILE: '],
  ['another’s intermediate', () => ({ APPLE_WALLET_WWDR_FILE: authority.root }), 'did not issue'],
  ['no pass certificate', () => toSettings(authority.issue('tls', { subject: '/CN=tls/OU=X' })), 'names no pass type'],
  ['no team', () => toSettings(authority.issue('team', { subject: `/UID=${PASS_TYPE}/CN=x` })), 'names no team'],
  ['no file', () => ({ APPLE_WALLET_CERT_FILE: '/nowhere/pass.pem' }), 'ENOENT'],
])('%s is named', async (_, settings, problem) => {
  const text = await check({ ...authority.settings, ...settings() });
  expect(text).toContain('Apple Wallet: can’t be used.');
  expect(text).toContain(problem);
  expect(text).not.toContain('open sesame');
});

function toSettings({ cert, key }: { cert: string; key: string }) {
  return { APPLE_WALLET_CERT_FILE: cert, APPLE_WALLET_KEY_FILE: key };
}

test('a file that is no key of a service account, and a token that Google refuses, are named', async () => {
  const file = join(authority.folder, 'wrong.json');
  writeFileSync(file, '{"type":"service_account","token_uri":"x"}');
  expect(await check({ ...google.settings, GOOGLE_WALLET_KEY_FILE: file })).toContain('client_email');
  google.next.push({ status: 403 });
  expect(await check(google.settings)).toContain('Google Wallet answered 403');
});

test('a certificate that ends within 30 days is warned of once an hour, and a metric counts the days', async () => {
  const lines: string[] = [];
  const note = (_: object | string, text = _) => lines.push(String(text));
  const metrics = createMetrics();
  const warn = async (settings: Record<string, string>) => {
    const env = read({ ...authority.settings, ...settings });
    const log = { ...createLog({ ...env, logLevel: 'silent' }), warn: note, error: note } as unknown as Services['log'];
    await warnOfCertificate({ env, log, metrics } as Services, new Date());
    return (await metrics.registry.getSingleMetricAsString('wallet_certificate_days_left')).split(' ').at(-1);
  };
  expect(await warn({})).toMatch(/36[45]/);
  expect(lines).toEqual([]);
  expect(await warn(toSettings(authority.issue('soon', { days: 20 })))).toMatch(/19|20/);
  expect(lines).toEqual(['the certificate for Apple Wallet ends soon']);
  expect(await warn({ APPLE_WALLET_WWDR_FILE: authority.root })).toBe('0');
});
