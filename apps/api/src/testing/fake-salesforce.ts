import { createHash } from 'node:crypto';
import { type Answer, type Asked, type FakeVendor, giveTokens, paginate, startVendor } from './fake-vendor.ts';

const API = '/services/data/v60.0';
/** Contacts have no company of their own and no website. */
const CONTACT_FIELDS = ['FirstName', 'LastName', 'Title', 'Email', 'Phone', 'Description'];
const OF_CONVERSION = ['IsConverted', 'ConvertedContactId'];
const FIELDS = ['FirstName', 'LastName', 'Company', 'Title', 'Email', 'Phone', 'Website', 'Description'];

/** Speaks what Salesforce documents of its REST API: queries, sObjects, describe; and of OAuth with PKCE. */
export function startSalesforce(): Promise<FakeVendor> {
  const unauthorised = [{ message: 'Session expired or invalid', errorCode: 'INVALID_SESSION_ID' }];
  return startVendor(handle, { authorise, unauthorised });
}

function authorise(fake: FakeVendor, { path, body }: Asked): Answer | null {
  if (path === '/services/oauth2/revoke') {
    fake.revoked.push(String(body.token));
    return { status: 200 };
  }
  if (path !== '/services/oauth2/token') return null;
  const isKnown = body.client_id === 'client' && body.client_secret === 'secret';
  const tokens = isKnown ? giveTokens(fake, body, computeChallenge) : null;
  if (!tokens)
    return { status: 400, body: { error: 'invalid_grant', error_description: 'expired access/refresh token' } };
  // It says where the organisation's API is, and not when the token ends.
  return { status: 200, body: { ...tokens, instance_url: fake.url, issued_at: '1700000000000' } };
}

