import { ERROR_STATUS, MESSAGES } from '@tessera/domain';
import type { Services } from '../composition/context.ts';
import { fromFastify, toPublicError } from '../platform/errors.ts';

export interface ErrorAnswer {
  status: number;
  body: object;
  headers: Record<string, string>;
}

/** Any error as `{ message, error, code, fields? }` with its status. */
export function describeError({ log }: Pick<Services, 'log'>, error: unknown): ErrorAnswer {
  const { message, code, fields, details } = toPublicError(fromFastify(error), log);
  // REST has no variable `input`: its fields stand at the top of the body.
  const named =
    fields && Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^input\./, ''), text]));
  // What GraphQL says of its variables is for its own clients.
  const text = fields && message.startsWith('Variable "$') ? MESSAGES.invalidFields : message;
  const retryAfter = details?.retryAfterSeconds;
  return {
    status: ERROR_STATUS[code],
    body: { message: text, error: text, code, ...(named && { fields: named }), ...details },
    headers: typeof retryAfter === 'number' ? { 'retry-after': String(retryAfter) } : {},
  };
}
