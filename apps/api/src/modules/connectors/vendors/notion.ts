import type { FieldMapping, TheirRecord } from '@tessera/domain';
import { z } from 'zod';
import {
  isWritable,
  type NotionProperty,
  property,
  readProperty,
  suggestMapping,
  writeProperties,
} from './notion-property.ts';
import { readAnswer } from './read-answer.ts';
import { type Ask, type ConnectorClient, type Vendor, VendorError, type Wanted } from './vendor.ts';

const PAGE = 100;
/** Numbers stand as they were typed; in nearly every form the last four digits are together. */
const LAST_DIGITS = 4;
const page = z.object({ id: z.string(), archived: z.boolean().optional(), properties: z.record(z.string(), property) });
const more = { has_more: z.boolean(), next_cursor: z.string().nullable() };
const pages = z.object({ results: z.array(page), ...more });
const database = z.object({ id: z.string(), title: z.array(z.object({ plain_text: z.string() })).optional() });
const databases = z.object({ results: z.array(database), ...more });
const schema = z.object({ properties: z.record(z.string(), z.object({ type: z.string() })) });
const made = z.object({ id: z.string() });
const me = z.object({ id: z.string(), bot: z.object({ workspace_name: z.string().nullish() }).optional() });

/** Pages of a Notion database, by version 2022-06-28 of its API. */
export const notion: Vendor = {
  name: 'Notion',
  settings: ['NOTION_CLIENT_ID', 'NOTION_CLIENT_SECRET'],
  takesToken: false,
  canPull: false,
  headers: { 'notion-version': '2022-06-28' },
  oauth: {
    authorizePath: '/v1/oauth/authorize',
    tokenPath: '/v1/oauth/token',
    query: { owner: 'user' },
    hasPkce: false,
    isBasicJson: true,
    revoke: ({ accessToken }) => ({ method: 'POST', path: '/v1/oauth/revoke', body: { token: accessToken } }),
  },
  async account(ask) {
    const { id, bot } = readAnswer(me, await ask({ path: '/v1/users/me' }), 'Notion');
    return { id, name: bot?.workspace_name ?? '' };
  },
  open: (ask, connection) => openNotion(ask, connection),
};

function openNotion(ask: Ask, { mapping, databaseId }: { mapping: FieldMapping; databaseId: string }): ConnectorClient {
  let types: Promise<Map<string, string>> | undefined;
  const readPropertyTypes = () => {
    types ??= readTypes(ask, databaseId);
    return types;
  };
  const dress = async (fields: Record<string, string>) => writeProperties(fields, await readPropertyTypes());
  return {
    databases: () => listDatabases(ask),
    async fields() {
      const writable = [...(await readPropertyTypes())].filter(([, type]) => isWritable(type));
      return writable.map(([name]) => ({ name, label: name }));
    },
    suggestMapping: async () => suggestMapping(await readPropertyTypes()),
    async find(wanted) {
      const known: TheirRecord[] = [];
      // One after the other: Notion takes three requests a second.
      for (const { id } of wanted) known.push(...(id ? await findPage(ask, id) : []));
      const alternatives = buildFilters(mapping, { wanted, types: await readPropertyTypes() });
      const others = alternatives.length > 0 ? await queryAll(ask, databaseId, { or: alternatives }) : [];
      return [...known, ...others];
    },
    async create(fields) {
      const body = { parent: { database_id: databaseId }, properties: await dress(fields) };
      const answer = await ask({ method: 'POST', path: '/v1/pages', body });
      return { id: readAnswer(made, answer, 'Notion').id, isNew: true };
    },
    async update({ id }, fields) {
      await ask({ method: 'PATCH', path: pagePath(id), body: { properties: await dress(fields) } });
    },
  };
}

function pagePath(id: string): string {
  return `/v1/pages/${encodeURIComponent(id)}`;
}

/** All pages of what was shared with this connection. */
async function listDatabases(ask: Ask): Promise<{ id: string; title: string }[]> {
  const filter = { property: 'object', value: 'database' };
  const all = await readAll(databases, (body) =>
    ask({ method: 'POST', path: '/v1/search', body: { ...body, filter } }),
  );
  return all.map(({ id, title = [] }) => ({ id, title: title.map((part) => part.plain_text).join('') || 'Untitled' }));
}

async function queryAll(ask: Ask, databaseId: string, filter: object): Promise<TheirRecord[]> {
  const path = `/v1/databases/${encodeURIComponent(databaseId)}/query`;
  const found = await readAll(pages, (body) => ask({ method: 'POST', path, body: { ...body, filter } }));
  return found.map(toRecord);
}

async function readAll<T>(
  list: z.ZodType<{ results: T[]; has_more: boolean; next_cursor: string | null }>,
  askPage: (body: object) => Promise<unknown>,
): Promise<T[]> {
  const all: T[] = [];
  for (let cursor: string | null = null; ; ) {
    const answer = await askPage({ page_size: PAGE, ...(cursor && { start_cursor: cursor }) });
    const { results, has_more, next_cursor } = readAnswer(list, answer, 'Notion');
    all.push(...results);
    cursor = next_cursor;
    if (!has_more || !cursor) return all;
  }
}

async function readTypes(ask: Ask, databaseId: string): Promise<Map<string, string>> {
  const answer = await ask({ path: `/v1/databases/${encodeURIComponent(databaseId)}` });
  const { properties } = readAnswer(schema, answer, 'Notion');
  return new Map(Object.entries(properties).map(([name, { type }]) => [name, type]));
}

/** Nothing where it is gone, or in the bin. */
async function findPage(ask: Ask, id: string): Promise<TheirRecord[]> {
  try {
    const found = readAnswer(page, await ask({ path: pagePath(id) }), 'Notion');
    return found.archived ? [] : [toRecord(found)];
  } catch (error) {
    if (error instanceof VendorError && error.fault === 'missing') return [];
    throw error;
  }
}

/** Alternatives by email and number; the pages that answer are looked at more closely afterwards. */
function buildFilters(
  { email, phone }: FieldMapping,
  { wanted, types }: { wanted: readonly Wanted[]; types: ReadonlyMap<string, string> },
): object[] {
  const filter = (name: string, how: object) => ({ property: name, [types.get(name) ?? 'rich_text']: how });
  return wanted.flatMap((one) => [
    ...(email && one.email ? [filter(email, { equals: one.email })] : []),
    ...(phone && one.phone ? [filter(phone, { ends_with: one.phone.slice(-LAST_DIGITS) })] : []),
  ]);
}

function toRecord({ id, properties }: z.output<typeof page>): TheirRecord {
  const fields = Object.entries(properties).map(([name, one]: [string, NotionProperty]) => [name, readProperty(one)]);
  return { id, fields: Object.fromEntries(fields) };
}
