import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type ClassType, Field, Int, ObjectType } from 'type-graphql';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { ViewerIndependent } from '../graphql/viewer-independent.ts';
import { type CursorArgument, type PageArgs, readStart, seekWords } from './page-args.ts';

/** More than any of ours has. */
const MAX_CURSOR_CHARS = 2000;

@ViewerIndependent()
@ObjectType({ simpleResolvers: true, description: 'Says where a page of a list ends and whether more follows.' })
export class PageInfo {
  @Field(() => Boolean, {
    description: 'Whether there are entries after `endCursor`. A page that was asked for with `before` has some.',
  })
  hasNextPage: boolean;

  @Field(() => Boolean, {
    description: 'Whether there are entries before `startCursor`. A page that was asked for with `after` has some.',
  })
  hasPreviousPage: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Pass it as `before`, with `last`, to get the page before; null for an empty page.',
  })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'Pass it as `after` to get the next page.' })
  endCursor: string | null;
}

export interface Edge<T> {
  cursor: string;
  node: T;
}

export interface Page<T> {
  edges: Edge<T>[];
  pageInfo: PageInfo;
}

/** A page of a list that can be counted; it is counted only where `totalCount` is selected. */
export interface CountedPage<T> extends Page<T> {
  count: () => Promise<number>;
}

/** The Relay connection types of a node class: `CardConnection` and `CardEdge` for Card. */
export function defineConnection<T extends object>(nodeClass: ClassType<T>) {
  @ObjectType(`${nodeClass.name}Edge`, { simpleResolvers: true, description: 'One entry at its place in the list.' })
  class EdgeType implements Edge<T> {
    @Field(() => String, { description: 'Pass it as `after` to read on from this entry.' })
    cursor: string;

    @Field(() => nodeClass, { description: 'The entry itself.' })
    node: T;
  }

  @ObjectType(`${nodeClass.name}Connection`, {
    simpleResolvers: true,
    description: 'One page of a list. Ask for the next one with `after: pageInfo.endCursor`.',
  })
  class ConnectionType implements CountedPage<T> {
    @Field(() => [EdgeType], { description: 'The entries of this page, in order.' })
    edges: EdgeType[];

    @Field(() => PageInfo, { description: 'Where this page ends and whether more follows.' })
    pageInfo: PageInfo;

    count: () => Promise<number>;

    @Field(() => Int, { description: 'All of them, not only this page.' })
    totalCount(): Promise<number> {
      return this.count();
    }
  }
  return ConnectionType;
}

interface Keyed {
  id: string;
  createdAt: Date;
}

/**
 * One page, newest first, by the keyset (created_at, id): costs the same at any depth.
 * BAD_USER_INPUT for a page size outside 1–100 or a cursor that is none of ours.
 */
export async function findPage<T extends ObjectLiteral & Keyed>(
  query: SelectQueryBuilder<T>,
  page: PageArgs,
): Promise<Page<T>> {
  const start = readStart(page, decodeCursor);
  const { order, beyond } = seekWords(start, 'DESC');
  const alias = query.alias;
  if (start.place) {
    // Names of its own: a query that has an `:id` would get this one in its place.
    query.andWhere(`(${alias}.created_at, ${alias}.id) ${beyond} (:cursorTime, :cursorId)`, {
      cursorTime: start.place.createdAt,
      cursorId: start.place.id,
    });
  }
  const rows = await query
    .orderBy(`${alias}.createdAt`, order)
    .addOrderBy(`${alias}.id`, order)
    .limit(start.size + 1)
    .getMany();
  return toPage(rows, page, { cursor: encodeCursor, node: (row) => row });
}

/** Makes its cursor when it is read: most clients read the end of the page alone. */
class LazyEdge<T> implements Edge<T> {
  constructor(
    readonly node: T,
    private readonly makeCursor: () => string,
  ) {}

  get cursor(): string {
    return this.makeCursor();
  }
}

/**
 * The page of a keyset list whose `rows` are one more than was asked for, where there are more. Rows of a page that is read
 * backwards come from its end.
 */
export function toPage<Row, T>(
  rows: readonly Row[],
  { first, after, last, before }: PageArgs,
  { cursor, node }: { cursor: (row: Row) => string; node: (row: Row) => T },
): Page<T> {
  const isBackwards = typeof last === 'number';
  const size = isBackwards ? last : first;
  const edges = rows.slice(0, size).map((row) => new LazyEdge(node(row), () => cursor(row)));
  if (isBackwards) edges.reverse();
  const hasMore = rows.length > size;
  const beside = isBackwards
    ? { hasPreviousPage: hasMore, hasNextPage: Boolean(before) }
    : { hasPreviousPage: Boolean(after), hasNextPage: hasMore };
  return { edges, pageInfo: toPageInfo(edges, beside) };
}

/** Where a page begins and ends. Its cursors are made when they are read. */
export function toPageInfo(
  edges: readonly { cursor: string }[],
  { hasNextPage, hasPreviousPage }: Pick<PageInfo, 'hasNextPage' | 'hasPreviousPage'>,
): PageInfo {
  return {
    hasNextPage,
    hasPreviousPage,
    get startCursor() {
      return edges[0]?.cursor ?? null;
    },
    get endCursor() {
      return edges.at(-1)?.cursor ?? null;
    },
  };
}

/** The place of a row in the keyset (created_at, id), opaque to clients. */
export function encodeCursor({ createdAt, id }: Keyed): string {
  return toCursor(`${createdAt.getTime()}.${id}`);
}

/** BAD_USER_INPUT on the argument for a cursor that is none of ours. */
export function decodeCursor(cursor: string, argument?: CursorArgument): Keyed {
  const read = (text: string) => {
    const [, time, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(text) ?? [];
    return isUuid(id) ? { createdAt: new Date(Number(time)), id } : null;
  };
  return fromCursor(cursor, read, argument);
}

/** A cursor of any text, opaque to clients. */
export function toCursor(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** What `read` makes of the cursor's text. BAD_USER_INPUT on the argument where that is null, or the cursor is too long. */
export function fromCursor<T>(
  cursor: string,
  read: (text: string, bytes: Buffer) => T | null,
  argument: CursorArgument = 'after',
): T {
  const bytes = Buffer.from(cursor, 'base64url');
  const value = cursor.length > MAX_CURSOR_CHARS ? null : read(bytes.toString(), bytes);
  if (value !== null) return value;
  throw new AppError('BAD_USER_INPUT', msg('This cursor isn’t valid. Use one from an earlier answer.'), argument);
}

/** A list of values that was written as JSON; empty for any other text. */
export function readTuple(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Whether PostgreSQL takes it as a text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && !value.includes('\0');
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL would read it as a uuid. An id that is none belongs to nothing. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** The fields of a connection that are not its nodes'. */
export const PAGE_FIELDS = [
  'edges',
  'node',
  'cursor',
  'pageInfo',
  'hasNextPage',
  'hasPreviousPage',
  'startCursor',
  'endCursor',
  'totalCount',
  '__typename',
] as const;
