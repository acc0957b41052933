import { fillDesign } from '@tessera/domain';
import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import type { ReceivedFile } from './multipart.ts';

/** The library's, past its checks for what is a date already: lists have hundreds of them. */
export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  ...GraphQLDateTimeISO.toConfig(),
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(GraphQLDateTimeISO.serialize(value))),
});

/** Made by the domain's `cardPreview` and only ever sent: nothing in it is read back. */
export const CardPreviewScalar = new GraphQLScalarType({
  name: 'CardPreview',
  description:
    'What a card face shows, as JSON: type, theme, design (where it has one), title, badge, name, role, company, tagline, logo, photo, phone, phoneHref, email, emailHref, website, websiteUrl, address, location, mapUrl, socials [{ network, label, text, url }], education, message, tags. Texts are "" when there is nothing; links are safe to follow, else null.',
});

/** What is in it is checked with the card or the template that it belongs to. */
export const CardDesignScalar = new GraphQLScalarType({
  name: 'CardDesign',
  description:
    'Colours and layout on top of a theme, as JSON: name, colors { paper, paperEnd, name, role, line, accent } each `#rrggbb`, ornament (none, rosette, frame, square, disc, band, rule, corner), head (top, low); where it has them, fonts { name, text } (serif, sans, mono) and coverUrl, the picture at the top of the card’s page. Each text has a contrast of 4.5 : 1 with the paper.',
  parseValue(value) {
    const design = fillDesign(value);
    if (design) return design;
    throw new TypeError('A design is an object with colors, ornament and head.');
  },
  parseLiteral() {
    throw new TypeError('A design can only be a variable.');
  },
});

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
