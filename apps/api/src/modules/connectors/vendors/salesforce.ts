import { type FieldMapping, mappedNames, nationalNumber, type TheirRecord } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { z } from 'zod';
import { readAnswer } from './read-answer.ts';
import { openSalesforceDeals } from './salesforce-deals.ts';
import { type Ask, type ConnectorClient, type TheirField, type Vendor, VendorError, type Wanted } from './vendor.ts';

const API = '/services/data/v60.0';
const LEADS = `${API}/sobjects/Lead`;
const CONTACTS = `${API}/sobjects/Contact`;
const WRITABLE = ['string', 'email', 'phone', 'url', 'textarea', 'picklist', 'combobox'];
/** Salesforce keeps numbers as they were typed: the last digits find them, and what is between does not matter. */
const LAST_DIGITS = 7;
/** What Salesforce itself writes for a lead without a company, which has to have one. */
const NO_COMPANY = '[not provided]';

const record = z.looseObject({
  Id: z.string(),
  IsConverted: z.boolean().optional(),
  ConvertedContactId: z.string().nullish(),
});
type FoundRecord = z.output<typeof record>;
const found = z.object({ records: z.array(record), nextRecordsUrl: z.string().optional() });
const organizations = z.object({ records: z.array(z.object({ Id: z.string(), Name: z.string() })) });
const made = z.object({ id: z.string() });
const description = z.object({
  fields: z.array(z.object({ name: z.string(), label: z.string(), type: z.string(), updateable: z.boolean() })),
});

/** Salesforce's leads and opportunities by its REST API. */
export const salesforce: Vendor = {
  name: 'Salesforce',
  settings: ['SALESFORCE_CLIENT_ID', 'SALESFORCE_CLIENT_SECRET'],
  takesToken: false,
  canPull: false,
  oauth: {
    authorizePath: '/services/oauth2/authorize',
    tokenPath: '/services/oauth2/token',
    query: { scope: 'api refresh_token' },
    hasPkce: true,
    isBasicJson: false,
    revoke: ({ refreshToken, accessToken }) => ({
      method: 'POST',
      path: '/services/oauth2/revoke',
      body: { token: refreshToken || accessToken },
    }),
  },
  async account(ask) {
    const query = { q: 'SELECT Id, Name FROM Organization' };
    const { records } = readAnswer(organizations, await ask({ path: `${API}/query`, query }), 'Salesforce');
    return { id: records[0]?.Id ?? '', name: records[0]?.Name ?? '' };
  },
  open: (ask, { mapping }) => openSalesforce(ask, mapping),
};

function openSalesforce(ask: Ask, mapping: FieldMapping): ConnectorClient {
  /** By the lead: what it became. Salesforce lets nobody change a converted lead. */
  const converted = new Map<string, Converted>();
  return {
    fields: () => describe(ask, LEADS),
    async find(wanted) {
      const where = buildConditions(mapping, wanted);
      if (where.length === 0) return [];
      const names = mappedNames(mapping).map(assertName);
      const columns = ['Id', 'IsConverted', 'ConvertedContactId', ...names].join(', ');
      const leads = await search(ask, `SELECT ${columns} FROM Lead WHERE ${where.join(' OR ')}`);
      for (const [id, known] of await findConverted(ask, leads, names)) converted.set(id, known);
      return leads.map((lead) => toRecord(lead, converted.get(lead.Id)));
    },
    async create(fields) {
      const answer = await ask({ method: 'POST', path: LEADS, body: withRequired(fields) });
      return { id: readAnswer(made, answer, 'Salesforce').id, isNew: true };
    },
    pushDeal: openSalesforceDeals(ask),
    async update({ id }, fields) {
      const known = converted.get(id);
      const [records, theirId] = known ? [CONTACTS, known.contact.Id] : [LEADS, id];
      await ask({ method: 'PATCH', path: `${records}/${encodeURIComponent(theirId)}`, body: fields });
    },
  };
}

