/**
 * A GraphQL document as text, typed by what it answers and by its variables. Documents that GraphQL Code Generator writes
 * with `documentMode: 'string'` fit as they are. A text of your own: `'query { … }' as Operation<Answer, Variables>`.
 */
export interface Operation<Data = unknown, Variables = Record<string, unknown>> {
  toString(): string;
  /** Never there at run time. */
  __apiType?: (variables: Variables) => Data;
}

/** What an operation answers. */
export type DataOf<O> = O extends Operation<infer Data, never> ? Data : never;
