import { createHash } from 'node:crypto';
import pg from 'pg';

/** Texts that are built anew for each number of values would fill the memory of every connection. */
const MAX_NAMED = 1000;
/** What is asked twice will be asked again. */
const NAMED_AT_USE = 2;

/** How often each text was used in this process, and its name from the second time on. */
const uses = new Map<string, number>();
const names = new Map<string, string>();

/** The name under which PostgreSQL keeps the statement prepared; undefined for one that is seldom used. */
function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  const count = (uses.get(text) ?? 0) + 1;
  if (count < NAMED_AT_USE) {
    if (uses.size >= MAX_NAMED) uses.clear();
    uses.set(text, count);
    return undefined;
  }
  if (names.size >= MAX_NAMED) return undefined;
  uses.delete(text);
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/**
 * A connection on which every statement with values is a named prepared one from its second use on: PostgreSQL parses
 * it once a connection, and plans it once it has seen that the plan suits all values. TypeORM can't ask for that.
 */
class NamingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of the library end in one implementation.
  override query(...args: any[]): any {
    const [text, values] = args;
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? statementName(text) : undefined;
    if (!name) return Reflect.apply(super.query, this, args);
    return Reflect.apply(super.query, this, [{ name, text, values }, ...args.slice(2)]);
  }
}

/** A pool of such connections. */
export class NamingPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super({ ...options, Client: NamingClient });
    // As `openPool` does; TypeORM logs what the pool itself says.
    this.on('connect', (client) => client.on('error', () => undefined));
  }
}

/** The driver for TypeORM. */
export const namingDriver: object = { ...pg, Client: NamingClient, Pool: NamingPool };
