import { type FieldMapping, mappedNames, nationalNumber, type TheirRecord } from '@tessera/domain';
import { z } from 'zod';
import { openHubspotDeals } from './hubspot-deals.ts';
import { readAnswer } from './read-answer.ts';
import { type Ask, type ConnectorClient, type TheirField, type Vendor, VendorError, type Wanted } from './vendor.ts';

const CONTACTS = '/crm/v3/objects/contacts';
const PAGE = 100;
/** People there may have more than one of each. */
const FURTHER = ['hs_additional_emails', 'mobilephone'];
/** HubSpot's own form of a number: without the country code, whatever was typed. */
const NATIONAL_PHONE = 'hs_searchable_calculated_phone_number';

const paging = z.object({ next: z.object({ after: z.string() }).optional() }).optional();
const contact = z.object({ id: z.string(), properties: z.record(z.string(), z.string().nullable()) });
const contacts = z.object({ results: z.array(contact), paging });
const made = z.object({ id: z.string() });
const details = z.object({ portalId: z.coerce.string(), uiDomain: z.string().optional() });
const property = z.object({
  name: z.string(),
  label: z.string(),
  type: z.string(),
  hidden: z.boolean().optional(),
  modificationMetadata: z.object({ readOnlyValue: z.boolean().optional() }).optional(),
});
const properties = z.object({ results: z.array(property) });

/** HubSpot's contacts and deals by its CRM API v3. */
export const hubspot: Vendor = {
  name: 'HubSpot',
  settings: ['HUBSPOT_CLIENT_ID', 'HUBSPOT_CLIENT_SECRET'],
  takesToken: true,
  canPull: true,
  oauth: {
    authorizePath: '/oauth/authorize',
    tokenPath: '/oauth/v1/token',
    query: {
      scope:
        'oauth crm.objects.contacts.read crm.objects.contacts.write crm.schemas.contacts.read crm.objects.deals.read crm.objects.deals.write',
    },
    hasPkce: false,
    isBasicJson: false,
    // The token of a private app is ended where it was made.
    revoke: ({ refreshToken }) =>
      refreshToken ? { method: 'DELETE', path: `/oauth/v1/refresh-tokens/${encodeURIComponent(refreshToken)}` } : null,
  },
  async account(ask) {
    const { portalId, uiDomain } = readAnswer(details, await ask({ path: '/account-info/v3/details' }), 'HubSpot');
    // A token without the right scopes is refused now, and not in the first run.
    await ask({ path: CONTACTS, query: { limit: '1' } });
    return { id: portalId, name: uiDomain ? `account ${portalId}` : portalId };
  },
  open: (ask, { mapping }) => openHubspot(ask, mapping),
};

function openHubspot(ask: Ask, mapping: FieldMapping): ConnectorClient {
  const wantedProperties = [...mappedNames(mapping), ...FURTHER];
  return {
    fields: () => listFields(ask),
    async list(cursor) {
      const query = { limit: `${PAGE}`, properties: wantedProperties.join(','), ...(cursor && { after: cursor }) };
      const page = readAnswer(contacts, await ask({ path: CONTACTS, query }), 'HubSpot');
      return { records: page.results.map(toRecord), next: page.paging?.next?.after ?? null };
    },
    async find(wanted) {
      const known = await readById(ask, wanted, wantedProperties);
      const ids = new Set(known.map(({ id }) => id));
      const others = wanted.filter(({ id }) => !ids.has(id));
      return [...known, ...(await search(ask, buildFilters(mapping, others), wantedProperties))];
    },
    create: (fields) => create(ask, fields),
    pushDeal: openHubspotDeals(ask),
    async update({ id }, fields) {
      await ask({ method: 'PATCH', path: `${CONTACTS}/${encodeURIComponent(id)}`, body: { properties: fields } });
    },
  };
}

async function listFields(ask: Ask): Promise<TheirField[]> {
  const { results } = readAnswer(properties, await ask({ path: '/crm/v3/properties/contacts' }), 'HubSpot');
  return results
    .filter(({ type, hidden, modificationMetadata }) => {
      return ['string', 'phone_number'].includes(type) && !hidden && !modificationMetadata?.readOnlyValue;
    })
    .map(({ name, label }) => ({ name, label }));
}

async function readById(ask: Ask, wanted: readonly Wanted[], names: readonly string[]): Promise<TheirRecord[]> {
  const inputs = wanted.flatMap(({ id }) => (id ? [{ id }] : []));
  if (inputs.length === 0) return [];
  // Those that are gone are named beside the others, with status 207.
  const answer = await ask({ method: 'POST', path: `${CONTACTS}/batch/read`, body: { properties: names, inputs } });
  return readAnswer(contacts, answer, 'HubSpot').results.map(toRecord);
}

/** Groups are alternatives. With IN, HubSpot wants small letters. */
function buildFilters({ email, phone }: FieldMapping, wanted: readonly Wanted[]): object[] {
  const emails = wanted.flatMap((one) => one.email.toLowerCase() || []);
  const phones = wanted.flatMap((one) => one.phone || []);
  const alternatives: [string, string[]][] = [
    ...(email ? [['email', emails] satisfies [string, string[]]] : []),
    ...(phone
      ? ([
          ['phone', phones],
          ['mobilephone', phones],
          [NATIONAL_PHONE, phones.map(nationalNumber)],
        ] satisfies [string, string[]][])
      : []),
  ];
  return alternatives
    .filter(([, values]) => values.length > 0)
    .map(([propertyName, values]) => ({ filters: [{ propertyName, operator: 'IN', values }] }));
}

async function search(ask: Ask, filterGroups: object[], names: readonly string[]): Promise<TheirRecord[]> {
  if (filterGroups.length === 0) return [];
  const found: TheirRecord[] = [];
  for (let after: string | undefined; ; ) {
    const body = { filterGroups, properties: names, limit: PAGE, ...(after && { after }) };
    const page = readAnswer(contacts, await ask({ method: 'POST', path: `${CONTACTS}/search`, body }), 'HubSpot');
    found.push(...page.results.map(toRecord));
    after = page.paging?.next?.after;
    if (!after) return found;
  }
}

/** What was written a moment ago can't be searched for yet: then HubSpot says whose address it is. */
async function create(ask: Ask, fields: Record<string, string>): Promise<{ id: string; isNew: boolean }> {
  try {
    const answer = await ask({ method: 'POST', path: CONTACTS, body: { properties: fields } });
    return { id: readAnswer(made, answer, 'HubSpot').id, isNew: true };
  } catch (error) {
    const id = error instanceof VendorError && error.status === 409 && /Existing ID: (\d+)/.exec(error.message)?.[1];
    if (!id) throw error;
    await ask({ method: 'PATCH', path: `${CONTACTS}/${id}`, body: { properties: fields } });
    return { id, isNew: false };
  }
}

function toRecord({ id, properties: found }: z.output<typeof contact>): TheirRecord {
  const fields = Object.fromEntries(Object.entries(found).map(([name, value]) => [name, value ?? '']));
  const emails = (fields.hs_additional_emails ?? '').split(';').filter(Boolean);
  return { id, fields, more: { emails, phones: [fields.mobilephone ?? ''].filter(Boolean) } };
}
