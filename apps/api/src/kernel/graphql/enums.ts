import { ERROR_STATUS } from '@tessera/domain';
import { registerEnumType } from 'type-graphql';

/** Enums are capitals in GraphQL, `cards:read` is CARDS_READ; inside, in REST and in the database a value is what the domain calls it. */
export function defineEnum<const Value extends string>(
  name: string,
  values: readonly Value[],
  texts: EnumTexts<Value>,
): Record<string, string> {
  const byName = Object.fromEntries(values.map((value) => [enumName(value), value]));
  const valuesConfig = Object.fromEntries(
    values.map((value) => [enumName(value), { description: texts.values[value] }]),
  );
  registerEnumType<Record<string, string>>(byName, { name, description: texts.description, valuesConfig });
  return byName;
}

/** What the schema says of an enum and of each value. */
interface EnumTexts<Value extends string> {
  description: string;
  values: Record<Value, string>;
}

/** 'business' → 'BUSINESS': how the schema names a value. */
export function enumName(value: string): string {
  return value.toUpperCase().replace(/\W/g, '_');
}

export const ErrorCodeEnum = defineEnum('ErrorCode', Object.keys(ERROR_STATUS), {
  description: 'The closed list of `extensions.code`. Wrong fields are named in `extensions.fields`, path → text.',
  values: {
    BAD_USER_INPUT: 'Some input is wrong; `extensions.fields` names the fields. HTTP status 400.',
    UNAUTHENTICATED: 'The caller is not signed in, or the token is not valid any more. HTTP status 401.',
    SECOND_FACTOR_REQUIRED: 'The password is right and a code is needed as well; see `ticket`. HTTP status 401.',
    PLAN_LIMIT: 'The plan includes no more; `feature`, `limit` and `plan` say what is needed. HTTP status 402.',
    FORBIDDEN: 'The caller sees the object and may not do this, or the token lacks a scope. HTTP status 403.',
    STEP_UP_REQUIRED:
      'The operation needs a fresh proof of identity; see `proofs` and `confirmIdentity`. HTTP status 403.',
    SECOND_FACTOR_MISSING: 'The team asks for a second factor that this session has not shown. HTTP status 403.',
    NOT_FOUND: 'There is no such object, or the caller may not see it. HTTP status 404.',
    METHOD_NOT_ALLOWED: 'The path does not take this HTTP method. HTTP status 405.',
    CONFLICT: 'The write clashes with what is stored, such as a stale version or a used-up quota. HTTP status 409.',
    PAYLOAD_TOO_LARGE: 'A body or file is too large. HTTP status 413.',
    UNSUPPORTED_MEDIA_TYPE: 'The body or the file has a type that is not taken. HTTP status 415.',
    RATE_LIMITED: 'Too many requests; try again after `retryAfterSeconds`. HTTP status 429.',
    QUERY_TOO_COMPLEX: 'The document costs or answers too much. Ask for smaller pages. HTTP status 400.',
    GRAPHQL_PARSE_FAILED: 'The document is not valid GraphQL. HTTP status 400.',
    GRAPHQL_VALIDATION_FAILED: 'The document does not fit the schema, such as an unknown field. HTTP status 400.',
    UNAVAILABLE: 'A part of the service or another service is away; try again later. HTTP status 503.',
    INTERNAL: 'A bug on our side; `extensions.requestId` helps us find it. HTTP status 500.',
  },
});