function computeChallenge(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function handle(fake: FakeVendor, { method, path, query, body }: Asked): Answer {
  const id = /^\/services\/data\/v60\.0\/sobjects\/(?:Lead\/(?=00Q)|Contact\/(?=003))(\w+)$/.exec(path)?.[1];
  const cursor = /^\/services\/data\/v60\.0\/query\/01g-(\d+)-(.+)$/.exec(path);
  if (path === `${API}/sobjects/Contact/describe`)
    return { status: 200, body: { fields: CONTACT_FIELDS.map(toField) } };
  if (path === `${API}/sobjects/Lead/describe`) return { status: 200, body: { fields: FIELDS.map(toField) } };
  const deals = answerDeals(fake, { method, path, q: query.get('q') ?? '', body });
  if (deals) return deals;
  if (cursor) return answerQuery(fake, Buffer.from(cursor[2] ?? '', 'base64url').toString(), Number(cursor[1]));
  if (path === `${API}/query`) return answerQuery(fake, query.get('q') ?? '', 0);
  if (path === `${API}/sobjects/Lead` && method === 'POST') return create(fake, body as Record<string, string>);
  if (id && method === 'PATCH') return update(fake, id, body as Record<string, string>);
  return refuse(404, 'NOT_FOUND', 'The requested resource does not exist');
}

/** Stages, opportunities and who takes part in them; null for what is about others. */
function answerDeals(
  { deals, kept }: FakeVendor,
  { method, path, q, body }: { method: string; path: string; q: string; body: Record<string, unknown> },
): Answer | null {
  if (q.includes('FROM OpportunityStage')) return { status: 200, body: { done: true, records: STAGES } };
  const leadId = /^SELECT ConvertedContactId FROM Lead WHERE Id IN \('(\w+)'\)$/.exec(q)?.[1];
  if (leadId) {
    const { ConvertedContactId = null } = kept.get(leadId) ?? {};
    return { status: 200, body: { done: true, records: [{ ConvertedContactId }] } };
  }
  const ofRole = /OpportunityContactRole WHERE OpportunityId = '(\w+)' AND ContactId = '(\w+)'$/.exec(q);
  if (ofRole) {
    const isThere = deals.get(ofRole[1] ?? '')?.contact === ofRole[2];
    return { status: 200, body: { done: true, records: isThere ? [{ Id: '00K1' }] : [] } };
  }
  if (path === `${API}/sobjects/OpportunityContactRole`) {
    deals.set(String(body.OpportunityId), { ...deals.get(String(body.OpportunityId)), contact: body.ContactId });
    return { status: 201, body: { id: '00K1', success: true } };
  }
  if (!path.startsWith(`${API}/sobjects/Opportunity`)) return null;
  const isWhole = body.Name && body.StageName && (method === 'PATCH' || body.CloseDate);
  if (!isWhole) return refuse(400, 'REQUIRED_FIELD_MISSING', 'Required fields are missing');
  const id = method === 'POST' ? `006${String(deals.size + 1).padStart(12, '0')}` : (path.split('/').at(-1) ?? '');
  if (method === 'PATCH' && !deals.has(id)) return refuse(404, 'ENTITY_IS_DELETED', 'entity is deleted');
  deals.set(id, { ...deals.get(id), ...body });
  return method === 'POST' ? { status: 201, body: { id, success: true, errors: [] } } : { status: 204 };
}

const STAGES = [
  { ApiName: 'Prospecting', IsClosed: false, IsWon: false },
  { ApiName: 'Qualification', IsClosed: false, IsWon: false },
  { ApiName: 'Proposal/Price Quote', IsClosed: false, IsWon: false },
  { ApiName: 'Closed Won', IsClosed: true, IsWon: true },
  { ApiName: 'Closed Lost', IsClosed: true, IsWon: false },
];

function toField(name: string): object {
  return { name, label: name, type: 'string', createable: true, updateable: true };
}

function answerQuery(fake: FakeVendor, soql: string, start: number): Answer {
  if (soql === 'SELECT Id, Name FROM Organization') {
    return { status: 200, body: { done: true, records: [{ Id: '00D1', Name: 'Acme Ltd' }] } };
  }
  const [, names = '', entity = '', where = ''] = /^SELECT (.+?) FROM (Lead|Contact) WHERE (.+)$/s.exec(soql) ?? [];
  const isLead = entity === 'Lead';
  const columns = ['Id', ...(isLead ? [...FIELDS, ...OF_CONVERSION] : CONTACT_FIELDS)];
  const unknown = names.split(', ').find((name) => !columns.includes(name));
  if (!where || unknown) return refuse(400, 'INVALID_FIELD', `No such column '${unknown}' on entity '${entity}'`);
  const found = [...fake.kept].filter(
    ([id, fields]) => id.startsWith(isLead ? '00Q' : '003') && isMet(where, { Id: id, ...fields }),
  );
  const { part, next } = paginate(fake, found, start);
  const records = part.map(([Id, { IsConverted, ...fields }]) => ({
    attributes: { type: entity },
    Id,
    ...fields,
    ...(isLead && { IsConverted: IsConverted === 'true' }),
  }));
  const nextRecordsUrl = `${API}/query/01g-${next}-${Buffer.from(soql).toString('base64url')}`;
  return { status: 200, body: { totalSize: found.length, done: !next, records, ...(next && { nextRecordsUrl }) } };
}

/** Understands `a IN ('x') OR b LIKE '%1%2'`. */
function isMet(where: string, fields: Record<string, string>): boolean {
  return where.split(' OR ').some((condition) => {
    const [, name = '', list, like] = /^(\w+) (?:IN \((.+)\)|LIKE '(.+)')$/.exec(condition) ?? [];
    const text = fields[name]?.toLowerCase() ?? '';
    if (list) return list.split(', ').some((one) => one.slice(1, -1).replace(/\\(.)/g, '$1').toLowerCase() === text);
    return like ? new RegExp(`^${like.replaceAll('%', '.*')}$`).test(text) : false;
  });
}

function create(fake: FakeVendor, body: Record<string, string>): Answer {
  const missing = ['LastName', 'Company'].filter((name) => !body[name]);
  if (missing.length > 0) return refuse(400, 'REQUIRED_FIELD_MISSING', `Required fields are missing: ${missing}`);
  const wrong = check(body);
  if (wrong) return wrong;
  const id = `00Q${String(fake.kept.size + 1).padStart(12, '0')}`;
  fake.kept.set(id, body);
  return { status: 201, body: { id, success: true, errors: [] } };
}

function update(fake: FakeVendor, id: string, body: Record<string, string>): Answer {
  const known = fake.kept.get(id);
  if (!known) return refuse(404, 'NOT_FOUND', 'Provided external ID field does not exist');
  if (known.IsConverted === 'true')
    return refuse(400, 'CANNOT_UPDATE_CONVERTED_LEAD', 'cannot reference converted lead');
  const wrong = check(body);
  if (wrong) return wrong;
  fake.kept.set(id, { ...known, ...body });
  return { status: 204 };
}

function check({ Email }: Record<string, string>): Answer | null {
  return Email?.endsWith('.invalid')
    ? refuse(400, 'INVALID_EMAIL_ADDRESS', `Email: invalid email address: ${Email}`)
    : null;
}

function refuse(status: number, errorCode: string, message: string): Answer {
  return { status, body: [{ message, errorCode, fields: [] }] };
}
