import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { LanguageTag } from '@tessera/texts';
import type { DocumentNode } from 'graphql';
import type { MultipartForm } from '../../kernel/graphql/multipart.ts';
import type { Answer } from './answers.ts';
import * as documents from './generated/graphql.ts';

/** What a route may read of a request. */
export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  /** The JSON object that was sent, or the texts of a form; {} when there was none. */
  body: Record<string, unknown>;
  /** With a multipart request. */
  form: MultipartForm;
}

/** A value that a route takes. Values come from outside: the schema checks them when the operation runs, and names what is wrong. */
export interface Taken {
  /** Which variable it is, such as `first`, or which part of one: `input.name`. */
  to: string;
  /** What stands for it when it wasn't sent. */
  default?: string | number;
  /** How it is written for the operation; undefined is as nothing. The second is the whole body. */
  read?: (value: unknown, body: Record<string, unknown>) => unknown;
  /** Whether values of enums are described in small letters, as REST writes them. */
  isLower?: true;
  /** Whether it is described as text, though the operation takes a list. */
  isText?: true;
  /** Whether it may be missing where the operation needs it. */
  isOptional?: true;
  /** Whether `read` of another value reads it, or needs no value. */
  reads?: 'elsewhere' | 'always';
}

/** The name in the request → what it is. */
export type Takes = Readonly<Record<string, Taken>>;

interface Pages {
  edges: unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface RouteDefinition<Data, Variables> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  operation: TypedDocumentNode<Data, Variables>;
  /** The name in the description, where two routes share an operation. */
  id?: string;
  /** Parameters of the path that aren't called as in the operation: `{ id: 'input.cardId' }`. */
  params?: Readonly<Record<string, string>>;
  query?: Takes;
  /** Fields of the JSON object, or texts of the form. */
  takes?: Takes;
  /** Files of the form. Every route without takes JSON alone, which no page of another site can send. */
  files?: Takes;
  /** Whether the file may be as long as a video. */
  takesLongFile?: true;
  /** Parts of the input that are always the same. */
  fixed?: Readonly<Record<string, unknown>>;
  /** Objects of the body, with an example of each: a field that the example lacks is refused by name. */
  bodyShapes?: Record<string, object>;
  /** Signing in: clients may still send the token of the session that is over. */
  ignoresBearer?: true;
  /**
   * The version of the answered object, for its ETag; null if there is none. The operation of a change takes it as `input.version`,
   * so that the change itself checks `If-Match`.
   */
  version?: (data: Data) => number | null | undefined;
  /** A list that is answered as a whole, all pages of it, unless the request asks for a page. */
  whole?: (data: Data) => Pages | null | undefined;
  /** With 201, the path of the new object. */
  location?: (data: Data) => string;
  /** 200 unless told. */
  status?: 201 | 204;
  /** What `body` answers; without it there is no body. */
  answer?: Answer;
  /** The answer. A null is answered as NOT_FOUND. */
  body?: (data: Data, language: LanguageTag) => object | null;
}

export interface Route {
  method: RouteDefinition<unknown, unknown>['method'];
  path: string;
  operation: DocumentNode;
  id: string | null;
  params: Takes;
  query: Takes;
  takes: Takes;
  files: Takes;
  takesLongFile: boolean;
  fixed: Readonly<Record<string, unknown>>;
  bodyShapes: Record<string, object>;
  ignoresBearer: boolean;
  status: number;
  whole: (data: unknown) => Pages | null | undefined;
  location: ((data: unknown) => string) | null;
  version: ((data: unknown) => number | null | undefined) | null;
  answer: Answer | null;
  body: (data: unknown, language: LanguageTag) => object | null;
}

const DOCUMENTS: typeof documents = documents;

type UpTo<Mark extends string, Text> = Text extends `${infer Start}${Mark}${string}` ? Start : Text;
type DocumentName<Text> = Text extends `${string}${'query' | 'mutation'} ${infer Rest}`
  ? Extract<`${UpTo<'(', UpTo<' ', Rest>>}Document`, keyof typeof documents>
  : never;

/** The document that `npm run codegen` made of an operation in this folder. It may use all fragments. */
export function graphql<const Text extends string>(text: Text): (typeof documents)[DocumentName<Text>] {
  const [, name] = /(?:query|mutation) (\w+)/.exec(text) ?? [];
  return DOCUMENTS[`${name}Document` as DocumentName<Text>];
}

/** One REST route: an operation of the schema, how its words differ, and what it answers. */
export function route<Data, Variables>(definition: RouteDefinition<Data, Variables>): Route {
  const { method, path, operation, id = null, params: renamed = {}, query = {}, takes = {}, files = {} } = definition;
  const {
    fixed = {},
    bodyShapes = {},
    ignoresBearer = false,
    status = 200,
    answer = null,
    takesLongFile = false,
  } = definition;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const params = names.map((name) => [name, { to: renamed[name] ?? (method === 'get' ? name : `input.${name}`) }]);
  const { body = () => ({}), version: toVersion, location: toPath, whole = () => null } = definition;
  // The operation ties the three together; outside of a route nobody needs to know its types.
  const version = toVersion ? (data: unknown) => toVersion(data as Data) : null;
  const location = toPath ? (data: unknown) => toPath(data as Data) : null;
  return {
    ...{
      method,
      path,
      operation,
      id,
      query,
      takes,
      files,
      takesLongFile,
      fixed,
      bodyShapes,
      ignoresBearer,
      status,
      answer,
    },
    ...{ version, location, params: Object.fromEntries(params) as Takes },
    whole: (data) => whole(data as Data),
    body: (data, language) => body(data as Data, language),
  };
}

/** Fields of the body that the operation's input calls the same. */
export function input(...names: string[]): Takes {
  return Object.fromEntries(names.map((name) => [name, { to: `input.${name}` }]));
}

/** Values of enums: REST writes them in small letters, and takes them in capitals too. */
export function choices(...names: string[]): Takes {
  return Object.fromEntries(names.map((name) => [name, choice(`input.${name}`)]));
}

export function choice(to: string, preset?: string): Taken {
  return { to, isLower: true, read: toCapitals, ...(preset && { default: preset }) };
}

/** Entries of a page unless `limit` says otherwise; 100 at most. */
const PER_PAGE = 20;

/** What every list takes: how many entries, and after which one. */
export function page(preset = PER_PAGE): Takes {
  return { limit: { to: 'first', default: preset, read: toCount }, after: { to: 'after' } };
}

/** The words and the order of a list. */
export function search(order: string, to = 'q'): Takes {
  return { q: { to, default: '' }, sort: choice('sort', order) };
}

/** '20' → 20, '-1' → -1. Anything else is passed on for the schema to refuse. */
export function toCount(limit: unknown): unknown {
  return /^-?\d+$/.test(String(limit)) ? Number(limit) : limit;
}

/** Anything but a text is passed on for the schema to refuse. */
export function toCapitals(name: unknown): unknown {
  return typeof name === 'string' ? name.toUpperCase() : name;
}
