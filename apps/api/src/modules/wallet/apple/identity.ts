import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AppleWalletEnv } from '../../../infra/settings/env.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long before its end the operator is warned. */
export const WARN_DAYS = 30;

/** By which passes are signed and devices are told of changes. */
export interface AppleIdentity {
  /** UID of the certificate: the pass type. */
  passType: string;
  /** OU of the certificate. */
  teamId: string;
  /** In PEM; the key without its passphrase. */
  cert: string;
  key: string;
  wwdr: string;
  /** When the first of both certificates ends. */
  expiresAt: Date;
}

export interface ReadIdentity {
  /** Null while something is wrong with it. */
  identity: AppleIdentity | null;
  /** What is wrong, for the operator; empty for none. */
  problems: string[];
}

/** Reads the files of the settings and checks that they fit each other. */
export function readAppleIdentity(files: AppleWalletEnv, now = new Date()): ReadIdentity {
  const problems: string[] = [];
  const attempt = <T>(name: string, read: () => T): T | null => {
    try {
      return read();
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  };
  const cert = attempt('APPLE_WALLET_CERT_FILE', () => new X509Certificate(readFileSync(files.certFile)));
  const wwdr = attempt('APPLE_WALLET_WWDR_FILE', () => new X509Certificate(readFileSync(files.wwdrFile)));
  const key = attempt('APPLE_WALLET_KEY_FILE', () =>
    createPrivateKey({ key: readFileSync(files.keyFile), ...(files.passphrase && { passphrase: files.passphrase }) }),
  );
  if (!cert || !wwdr || !key) return { identity: null, problems };
  const [passType = ''] = readSubject(cert, 'UID');
  const [teamId = ''] = readSubject(cert, 'OU');
  const expiresAt = new Date(Math.min(Date.parse(cert.validTo), Date.parse(wwdr.validTo)));
  problems.push(...findProblems({ cert, wwdr, key }, { passType, teamId, now, expiresAt }));
  if (problems.length > 0) return { identity: null, problems };
  const pem = key.export({ type: 'pkcs1', format: 'pem' }).toString();
  return {
    identity: { passType, teamId, cert: cert.toString(), key: pem, wwdr: wwdr.toString(), expiresAt },
    problems,
  };
}

function findProblems(
  { cert, wwdr, key }: { cert: X509Certificate; wwdr: X509Certificate; key: KeyObject },
  { passType, teamId, now, expiresAt }: { passType: string; teamId: string; now: Date; expiresAt: Date },
): string[] {
  const isRsa = key.asymmetricKeyType === 'rsa';
  return [
    !isRsa && 'APPLE_WALLET_KEY_FILE: must be an RSA key',
    isRsa && !cert.checkPrivateKey(key) && 'APPLE_WALLET_KEY_FILE: is not the key of APPLE_WALLET_CERT_FILE',
    !passType.startsWith('pass.') &&
      'APPLE_WALLET_CERT_FILE: is no Pass Type ID certificate, its UID names no pass type',
    teamId === '' && 'APPLE_WALLET_CERT_FILE: its OU names no team',
    !(cert.checkIssued(wwdr) && cert.verify(wwdr.publicKey)) &&
      'APPLE_WALLET_WWDR_FILE: did not issue APPLE_WALLET_CERT_FILE',
    expiresAt <= now && `APPLE_WALLET_CERT_FILE: it or its issuer ended on ${expiresAt.toISOString().slice(0, 10)}`,
  ].filter((line) => line !== false);
}

/** The values of an attribute of the certificate's subject, which has one a line. */
function readSubject({ subject }: X509Certificate, name: string): string[] {
  const lines = subject.split('\n').map((line) => line.split('='));
  return lines.filter(([key]) => key === name).map(([, ...value]) => value.join('='));
}

const known = new WeakMap<AppleWalletEnv, ReadIdentity>();

/** The same, read once: certificates are changed by starting the server again. One that ends while it runs is none any more. */
export function loadAppleIdentity(files: AppleWalletEnv | null): AppleIdentity | null {
  if (!files) return null;
  const read = known.get(files) ?? readAppleIdentity(files);
  known.set(files, read);
  return read.identity && read.identity.expiresAt > new Date() ? read.identity : null;
}

export function daysLeft({ expiresAt }: Pick<AppleIdentity, 'expiresAt'>, now = new Date()): number {
  return Math.floor((expiresAt.getTime() - now.getTime()) / DAY_MS);
}
