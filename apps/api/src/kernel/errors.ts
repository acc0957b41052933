import { AppError, ERROR_STATUS, type ErrorCode, type FieldErrors, MESSAGES } from '@tessera/domain';
import { joinTexts, type LanguageTag, type Message, msg } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import type { FastifyBaseLogger } from 'fastify';
import { type ASTNode, GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';
import { EntityNotFoundError } from 'typeorm';
import { describeDocument, describeWrongKind } from './complaints.ts';
import { isDatabaseAway } from './database-away.ts';
import { logRefusal } from './refusals.ts';
import { schemaDetails } from './saved-state.ts';

/** What a client is told. `extensions.code` is one of `ErrorCode`, whatever went wrong. */
export interface PublicError {
  message: string;
  code: ErrorCode;
  fields?: Record<string, string> | undefined;
  details?: Record<string, unknown> | undefined;
}

/** Apollo's and graphql-js' own codes → ours. */
const FOREIGN_CODES: Record<string, ErrorCode> = {
  BAD_REQUEST: 'BAD_USER_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_FOUND: 'BAD_USER_INPUT',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_USER_INPUT',
};

/** A deliberate error as it is, with a line in the log for a refusal; a client's mistake with its field; a database that is away as UNAVAILABLE; anything else logged and shown as INTERNAL. */
export function toPublicError(
  error: unknown,
  { log, request }: Asker,
  /** How the asker knows a field, and what is wrong with it. */
  nameField = (field: string, text: Message): [string, Message] => [field, text],
): PublicError {
  const { text, fields, ...rest } = describe(error, log);
  const say = (said: Message) => render(said, request?.language ?? 'en');
  const named = fields && Object.entries(fields).map(([field, said]) => nameField(field, said));
  return {
    ...rest,
    message: say(text),
    fields: named && Object.fromEntries(named.map(([field, said]) => [field, say(said)])),
  };
}

/** The same before its reader's language is known. */
interface Described extends Pick<PublicError, 'code' | 'details'> {
  text: Message;
  fields?: FieldErrors | undefined;
}

/** Who hears of an error: a request with its log, or a program that speaks English. */
export interface Asker {
  log: FastifyBaseLogger;
  request?: { language: LanguageTag };
}

function describe(error: unknown, log: FastifyBaseLogger): Described {
  if (error instanceof OperationFailed) return mergeErrors(error.errors.map((one) => describe(one, log)));
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (cause instanceof AppError) {
    logRefusal(cause, log, error instanceof GraphQLError ? readField(error) : undefined);
    return { text: cause.text, code: cause.code, fields: cause.fields, details: cause.details };
  }
  if (error instanceof GraphQLError && isClientMistake(error)) return fromGraphQLError(error);
  if (isDatabaseAway(cause)) {
    log.warn({ err: cause }, 'the database is away');
    return databaseAway();
  }
  log.error({ err: cause }, 'unexpected error');
  // What this was about was deleted between two reads. Still logged, because it may also be our own bug.
  if (cause instanceof EntityNotFoundError || isNullOfField(cause)) {
    return { text: msg('This doesn’t exist, or you don’t have access to it.'), code: 'NOT_FOUND' };
  }
  return {
    text: msg('Something went wrong on our side. Try again.'),
    code: 'INTERNAL',
    details: { requestId: readRequestId(log) },
  };
}

/** graphql-js found nothing where the schema promises an object. */
function isNullOfField(cause: unknown): boolean {
  return cause instanceof Error && cause.message.startsWith('Cannot return null for non-nullable field ');
}

/** The field of the schema that failed. Not its path: clients name its parts. */
function readField({ nodes }: GraphQLError): string | undefined {
  const [node] = nodes ?? [];
  return node?.kind === Kind.FIELD ? node.name.value : undefined;
}

/** The log of a request carries its id; asynchronous scopes would slow every promise of the process down. */
function readRequestId(log: FastifyBaseLogger): unknown {
  return 'bindings' in log && typeof log.bindings === 'function' ? log.bindings().requestId : undefined;
}

/** What whoever needs the database hears when it can't be reached. */
export function databaseAway(): AppError {
  return new AppError('UNAVAILABLE', msg('This can’t be reached right now. Try again in a moment.'));
}

/** All errors of one operation that was executed in process. */
export class OperationFailed extends Error {
  constructor(readonly errors: readonly [GraphQLError, ...GraphQLError[]]) {
    super(errors[0].message);
  }
}

/** The first one, with the wrong fields of all. */
function mergeErrors(errors: Described[]): Described {
  const [first] = errors;
  if (!first) throw new Error('An operation fails with at least one error.');
  const fields = Object.assign({}, ...errors.map((error) => error.fields)) as FieldErrors;
  return { ...first, ...(Object.keys(fields).length > 0 && { fields }) };
}

/** Errors without an original error come from parsing, validation or coercion of what the client sent. */
function isClientMistake(error: GraphQLError): boolean {
  const code = error.extensions.code;
  if (code === 'INTERNAL_SERVER_ERROR') return false;
  if (typeof code === 'string' && (code in ERROR_STATUS || code in FOREIGN_CODES)) return true;
  if (isOfVariable(error.message) || isWrongArgument(error)) return true;
  return !error.originalError && !error.path;
}

/** graphql-js finds some wrong arguments only at their field, such as a null for a variable with a default. */
function isWrongArgument({ message, originalError }: GraphQLError): boolean {
  return originalError instanceof GraphQLError && !originalError.originalError && message.startsWith('Argument "');
}

function fromGraphQLError(error: GraphQLError): Described {
  const found = String(error.extensions.code ?? 'BAD_USER_INPUT');
  const code = found in ERROR_STATUS ? (found as ErrorCode) : (FOREIGN_CODES[found] ?? 'BAD_USER_INPUT');
  const [, argument] = /^Argument "([^"]+)"/.exec(error.message) ?? [];
  const fields = argument ? { [argument]: msg('This field is required.') } : wrongVariable(error);
  // Clients look for this name.
  const text = found.startsWith('PERSISTED_') ? joinTexts([error.message]) : describeDocument(error.message);
  return { text: isOfVariable(error.message) ? MESSAGES.invalidFields : text, code, fields };
}

