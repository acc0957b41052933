import type { FieldNode } from 'graphql';
import type { Services } from '../../composition/context.ts';
import { compileWriter, type Fragments, many, one, type WrittenType } from '../../graphql/json-writer.ts';
import { isUuid } from '../../platform/page.ts';
import type { DirectoryEntry, ExploreArgs } from './directory.types.ts';
import { type DirectoryPlace, encodePlace, isFeatured, listPlaces } from './directory-place.ts';
import { exploreHits, VIEW_FIELDS, withViews } from './explore.service.ts';

/** A view whose JSON columns were never read: they go out as they are stored. */
type Row = Omit<DirectoryEntry, 'keywords' | 'preview'> & { keywords: string; preview: string; turn?: number | null };

interface Page {
  shown: Row[];
  hasNextPage: boolean;
  placeOf: (index: number) => DirectoryPlace;
}

interface Edge {
  row: Row;
  index: number;
  page: Page;
}

const FIELDS = VIEW_FIELDS.replace(/v\.(keywords|preview)/g, 'v.$1::text AS $1');

const text = (value: string | null) => (value === null ? 'null' : JSON.stringify(value));

const ENTRY: WrittenType<Row> = {
  name: 'DirectoryEntry',
  fields: {
    id: (row) => `"${row.id}"`,
    ownerId: (row) => `"${row.ownerId}"`,
    ownerName: (row) => text(row.ownerName),
    ownerPath: (row) => text(row.ownerPath),
    title: (row) => text(row.title),
    category: (row) => text(row.category),
    badge: (row) => text(row.badge),
    keywords: (row) => row.keywords,
    theme: (row) => `"${row.theme.toUpperCase()}"`,
    path: (row) => text(row.path),
    createdAt: (row) => `"${row.createdAt.toISOString()}"`,
    preview: (row) => row.preview,
  },
};
const EDGE: WrittenType<Edge> = {
  name: 'DirectoryEdge',
  fields: {
    cursor: ({ page, index }) => `"${encodePlace(page.placeOf(index))}"`,
    isFeatured: ({ row }) => String(isFeatured(row)),
    node: one(ENTRY, ({ row }) => row),
  },
};
const PAGE_INFO: WrittenType<Page> = {
  name: 'PageInfo',
  fields: {
    hasNextPage: (page) => String(page.hasNextPage),
    endCursor: ({ shown, placeOf }) => (shown.length > 0 ? `"${encodePlace(placeOf(shown.length - 1))}"` : 'null'),
  },
};
const CONNECTION: WrittenType<Page> = {
  name: 'DirectoryConnection',
  fields: {
    edges: many(EDGE, (page) => page.shown.map((row, index) => ({ row, index, page }))),
    pageInfo: one(PAGE_INFO, (page) => page),
  },
};

/** Answers a root field as JSON; null for arguments, or null of it for fields, that have to be executed. */
export type DirectRoot = (services: Pick<Services, 'reads'>, args: Record<string, unknown>) => Promise<string | null>;

/** Root fields whose answers are written straight from rows. */
export const DIRECT_ROOTS: Record<string, (field: FieldNode, fragments: Fragments) => DirectRoot | null> = {
  explore(field, fragments) {
    const write = field.selectionSet && compileWriter(field.selectionSet, CONNECTION, fragments);
    if (!write) return null;
    return async ({ reads }, args) => {
      const hits = exploreHits(args as unknown as ExploreArgs);
      if (!hits) return null;
      const { name, values, first, stood } = hits;
      const rows = await reads.query<Row>(`direct_explore_${name}`, withViews(hits, FIELDS), values);
      return write({
        shown: rows.slice(0, first),
        hasNextPage: rows.length > first,
        placeOf: listPlaces(rows, stood),
      });
    };
  },
  publicCard(field, fragments) {
    const write = field.selectionSet && compileWriter(field.selectionSet, ENTRY, fragments);
    if (!write) return null;
    const statement = `SELECT ${FIELDS} FROM directory_entries v WHERE v.card_id = $1`;
    return async ({ reads }, { id }) => {
      if (!isUuid(id)) return null;
      const [row] = await reads.query<Row>('direct_card', statement, [id]);
      return row ? write(row) : 'null';
    };
  },
};
