import { AppError, GROUP_LIMITS } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import { z } from 'zod';
import { readRetryAfter } from '../../../kernel/retry-after.ts';

/** The most that the People API gives at once. */
const PAGE_SIZE = 1000;
/** A page may be shorter than asked for; a server that never ends is left. */
const MAX_PAGES = 10;
const TIMEOUT_MS = 10_000;

/** Somebody in an address book, as Google has them. */
export interface GoogleContact {
  /** '' when there is none. */
  name: string;
  emails: string[];
  /** E.164 where Google knows it, else as it was written. */
  phones: string[];
}

const text = z.string().optional();
const person = z.object({
  names: z.array(z.object({ displayName: text })).optional(),
  emailAddresses: z.array(z.object({ value: text })).optional(),
  phoneNumbers: z.array(z.object({ value: text, canonicalForm: text })).optional(),
});
const page = z.object({ connections: z.array(person).optional(), nextPageToken: text });

/**
 * At most 2000 people of the address book that the token opens, by `people.connections.list` of the People API v1.
 * BAD_USER_INPUT on `accessToken` when Google refuses it, RATE_LIMITED when it asks to wait, UNAVAILABLE otherwise.
 * The token goes into the one header and nowhere else.
 */
export async function readConnections(baseUrl: string, accessToken: string): Promise<GoogleContact[]> {
  const contacts: GoogleContact[] = [];
  let pageToken: string | undefined;
  for (let pages = 0; pages < MAX_PAGES && contacts.length < GROUP_LIMITS.contacts; pages += 1) {
    const { connections = [], nextPageToken } = await readPage(baseUrl, accessToken, pageToken);
    contacts.push(...connections.map(toContact));
    if (!nextPageToken) break;
    pageToken = nextPageToken;
  }
  return contacts.slice(0, GROUP_LIMITS.contacts);
}

async function readPage(baseUrl: string, accessToken: string, pageToken?: string): Promise<z.output<typeof page>> {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/v1/people/me/connections`);
  url.searchParams.set('personFields', 'names,emailAddresses,phoneNumbers');
  url.searchParams.set('pageSize', String(PAGE_SIZE));
  if (pageToken) url.searchParams.set('pageToken', pageToken);
  const response = await ask(url, accessToken);
  const answer = await response.text().catch(() => {
    throw unavailable();
  });
  if (!response.ok) throw toRefusal(response, answer);
  const parsed = page.safeParse(parseJson(answer));
  if (!parsed.success) throw unavailable();
  return parsed.data;
}

async function ask(url: URL, accessToken: string): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
      // A token must not follow to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    // What went wrong may quote the request, and with it the token.
    throw unavailable();
  }
}

function toRefusal(response: Response, answer: string): AppError {
  if (response.status === 401) return wrongToken(msg('Google has ended this permission. Connect again.'));
  if (response.status === 403 && answer.includes('ACCESS_TOKEN_SCOPE_INSUFFICIENT')) {
    return wrongToken(msg('Google gave no access to your contacts. Connect again and allow it.'));
  }
  if (response.status !== 429) return unavailable();
  const retryAfterSeconds = readRetryAfter(response.headers.get('retry-after'));
  const message = msg('Google is limiting requests. Try again later.');
  return new AppError('RATE_LIMITED', message).with({ retryAfterSeconds });
}

/** BAD_USER_INPUT on `accessToken`. */
export function wrongToken(message: Message): AppError {
  return new AppError('BAD_USER_INPUT', message, 'accessToken');
}

function unavailable(): AppError {
  return new AppError('UNAVAILABLE', msg('Failed to fetch Google contacts'));
}

function toContact({ names = [], emailAddresses = [], phoneNumbers = [] }: z.output<typeof person>): GoogleContact {
  return {
    name: names.find(({ displayName }) => displayName?.trim())?.displayName?.trim() ?? '',
    emails: emailAddresses.flatMap(({ value }) => value?.trim() || []),
    phones: phoneNumbers.flatMap(({ value, canonicalForm }) => canonicalForm?.trim() || value?.trim() || []),
  };
}

function parseJson(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return null;
  }
}
