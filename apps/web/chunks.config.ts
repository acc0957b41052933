import { join } from 'node:path';
import type { Rolldown } from 'vite';

type ModuleInfo = NonNullable<ReturnType<Rolldown.ChunkingContext['getModuleInfo']>>;
type GetModule = (id: string) => ModuleInfo | null;

/** Modules that a browser loads first: on the documents without the app, in the app, and on the screens opened most. */
const FIRST_LOADS: Record<string, readonly string[]> = {
  app: ['main.tsx', 'app/frame/around-screens.ts'],
  cards: ['app/cards/cards.tsx'],
  chat: ['app/chat/chat.tsx'],
  figures: ['app/analytics/analytics.tsx'],
  explore: ['app/explore/explore.tsx', 'app/frame/public-layout.tsx'],
  front: ['site/main.tsx', 'site/home/home.tsx'],
  card: ['public/card/main.tsx'],
};
/** Documents without the app, with all that they may load later. */
const DOCUMENTS = ['site/main.tsx', 'public/card/main.tsx'];
/** Wait for their screen before they go on: a screen that needed something of the same file would wait for them, forever. */
const WAITING = ['main.tsx', 'site/main.tsx'];
/** What two of these need, or one and a document, is small: one file of it is cheaper than one for each pair. */
const SCREENS = ['cards', 'chat', 'figures', 'explore'];
/** Comes before the first paint, and brings nothing along that isn't needed then. */
const START = 'site/start.ts';

const toPath = (source: string) => join(import.meta.dirname, 'src', source);
const isSource = (id: string, source: string) => id === toPath(source);

/** A file for each of our packages' names, and for each icon, is found through one that exports all of them. */
const isIndex = (id: string) =>
  /packages\/\w+\/src\/(?:index|generated\/graphql)\.ts$|lucide-react\/dist\/esm\/lucide-react\.m?js$/.test(id);

/**
 * Modules that the same first loads need share a file: so nobody fetches what another page needs, and the files are few. As
 * a module is needed by everything that needs what imports it, no two files import each other.
 */
export function firstLoadGroups(): Rolldown.CodeSplittingGroup[] {
  const found = new Map<string, Set<string>>();
  function needs(roots: readonly string[], get: GetModule, withLater = false): Set<string> {
    const key = `${roots.join()} ${withLater}`;
    const known = found.get(key);
    if (known) return known;
    const ids = new Set<string>();
    found.set(key, ids);
    const visit = (id: string) => {
      if (ids.has(id) || /node_modules\/(?!lucide-react|@apollo\/client\/react\/)/.test(id)) return;
      ids.add(id);
      listImports(id, get).forEach(visit);
      if (withLater) get(id)?.dynamicallyImportedIds.forEach(visit);
    };
    roots.map(toPath).forEach(visit);
    return ids;
  }
  function name(id: string, context: Rolldown.ChunkingContext): string | null {
    const get: GetModule = (other) => context.getModuleInfo(other);
    // A document whose own script were in a file of many would have none by its name.
    if (needs([START], get).has(id)) return isSource(id, START) ? null : 'start';
    if (WAITING.some((source) => isSource(id, source))) return null;
    const loads = Object.keys(FIRST_LOADS).filter((load) => needs(FIRST_LOADS[load] ?? [], get).has(id));
    if (loads.length === 0) return null;
    const isInDocuments = needs(DOCUMENTS, get, true).has(id);
    const screens = loads.filter((load) => SCREENS.includes(load));
    const documents = loads.filter((load) => !SCREENS.includes(load));
    const isShared = screens.length > 1 || (screens.length > 0 && documents.length > 0);
    const parts = loads.includes('app') ? ['app'] : [...(isShared ? ['screens'] : screens), ...documents];
    return [...parts, ...(isInDocuments ? ['documents'] : [])].join('-');
  }
  const own = { includeDependenciesRecursively: false };
  return [
    { name: 'styles', test: /web\/src\/(?:styles|parts\/.*|site\/.*)\.css$/, priority: 2, ...own },
    {
      name: 'react',
      test: /node_modules\/(?:react|react-dom|scheduler|clsx)\/|packages\/texts\/|tessera-texts/,
      priority: 2,
      ...own,
    },
    {
      name: 'vendor',
      test: /node_modules\/(?:react-router|react-router-dom|@apollo|@wry|graphql|graphql-ws|optimism|rxjs|tslib)\//,
      // The playground needs much more of it, which is not for the dashboard.
      minShareCount: 10,
      priority: 2,
      ...own,
    },
    { name, debugName: 'first loads', priority: 1, ...own },
  ];
}

/** What a module needs at once; of an index, the modules alone that have the names it takes. */
function listImports(id: string, get: GetModule): string[] {
  const { code, importedIds = [] } = get(id) ?? {};
  const named = [
    ...(code ?? '').matchAll(/(?:im|ex)port\s*\{([^}]*)\}\s*from\s*['"](?:@tessera\/)?([\w-]+)['"]/g),
  ].flatMap(([, names = '', source]) => {
    const index = importedIds.find((imported) => isIndex(imported) && imported.includes(`/${source}/`));
    if (!index) return [];
    return names.split(',').flatMap((each) => findOwner(each.trim().split(/\s+as\s+/)[0] ?? '', index, get));
  });
  return [...importedIds.filter((imported) => !isIndex(imported)), ...named];
}

/** The module behind an index that has this name. */
function findOwner(name: string, index: string, get: GetModule): string[] {
  const { code, importedIds = [] } = get(index) ?? {};
  const path = new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\} from ['"]\\.?([^'"]+)['"]`).exec(code ?? '')?.[1];
  const named = path && importedIds.find((id) => id.endsWith(path));
  if (named) return isIndex(named) ? findOwner(name, named, get) : [named];
  for (const id of importedIds) {
    const owner = isIndex(id) ? findOwner(name, id, get) : get(id)?.exports.includes(name) ? [id] : [];
    if (owner.length > 0) return owner;
  }
  return [];
}
