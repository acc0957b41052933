import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One import of a source file by another, or of one of our packages. Paths are from the project's root. */
interface Import {
  from: string;
  /** A file, or `@tessera/…`. */
  to: string;
}

/** Package → those it may import. Tests of the API run the SDK against the server, too. */
const PACKAGES: Record<string, readonly string[]> = {
  'packages/texts': [],
  'packages/sdk': [],
  'packages/domain': ['texts'],
  'packages/ui': ['texts'],
  'packages/client': ['domain', 'texts'],
  'packages/cli': ['sdk'],
  'apps/web': ['client', 'domain', 'texts', 'ui'],
  'apps/api': ['domain', 'texts'],
};

const API = 'apps/api/src/';
/** From the ground up. */
const STOREYS = ['kernel', 'infra', 'modules', 'transports', 'server'];
/** The list of modules, in the order in which they stand on each other. */
const MODULE_LIST = `${API}server/modules.ts`;

/** Tests, and the demo account, whose figures are written as they would have come about. */
const isTest = (path: string) => /\.test\.tsx?$|\/testing\/|\/server\/demo\//.test(path);

/** Every import of the sources below `root`. */
export function readImports(root: string): Import[] {
  return Object.keys(PACKAGES).flatMap((name) => {
    const folder = `${name}/src`;
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    return files
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`)
      .flatMap((path) => findImports(path, readFileSync(join(root, path), 'utf8')));
  });
}

export function findImports(path: string, code: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, code).module;
  const named = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start, end).replace(/^['"`]|['"`]$/g, '')),
  ];
  return [...new Set(named)]
    .filter((name) => /^\.|^@tessera\//.test(name))
    .map((name) => ({ from: path, to: name.startsWith('.') ? posix.join(posix.dirname(path), name) : name }));
}

/** One line for each import of a package that may not be imported there, or that goes around its name. */
export function findPackageBreaches(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => {
      const home = Object.keys(PACKAGES).find((name) => from.startsWith(`${name}/`)) ?? '';
      const allowed = [...(PACKAGES[home] ?? []), ...(home === 'apps/api' && isTest(from) ? ['sdk'] : [])];
      if (!to.startsWith('@')) return !to.startsWith(`${home}/`);
      return !isTest(from) && !allowed.includes(to.split('/')[1] ?? '');
    })
    .map(({ from, to }) => `${from} may not import ${to}.`);
}

/** `identity`, `cards` … in the order of the list. */
export function readModules(root: string): string[] {
  const [, list = ''] = /export const MODULES = \[(.*?)\]/s.exec(readFileSync(join(root, MODULE_LIST), 'utf8')) ?? [];
  return [...list.matchAll(/\w+/g)].map(([name]) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
}

/** What the API consists of: `kernel`, `infra`, `modules/cards`, `transports/rest`, `server`; null for the start and tests. */
function toUnit(path: string): string | null {
  if (!path.startsWith(API) || isTest(path)) return null;
  const [storey = '', folder = ''] = path.slice(API.length).split('/');
  if (!STOREYS.includes(storey)) return null;
  return storey === 'modules' || storey === 'transports' ? `${storey}/${folder}` : storey;
}

/** One line for each import that goes up: to a higher storey, or to a module that stands later in the list. */
export function findUpward(imports: readonly Import[], modules: readonly string[]): string[] {
  const rank = (unit: string) => {
    const [storey = '', name = ''] = unit.split('/');
    return STOREYS.indexOf(storey) * 1000 + (storey === 'modules' ? modules.indexOf(name) : 0);
  };
  return betweenUnits(imports)
    .filter(({ units: [from, to] }) => rank(to) > rank(from))
    .map(({ from, to }) => `${from} imports ${to}, which stands above it.`);
}

/** One line for each import of a module that doesn't come through its door; the server reads the manifests as well. */
export function findSideDoors(imports: readonly Import[]): string[] {
  return betweenUnits(imports)
    .filter(({ from, to, units: [, unit] }) => {
      const doors = from.startsWith(`${API}server/`) ? ['index.ts', 'module.ts'] : ['index.ts'];
      return unit.startsWith('modules/') && !doors.some((door) => to === `${API}${unit}/${door}`);
    })
    .map(({ from, to }) => `${from} imports ${to}, which is no door.`);
}

/** What others may call of a module. A door that is wider than this is no door. */
const MOST_NAMES = 20;

/** One line for each module whose door gives too many names, or a name without a word about it. */
export function findWideDoors(root: string): string[] {
  return readModules(root).flatMap((name) => {
    const path = `${API}modules/${name}/index.ts`;
    const code = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    const names = [...code.matchAll(/^export (?:type )?(?:\* as (\w+)|\{([^}]*)\})/gm)].flatMap(([, one, many = '']) =>
      one ? [one] : many.split(',').filter((each) => each.trim() !== ''),
    );
    const isSilent = /(?<!\*\/\n)^export /m.test(code);
    return [
      ...(names.length > MOST_NAMES ? [`${path} gives ${names.length} names, more than ${MOST_NAMES}.`] : []),
      ...(isSilent ? [`${path} gives a name without saying what it is.`] : []),
    ];
  });
}

function betweenUnits(imports: readonly Import[]): (Import & { units: [string, string] })[] {
  return imports.flatMap(({ from, to }) => {
    const units = [toUnit(from), toUnit(to)];
    return units[0] && units[1] && units[0] !== units[1] ? [{ from, to, units: units as [string, string] }] : [];
  });
}

const WEB = 'apps/web/src/';

/**
 * The rooms of the web app: its top folders and files, and the folders inside `app/` (areas), `data/` and `parts/`; null for
 * tests.
 */
export function toRoom(path: string): string | null {
  if (!path.startsWith(WEB) || isTest(path) || /\/testing[\w-]*\.tsx?$/.test(path)) return null;
  const [top = '', folder = '', ...more] = path.slice(WEB.length).split('/');
  return ['app', 'data', 'parts'].includes(top) && more.length > 0 ? `${top}/${folder}` : top;
}

/** Of the marketing site, what several of its pages use; every other folder is a page. */
const SITE_PARTS = ['content', 'demo-form', 'parts'];

/** The page of the marketing site that a file belongs to; null for its parts and for other files. */
function toSitePage(path: string): string | null {
  const [, page] = /^apps\/web\/src\/site\/([^/]+)\//.exec(path) ?? [];
  return page && !SITE_PARTS.includes(page) && !isTest(path) ? page : null;
}

/** One line for each import of a page of the marketing site by another page. */
export function findCrossedPages(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => {
      const [page, other] = [toSitePage(from), toSitePage(to)];
      return page !== null && other !== null && page !== other;
    })
    .map(({ from, to }) => `${from} imports ${to}, which is another page’s.`);
}

