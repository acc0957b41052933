import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Why a file may name tables of others: file below `apps/api/src` → tables → reason. */
export type Exceptions = Record<string, { tables: string[]; reason: string }>;

interface Source {
  /** Below `apps/api/src`. */
  path: string;
  code: string;
}

const API = 'apps/api/src';
/** What may know every table: schema changes, made-up data, and tests with their fixtures. */
const FREE = /^(migrations|server\/demo|testing)\/|\.test\.ts$/;

/**
 * A table is named in the SQL of the module that has its entity. One line for every other file that names it without an
 * exception, and for every exception that is needed no more.
 */
export function findForeignTables(sources: readonly Source[], exceptions: Exceptions): string[] {
  const found = readForeignTables(sources);
  const wrong = [...found].flatMap(([path, tables]) =>
    [...tables]
      .filter((table) => !exceptions[path]?.tables.includes(table))
      .map((table) => `${API}/${path} names ${table}, a table of another module.`),
  );
  const idle = Object.entries(exceptions).flatMap(([path, { tables }]) =>
    tables
      .filter((table) => !found.get(path)?.has(table))
      .map((table) => `${API}/${path} names ${table} no more: drop its exception.`),
  );
  return [...wrong, ...idle];
}

/** All sources of the API. */
export function readApiSources(root: string): Source[] {
  const names = readdirSync(join(root, API), { recursive: true, encoding: 'utf8' });
  return names
    .filter((path) => path.endsWith('.ts'))
    .map((path) => ({ path, code: readFileSync(join(root, API, path), 'utf8') }));
}

/** File → tables of others that it names. */
function readForeignTables(sources: readonly Source[]): Map<string, Set<string>> {
  const entities = sources.flatMap(readEntities);
  const ownerOfTable = new Map(entities.map(({ table, folder }) => [table, folder]));
  const tableOfClass = new Map(entities.map(({ name, table }) => [name, table]));
  const found = new Map<string, Set<string>>();
  for (const { path, code } of sources) {
    if (FREE.test(path)) continue;
    const named = [...namedInSql(code), ...namedInBuilders(code).map((name) => tableOfClass.get(name) ?? '')];
    const foreign = named.filter((table) => {
      const owner = ownerOfTable.get(table);
      return owner !== undefined && !path.startsWith(`${owner}/`);
    });
    if (foreign.length > 0) found.set(path, new Set(foreign.sort()));
  }
  return found;
}

function readEntities({ path, code }: Source): { name: string; table: string; folder: string }[] {
  return [...code.matchAll(/@Entity\('(\w+)'\).*?export class (\w+)/gs)].map(([, table = '', name = '']) => ({
    name,
    table,
    // All of a module is one room.
    folder: /^modules\/[^/]+/.exec(path)?.[0] ?? posix.dirname(path),
  }));
}

/** Names that stand where SQL expects a table: `FROM cards`, `FROM mine, cards c`, `'cards c WHERE …'`. */
function namedInSql(code: string): string[] {
  const text = code.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '');
  return [
    ...text.matchAll(/\b(?:FROM|JOIN|UPDATE|INTO|TABLE|ONLY|USING)\s+(?:ONLY\s+)?"?(\w+)"?/g),
    ...text.matchAll(/,\s+(\w+)\s+(?:AS\s+)?[a-z]\w*(?=\s*(?:,|\)|WHERE|JOIN))/g),
    ...text.matchAll(/(\w+)\s+[a-z]\w*\s+(?:WHERE|JOIN)\b/g),
    // Names that are put into a statement.
    ...(/\b(?:FROM|JOIN|UPDATE|INTO)\s+\$\{\w+\}/.test(text) ? text.matchAll(/'([a-z]+_[a-z_]+)'/g) : []),
  ].map(([, table = '']) => table);
}

/** Classes that a query builder reads from or joins. */
function namedInBuilders(code: string): string[] {
  const calls = /\.(?:createQueryBuilder|from|into|(?:inner|left)Join(?:AndSelect|AndMapOne|AndMapMany)?)\(\s*(\w+)/g;
  return [...code.matchAll(calls)].map(([, name = '']) => name);
}
