import { type Answer, type Asked, type FakeVendor, giveTokens, paginate, startVendor } from './fake-vendor.ts';

const CONTACTS = '/crm/v3/objects/contacts';
const PROPERTIES = ['firstname', 'lastname', 'email', 'phone', 'company', 'jobtitle', 'website'];

/** Speaks what HubSpot documents of CRM v3: contacts, search, batch read, properties; and of its OAuth v1. */
export function startHubspot(): Promise<FakeVendor> {
  const message = 'Authentication credentials not found.';
  return startVendor(handle, {
    authorise,
    unauthorised: { status: 'error', message, category: 'INVALID_AUTHENTICATION' },
  });
}

function authorise(fake: FakeVendor, { method, path, body }: Asked): Answer | null {
  if (path === '/oauth/v1/token') {
    const isKnown = body.client_id === 'client' && body.client_secret === 'secret';
    const tokens = isKnown ? giveTokens(fake, body, () => '') : null;
    if (tokens) return { status: 200, body: { ...tokens, expires_in: 1800 } };
    return { status: 400, body: { status: 'BAD_AUTH_CODE', message: 'missing or unknown auth code' } };
  }
  const refreshToken = /^\/oauth\/v1\/refresh-tokens\/(.+)$/.exec(path)?.[1];
  if (method !== 'DELETE' || !refreshToken) return null;
  fake.revoked.push(refreshToken);
  return { status: 204 };
}

function handle(fake: FakeVendor, asked: Asked): Answer {
  const { method, path, body } = asked;
  const id = /^\/crm\/v3\/objects\/contacts\/(\d+)$/.exec(path)?.[1];
  if (path === '/account-info/v3/details') return { status: 200, body: { portalId: 77, uiDomain: 'app.hubspot.com' } };
  if (path === '/crm/v3/properties/contacts') return { status: 200, body: { results: PROPERTIES.map(toProperty) } };
  if (path === `${CONTACTS}/search`) return search(fake, body);
  if (path === `${CONTACTS}/batch/read`) return readBatch(fake, body);
  if (path === CONTACTS) return method === 'POST' ? create(fake, body) : list(fake, asked);
  if (id && method === 'PATCH') return update(fake, id, body);
  if (path === '/crm/v3/pipelines/deals') return { status: 200, body: { results: [PIPELINE] } };
  if (/^\/crm\/v[34]\/objects\/deals/.test(path)) return answerDeals(fake, asked);
  return refuse(404, 'resource not found', 'OBJECT_NOT_FOUND');
}

/** A pipeline of an account's own, with five open stages. */
const STAGES = ['lead', 'qualified', 'demo', 'offer', 'contract', 'won', 'lost'];
const PIPELINE = {
  ...{ id: 'sales', label: 'Sales', displayOrder: 0 },
  stages: STAGES.map((id, displayOrder) => {
    const probability = id === 'won' ? '1.0' : id === 'lost' ? '0.0' : '0.4';
    return { id, displayOrder, metadata: { isClosed: String(displayOrder > 4), probability } };
  }),
};

function answerDeals({ deals }: FakeVendor, { method, path, body }: Asked): Answer {
  const [, id = '', contactId] = /deals(?:\/(\d+))?(?:\/associations\/default\/contacts\/(\d+))?$/.exec(path) ?? [];
  const { properties, associations } = body as { properties?: Record<string, string>; associations?: { to: object }[] };
  const known = deals.get(id);
  if (properties?.deal_currency_code === 'XPF')
    return refuse(400, 'XPF is no currency of this account', 'VALIDATION_ERROR');
  if (method === 'POST') {
    const newId = String(9000 + deals.size);
    deals.set(newId, { ...properties, contacts: associations?.map(({ to }) => Reflect.get(to, 'id')) });
    return { status: 201, body: { id: newId, properties } };
  }
  if (!known) return refuse(404, 'resource not found', 'OBJECT_NOT_FOUND');
  deals.set(id, { ...known, ...properties, ...(contactId && { contacts: [contactId] }) });
  return { status: 200, body: { id, properties } };
}

