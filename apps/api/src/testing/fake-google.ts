import { createHash } from 'node:crypto';
import { type Answer, type Asked, type FakeVendor, giveTokens, paginate, startVendor } from './fake-vendor.ts';

interface Entry {
  [name: string]: string | undefined;
}
type Lists = Record<string, Entry[]>;

/** Where each of our names stands in a person. */
const PLACES: Record<string, [string, string]> = {
  name: ['names', 'displayName'],
  company: ['organizations', 'name'],
  title: ['organizations', 'title'],
  email: ['emailAddresses', 'value'],
  phone: ['phoneNumbers', 'value'],
  website: ['urls', 'value'],
  note: ['biographies', 'value'],
};

/** Speaks what Google documents of the People API v1: connections, createContact, updateContact; and of its OAuth. */
export function startGoogle(): Promise<FakeVendor> {
  const message = 'Request had invalid authentication credentials.';
  return startVendor(handle, { authorise, unauthorised: { error: { code: 401, message, status: 'UNAUTHENTICATED' } } });
}

function authorise(fake: FakeVendor, { path, body }: Asked): Answer | null {
  if (path === '/revoke') {
    fake.revoked.push(String(body.token));
    return { status: 200, body: {} };
  }
  if (path !== '/token') return null;
  const isKnown = body.client_id === 'client' && body.client_secret === 'secret';
  const computeChallenge = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
  const tokens = isKnown ? giveTokens(fake, body, computeChallenge) : null;
  if (!tokens) return { status: 400, body: { error: 'invalid_grant', error_description: 'Bad Request' } };
  // A refresh token is given once, with the first access token.
  const { refresh_token, ...again } = tokens;
  return { status: 200, body: { ...(body.grant_type === 'refresh_token' ? again : tokens), expires_in: 3599 } };
}

function handle(fake: FakeVendor, { method, path, query, body }: Asked): Answer {
  const updated = /^\/v1\/(people\/c\d+):updateContact$/.exec(path)?.[1];
  if (path === '/v1/people/me/connections') return list(fake, query);
  if (path === '/v1/people:batchGet') return give(fake, query);
  if (path === '/v1/people:createContact' && method === 'POST') {
    return keep(fake, `people/c${fake.kept.size + 1}`, body as Lists);
  }
  if (updated && method === 'PATCH') return update(fake, updated, { query, body });
  return refuse(404, 'NOT_FOUND', 'Requested entity was not found.');
}

function list(fake: FakeVendor, query: URLSearchParams): Answer {
  if (!query.get('personFields')) return refuse(400, 'INVALID_ARGUMENT', 'personFields mask is required.');
  const { part, next } = paginate(fake, [...fake.kept.keys()], Number(query.get('pageToken') ?? 0));
  // Google leaves out what is empty.
  const connections = part.length > 0 && { connections: part.map((id) => toPerson(fake, id)) };
  return { status: 200, body: { ...connections, ...(next && { nextPageToken: next }), totalItems: fake.kept.size } };
}

function give(fake: FakeVendor, query: URLSearchParams): Answer {
  const names = query.getAll('resourceNames');
  if (!query.get('personFields')) return refuse(400, 'INVALID_ARGUMENT', 'personFields mask is required.');
  if (names.length === 0 || names.length > 200)
    return refuse(400, 'INVALID_ARGUMENT', 'Between 1 and 200 resource names are required.');
  const responses = names.map((requestedResourceName) => ({
    requestedResourceName,
    ...(fake.kept.has(requestedResourceName)
      ? { httpStatusCode: 200, person: toPerson(fake, requestedResourceName) }
      : { httpStatusCode: 404, status: { code: 5 } }),
  }));
  return { status: 200, body: { responses } };
}

/** Further addresses of one kind stand in the same field, separated by a comma. */
function toPerson({ kept }: FakeVendor, resourceName: string): object {
  const lists: Lists = {};
  for (const [name, text] of Object.entries(kept.get(resourceName) ?? {})) {
    const [place, key] = PLACES[name] ?? ['', ''];
    const values = ['email', 'phone'].includes(name) ? text.split(',') : [text];
    lists[place] = values.map((value, at) => ({ ...lists[place]?.[at], [key]: value }));
  }
  return { resourceName, etag: computeEtag({ kept }, resourceName), ...lists };
}

function computeEtag({ kept }: Pick<FakeVendor, 'kept'>, id: string): string {
  return createHash('sha256')
    .update(JSON.stringify(kept.get(id)))
    .digest('base64url');
}

function keep(fake: FakeVendor, id: string, lists: Lists): Answer {
  const fields = Object.entries(PLACES).flatMap(([name, [place, key]]) => {
    const values = (lists[place] ?? []).flatMap(
      (entry) => entry[key] ?? ((key === 'displayName' && entry.unstructuredName) || []),
    );
    return values.length > 0 ? [[name, values.join(',')]] : [];
  });
  const made = { ...fake.kept.get(id), ...Object.fromEntries(fields) };
  if (made.email?.endsWith('.invalid')) return refuse(400, 'INVALID_ARGUMENT', 'Invalid email address.');
  fake.kept.set(id, made);
  return { status: 200, body: toPerson(fake, id) };
}

function update(
  fake: FakeVendor,
  id: string,
  { query, body }: { query: URLSearchParams; body: Record<string, unknown> },
): Answer {
  if (!fake.kept.has(id)) return refuse(404, 'NOT_FOUND', 'Requested entity was not found.');
  const mask = query.get('updatePersonFields')?.split(',') ?? [];
  if (mask.length === 0) return refuse(400, 'INVALID_ARGUMENT', 'updatePersonFields mask is required.');
  if (body.etag !== computeEtag(fake, id)) {
    return refuse(400, 'FAILED_PRECONDITION', 'Request person.etag is different than the current person.etag.');
  }
  const named = Object.entries(body as Lists).filter(([place]) => mask.includes(place));
  return keep(fake, id, Object.fromEntries(named));
}

function refuse(code: number, status: string, message: string): Answer {
  return { status: code, body: { error: { code, message, status } } };
}
