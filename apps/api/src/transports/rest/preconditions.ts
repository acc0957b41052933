import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { describeStale } from '../../kernel/saved-state.ts';

/** The state that a request expects (RFC 9110 §13.1). */
export interface Preconditions {
  /** Versions that `If-Match` names; null without the header and for `*`, which every version fits. */
  versions: readonly number[] | null;
  /** Tags of `If-None-Match` without their marks of weakness; null without the header. */
  known: readonly string[] | null;
}

/** A version that no object has: versions begin at 1. */
const NO_VERSION = 0;

/** One entity tag, or a bare number, which people type without its quotes. */
const TAG = /^(?<weak>W\/)?(?:"(?<opaque>[\x21\x23-\x7e\x80-\xff]*)"|(?<bare>\d{1,9}))$/;

interface Readable {
  headers: IncomingHttpHeaders;
  method: string;
  /** Whether the path's object has a version. */
  isVersioned: boolean;
}

/**
 * Reads both headers, for every path. BAD_USER_INPUT for an invalid list of tags, for `If-Match` on a change of something without a
 * version, and for `If-None-Match` on a change, which this API doesn't support. A read of something without a version ignores `If-Match`.
 */
export function readPreconditions({ headers, method, isVersioned }: Readable): Preconditions {
  const ifMatch = headers['if-match'];
  const ifNoneMatch = headers['if-none-match'];
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && ifNoneMatch !== undefined) {
    const text = msg('If-None-Match works for reading. For a change, send If-Match.');
    throw new AppError('BAD_USER_INPUT', text, { 'If-None-Match': text });
  }
  const known = ifNoneMatch === undefined ? null : readTags(ifNoneMatch, 'If-None-Match');
  if (ifMatch === undefined || ifMatch.trim() === '*' || (isRead && !isVersioned))
    return { versions: null, known: known?.map(({ tag }) => tag) ?? null };
  if (!isVersioned) {
    const text = msg('This has no version, so If-Match can’t be checked. Leave the header out.');
    throw new AppError('BAD_USER_INPUT', text, { 'If-Match': text });
  }
  const tags = readTags(ifMatch, 'If-Match');
  if (tags.some(({ tag }) => !/^\d{1,9}$/.test(tag))) throw noTag('If-Match');
  // A weak tag never fits here (RFC 9110 §8.8.3.2).
  const versions = tags.map(({ tag, isWeak }) => (isWeak ? NO_VERSION : Number(tag)));
  return { versions, known: known?.map(({ tag }) => tag) ?? null };
}

function readTags(header: string, name: string): { tag: string; isWeak: boolean }[] {
  const parts = header.match(/(?:[^",]|"[^"]*"?)+/g) ?? [];
  const tags = parts.map((part) => TAG.exec(part.trim())?.groups);
  if (header.trim() === '*') return [{ tag: '*', isWeak: false }];
  if (tags.length === 0 || tags.some((one) => !one)) throw noTag(name);
  return tags.map((one) => ({ tag: one?.opaque ?? one?.bare ?? '', isWeak: one?.weak !== undefined }));
}

function noTag(header: string): AppError {
  return new AppError('BAD_USER_INPUT', msg('{header} has to be a version such as "7".', { header }), header);
}

/** The tag of an answer: its version, or else a weak tag of its text, which can't be used for changes. */
export function toEtag(version: number | null | undefined, text: string): string {
  if (typeof version === 'number') return `"${version}"`;
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

/** Whether the client has this answer already (RFC 9110 §13.1.2, which compares weakly). */
export function isKnown({ known }: Preconditions, etag: string): boolean {
  return known?.some((tag) => tag === '*' || tag === etag.replace(/^W\//, '').slice(1, -1)) ?? false;
}

/** CONFLICT when a read object has none of the versions that `If-Match` names; a change of it would be refused the same way. */
export function assertFits({ versions }: Preconditions, saved: number | null | undefined): void {
  if (!versions || typeof saved !== 'number' || versions.includes(saved)) return;
  const text = describeStale({ sent: versions[0] ?? NO_VERSION, saved });
  throw new AppError('CONFLICT', text, 'version').with({ current: { version: saved } });
}

/**
 * Makes a change with the version that `If-Match` names. From a list it tries one version after the other: the change itself
 * checks the version, in its transaction. CONFLICT with the saved object if none fits.
 */
export async function withVersion<T>(
  { versions }: Preconditions,
  change: (version: number | undefined) => Promise<T>,
): Promise<T> {
  if (!versions) return change(undefined);
  const [first, ...others] = versions;
  try {
    return await change(first);
  } catch (error) {
    const saved = readSavedVersion(error);
    if (saved === undefined || !others.includes(saved)) throw error;
    return change(saved);
  }
}

/** The saved version, from a CONFLICT. */
function readSavedVersion(error: unknown): number | undefined {
  const cause = error instanceof Error && 'errors' in error ? (error.errors as unknown[])[0] : error;
  const origin = Reflect.get(Object(cause), 'originalError') ?? cause;
  if (!(origin instanceof AppError) || origin.code !== 'CONFLICT') return undefined;
  const current = JSON.parse(JSON.stringify(origin.details?.current ?? {})) as { version?: unknown };
  return typeof current.version === 'number' ? current.version : undefined;
}
