import { ERROR_STATUS, MESSAGES } from '@tessera/domain';
import { t } from '@tessera/texts';
import { type Asker, errorHeaders, fromFastify, toPublicError } from '../platform/errors.ts';

export interface ErrorAnswer {
  status: number;
  body: object;
  headers: Record<string, string>;
}

/** An error of an operation whose fields the request called by other names. */
export class UnderOtherNames extends Error {
  constructor(
    override readonly cause: unknown,
    /** The schema's name → the request's. */
    readonly names: ReadonlyMap<string, string>,
  ) {
    super(t('An operation failed.'));
  }
}

/** Any error as `{ message, error, code, fields? }` with its status. */
export function describeError(asker: Asker, error: unknown): ErrorAnswer {
  const names = error instanceof UnderOtherNames ? error.names : undefined;
  const cause = error instanceof UnderOtherNames ? error.cause : error;
  const { message, code, fields, details } = toPublicError(fromFastify(cause), asker);
  // REST has no variable `input`: its fields stand at the top of the body.
  const toName = (path: string) => path.replace(/^input\./, '');
  const named =
    fields &&
    Object.fromEntries(Object.entries(fields).map(([path, text]) => [names?.get(toName(path)) ?? toName(path), text]));
  // What GraphQL says of its variables is for its own clients.
  const text = fields && message.startsWith('Variable "$') ? MESSAGES.invalidFields : message;
  return {
    status: ERROR_STATUS[code],
    body: { message: text, error: text, code, ...(named && { fields: named }), ...details },
    headers: errorHeaders(ERROR_STATUS[code], text, details),
  };
}
