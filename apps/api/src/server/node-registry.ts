import { AppError, allowsScope, type ErrorCode } from '@tessera/domain';
import type { DataSource } from 'typeorm';
import type { Context } from '../kernel/context.ts';
import { isUuid } from '../kernel/lists/page.ts';
import type { Module } from '../kernel/module.ts';
import { queryRows } from '../kernel/rows.ts';
import { TOKEN_RULES } from '../kernel/token-rules.ts';
import { MODULES } from './modules.ts';

const NODES_OF_ALL = Object.assign({}, ...MODULES.map(({ nodesOfAll }) => nodesOfAll)) as NonNullable<
  Module['nodesOfAll']
>;
const NODES_OF_VIEWER = Object.assign({}, ...MODULES.map(({ nodesOfViewer }) => nodesOfViewer)) as NonNullable<
  Module['nodesOfViewer']
>;

/** The types that `node` can give. */
export const NODE_TYPES: readonly string[] = [...Object.keys(NODES_OF_ALL), ...Object.keys(NODES_OF_VIEWER)];

/** What a field refuses is not there for `node`, so that nobody learns what there is. */
const REFUSALS: readonly ErrorCode[] = ['NOT_FOUND', 'FORBIDDEN', 'SECOND_FACTOR_MISSING'];

/** The objects with these ids, in order; null for an id of nothing that the viewer may see. */
export async function findNodes(context: Context, ids: readonly string[]): Promise<(object | null)[]> {
  const known = ids.filter(isUuid);
  // Most ids are those of cards, which takes one statement.
  const cards = new Map(
    await Promise.all([...new Set(known)].map(async (id) => [id, await findAs(context, 'Card', id)] as const)),
  );
  const types = await findTypes(
    context.db,
    known.filter((id) => !cards.get(id)),
  );
  return Promise.all(
    ids.map(async (id) => cards.get(id) ?? (await findFirst(context, types.get(id.toLowerCase()) ?? new Set(), id))),
  );
}

/** The object by the first of the types that gives it, in the order of the registry. */
async function findFirst(context: Context, types: ReadonlySet<string>, id: string): Promise<object | null> {
  for (const type of NODE_TYPES.filter((name) => types.has(name))) {
    const found = await findAs(context, type, id);
    if (found) return found;
  }
  return null;
}

async function findAs(context: Context, type: string, id: string): Promise<object | null> {
  const { viewer } = context;
  if (viewer?.token && !mayRead(viewer.token, type)) return null;
  try {
    if (NODES_OF_ALL[type]) return await NODES_OF_ALL[type].find(context, id);
    return viewer ? ((await NODES_OF_VIEWER[type]?.find(context, viewer, id)) ?? null) : null;
  } catch (error) {
    if (error instanceof AppError && REFUSALS.includes(error.code)) return null;
    throw error;
  }
}

/** A document names the fields that it reads, but `{ node(id: …) { __typename } }` tells what somebody has, too. */
function mayRead({ scopes }: { scopes: Parameters<typeof allowsScope>[0] }, type: string): boolean {
  const rule = TOKEN_RULES[type] ?? 'none';
  return rule === 'any' || (rule !== 'none' && allowsScope(scopes, rule));
}

/** Id → the types that have it. It says nothing about rights. */
async function findTypes(db: DataSource, ids: readonly string[]): Promise<Map<string, Set<string>>> {
  const types = new Map<string, Set<string>>();
  if (ids.length === 0) return types;
  const rows = await queryRows<{ id: string; type: string }>(db, typesText(db), [ids]);
  for (const { id, type } of rows) types.set(id, (types.get(id) ?? new Set()).add(type));
  return types;
}

/** One look into the index of ids of each table but that of cards, whose ids have been looked for. */
function typesText(db: DataSource): string {
  const kinds = Object.entries({ ...NODES_OF_ALL, ...NODES_OF_VIEWER }).filter(([type]) => type !== 'Card');
  return kinds
    .map(
      ([type, { entity }]) =>
        `SELECT id, '${type}' AS type FROM ${db.getMetadata(entity).tableName} WHERE id = ANY ($1::uuid[])`,
    )
    .join(' UNION ALL ');
}
