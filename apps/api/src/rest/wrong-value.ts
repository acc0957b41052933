import { type GraphQLSchema, isEnumType } from 'graphql';
import type { RestRequest } from './row.ts';

export interface WrongValue {
  schema: GraphQLSchema;
  received: Pick<RestRequest, 'query' | 'body'>;
  /** Where it was sent: `limit`, `data.type`. */
  path: string;
}

/** What graphql-js complains of, with the value as the request has it: `bizz`, where the operation was given `BIZZ`. */
export function describeWrongValue({ schema, received, path }: WrongValue, complaint: string): string {
  const sent = readSent(received, path);
  const [, name = ''] = /^Value "[^"]*" does not exist in "(\w+)" enum\./.exec(complaint) ?? [];
  const type = schema.getType(name);
  if (isEnumType(type)) return listChoices(sent, type.getValues());
  if (!complaint.startsWith('Int cannot represent')) return complaint;
  if (Array.isArray(sent)) return 'Send this only once.';
  return /non 32-bit/.test(complaint) ? `${sent} is too large or too small.` : `“${sent}” isn’t a whole number.`;
}

function listChoices(sent: unknown, values: readonly { name: string }[]): string {
  // The paths write names of the schema in small letters, and take them so.
  const isCapital = typeof sent === 'string' && sent === sent.toUpperCase();
  const names = values.map(({ name }) => (isCapital ? name : name.toLowerCase()));
  return `There is no “${sent}” here. Use one of: ${names.join(', ')}.`;
}

function readSent({ query, body }: WrongValue['received'], path: string): unknown {
  const read = (value: unknown, key: string) => (value as Record<string, unknown> | null | undefined)?.[key];
  return path.split('.').reduce<unknown>(read, { ...body, ...query });
}
