import { searchPatterns } from '@tessera/domain';
import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { queryRows } from '../rows.ts';
import type { ListArgs } from './list-args.ts';
import { type SortKey, seekIn } from './list-order.ts';
import { type CountedPage, findPage, type Page, toPage } from './page.ts';
import type { PageArgs } from './page-args.ts';

/** How a list can be searched and sorted; SQL of its rows. */
export interface ListRecipe<Order extends string> {
  /** What a row is found by, as `foldTexts` writes it. */
  text: string;
  /** The keys of each order; null for the one that `findPage` has, newest first. */
  orders: Record<Order, readonly SortKey[] | null>;
  /** The order that the list had before there were others. */
  usual?: Order;
}

/** One page of what a query finds, of those that have all words, in the order asked for. Errors as `findPage`. */
export async function findListed<T extends ObjectLiteral & { id: string; createdAt: Date }, Order extends string>(
  query: SelectQueryBuilder<T>,
  { query: words, orderBy, ...page }: ListArgs<Order>,
  { text, orders, usual }: ListRecipe<Order>,
): Promise<CountedPage<T>> {
  const patterns = searchPatterns(words);
  if (patterns.length > 0) query.andWhere(`${text} LIKE ALL (:patterns)`, { patterns });
  const counted = query.clone();
  const keys = orders[orderBy];
  const name = orderBy === usual ? '' : orderBy;
  const found = keys ? await findSorted(query, page, { name, keys }) : await findPage(query, page);
  return { ...found, count: () => counted.getCount() };
}

/** One page of what a query finds, sorted by keys. */
async function findSorted<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  page: PageArgs,
  order: { name: string; keys: readonly SortKey[] },
): Promise<Page<T>> {
  const seek = seekIn(order, page);
  query.andWhere(
    seek.isBeyond((at) => `:place${at}`),
    Object.fromEntries(seek.values.map((value, at) => [`place${at}`, value])),
  );
  for (const [at, { sql, order: way }] of seek.keys.entries()) {
    // In brackets, TypeORM doesn't take it for a property.
    query.addSelect(`(${sql})`, `sort_${at}`).addOrderBy(`sort_${at}`, way);
  }
  const { entities, raw } = await query.limit(seek.size + 1).getRawAndEntities<Record<string, unknown>>();
  const rows = entities.map((node, at) => ({ node, keys: seek.keys.map((_, n) => raw[at]?.[`sort_${n}`]) }));
  return toPage(rows, page, { cursor: ({ keys }) => seek.cursor(keys), node: ({ node }) => node });
}

/** A list that a statement selects. */
interface SelectedRecipe<Order extends string> extends ListRecipe<Order> {
  /** SQL of all rows, which the listing calls `l`. */
  rows: string;
  values: readonly unknown[];
  orders: Record<Order, readonly SortKey[]>;
  /** The largest page, where it isn't 100. */
  most?: number;
}

/** Reads the rows of a statement. */
type Run = <Row extends Record<string, unknown>>(text: string, values: unknown[]) => Promise<Row[]>;

/** One page of what a statement selects, of those rows that have all words, in the order asked for. Errors as `findPage`. */
export async function readListed<Row extends object, Order extends string>(
  run: Run,
  { rows: listed, values, text, orders, usual, most }: SelectedRecipe<Order>,
  { query: words, orderBy, ...page }: ListArgs<Order>,
): Promise<CountedPage<Row>> {
  const seek = seekIn({ name: orderBy === usual ? '' : orderBy, keys: orders[orderBy] }, page, most);
  const patterns = searchPatterns(words);
  const from = patterns.length > 0 ? [...values, patterns] : [...values];
  const isFound = patterns.length > 0 ? `${text} LIKE ALL ($${from.length}::text[])` : 'true';
  const keys = seek.keys.map(({ sql }, at) => `${sql} AS sort_${at}`);
  const found = await run<Row & Record<string, unknown>>(
    `SELECT l.*, ${keys.join(', ')} FROM (${listed}) l
      WHERE ${isFound} AND ${seek.isBeyond((at) => `$${from.length + 2 + at}`)}
      ORDER BY ${seek.keys.map(({ order }, at) => `sort_${at} ${order}`).join(', ')} LIMIT $${from.length + 1}`,
    [...from, seek.size + 1, ...seek.values],
  );
  const cursor = (row: Record<string, unknown>) => seek.cursor(seek.keys.map((_, at) => row[`sort_${at}`]));
  const count = async () => {
    const [counted] = await run<{ n: number }>(`SELECT count(*)::int AS n FROM (${listed}) l WHERE ${isFound}`, from);
    return counted?.n ?? 0;
  };
  return { ...toPage<Row & Record<string, unknown>, Row>(found, page, { cursor, node: (row) => row }), count };
}

/** Reads from the primary. */
export function fromPrimary(db: DataSource): Run {
  return (text, values) => queryRows(db, text, values);
}