function toProperty(name: string): object {
  return { name, label: name, type: 'string', fieldType: 'text', modificationMetadata: { readOnlyValue: false } };
}

function toObject([id, properties]: [string, Record<string, string>]): object {
  return { id, properties: { ...properties, hs_object_id: id, hs_additional_emails: null }, archived: false };
}

function list(fake: FakeVendor, { query }: Asked): Answer {
  const { part, next } = paginate(fake, [...fake.kept], Number(query.get('after') ?? 0));
  return { status: 200, body: { results: part.map(toObject), ...(next && { paging: { next: { after: next } } }) } };
}

interface Filter {
  propertyName: string;
  operator: string;
  values: string[];
}

function search(fake: FakeVendor, body: Record<string, unknown>): Answer {
  const groups = body.filterGroups as { filters: Filter[] }[];
  const isWrong = groups.length > 5 || groups.some(({ filters }) => filters.some((one) => isLarge(one)));
  if (isWrong) return refuse(400, 'There was a problem with the request.', 'VALIDATION_ERROR');
  const found = [...fake.kept].filter(([, fields]) => {
    return groups.some(({ filters }) =>
      filters.every(({ propertyName, values }) => values.includes(readText(fields, propertyName))),
    );
  });
  const { part, next } = paginate(fake, found, Number(body.after ?? 0));
  const paging = next && { paging: { next: { after: next } } };
  return { status: 200, body: { total: found.length, results: part.map(toObject), ...paging } };
}

/** IN compares in small letters, and refuses others. */
function isLarge({ operator, values }: Filter): boolean {
  return operator !== 'IN' || values.some((value) => value !== value.toLowerCase());
}

function readText(fields: Record<string, string>, name: string): string {
  if (name !== 'hs_searchable_calculated_phone_number') return fields[name]?.toLowerCase() ?? '';
  return (fields.phone ?? '').replace(/^\+49|^0/, '').replace(/\D/g, '');
}

function readBatch(fake: FakeVendor, body: Record<string, unknown>): Answer {
  const ids = (body.inputs as { id: string }[]).map(({ id }) => id);
  const found = ids.flatMap((id) => {
    const fields = fake.kept.get(id);
    return fields ? [toObject([id, fields])] : [];
  });
  const isWhole = found.length === ids.length;
  return {
    status: isWhole ? 200 : 207,
    body: { status: 'COMPLETE', results: found, ...(!isWhole && { numErrors: 1 }) },
  };
}

function create(fake: FakeVendor, body: Record<string, unknown>): Answer {
  const properties = body.properties as Record<string, string>;
  const twin = [...fake.kept].find(([, { email }]) => email && email === properties.email);
  if (twin) return refuse(409, `Contact already exists. Existing ID: ${twin[0]}`, 'CONFLICT');
  return check(properties) ?? keep(fake, String(1000 + fake.kept.size), properties, 201);
}

function update(fake: FakeVendor, id: string, body: Record<string, unknown>): Answer {
  const known = fake.kept.get(id);
  const properties = body.properties as Record<string, string>;
  if (!known) return refuse(404, 'resource not found', 'OBJECT_NOT_FOUND');
  return check(properties) ?? keep(fake, id, { ...known, ...properties }, 200);
}

function check(properties: Record<string, string>): Answer | null {
  const unknown = Object.keys(properties).find((name) => !PROPERTIES.includes(name));
  if (unknown) return refuse(400, `Property "${unknown}" does not exist`, 'VALIDATION_ERROR');
  const isWrong = properties.email?.endsWith('.invalid');
  return isWrong ? refuse(400, `Email address ${properties.email} is invalid`, 'VALIDATION_ERROR') : null;
}

function keep(fake: FakeVendor, id: string, fields: Record<string, string>, status: number): Answer {
  fake.kept.set(id, fields);
  return { status, body: toObject([id, fields]) };
}

function refuse(status: number, message: string, category: string): Answer {
  return {
    status,
    body: { status: 'error', message, category, correlationId: 'c033cdaa-2c40-4a64-ae48-b4cec88dad24' },
  };
}
