/** One page of a list. */
export interface Page<Node> {
  items: Node[];
  /** `after` of the next page; null on the last one. */
  cursor: string | null;
  /** How many there are in all, where the server counts them. */
  totalCount?: number | undefined;
}

/** A GraphQL connection, as far as paging needs it. */
interface Connection<Node> {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount?: number;
}

/** Where to begin, and how much to get with one request. */
export interface PageOptions {
  /** Entries of a page, 1 to 100; 50 by default. */
  first?: number | undefined;
  /** `cursor` of the page before. */
  after?: string | undefined;
}

const PAGE_SIZE = 50;

/**
 * A list that is read page by page, as far as you iterate:
 * `for await (const card of tessera.cards.list())`.
 */
export class List<Node> implements AsyncIterable<Node> {
  readonly #load: (first: number, after: string | null) => Promise<Page<Node>>;
  readonly #options: PageOptions;

  /** @internal */
  constructor(options: PageOptions, load: (first: number, after: string | null) => Promise<Page<Node>>) {
    this.#options = options;
    this.#load = load;
  }

  /** One page: the first, or the one after `options.after`. */
  page(): Promise<Page<Node>> {
    return this.#load(this.#options.first ?? PAGE_SIZE, this.#options.after ?? null);
  }

  /** Page after page. */
  async *pages(): AsyncGenerator<Page<Node>, void, undefined> {
    const { first = PAGE_SIZE, after = null } = this.#options;
    for (let cursor: string | null = after; ; ) {
      const page: Page<Node> = await this.#load(first, cursor);
      yield page;
      if (page.cursor === null) return;
      cursor = page.cursor;
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Node, void, undefined> {
    for await (const { items } of this.pages()) yield* items;
  }

  /** All entries, or the first `most` of them. */
  async toArray(most = Number.POSITIVE_INFINITY): Promise<Node[]> {
    const found: Node[] = [];
    if (most <= 0) return found;
    for await (const node of this) {
      found.push(node);
      if (found.length >= most) break;
    }
    return found;
  }
}

/** A connection without its wrapping. */
export function toPage<Node>({ edges, pageInfo, totalCount }: Connection<Node>): Page<Node> {
  return {
    items: edges.map(({ node }) => node),
    cursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    totalCount,
  };
}