function buildConditions({ email, phone }: FieldMapping, wanted: readonly Wanted[]): string[] {
  const ids = wanted.flatMap(({ id }) => (id ? [quote(id)] : []));
  const emails = wanted.flatMap((one) => (one.email ? [quote(one.email)] : []));
  const likes = wanted.flatMap((one) =>
    one.phone ? [quote(`%${takeLastDigits(one.phone).split('').join('%')}`)] : [],
  );
  return [
    ...(ids.length > 0 ? [`Id IN (${ids.join(', ')})`] : []),
    ...(email && emails.length > 0 ? [`${assertName(email)} IN (${emails.join(', ')})`] : []),
    ...(phone ? likes.map((like) => `${assertName(phone)} LIKE ${like}`) : []),
  ];
}

function takeLastDigits(phone: string): string {
  return nationalNumber(phone).slice(-LAST_DIGITS);
}

/** SOQL's own escapes: reserved are the quote and the backslash. */
function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

/** A name out of the mapping, which stands in a query as it is. */
function assertName(name: string): string {
  if (/^\w+$/.test(name)) return name;
  throw new VendorError('refused', msg('Salesforce has no field “{name}”.', { name }));
}

interface Converted {
  contact: FoundRecord;
  /** The mapped fields that contacts have too. */
  names: readonly string[];
}

/** The contacts that these leads became, by the lead's id. */
async function findConverted(
  ask: Ask,
  leads: readonly FoundRecord[],
  names: readonly string[],
): Promise<Map<string, Converted>> {
  const contactIds = leads.flatMap(({ IsConverted, ConvertedContactId }) => (IsConverted && ConvertedContactId) || []);
  if (contactIds.length === 0) return new Map();
  const known = new Set((await describe(ask, CONTACTS)).map(({ name }) => name));
  const shared = names.filter((name) => known.has(name));
  const columns = ['Id', ...shared].join(', ');
  const contacts = await search(
    ask,
    `SELECT ${columns} FROM Contact WHERE Id IN (${contactIds.map(quote).join(', ')})`,
  );
  const byId = new Map(contacts.map((contact) => [contact.Id, contact]));
  return new Map(
    leads.flatMap(({ Id, ConvertedContactId }) => {
      const contact = ConvertedContactId ? byId.get(ConvertedContactId) : undefined;
      return contact ? [[Id, { contact, names: shared }] as const] : [];
    }),
  );
}

async function describe(ask: Ask, path: string): Promise<TheirField[]> {
  const { fields } = readAnswer(description, await ask({ path: `${path}/describe` }), 'Salesforce');
  return fields
    .filter(({ type, updateable }) => updateable && WRITABLE.includes(type))
    .map(({ name, label }) => ({ name, label }));
}

/** All pages: a query gives at most 2,000 at once. */
async function search(ask: Ask, q: string): Promise<FoundRecord[]> {
  let page = readAnswer(found, await ask({ path: `${API}/query`, query: { q } }), 'Salesforce');
  const records = [...page.records];
  while (page.nextRecordsUrl) {
    page = readAnswer(found, await ask({ path: page.nextRecordsUrl }), 'Salesforce');
    records.push(...page.records);
  }
  return records;
}

/** A converted lead has the values of its contact, and only the fields that contacts have can be written. */
function toRecord(lead: FoundRecord, converted?: Converted): TheirRecord {
  const fields = readTexts(lead);
  if (!converted) return { id: lead.Id, fields };
  const { contact, names } = converted;
  const shared = readTexts(contact);
  return {
    id: lead.Id,
    fields: { ...fields, ...Object.fromEntries(names.map((name) => [name, shared[name] ?? ''])) },
    writable: names,
  };
}

function readTexts(record: FoundRecord): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** A lead needs a last name and a company. Who has one name has it as the last one. */
function withRequired({ FirstName, ...fields }: Record<string, string>): Record<string, string> {
  const { LastName, Company, Email, Phone } = fields;
  const isSingle = !LastName && FirstName;
  return {
    ...fields,
    ...(FirstName && !isSingle && { FirstName }),
    LastName: LastName || FirstName || Company || Email || Phone || NO_COMPANY,
    Company: Company || NO_COMPANY,
  };
}
