import type { FieldNode } from 'graphql';
import { type Fragments, jsonOf, type SqlType } from '../../graphql/direct/selection.ts';
import { isUuid } from '../../platform/page.ts';
import type { ExploreArgs } from './directory.types.ts';
import { exploreHits } from './explore.service.ts';

export interface Statement {
  /** Tells the statements of one document apart. */
  name: string;
  /** Gives one row with the text `json`, or none for null. */
  text: string;
  values: unknown[];
}

type Compile = (
  field: FieldNode,
  key: string,
  fragments: Fragments,
) => ((args: Record<string, unknown>) => Statement | null) | null;

/** As `GraphQLDateTimeISO` writes it. */
const CREATED_AT = `to_char(v.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const ENTRY: SqlType = {
  name: 'DirectoryEntry',
  fields: {
    id: 'v.card_id',
    ownerId: 'v.owner_id',
    ownerName: 'v.owner_name',
    ownerPath: 'v.owner_path',
    title: 'v.title',
    category: 'v.category',
    badge: 'v.badge',
    keywords: 'v.keywords',
    theme: 'upper(v.theme)',
    path: 'v.path',
    createdAt: CREATED_AT,
    preview: 'v.preview',
  },
};

/** As `encodeCursor` makes it: base64url of milliseconds and id. */
const CURSOR = `translate(encode(convert_to(
  (extract(epoch FROM page.created_at) * 1000)::bigint || '.' || page.id, 'utf8'), 'base64'), '+/=', '-_')`;

const CONNECTION: SqlType = {
  name: 'DirectoryConnection',
  fields: {
    edges: {
      type: { name: 'DirectoryEdge', fields: { cursor: CURSOR, node: { type: ENTRY, sql: (json) => json } } },
      sql: (json) => `(SELECT coalesce(json_agg(${json} ORDER BY page.n), '[]'::json)
        FROM page JOIN card_views v ON v.card_id = page.id WHERE page.n < $LIMIT)`,
    },
    pageInfo: {
      type: {
        name: 'PageInfo',
        fields: {
          hasNextPage: '(SELECT count(*) = $LIMIT FROM page)',
          endCursor: `(SELECT ${CURSOR} FROM page WHERE page.n < $LIMIT ORDER BY page.n DESC LIMIT 1)`,
        },
      },
      sql: (json) => json,
    },
  },
};

/** Root fields that one statement can answer, and how. */
export const DIRECT_ROOTS: Record<string, Compile> = {
  explore(field, key, fragments) {
    const json = field.selectionSet && jsonOf(field.selectionSet, CONNECTION, fragments);
    if (!json) return null;
    return (args) => {
      const hits = exploreHits(args as unknown as ExploreArgs);
      if (!hits) return null;
      const { name, ctes, limit, values } = hits;
      const text = `WITH ${ctes}, page AS (
          SELECT id, created_at, row_number() OVER (ORDER BY created_at DESC, id DESC) AS n FROM hit)
        SELECT json_build_object('${key}', ${json.replaceAll('$LIMIT', limit)})::text AS json`;
      return { name, text, values };
    };
  },
  publicCard(field, key, fragments) {
    const json = field.selectionSet && jsonOf(field.selectionSet, ENTRY, fragments);
    if (!json) return null;
    const text = `SELECT json_build_object('${key}', ${json})::text AS json FROM card_views v WHERE v.card_id = $1`;
    return ({ id }) => (isUuid(id) ? { name: 'card', text, values: [id] } : null);
  },
};
