import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { MultipartForm } from '../../kernel/graphql/multipart.ts';

/** What a row may read of a request. */
export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  /** The JSON object that was sent; {} when there was none. */
  body: Record<string, unknown>;
  /** With a multipart request. */
  form: MultipartForm;
}

interface RowDefinition<Data, Variables> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  operation: TypedDocumentNode<Data, Variables>;
  /** Values come from outside: the schema checks them when the operation runs, and names what is wrong. */
  variables?: (request: RestRequest) => { [Name in keyof Variables]: unknown };
  /** Second names of fields, which errors use for who used them: { name: 'fullName' }. */
  aliases?: Record<string, string>;
  /** Fields of the answer that the operation calls otherwise, such as `_id`: they may be sent back. */
  answerNames?: readonly string[];
  /** Objects of the body, with an example of each: a field that the example lacks is refused by name. */
  bodyShapes?: Record<string, object>;
  /** Signing in: clients may still send the token of the session that is over. */
  ignoresBearer?: true;
  /** The request is a form with a file. Every other row takes JSON alone, which no page of another site can send. */
  takesFile?: true;
  /**
   * The version of the answered object, for its ETag; null if there is none. The operation of a change takes it as `input.version`,
   * so that the change itself checks `If-Match`.
   */
  version?: (data: Data) => number | null | undefined;
  /** With 201, the path of the new object. */
  location?: (data: Data) => string;
  /** 200 unless told. */
  status?: 201 | 204;
  /** The answer; without it there is none. A null is answered as NOT_FOUND. */
  body?: (data: Data) => object | null;
}

export interface Row {
  method: RowDefinition<unknown, unknown>['method'];
  path: string;
  operation: DocumentNode;
  variables: (request: RestRequest) => unknown;
  aliases: Record<string, string>;
  answerNames: readonly string[];
  bodyShapes: Record<string, object>;
  ignoresBearer: boolean;
  takesFile: boolean;
  status: number;
  location: ((data: unknown) => string) | null;
  version: ((data: unknown) => number | null | undefined) | null;
  body: (data: unknown) => object | null;
}

/** One REST route: an operation of the schema, and how its words differ. */
export function row<Data, Variables>(definition: RowDefinition<Data, Variables>): Row {
  const { method, path, operation, variables = () => ({}), aliases = {}, body = () => ({}) } = definition;
  const { answerNames = [], bodyShapes = {}, ignoresBearer = false, takesFile = false, status = 200 } = definition;
  // The operation ties the three together; outside of a row nobody needs to know its types.
  const answer = (data: unknown) => body(data as Data);
  const { version: toVersion, location: toPath } = definition;
  const version = toVersion ? (data: unknown) => toVersion(data as Data) : null;
  const location = toPath ? (data: unknown) => toPath(data as Data) : null;
  const others = { version, location, aliases, answerNames, bodyShapes, ignoresBearer, takesFile, status };
  return { method, path, operation, variables, ...others, body: answer };
}
