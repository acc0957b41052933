import { joinTexts, type Message, say } from '@tessera/texts';

/** The closed table of errors: code → HTTP status. GraphQL (`extensions.code`), REST and forms all read this one. */
export const ERROR_STATUS = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_REQUIRED: 401,
  PLAN_LIMIT: 402,
  FORBIDDEN: 403,
  STEP_UP_REQUIRED: 403,
  SECOND_FACTOR_MISSING: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  QUERY_TOO_COMPLEX: 400,
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Path of a wrong field (`data.socials.linkedin`) → what is wrong with it, for people. */
export type FieldErrors = Record<string, Message>;

/** The only error that is thrown on purpose. Everything else is a bug and is shown as INTERNAL. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  /** What people read; `message` is the same in the language that this program speaks. */
  readonly text: Message;
  readonly fields: FieldErrors | undefined;
  /** More for the client, by the code's own rule: `retryAfterSeconds` with RATE_LIMITED, `current` with CONFLICT, `proofs` with STEP_UP_REQUIRED, `PlanLimit` with PLAN_LIMIT. */
  details: Record<string, unknown> | undefined;

  /** With the name of a field instead of `fields`, the text is what is wrong with that field. */
  constructor(code: ErrorCode, text: Message, fields?: FieldErrors | string) {
    super(say(text));
    this.text = text;
    this.code = code;
    this.fields = typeof fields === 'string' ? { [fields]: text } : fields;
  }

  /** All that is wrong with the fields, one sentence after the other. */
  static ofFields(fields: FieldErrors): AppError {
    return new AppError('BAD_USER_INPUT', joinTexts(Object.values(fields)), fields);
  }

  with(details: Record<string, unknown>): this {
    this.details = details;
    return this;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
