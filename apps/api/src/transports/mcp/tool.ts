import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { DocumentNode } from 'graphql';
import { type Answer, list, nullable, selected, value } from '../rest/answers.ts';

/** Changes nothing. */
export const READ = { readOnlyHint: true, openWorldHint: false } as const;
/** Makes something new; asked for twice, it makes two. */
export const ADD = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
} as const;
/** Writes over what there was. */
export const CHANGE = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: true,
  openWorldHint: false,
} as const;
/** Reaches other people. */
export const SEND = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: true,
} as const;

interface ToolDefinition<Data, Variables> {
  name: string;
  title: string;
  /** What it does, and what the answer is good for. */
  description: string;
  /** Its variables are the tool's arguments. They come from outside: the schema checks them when the operation runs. */
  operation: TypedDocumentNode<Data, Variables>;
  hints: ToolAnnotations;
  /** The answer has texts in it that other people wrote. */
  isUntrusted?: true;
  /** Values of arguments that the caller may leave out. */
  defaults?: { [Name in keyof Variables]?: () => Variables[Name] };
  /** Arguments whose fields another tool describes. */
  describedBy?: { [Name in keyof Variables]?: string };
  /** What `body` answers. */
  answer: Answer;
  /** The answer. A null is answered as NOT_FOUND. */
  body: (data: Data) => object | null;
}

export interface Tool {
  name: string;
  title: string;
  description: string;
  operation: DocumentNode;
  hints: ToolAnnotations;
  isUntrusted: boolean;
  defaults: Record<string, () => unknown>;
  describedBy: Readonly<Record<string, string | undefined>>;
  answer: Answer;
  body: (data: unknown) => object | null;
}

/** One tool: an operation of the schema, and how its answer is shown. */
export function tool<Data, Variables>(definition: ToolDefinition<Data, Variables>): Tool {
  const { isUntrusted = false, defaults = {}, describedBy = {}, body, ...rest } = definition;
  // The operation ties them together; outside of a tool nobody needs to know its types.
  return {
    ...rest,
    isUntrusted,
    defaults: defaults as Record<string, () => unknown>,
    describedBy: describedBy as Record<string, string | undefined>,
    body: (data) => body(data as Data),
  };
}

interface Page<Node> {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/** The entries of a page, and what `after` takes for the next one: null on the last. */
export function readPage<Node>({ edges, pageInfo }: Page<Node>): { items: Node[]; nextCursor: string | null } {
  return {
    items: edges.map(({ node }) => node),
    nextCursor: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  };
}

/** What `readPage` makes of the connection at the path. */
export function page(path: string) {
  return {
    items: list(selected(`${path}.edges.node`)),
    nextCursor: nullable(value({ type: 'string' })),
  };
}
