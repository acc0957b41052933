import { t } from '@tessera/texts';
import { type GraphQLSchema, isEnumType } from 'graphql';
import type { RestRequest } from './row.ts';

export interface WrongValue {
  schema: GraphQLSchema;
  received: Pick<RestRequest, 'query' | 'body'>;
  /** Where it was sent: `limit`, `data.type`. */
  path: string;
  /** Names of enums are taken only as the schema has them. The paths also take them in small letters. */
  isSchemaCase?: boolean;
}

/** Enough to recognize the value. `t` remembers each text for a while, so longer values would cost memory. */
const SHOWN_CHARS = 60;

/** What graphql-js says of a value of a wrong kind → what to send. Texts with a format are read as `String`. */
const EXPECTED: readonly [complaint: RegExp, text: string][] = [
  [/^String cannot represent/, t('This has to be text.')],
  [/^ID cannot represent/, t('Send an ID as text.')],
  [/^Boolean cannot represent/, t('Send true or false.')],
  [/^Float cannot represent/, t('Send a number.')],
  [/^DateTime cannot represent/, t('Send a date and time, such as 2026-03-01T09:30:00Z.')],
  [/^Expected type "\w+" to be an object\.$/, t('Send an object.')],
];

/** What graphql-js complains of, with the value as the request has it: `bizz`, where the operation was given `BIZZ`. */
export function describeWrongValue(wrong: WrongValue, complaint: string): string {
  const sent = readSent(wrong);
  const [, name = ''] =
    /^(?:Value ".*" does not exist in|Enum(?= "\w+" cannot represent)) "(\w+)"/s.exec(complaint) ?? [];
  const type = wrong.schema.getType(name);
  if (isEnumType(type)) return listChoices(wrong, type.getValues());
  const expected = EXPECTED.find(([pattern]) => pattern.test(complaint))?.[1];
  if (expected) return expected;
  if (!complaint.startsWith('Int cannot represent')) return complaint.replace(/^Expected type "\w+"\. /, '');
  const shown = { sent: show(sent) };
  if (/non 32-bit/.test(complaint)) return t('{sent} is too large or too small.', shown);
  return t('“{sent}” isn’t a whole number.', shown);
}

function listChoices(wrong: WrongValue, values: readonly { name: string }[]): string {
  const sent = readSent(wrong);
  const isCapital = wrong.isSchemaCase || (typeof sent === 'string' && sent === sent.toUpperCase());
  const choices = values.map(({ name }) => (isCapital ? name : name.toLowerCase())).join(', ');
  return t('There is no “{sent}” here. Use one of: {choices}.', { sent: show(sent), choices });
}

function show(sent: unknown): string {
  const text = typeof sent === 'string' ? sent : String(JSON.stringify(sent));
  return text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}…` : text;
}

function readSent({ received: { query, body }, path }: WrongValue): unknown {
  const read = (value: unknown, key: string) => (value as Record<string, unknown> | null | undefined)?.[key];
  return path.split('.').reduce<unknown>(read, { ...body, ...query });
}
