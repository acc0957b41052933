import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import type { ReceivedFile } from './multipart.ts';

export const DateTimeScalar = GraphQLDateTimeISO;

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
