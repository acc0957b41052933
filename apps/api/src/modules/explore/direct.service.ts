import type { FieldNode } from 'graphql';
import type { ReadDb } from '../../infra/postgres/read-db.ts';
import { createBatchLoader } from '../../kernel/batch-loader.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { compileWriter, type Fragments, many, one, type WrittenType } from '../../transports/graphql/json-writer.ts';
import type { DirectoryEntry, ExploreArgs } from './directory.types.ts';
import { isFeatured, listPlaces } from './directory-place.ts';
import { type DirectoryServices, readExploreArgs, readPage, VIEW_FIELDS } from './explore.service.ts';

/** A view whose JSON columns were never read: they go out as they are stored. */
type Row = Omit<DirectoryEntry, 'keywords' | 'preview'> & { keywords: string; preview: string; turn?: number | null };

interface Page {
  shown: Row[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** The cursor of a row by its index. */
  placeAt: (index: number) => string;
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
    cursor: ({ page, index }) => `"${page.placeAt(index)}"`,
    isFeatured: ({ row }) => String(isFeatured(row)),
    node: one(ENTRY, ({ row }) => row),
  },
};
const PAGE_INFO: WrittenType<Page> = {
  name: 'PageInfo',
  fields: {
    hasNextPage: (page) => String(page.hasNextPage),
    hasPreviousPage: (page) => String(page.hasPreviousPage),
    startCursor: ({ shown, placeAt }) => (shown.length > 0 ? `"${placeAt(0)}"` : 'null'),
    endCursor: ({ shown, placeAt }) => (shown.length > 0 ? `"${placeAt(shown.length - 1)}"` : 'null'),
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
export type DirectRoot = (services: DirectoryServices, args: Record<string, unknown>) => Promise<string | null>;

const loadRow = createBatchLoader(async (reads: ReadDb, ids) => {
  const statement = `SELECT ${FIELDS} FROM directory_entries v WHERE v.card_id = ANY ($1::uuid[])`;
  const rows = await reads.query<Row>('direct_cards', statement, [[...new Set(ids)]]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
});

/** Root fields whose answers are written straight from rows. */
export const DIRECT_ROOTS: Record<string, (field: FieldNode, fragments: Fragments) => DirectRoot | null> = {
  explore(field, fragments) {
    const write = field.selectionSet && compileWriter(field.selectionSet, CONNECTION, fragments);
    if (!write) return null;
    return async (services, args) => {
      const asked = readExploreArgs(args as unknown as ExploreArgs);
      const page = await readPage<Row>(services, asked, { name: 'direct_explore', fields: FIELDS });
      if (!page) return null;
      const { rows, first, stood } = page;
      return write({
        shown: rows.slice(0, first),
        hasNextPage: rows.length > first,
        hasPreviousPage: Boolean(asked.after),
        placeAt: listPlaces(rows, stood),
      });
    };
  },
  publicCard(field, fragments) {
    const write = field.selectionSet && compileWriter(field.selectionSet, ENTRY, fragments);
    if (!write) return null;
    return async ({ reads }, { id }) => {
      if (!isUuid(id)) return null;
      const row = await loadRow(reads, id.toLowerCase());
      return row ? write(row) : 'null';
    };
  },
};
