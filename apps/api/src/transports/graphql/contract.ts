import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { printCosts } from './cost-directives.ts';

/** The contract as text, with what each field costs; sorted, so that it does not change with the order of files. */
export function printContract(schema: GraphQLSchema): string {
  return `${printCosts(schema, printSchema(lexicographicSortSchema(schema)))}\n`;
}
