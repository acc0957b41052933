import { AppError, allowsScope, type TokenScope } from '@tessera/domain';
import { listOf, msg } from '@tessera/texts';
import {
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  isObjectType,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Viewer } from '../../../kernel/context.ts';
import { findPartsOf } from '../../../kernel/graphql/payload-field.ts';
import { TOKEN_RULES, type TokenRule } from '../../../kernel/token-rules.ts';

/** What an operation needs of a token. */
interface Needed {
  scopes: TokenScope[];
  /** The first thing that is open to no token. */
  closed: string | null;
}

/** An operation of a valid document; null names the only one. */
interface AllowedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  name: string | null;
}

const known = new WeakMap<DocumentNode, Map<string, Needed>>();

/** FORBIDDEN, with the scopes that are missing in `scopes`, for an operation that the viewer's token does not allow. */
export function assertTokenAllows(viewer: Viewer | null, { schema, document, name }: AllowedOperation): void {
  if (!viewer?.token) return;
  const needed = neededBy(schema, document, name ?? '');
  if (needed.closed)
    throw new AppError('FORBIDDEN', msg('Tokens can’t be used for {closed}.', { closed: needed.closed }));
  assertScopes(viewer, needed.scopes);
}

/** FORBIDDEN for a download that the viewer's token does not allow. */
export function assertTokenMayLoad(
  viewer: Viewer,
  name: 'card' | 'contacts' | 'deals' | 'analytics' | 'account' | 'team' | 'invoice',
): void {
  if (!viewer.token) return;
  const rule = TOKEN_RULES[`Download.${name}`] ?? 'none';
  if (rule === 'none') throw new AppError('FORBIDDEN', msg('Tokens can’t be used for this download.'));
  assertScopes(viewer, rule === 'any' ? [] : [rule]);
}

/** FORBIDDEN for a program whose token lacks one of the scopes; people need none. */
export function assertScopes({ token }: Viewer, scopes: readonly TokenScope[]): void {
  const missing = token ? scopes.filter((scope) => !allowsScope(token.scopes, scope)) : [];
  if (missing.length === 0) return;
  throw new AppError('FORBIDDEN', msg('This token lacks {scopes}.', { scopes: listOf(missing) })).with({
    scopes: missing,
  });
}

/** The scopes that an operation of a valid document needs. */
function neededBy(schema: GraphQLSchema, document: DocumentNode, operationName: string): Needed {
  const ofDocument = known.get(document) ?? new Map<string, Needed>();
  known.set(document, ofDocument);
  const found = ofDocument.get(operationName) ?? findNeeded(schema, document, operationName);
  ofDocument.set(operationName, found);
  return found;
}

/** The scopes of an operation of a valid document, without remembering them; the name may be '' for the only one. */
export function findNeeded(schema: GraphQLSchema, document: DocumentNode, operationName = ''): Needed {
  const separated = separateOperations(document);
  const operation = separated[operationName] ?? Object.values(separated)[0] ?? document;
  const scopes = new Set<TokenScope>();
  let closed: string | null = null;
  const types = new TypeInfo(schema);
  visit(
    operation,
    visitWithTypeInfo(types, {
      Field({ name }) {
        const type = types.getParentType();
        const rule = type ? findRule(type, name.value) : 'none';
        if (rule === 'none') closed ??= `${type?.name}.${name.value}`;
        else if (rule !== 'any') scopes.add(rule);
      },
    }),
  );
  return { scopes: [...scopes], closed };
}

const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

function findRule(parent: GraphQLCompositeType, field: string): TokenRule {
  const parts = isObjectType(parent) ? findPartsOf(parent) : null;
  // The mutation has decided, and what it gave has rules of its own.
  if (parts?.type === null) return 'any';
  const type = parts?.type ?? parent.name;
  // Introspection: the contract is open to everybody.
  if (type.startsWith('__') || (ROOTS.has(type) && field.startsWith('__'))) return 'any';
  if (ROOTS.has(type)) return TOKEN_RULES[`${type}.${field}`] ?? 'none';
  return TOKEN_RULES[`${type}.${field}`] ?? TOKEN_RULES[type] ?? TOKEN_RULES[readNodeType(type)] ?? 'none';
}

/** 'CardConnection' and 'CardEdge' → 'Card'; of the directory's, whose nodes are entries, 'DirectoryEntry'. */
function readNodeType(type: string): string {
  const name = type.replace(/(?:Connection|Edge)$/, '');
  return name === 'Directory' ? 'DirectoryEntry' : name;
}
