import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const PASS_TYPE = 'pass.example.tessera.card';
export const TEAM_ID = 'TESTTEAM01';

/** An authority as Apple's: a root, the intermediate that issues passes' certificates, and a push service's certificate. */
export interface WalletAuthority {
  folder: string;
  /** For `startTestServer`. */
  settings: Record<string, string>;
  root: string;
  pushService: { cert: string; key: string };
  /** One more pass certificate: an EC key, another subject, or days that are over soon. */
  issue(name: string, options?: { subject?: string; days?: number; isEc?: boolean; passphrase?: string }): Files;
  remove(): void;
}

interface Files {
  cert: string;
  key: string;
}

export function createWalletAuthority(): WalletAuthority {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-wallet-'));
  const at = (name: string) => join(folder, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const issueBy = (
    issuer: string,
    name: string,
    { subject, days, isEc, passphrase, extensions }: Parameters<WalletAuthority['issue']>[1] & { extensions: string },
  ): Files => {
    const algorithm = isEc
      ? ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256']
      : ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'];
    const encryption = passphrase ? ['-aes256', '-pass', `pass:${passphrase}`] : [];
    openssl('genpkey', ...algorithm, ...encryption, '-out', `${name}.key`);
    const opened = passphrase ? ['-passin', `pass:${passphrase}`] : [];
    openssl('req', '-new', '-key', `${name}.key`, ...opened, '-subj', subject ?? `/CN=${name}`, '-out', `${name}.csr`);
    writeFileSync(at(`${name}.ext`), extensions);
    const signed = issuer === name ? ['-signkey', `${name}.key`] : ['-CA', `${issuer}.pem`, '-CAkey', `${issuer}.key`];
    const serial = issuer === name ? [] : ['-CAcreateserial'];
    const files = ['-in', `${name}.csr`, '-extfile', `${name}.ext`, '-out', `${name}.pem`];
    openssl('x509', '-req', ...files, ...signed, ...serial, '-days', String(days ?? 365), '-sha256');
    return { cert: at(`${name}.pem`), key: at(`${name}.key`) };
  };
  const ca = 'basicConstraints=critical,CA:TRUE\nkeyUsage=critical,keyCertSign,cRLSign\n';
  const leaf = 'basicConstraints=CA:FALSE\nkeyUsage=critical,digitalSignature\nextendedKeyUsage=clientAuth\n';
  issueBy('root', 'root', { extensions: ca });
  const wwdr = issueBy('root', 'wwdr', { extensions: ca });
  const pushService = issueBy('root', 'push', {
    subject: '/CN=localhost',
    extensions: 'basicConstraints=CA:FALSE\nsubjectAltName=DNS:localhost,IP:127.0.0.1\n',
  });
  const subject = `/UID=${PASS_TYPE}/CN=Pass Type ID: ${PASS_TYPE}/OU=${TEAM_ID}/O=Test/C=US`;
  const issue: WalletAuthority['issue'] = (name, options = {}) =>
    issueBy('wwdr', name, { subject, ...options, extensions: leaf });
  const pass = issue('pass', { passphrase: 'open sesame' });
  return {
    folder,
    settings: {
      APPLE_WALLET_CERT_FILE: pass.cert,
      APPLE_WALLET_KEY_FILE: pass.key,
      APPLE_WALLET_KEY_PASSPHRASE: 'open sesame',
      APPLE_WALLET_WWDR_FILE: wwdr.cert,
      APPLE_WALLET_PUSH_CA_FILE: at('root.pem'),
    },
    root: at('root.pem'),
    pushService,
    issue,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
