import type { JsonSchema } from './json-schema.ts';

const ID = '01a216a9-b3aa-75bb-b3dd-e2a8a6e1b5d9';
const AT = '2026-11-24T09:30:00.000Z';

/** What a text of this name may say, by the end of its name; the first that fits. */
const TEXTS: readonly [name: RegExp, text: string][] = [
  [/^(_id|id|.*Ids?|recipients|admins|mergedInto)$/, ID],
  [/email/i, 'asha@example.com'],
  [/phone|mobile|phones|invited/i, '+919876543210'],
  [/^token$/i, 'the-token-of-the-session'],
  [/signingKey/, 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'],
  [/(joinCode|^code)$/i, 'K7WXM2PD'],
  [/(At|Until|Since|^at|syncPoint)$/, AT],
  [/^(date|birthDate|anniversaryDate|expectedOn|dates)$/, '2027-03-01'],
  [/Time$/, '18:00'],
  [/timeZone/, 'Asia/Kolkata'],
  [/^(url|.*Url|.*Link|website|link|photo|logo|addressMap|companyLogo)$/, 'https://example.com/asha'],
  [/linkedin|twitter|instagram|facebook|youtube|github|whatsapp|telegram/, 'https://example.com/asha'],
  [/path$/i, '/c/asha-rao'],
  [/cursor|nextAfter/i, 'WyJBc2hhIFJhbyIsIjAxYTIiXQ'],
  [/currency/i, 'EUR'],
  [/^(locale|language)$/, 'en'],
  [/^(paper|paperEnd|line|accent)$/, '#1f2937'],
  [/slug|handle/, 'asha-rao'],
  [/^year$/, '2026'],
  [/fileName/, 'contacts.csv'],
  [/company/i, 'Azulejos Silva'],
  [/^(role|designation)$/i, 'Architect'],
  [/categor/i, 'Architecture'],
  [/^(address|resAddress|location|place)$/, '12 Hill Road, Mumbai'],
  [/^(title|.*Title)$/, 'Tiles'],
  [/^(tags|keywords)$/, 'Fair'],
  [/label/, 'work'],
  [/pincode/, '400050'],
  [/badge/, 'Business'],
  [/^(about|bio|tagline)$/, 'Architect and potter'],
  [/name$/i, 'Asha Rao'],
  [/text|message|note|consent/i, 'See you at the fair!'],
];

/** One answer of the schema, with values that people would write; null where the schema has null alone. */
export function exampleFor(schema: JsonSchema, name = ''): unknown {
  const { properties, items, format } = schema;
  if (schema.enum) return schema.enum.find((one) => one !== '' && one !== null);
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (properties) {
    return Object.fromEntries(Object.entries(properties).map(([field, inner]) => [field, exampleFor(inner, field)]));
  }
  if (type === 'array') return items ? [exampleFor(items, name)] : [];
  if (type === 'integer' || type === 'number') return /Minor$/.test(name) ? 250_000 : 1;
  if (type === 'boolean') return true;
  if (schema.type === 'null') return null;
  if (type === undefined) return {};
  if (format === 'date-time') return AT;
  return TEXTS.find(([words]) => words.test(name))?.[1] ?? 'Tiles for the lobby';
}
