import { AppError } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import { GraphQLError } from 'graphql';

/** Lexical tokens of one document; the parser itself stops there. */
export const MAX_TOKENS = 4000;
export const MAX_DEPTH = 16;
export const MAX_ALIASES = 60;
export const MAX_ROOT_FIELDS = 20;
export const MAX_COST = 20_000;

/** Whether the parser stopped because of `MAX_TOKENS`. */
export function isTokenLimit(error: unknown): boolean {
  return error instanceof GraphQLError && error.message.includes(`more that ${MAX_TOKENS} tokens`);
}

export type QueryLimit = 'tokens' | 'depth' | 'aliases' | 'rootFields' | 'cost';

/** What a document is told that breaks a limit. `details` stand beside the limit's name and size. */
export function refusal(limit: QueryLimit, most: number, details: object = {}): AppError {
  const texts: Record<QueryLimit, Message> = {
    tokens: msg('The query has more than {most} tokens.', { most }),
    depth: msg('The query is nested deeper than {most} levels.', { most }),
    aliases: msg('The query uses more than {most} aliases.', { most }),
    rootFields: msg('The query has more than {most} root fields.', { most }),
    cost: msg('The query could read more than {most} values. Ask for smaller pages.', { most }),
  };
  return new AppError('QUERY_TOO_COMPLEX', texts[limit]).with({ limit, most, ...details });
}
