import { type FieldMapping, mappedNames, nationalNumber, type TheirRecord } from '@tessera/domain';
import { z } from 'zod';
import { readAnswer } from './read-answer.ts';
import { type Ask, type ConnectorClient, type Vendor, VendorError, type Wanted } from './vendor.ts';

const API = '/services/data/v60.0';
const LEADS = `${API}/sobjects/Lead`;
const WRITABLE = ['string', 'email', 'phone', 'url', 'textarea', 'picklist', 'combobox'];
/** Salesforce keeps numbers as they were typed: the last digits find them, and what is between does not matter. */
const LAST_DIGITS = 7;
/** What Salesforce itself writes for a lead without a company, which has to have one. */
const NO_COMPANY = '[not provided]';

const lead = z.looseObject({ Id: z.string() });
const found = z.object({ records: z.array(lead), nextRecordsUrl: z.string().optional() });
const organizations = z.object({ records: z.array(z.object({ Id: z.string(), Name: z.string() })) });
const made = z.object({ id: z.string() });
const description = z.object({
  fields: z.array(z.object({ name: z.string(), label: z.string(), type: z.string(), updateable: z.boolean() })),
});

/** Salesforce's leads by its REST API. */
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
  return {
    async fields() {
      const { fields } = readAnswer(description, await ask({ path: `${LEADS}/describe` }), 'Salesforce');
      return fields
        .filter(({ type, updateable }) => updateable && WRITABLE.includes(type))
        .map(({ name, label }) => ({ name, label }));
    },
    async find(wanted) {
      const where = buildConditions(mapping, wanted);
      if (where.length === 0) return [];
      const names = mappedNames(mapping).map(assertName);
      return search(ask, `SELECT ${['Id', ...names].join(', ')} FROM Lead WHERE ${where.join(' OR ')}`);
    },
    async create(fields) {
      const answer = await ask({ method: 'POST', path: LEADS, body: withRequired(fields) });
      return { id: readAnswer(made, answer, 'Salesforce').id, isNew: true };
    },
    async update({ id }, fields) {
      await ask({ method: 'PATCH', path: `${LEADS}/${encodeURIComponent(id)}`, body: fields });
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
  throw new VendorError('refused', `Salesforce has no field “${name}”.`);
}

/** All pages: a query gives at most 2,000 at once. */
async function search(ask: Ask, q: string): Promise<TheirRecord[]> {
  let page = readAnswer(found, await ask({ path: `${API}/query`, query: { q } }), 'Salesforce');
  const records = [...page.records];
  while (page.nextRecordsUrl) {
    page = readAnswer(found, await ask({ path: page.nextRecordsUrl }), 'Salesforce');
    records.push(...page.records);
  }
  return records.map(toRecord);
}

function toRecord(record: z.output<typeof lead>): TheirRecord {
  const texts = Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { id: record.Id, fields: Object.fromEntries(texts) };
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
