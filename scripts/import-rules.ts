import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** Which of our own packages each may import. Apps never import each other: the schema is the contract. */
const MAY_IMPORT: Record<string, string[]> = {
  'packages/domain': [],
  'packages/ui': [],
  'packages/client': ['packages/domain'],
  'apps/web': ['packages/client', 'packages/ui', 'packages/domain'],
  'apps/api': ['packages/domain'],
};

/** What the pages of the marketing site share. */
const SITE_PARTS = ['site/parts', 'site/content', 'site/demo-form'];

/** One import, both ends as paths from the project's root: `apps/api/src/rest/row.ts` → `packages/domain`. */
interface Import {
  from: string;
  to: string;
}

type Rule = (edge: Import) => string | null;

const rules: Rule[] = [
  ({ from, to }) => {
    const [own, other] = [packageOf(from), packageOf(to)];
    if (own === other || MAY_IMPORT[own]?.includes(to.replace(/\/(styles\.css)$/, ''))) return null;
    return MAY_IMPORT[own]?.includes(other) ? `${other} is reached by its name` : `${own} may not import ${other}`;
  },
  ({ from, to }) => {
    const [own, other] = [from, to].map(
      (path) => /^apps\/api\/src\/modules\/((?:chat\/|teams\/)?[^/]+)\//.exec(path)?.[1],
    );
    const isForeign = own !== undefined && other !== undefined && own !== other;
    const isFace = /\.(entity|service)\.ts$/.test(to);
    return isForeign && !isFace ? 'a module is reached through its *.entity.ts and *.service.ts' : null;
  },
  ({ from, to }) =>
    from.startsWith('apps/api/src/rest/') && to.startsWith('apps/api/src/modules/') ? 'rest reaches no module' : null,
  ({ from, to }) => {
    const [own, other] = [from, to].map((path) => /^apps\/web\/src\/((?:app|site)\/[^/]+)\//.exec(path)?.[1]);
    const isForeign = own !== undefined && other !== undefined && own !== other;
    return isForeign && !(own.startsWith('site/') && SITE_PARTS.includes(other))
      ? 'an area of the web app never imports another'
      : null;
  },
];

/** The imports that cross a border they may not cross, one line each: 'file → target: why'. */
export function findForbiddenImports(files: { path: string; code: string }[]): string[] {
  return files
    .flatMap(({ path, code }) => importsOf(path, code).map((to) => ({ from: path, to })))
    .flatMap((edge) => rules.flatMap((rule) => rule(edge) ?? []).map((why) => `${edge.from} → ${edge.to}: ${why}`));
}

/** All sources of the apps and packages below that folder, with paths from it. */
export function readSources(root: string): { path: string; code: string }[] {
  return Object.keys(MAY_IMPORT).flatMap((name) => {
    const names = readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' });
    const paths = names.filter((file) => /\.tsx?$/.test(file)).map((file) => posix.join(name, 'src', file));
    return paths.map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }));
  });
}

/** Targets of all imports of our own code: static, type-only, re-exported and dynamic ones. */
function importsOf(path: string, code: string): string[] {
  const { module, errors } = parseSync(path, code);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const written = [
    ...module.staticImports.map((item) => item.moduleRequest.value),
    ...module.staticExports.flatMap((item) => item.entries.map((entry) => entry.moduleRequest?.value)),
    ...module.dynamicImports.map((item) => code.slice(item.moduleRequest.start + 1, item.moduleRequest.end - 1)),
  ];
  return [...new Set(written)].flatMap((specifier) => {
    if (specifier?.startsWith('.')) return posix.join(posix.dirname(path), specifier);
    if (specifier?.startsWith('@tessera/')) return resolveName(specifier);
    return [];
  });
}

function resolveName(specifier: string): string {
  const [, name = '', ...rest] = specifier.split('/');
  return [name === 'web' || name === 'api' ? 'apps' : 'packages', name, ...rest].join('/');
}

function packageOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}
