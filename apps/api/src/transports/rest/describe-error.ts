import { ERROR_STATUS, type FieldErrors, MESSAGES } from '@tessera/domain';
import type { Text } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import type { GraphQLSchema } from 'graphql';
import { type Asker, errorHeaders, fromFastify, isOfVariable, toPublicError } from '../../kernel/errors.ts';
import type { RestRequest } from './row.ts';
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
  const { message, code, fields, details } = toPublicError(fromFastify(cause), asker);
  const say = (said: Text) => render(said, asker.request?.language ?? 'en');
  // REST has no variable `input`: its fields stand at the top of the body.
  const named =
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([field, text]) => {
        const name = field.replace(/^input\./, '');
        const path = request?.names.get(name) ?? name;
        return [path, request ? say(describeWrongValue({ ...request, path }, text)) : text];
      }),
    );
  if (named) for (const [name, text] of Object.entries(request?.unknown ?? {})) named[name] = say(text);
  const text = fields && isOfVariable(message) ? say(MESSAGES.invalidFields) : message;
  return {
    status: ERROR_STATUS[code],
    body: { message: text, error: text, code, ...(named && { fields: named }), ...details },
    headers: errorHeaders(ERROR_STATUS[code], text, details),
  };
}
