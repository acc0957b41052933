import { type Message, msg } from '@tessera/texts';
import { type GraphQLSchema, isEnumType } from 'graphql';
import { findEnum, type WrongKind } from '../../kernel/complaints.ts';
import type { RestRequest } from './route.ts';

export interface WrongValue {
  schema: GraphQLSchema;
  received: Pick<RestRequest, 'query' | 'body'>;
  /** Where it was sent: `limit`, `data.type`. */
  path: string;
  /** Names of enums are taken only as the schema has them. The paths also take them in small letters. */
  isSchemaCase?: boolean;
}

/** Enough to recognize the value. */
const SHOWN_CHARS = 60;

/** What graphql-js complains of, with the value as the request has it: `bizz`, where the operation was given `BIZZ`. */
export function describeWrongValue(wrong: WrongValue, kind: WrongKind): Message {
  const { complaint } = kind;
  const sent = readSent(wrong);
  const type = wrong.schema.getType(findEnum(complaint) ?? '');
  if (isEnumType(type)) return listChoices(wrong, type.getValues());
  if (!complaint.startsWith('Int cannot represent')) return kind;
  const shown = { sent: show(sent) };
  if (/non 32-bit/.test(complaint)) return msg('{sent} is too large or too small.', shown);
  return msg('“{sent}” isn’t a whole number.', shown);
}

function listChoices(wrong: WrongValue, values: readonly { name: string }[]): Message {
  const sent = readSent(wrong);
  const isCapital = wrong.isSchemaCase || (typeof sent === 'string' && sent === sent.toUpperCase());
  const choices = values.map(({ name }) => (isCapital ? name : name.toLowerCase())).join(', ');
  return msg('There is no “{sent}” here. Use one of: {choices}.', { sent: show(sent), choices });
}

function show(sent: unknown): string {
  const text = typeof sent === 'string' ? sent : String(JSON.stringify(sent));
  return text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}…` : text;
}

function readSent({ received: { query, body }, path }: WrongValue): unknown {
  const read = (value: unknown, key: string) => (value as Record<string, unknown> | null | undefined)?.[key];
  return path.split('.').reduce<unknown>(read, { ...body, ...query });
}