/** One line for each import of an area's files by another room; only the app's start, which lists the screens, may. */
export function findCrossedAreas(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => {
      const [room, other] = [toRoom(from), toRoom(to)];
      return room?.includes('.') === false && other?.startsWith('app/') && room !== other;
    })
    .map(({ from, to }) => `${from} imports ${to}, which is another area’s.`);
}

interface Knots {
  units: number;
  /** Units that import each other, each as `a ↔ b`. */
  pairs: string[];
  /** Units of which each reaches every other one. */
  circles: string[][];
}

/** The circles of the API's units, or of whatever `unitOf` makes of a path. */
export function findKnots(imports: readonly Import[], unitOf: (path: string) => string | null = toUnit): Knots {
  const reached = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [unit, other] = [unitOf(from), unitOf(to)];
    if (!unit || !other) continue;
    if (!reached.has(unit)) reached.set(unit, new Set());
    if (!reached.has(other)) reached.set(other, new Set());
    if (unit !== other) reached.get(unit)?.add(other);
  }
  const units = [...reached.keys()].sort();
  const direct = new Map(units.map((unit) => [unit, new Set(reached.get(unit))]));
  const pairs = units.flatMap((unit) =>
    [...(direct.get(unit) ?? [])]
      .filter((other) => unit < other && direct.get(other)?.has(unit))
      .map((other) => `${unit} ↔ ${other}`),
  );
  for (const middle of units) {
    for (const unit of units) {
      if (reached.get(unit)?.has(middle)) for (const end of reached.get(middle) ?? []) reached.get(unit)?.add(end);
    }
  }
  const inCircle = units.filter((unit) => reached.get(unit)?.has(unit));
  const circles = new Map(
    inCircle.map((unit) => {
      const members = inCircle.filter((other) => reached.get(unit)?.has(other) && reached.get(other)?.has(unit));
      return [members.join(' '), members];
    }),
  );
  return { units: units.length, pairs, circles: [...circles.values()] };
}