/** The path in the variables that graphql-js complains of, and its complaint. */
function wrongVariable({ message, nodes, originalError }: GraphQLError): FieldErrors | undefined {
  const variable = /^Variable "\$([^"]+)"(?: got invalid value .*? at "([^"]+)")?/s.exec(message);
  if (!variable) return undefined;
  const whole = (variable[2] ?? variable[1] ?? '').replace(/\[(\d+)\]/g, '.$1');
  // For an input only the field's path, as in errors of the domain's rules. The variable's name doesn't matter.
  const path = isInput(nodes?.[0]) ? whole.replace(/^[^.]+(?:\.|$)/, '') : whole;
  const [, unknown] = /Field "([^"]+)" is not defined by type/.exec(message) ?? [];
  if (unknown) return { [joinPath(path, unknown)]: msg('There is no such field.') };
  const complaint = originalError instanceof GraphQLError ? originalError.message : message;
  // A null where something is required is missing too.
  const missing =
    /^(?:Field "([^"]+)"|Variable "[^"]+") of required type "[^"]+" was not provided/.exec(complaint) ??
    /^(?:Variable "[^"]+" of non-null|Expected non-nullable) type "[^"]+"()/.exec(complaint);
  if (!missing) return { [path || 'input']: describeWrongKind(complaint) };
  return { [joinPath(path, missing[1] ?? '') || 'input']: msg('This field is required.') };
}

function joinPath(...parts: string[]): string {
  return parts.filter(Boolean).join('.');
}

/** Whether the variable is declared as the input of a mutation: those types are called `…Input`. */
function isInput(node: ASTNode | undefined): boolean {
  if (node?.kind !== Kind.VARIABLE_DEFINITION) return false;
  const type = node.type.kind === Kind.NON_NULL_TYPE ? node.type.type : node.type;
  return type.kind === Kind.NAMED_TYPE && type.name.value.endsWith('Input');
}

/** Whether graphql-js complains of a variable's value; the fields say the same in words for people. */
function isOfVariable(message: string): boolean {
  return /^Variable "\$[^"]+" (?:got invalid value|of (?:required|non-null) type "[^"]+" (?:was not provided|must not be null))/.test(
    message,
  );
}

/** The error as GraphQL answers it. */
export function toGraphQLFormat(formatted: GraphQLFormattedError, error: unknown, asker: Asker): GraphQLFormattedError {
  const { message, code, fields, details } = toPublicError(error, asker);
  return { ...formatted, message, extensions: { code, ...(fields && { fields }), ...schemaDetails(details) } };
}

/** What the headers say of an error: when to come back (RFC 9110 §10.2.3), and how to sign in (RFC 6750 §3). */
export function errorHeaders(
  status: number,
  message: string,
  details: Record<string, unknown> = {},
): Record<string, string> {
  const { retryAfterSeconds, reason, scopes } = details;
  // Only ASCII may stand in a header.
  const description = message.replace(/’/g, "'").replace(/[^\x20-\x7e]|["\\]/g, '');
  const challenge = typeof reason === 'string' ? ` error="${reason}", error_description="${description}"` : '';
  return {
    ...(typeof retryAfterSeconds === 'number' && { 'retry-after': String(retryAfterSeconds) }),
    ...(status === 401 && { 'www-authenticate': `Bearer${challenge}` }),
    // RFC 6750 §3.1: programs ask for these scopes as well, and try again.
    ...(status === 403 &&
      Array.isArray(scopes) && {
        'www-authenticate': `Bearer error="insufficient_scope", scope="${scopes.join(' ')}", error_description="${description}"`,
      }),
  };
}

const FASTIFY_CODES: Record<string, { code: ErrorCode; field: string; text: Message }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'PAYLOAD_TOO_LARGE', field: 'body', text: msg('The body is too large.') },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    field: 'body',
    text: msg('Send JSON, with the header Content-Type: application/json.'),
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'BAD_USER_INPUT', field: 'body', text: msg('The body is empty.') },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'BAD_USER_INPUT', field: 'body', text: msg('The body is not JSON.') },
};

/** Fastify's own refusals in our words. */
export function fromFastify(error: unknown): unknown {
  if (!(error instanceof Error) || !('statusCode' in error) || error instanceof AppError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const known = FASTIFY_CODES[code];
  if (known) return new AppError(known.code, known.text, known.field);
  const status = Number(error.statusCode);
  if (status >= 400 && status < 500)
    return new AppError(
      'BAD_USER_INPUT',
      msg('This request can’t be read: {detail}', { detail: error.message }),
      'body',
    );
  return error;
}
