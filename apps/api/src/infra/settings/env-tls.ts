import { z } from 'zod';
import { optional, parseWord } from './env-values.ts';

/** Settings of encrypted connections, as ENV_DEFAULTS has them. */
export const TLS_DEFAULTS = { REQUIRE_TLS: 'off', TLS_CERT_FILE: '', TLS_KEY_FILE: '' } as const;

/** The checks of these settings. */
export const tlsSettings = {
  REQUIRE_TLS: parseWord(['on', 'off']),
  TLS_CERT_FILE: optional(z.string()),
  TLS_KEY_FILE: optional(z.string()),
};

export interface TlsEnv {
  /** Whether all connections must be encrypted, with certificates that are verified. */
  isRequired: boolean;
  /** Files in PEM by which the server speaks https itself; null: plain http, for a proxy on the same machine. */
  files: { cert: string; key: string } | null;
}

/** Addresses of these protocols are asked without encryption, or may be. */
const PLAIN = /^(?:http|redis|ws):/;
/** In these, people on the way could read or change what is sent. */
const OPEN_SETTINGS = ['PLAIN_HTTP', 'WEBHOOK_ALLOW_PRIVATE'] as const;

type TlsRaw = Record<
  keyof typeof TLS_DEFAULTS | 'DATABASE_URL' | 'DATABASE_READ_URLS' | 'SMTP_URL' | (typeof OPEN_SETTINGS)[number],
  string
>;

/** A line for each setting that leaves a connection unencrypted although REQUIRE_TLS demands that none is. */
export function findTlsProblems(raw: TlsRaw): string[] {
  const lines =
    Boolean(raw.TLS_CERT_FILE) === Boolean(raw.TLS_KEY_FILE)
      ? []
      : ['TLS_CERT_FILE and TLS_KEY_FILE: both or neither must be set'];
  if (raw.REQUIRE_TLS !== 'on') return lines;
  if (!raw.TLS_CERT_FILE) lines.push('TLS_CERT_FILE: must be set, because REQUIRE_TLS is on');
  for (const [name, value] of Object.entries(raw))
    if (PLAIN.test(value) || (name === 'PUBLIC_ORIGIN' && !value))
      lines.push(`${name}: must be an encrypted address, because REQUIRE_TLS is on`);
  for (const name of OPEN_SETTINGS)
    if (raw[name] === 'on') lines.push(`${name}: must be off, because REQUIRE_TLS is on`);
  for (const name of ['DATABASE_URL', 'DATABASE_READ_URLS'] as const) {
    const urls = raw[name].split(',').filter((url) => url.trim() !== '');
    if (!urls.every(verifiesServer)) lines.push(`${name}: needs sslmode=verify-full, because REQUIRE_TLS is on`);
  }
  // An option in the address would win over the demand for STARTTLS.
  if (raw.SMTP_URL.includes('?')) lines.push('SMTP_URL: can have no options, because REQUIRE_TLS is on');
  return lines;
}

function verifiesServer(url: string): boolean {
  if (!URL.canParse(url.trim())) return false;
  const { searchParams } = new URL(url.trim());
  return searchParams.getAll('sslmode').join() === 'verify-full' && !searchParams.has('ssl');
}

export function toTls(parsed: z.output<z.ZodObject<typeof tlsSettings>>): TlsEnv {
  const { REQUIRE_TLS, TLS_CERT_FILE: cert, TLS_KEY_FILE: key } = parsed;
  return { isRequired: REQUIRE_TLS === 'on', files: cert && key ? { cert, key } : null };
}
