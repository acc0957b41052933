import type { TokenScope } from '@tessera/domain';

/** What something is open to: every token, those with a scope, or none. */
export type TokenRule = TokenScope | 'any' | 'none';

/**
 * What tokens may ask for: `Type.field`, or `Type` for those of its fields that are not named. The manifests declare every
 * field of Query, Mutation and Subscription; what nobody declares is open to no token. Connections and edges follow the
 * type of their nodes.
 */
export const TOKEN_RULES: Record<string, TokenRule> = {};

/** Rule → the names that it is for, with spaces between them. */
export type TokenRules = Readonly<Partial<Record<TokenRule, string>>>;

export function registerTokenRules(added: TokenRules): void {
  for (const [rule, names] of Object.entries(added) as [TokenRule, string][])
    for (const name of names.trim().split(/\s+/)) TOKEN_RULES[name] = rule;
}

registerTokenRules({
  any: 'Query.errorCodes Query.node Query.nodes Viewer.id Node PageInfo Image UploadedFile Receipt',
});
