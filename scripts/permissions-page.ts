import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readProjectFile } from './named-tests.ts';
import { projectRoot } from './processes.ts';
import { readModules } from './structure.ts';

/**
 * `npm run permissions`: writes `docs/permissions.md`, which lists what each operation answers to whom, from the matrix that
 * `authorization.test.ts` runs. `npm run check` fails while the page differs from the matrix.
 */
export const PERMISSIONS_PAGE = 'docs/permissions.md';

const API = 'apps/api/src';

interface Attempt {
  variables?: (fixture: object) => object;
  expected: { nobody: string; stranger: string; owner: string };
}

const HEAD = `# Who may do what
Made from the authorization matrix by \`npm run permissions\`. Do not edit.

\`apps/api/src/testing/authorization.test.ts\` runs every row of this page. The owner has one of each thing: a private and a public
card, a contact, a deal, a group, a team. \`ok\` means that the operation was carried out, \`null\` that the answer hides
whether the thing exists. All others are error codes. An operation that answers \`BAD_USER_INPUT\` or \`CONFLICT\` has let
the person in and refused the input, which is wrong on purpose. \`NOT_FOUND\` to the owner means that the id belongs to something else.

What else decides has matrices of its own:
- roles in groups and teams, and access tokens: \`apps/api/src/testing/authorization-others.test.ts\`,
  \`apps/api/src/modules/chat/groups/groups-authorization.test.ts\`
- shares: \`apps/api/src/modules/shares/shares-authorization.test.ts\`
- subscriptions: \`apps/api/src/modules/chat/messages/messages-authorization.test.ts\`

`;

/** The page as it has to be for the matrix at hand. */
export async function renderPermissionsPage(): Promise<string> {
  const { ALL_OPERATIONS } = await loadMatrix('authorization-operations.ts');
  const { REST } = await loadMatrix('authorization-routes.ts');
  const operations = Object.entries<Attempt[]>(ALL_OPERATIONS).filter(([, attempts]) => attempts.length > 0);
  const modules = findModules();
  const sections = [...readModules(projectRoot), 'server'].map((module) => {
    const own = operations.filter(([name]) => modules.get(name) === module);
    return renderTable(module, ['operation', 'on'], own.flatMap(renderOperation));
  });
  const routes = Object.entries<string[]>(REST).map(([route, [nobody = '', stranger = '', owner = '']]) =>
    renderRow([`\`${route.replace(/^\w+/, (method) => method.toUpperCase())}\``, nobody, stranger, owner]),
  );
  return HEAD + [...sections, renderTable('REST', ['path'], routes)].filter(Boolean).join('\n');
}

/** The types of the API don't hold for scripts: it compiles decorators otherwise. */
function loadMatrix(file: string) {
  return import(join(projectRoot, API, 'testing', file));
}

function renderTable(title: string, columns: string[], rows: string[]): string {
  if (rows.length === 0) return '';
  const head = [...columns, 'signed out', 'another person', 'owner'];
  return `## ${title}\n${[renderRow(head), `|${'---|'.repeat(head.length)}`, ...new Set(rows)].join('\n')}\n`;
}

function renderOperation([name, attempts]: [string, Attempt[]]): string[] {
  return attempts.map(({ variables, expected: { nobody, stranger, owner } }) => {
    const things = owner === 'NOT_FOUND' ? [] : findThings(variables);
    return renderRow([`\`${name}\``, things.join(', '), nobody, stranger, owner]);
  });
}

function renderRow(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The owner's things that the variables name: `publicCard` is 'public card'. */
function findThings(variables: Attempt['variables']): string[] {
  const things = new Set<string>();
  const note = (_target: object, name: string) => {
    things.add(
      name
        .replace(/^owners/, '')
        .replace(/(?<=.)[A-Z]/g, ' $&')
        .toLowerCase(),
    );
    return {};
  };
  variables?.(new Proxy({}, { get: note }));
  return [...things];
}

/** Operation → the module whose resolver has it. */
function findModules(): Map<string, string> {
  const files = readdirSync(join(projectRoot, API), { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.resolver.ts'))
      .flatMap((file) => {
        const [storey = '', folder = ''] = file.split('/');
        const module = storey === 'modules' ? folder : storey;
        return findOperations(readProjectFile(`${API}/${file}`)).map((name) => [name, module] as const);
      }),
  );
}

/** `Query.card` and its like: the methods of a resolver under `@Query`, `@Mutation` or `@Subscription`. */
export function findOperations(code: string): string[] {
  const methods = code.matchAll(/^ {2}@(Query|Mutation|Subscription)\b.*?^ {2}(?:async )?(\w+)\(/gms);
  return [...methods].map(([, type = '', name = '']) => `${type}.${name}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(join(projectRoot, PERMISSIONS_PAGE), await renderPermissionsPage());
