import { z } from 'zod';
import { optional, parseList, parseWord, urlWith } from './env-values.ts';

/** Settings of the database, as ENV_DEFAULTS has them. */
export const DATABASE_DEFAULTS = {
  DATABASE_URL: '',
  DATABASE_READ_URLS: '',
  MIGRATE: 'on',
  DATABASE_ROLE_PASSWORD: '',
} as const;

const postgresUrl = urlWith('postgres:', 'postgresql:');

/** The checks of these settings. */
export const databaseSettings = {
  DATABASE_URL: optional(postgresUrl),
  DATABASE_READ_URLS: parseList(postgresUrl),
  MIGRATE: parseWord(['on', 'off']),
  DATABASE_ROLE_PASSWORD: optional(z.string().min(16, 'must have 16 characters or more')),
};

/** Settings that contradict each other, one line for each. */
export function findDatabaseProblems(raw: Record<keyof typeof DATABASE_DEFAULTS, string>): string[] {
  if (raw.DATABASE_URL) return [];
  const lines = [];
  if (raw.DATABASE_READ_URLS) lines.push('DATABASE_READ_URLS: needs DATABASE_URL');
  if (raw.MIGRATE === 'off') lines.push('MIGRATE: off needs DATABASE_URL');
  return lines;
}

export interface DatabaseEnv {
  /** undefined: the server starts its own PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  databaseReadUrls: string[];
  /** False: `admin -- migrate` does it, by a role that owns the tables. */
  migratesAtStart: boolean;
  /** What `admin -- migrate --grant` gives to the role. */
  databaseRolePassword: string | undefined;
}

export function toDatabase(parsed: z.output<z.ZodObject<typeof databaseSettings>>): DatabaseEnv {
  return {
    databaseUrl: parsed.DATABASE_URL,
    databaseReadUrls: parsed.DATABASE_READ_URLS,
    migratesAtStart: parsed.MIGRATE === 'on',
    databaseRolePassword: parsed.DATABASE_ROLE_PASSWORD,
  };
}
