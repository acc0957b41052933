import type { TheirRecord } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { z } from 'zod';
import { readAnswer } from './read-answer.ts';
import type { Ask, ConnectorClient, TheirField, Vendor, Wanted } from './vendor.ts';

const PEOPLE = '/v1/people';
const PERSON_FIELDS = 'names,emailAddresses,phoneNumbers,organizations,urls,biographies,metadata';
/** The most that the People API gives at once; a page that becomes contacts is one transaction. */
const LIST_PAGE = 1000;
const IMPORT_PAGE = 100;
/** The most that are given by their ids at once. */
const BATCH_GET = 200;

const text = z.string().optional();
const value = z.looseObject({ value: text });
const person = z.object({
  resourceName: z.string(),
  etag: z.string().optional(),
  names: z.array(z.looseObject({ displayName: text, unstructuredName: text })).optional(),
  emailAddresses: z.array(value).optional(),
  phoneNumbers: z.array(z.looseObject({ value: text, canonicalForm: text })).optional(),
  organizations: z.array(z.looseObject({ name: text, title: text })).optional(),
  urls: z.array(value).optional(),
  biographies: z.array(value).optional(),
});
type Person = z.output<typeof person>;
const connections = z.object({ connections: z.array(person).optional(), nextPageToken: text });
const batch = z.object({ responses: z.array(z.object({ person: person.optional() })).optional() });

const FIELDS: readonly TheirField[] = [
  { name: 'name', label: msg('Name') },
  { name: 'company', label: msg('Company') },
  { name: 'title', label: msg('Job title') },
  { name: 'email', label: msg('Email') },
  { name: 'phone', label: msg('Phone') },
  { name: 'website', label: msg('Website') },
  { name: 'note', label: msg('Notes') },
];

/** Google Contacts by the People API v1. */
export const google: Vendor = {
  name: 'Google',
  settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  takesToken: false,
  canPull: true,
  oauth: {
    authorizePath: '/o/oauth2/v2/auth',
    tokenPath: '/token',
    // Without the second there is no refresh token, without the third only the first time.
    query: { scope: 'https://www.googleapis.com/auth/contacts', access_type: 'offline', prompt: 'consent' },
    hasPkce: true,
    isBasicJson: false,
    revoke: ({ refreshToken, accessToken }) => ({
      method: 'POST',
      path: '/revoke',
      body: { token: refreshToken || accessToken },
    }),
  },
  // Whose address book it is would need a further permission.
  account: async () => ({ id: '', name: '' }),
  open: (ask) => openGoogle(ask),
};

function openGoogle(ask: Ask): ConnectorClient {
  const people = new Map<string, Person>();
  const remember = (found: readonly Person[]) => {
    for (const one of found) people.set(one.resourceName, one);
    return found.map(toRecord);
  };
  /** The API searches by words alone; so the whole book is read, which is one request for a thousand people. */
  async function readBook(): Promise<TheirRecord[]> {
    const all: TheirRecord[] = [];
    for (let cursor: string | null = null; ; ) {
      const page: z.output<typeof connections> = await readPage(ask, { size: LIST_PAGE, cursor });
      all.push(...remember(page.connections ?? []));
      cursor = page.nextPageToken ?? null;
      if (!cursor) return all;
    }
  }
  return {
    fields: async () => [...FIELDS],
    async list(cursor) {
      const page = await readPage(ask, { size: IMPORT_PAGE, cursor });
      return { records: remember(page.connections ?? []), next: page.nextPageToken ?? null };
    },
    async find(wanted) {
      const known = await readKnown(ask, wanted);
      return known ? remember(known) : readBook();
    },
    async create(fields) {
      const answer = await ask({ method: 'POST', path: `${PEOPLE}:createContact`, body: toPerson(fields) });
      const made = readAnswer(person, answer, 'Google');
      people.set(made.resourceName, made);
      return { id: made.resourceName, isNew: true };
    },
    async update({ id }, fields) {
      const known = people.get(id);
      const body = toPerson(fields, known);
      const query = { updatePersonFields: Object.keys(body).join(','), personFields: PERSON_FIELDS };
      const answer = await ask({
        method: 'PATCH',
        path: `/v1/${id}:updateContact`,
        query,
        // Google refuses what was changed there meanwhile.
        body: { ...body, ...(known?.etag && { etag: known.etag }) },
      });
      remember([readAnswer(person, answer, 'Google')]);
    },
  };
}

/** Looks people up by their ids. Null when one has no id yet or was deleted there: then the whole book is searched. */
async function readKnown(ask: Ask, wanted: readonly Wanted[]): Promise<Person[] | null> {
  const resourceNames = wanted.map(({ id }) => id);
  if (resourceNames.includes('') || resourceNames.length > BATCH_GET) return null;
  const answer = await ask({ path: `${PEOPLE}:batchGet`, query: { resourceNames, personFields: PERSON_FIELDS } });
  const { responses = [] } = readAnswer(batch, answer, 'Google');
  const found = responses.flatMap((response) => response.person ?? []);
  return found.length === new Set(resourceNames).size ? found : null;
}

async function readPage(ask: Ask, { size, cursor }: { size: number; cursor: string | null }) {
  const query = { personFields: PERSON_FIELDS, pageSize: `${size}`, ...(cursor && { pageToken: cursor }) };
  return readAnswer(connections, await ask({ path: `${PEOPLE}/me/connections`, query }), 'Google');
}

/** The first of each, and the other addresses and numbers. */
function toRecord(one: Person): TheirRecord {
  const { names = [], organizations = [], urls = [], biographies = [] } = one;
  const [email = '', ...emails] = (one.emailAddresses ?? []).flatMap((entry) => entry.value?.trim() || []);
  const numbers = (one.phoneNumbers ?? []).flatMap((entry) => entry.canonicalForm || entry.value?.trim() || []);
  const [phone = '', ...phones] = numbers;
  return {
    id: one.resourceName,
    fields: {
      name: names[0]?.displayName ?? '',
      company: organizations[0]?.name ?? '',
      title: organizations[0]?.title ?? '',
      website: urls[0]?.value ?? '',
      note: biographies[0]?.value ?? '',
      ...{ email, phone },
    },
    more: { emails, phones },
  };
}

/** A list is written whole: what stood there beside the first stays, and a further address or number is added. */
function toPerson(fields: Record<string, string>, known?: Person): Partial<Person> {
  const { name, company, title, email, phone, website, note } = fields;
  const [organization, ...others] = known?.organizations ?? [];
  return {
    ...(name && { names: [{ unstructuredName: name }] }),
    ...(email && { emailAddresses: [...(known?.emailAddresses ?? []), { value: email }] }),
    ...(phone && { phoneNumbers: [...(known?.phoneNumbers ?? []), { value: phone }] }),
    ...((company || title) && {
      organizations: [{ ...organization, ...(company && { name: company }), ...(title && { title }) }, ...others],
    }),
    ...(website && { urls: [{ value: website }, ...(known?.urls ?? []).slice(1)] }),
    ...(note && { biographies: [{ value: note, contentType: 'TEXT_PLAIN' }] }),
  };
}
