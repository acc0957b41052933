import { type Answer, type Asked, type FakeVendor, giveTokens, paginate, startVendor } from './fake-vendor.ts';

/** The one database that is shared with the connection. */
export const NOTION_DATABASE = '3f0c7d2e-0000-4000-8000-000000000001';
const TYPES: Record<string, string> = {
  ...{ Name: 'title', Company: 'rich_text', Mail: 'email', Phone: 'phone_number', Site: 'url', Note: 'rich_text' },
  ...{ Done: 'checkbox' },
};

/** Speaks what Notion documents of version 2022-06-28: search, databases, pages, and its OAuth. */
export function startNotion(): Promise<FakeVendor> {
  return startVendor(handle, { authorise, unauthorised: makeError(401, 'unauthorized', 'API token is invalid.') });
}

function authorise(fake: FakeVendor, { path, body, headers }: Asked): Answer | null {
  if (!path.startsWith('/v1/oauth/')) return null;
  const isKnown = headers.authorization === `Basic ${Buffer.from('client:secret').toString('base64')}`;
  if (!isKnown) return { status: 401, body: { error: 'invalid_client' } };
  if (path === '/v1/oauth/revoke') {
    fake.revoked.push(String(body.token));
    return { status: 200, body: { request_id: 'r' } };
  }
  const tokens = giveTokens(fake, body, () => '');
  if (!tokens) return { status: 400, body: { error: 'invalid_grant', error_description: 'Invalid code.' } };
  const workspace = { workspace_id: 'w-1', workspace_name: 'Acme Workspace', bot_id: 'b-1' };
  return { status: 200, body: { ...tokens, ...workspace, owner: { type: 'user' } } };
}

function handle(fake: FakeVendor, asked: Asked): Answer {
  const { method, path, body, headers } = asked;
  if (headers['notion-version'] !== '2022-06-28')
    return refuse(400, 'missing_version', 'Notion-Version header failed.');
  const pageId = /^\/v1\/pages\/([\w-]+)$/.exec(path)?.[1];
  if (path === '/v1/search') return toList(fake, [makeDatabase('Other'), makeDatabase('People')], body);
  if (path === `/v1/databases/${NOTION_DATABASE}`) return { status: 200, body: buildSchema() };
  if (path === `/v1/databases/${NOTION_DATABASE}/query`) return query(fake, body);
  if (path === '/v1/pages' && method === 'POST') return write(fake, `page-${fake.kept.size + 1}`, body);
  if (pageId && fake.kept.has(pageId)) {
    return method === 'PATCH' ? write(fake, pageId, body) : { status: 200, body: toPage(fake, pageId) };
  }
  return refuse(404, 'object_not_found', 'Could not find it. Make sure that it is shared with your integration.');
}

function makeDatabase(title: string): object {
  const id = title === 'People' ? NOTION_DATABASE : '3f0c7d2e-0000-4000-8000-000000000002';
  return { object: 'database', id, title: [{ type: 'text', plain_text: title }] };
}

function buildSchema(): object {
  const properties = Object.entries(TYPES).map(([name, type]) => [name, { id: name, name, type, [type]: {} }]);
  return { object: 'database', id: NOTION_DATABASE, properties: Object.fromEntries(properties) };
}

function toList(fake: FakeVendor, all: object[], body: Record<string, unknown>): Answer {
  const { part, next } = paginate(fake, all, Number(body.start_cursor ?? 0));
  return { status: 200, body: { object: 'list', results: part, next_cursor: next, has_more: next !== null } };
}

type Condition = { property: string } & Record<string, { equals?: string; ends_with?: string }>;

function query(fake: FakeVendor, body: Record<string, unknown>): Answer {
  const { or } = body.filter as { or: Condition[] };
  const isWrong = or.some(({ property, ...how }) => Object.keys(how)[0] !== TYPES[property]);
  if (isWrong) return refuse(400, 'validation_error', 'database property does not match filter');
  const found = [...fake.kept].filter(([, fields]) => or.some((one) => isMet(one, fields)));
  return toList(
    fake,
    found.map(([id]) => toPage(fake, id)),
    body,
  );
}

function isMet({ property, ...how }: Condition, fields: Record<string, string>): boolean {
  const { equals, ends_with: end } = Object.values(how)[0] ?? {};
  const text = fields[property] ?? '';
  return equals === undefined ? text.endsWith(end ?? '\0') : text === equals;
}

function toPage({ kept }: FakeVendor, id: string): object {
  const properties = Object.entries(TYPES).map(([name, type]) => {
    const text = kept.get(id)?.[name] ?? '';
    const isRich = type === 'title' || type === 'rich_text';
    const rich = text ? [{ type: 'text', plain_text: text }] : [];
    return [name, { id: name, type, [type]: isRich ? rich : type === 'checkbox' ? false : text || null }];
  });
  return { object: 'page', id, archived: false, properties: Object.fromEntries(properties) };
}

function write(fake: FakeVendor, id: string, body: Record<string, unknown>): Answer {
  const fields = { ...fake.kept.get(id) };
  for (const [name, value] of Object.entries(body.properties as Record<string, Record<string, unknown>>)) {
    const type = TYPES[name] ?? '';
    const given = value[type];
    if (given === undefined) return refuse(400, 'validation_error', `${name} is not a property that exists.`);
    fields[name] = Array.isArray(given) ? given.map(makeContent).join('') : String(given);
  }
  if (fields.Mail?.endsWith('.invalid')) return refuse(400, 'validation_error', 'Mail should be a valid address.');
  fake.kept.set(id, fields);
  return { status: 200, body: toPage(fake, id) };
}

function makeContent({ text }: { text: { content: string } }): string {
  if (text.content.length > 2000) throw new Error('a text of more than 2000 characters');
  return text.content;
}

function refuse(status: number, code: string, message: string): Answer {
  return { status, body: makeError(status, code, message) };
}

function makeError(status: number, code: string, message: string): object {
  return { object: 'error', status, code, message };
}
