import { ERROR_STATUS, type FieldErrors } from '@tessera/domain';
import type { Message } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import type { GraphQLSchema } from 'graphql';
import type { WrongKind } from '../../kernel/complaints.ts';
import { type Asker, errorHeaders, fromFastify, toPublicError } from '../../kernel/errors.ts';
import type { RestRequest } from './route.ts';
import { describeWrongValue } from './wrong-value.ts';

export interface ErrorAnswer {
  status: number;
  body: object;
  headers: Record<string, string>;
}

/** An error of an operation, and how the request said what is wrong. */
export class FailedRequest extends Error {
  constructor(
    override readonly cause: unknown,
    readonly request: {
      schema: GraphQLSchema;
      received: Pick<RestRequest, 'query' | 'body'>;
      /** The schema's name → the request's. */
      names: ReadonlyMap<string, string>;
      isSchemaCase?: boolean;
      /** Unknown fields of the request, besides those that the cause names. */
      unknown?: FieldErrors;
    },
  ) {
    super('An operation failed.');
  }
}

/** Any error as `{ message, error, code, fields? }` with its status. */
export function describeError(asker: Asker, error: unknown): ErrorAnswer {
  const request = error instanceof FailedRequest ? error.request : undefined;
  const cause = error instanceof FailedRequest ? error.cause : error;
  const { message, code, fields, details } = toPublicError(fromFastify(cause), asker, (field, text) => {
    // REST has no variable `input`: its fields stand at the top of the body.
    const name = field.replace(/^input\./, '');
    const path = request?.names.get(name) ?? name;
    return [path, request && 'complaint' in text ? describeWrongValue({ ...request, path }, text as WrongKind) : text];
  });
  const say = (said: Message) => render(said, asker.request?.language ?? 'en');
  if (fields) for (const [name, text] of Object.entries(request?.unknown ?? {})) fields[name] = say(text);
  return {
    status: ERROR_STATUS[code],
    body: { message, error: message, code, ...(fields && { fields }), ...details },
    headers: errorHeaders(ERROR_STATUS[code], message, details),
  };
}
