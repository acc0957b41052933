import { GraphQLScalarType, GraphQLString, type GraphQLType, isScalarType } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import type { ReceivedFile } from './multipart.ts';

/** The library's, past its checks for what is a date already: lists have hundreds of them. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  ...GraphQLDateTimeISO.toConfig(),
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(GraphQLDateTimeISO.serialize(value))),
});

/**
 * Texts with a format. They take every string, like `String`: the domain's rules check what is in them, so that all wrong
 * fields are named at once, in the words of the form.
 */
const textScalar = (name: string, specifiedByURL: string, description: string) =>
  new GraphQLScalarType<string, string>({ ...GraphQLString.toConfig(), name, specifiedByURL, description });

export const DateScalar = textScalar(
  'Date',
  'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  "A calendar date such as `2026-03-01` (`full-date` of RFC 3339), or '' for none.",
);

export const EmailScalar = textScalar(
  'Email',
  'https://www.rfc-editor.org/rfc/rfc5322#section-3.4.1',
  "An email address such as `asha@example.com` (`addr-spec` of RFC 5322), or '' for none.",
);

export const UrlScalar = textScalar(
  'URL',
  'https://url.spec.whatwg.org/#valid-url-string',
  "A URL such as `https://example.com/a` (URL Standard), or '' for none. Images on this server are paths such as `/uploads/…`. Some inputs accept a URL without `https://`; their descriptions say so.",
);

export const PhoneNumberScalar = textScalar(
  'PhoneNumber',
  'https://www.itu.int/rec/T-REC-E.164/en',
  "A phone number in E.164 format such as `+919876543210`, or '' for none. An extension follows as in RFC 3966: `+12025550143;ext=218`. The number of an account has none. Inputs accept spaces and punctuation. Some also accept a number without a country code; their descriptions say so.",
);

export const LocaleScalar = textScalar(
  'Locale',
  'https://www.rfc-editor.org/rfc/bcp/bcp47.txt',
  "A BCP 47 language tag with a region, such as `en-IN`. In an input, '' clears the choice.",
);

const TEXTS: ReadonlySet<string> = new Set(
  [GraphQLString, DateScalar, EmailScalar, UrlScalar, PhoneNumberScalar, LocaleScalar].map(({ name }) => name),
);

/** Whether its values are strings: `String`, or a text with a format. */
export function isText(type: GraphQLType): boolean {
  return isScalarType(type) && TEXTS.has(type.name);
}

/** Both ways; what is in it is checked where it is used. */
export const WebAuthnJsonScalar = new GraphQLScalarType<object>({
  name: 'WebAuthnJSON',
  description: 'Options and answers of passkeys as JSON, as Web Authentication Level 3 §5.1.8 and §5.1.9 define them.',
  parseValue(value) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    throw new TypeError('What a browser answers for a passkey is an object.');
  },
  parseLiteral() {
    throw new TypeError('What a browser answers for a passkey can only be a variable.');
  },
});

/** A file of a multipart request (GraphQL multipart request specification, or REST's form field). */
export const UploadScalar = new GraphQLScalarType<ReceivedFile>({
  name: 'Upload',
  description:
    'A file, sent by the GraphQL multipart request specification with the header `apollo-require-preflight`.',
  parseValue(value) {
    if (isReceivedFile(value)) return value;
    throw new TypeError('A file has to be sent as a part of a multipart request.');
  },
  parseLiteral() {
    throw new TypeError('A file can only be a variable.');
  },
});

function isReceivedFile(value: unknown): value is ReceivedFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes);
}
