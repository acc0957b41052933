import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './processes.ts';
import { readModules } from './structure.ts';

/**
 * `npm run events`: writes `docs/events.md`, which lists every event of the API with its emitters and listeners.
 * `npm run check` fails while the page differs from the code.
 */
export const EVENTS_PAGE = 'docs/events.md';

const MODULES = 'apps/api/src/modules';

interface Event {
  name: string;
  module: string;
  payload: string;
  comment: string;
}

const HEAD = `# Events and listeners
Made from the code by \`npm run events\`. Do not edit.

A module emits an event in the transaction that changed something. Listeners run in the same transaction, in the order of the
table, and can undo it by throwing. [architecture.md](architecture.md#ports-and-events) explains when to use one.

`;

/** The page as it has to be for the code at hand. */
export function renderEventsPage(): string {
  const modules = readModules(projectRoot);
  const manifests = modules.map((module) => ({ module, code: read(`${module}/module.ts`) }));
  const events = manifests.flatMap(({ module, code }) => findEvents(module, code));
  const listeners = [
    ...manifests.map(({ module, code }) => ({ module, names: findListened(code) })),
    { module: 'webhooks', names: manifests.flatMap(({ code }) => findListened(code, 'webhooks')) },
  ];
  const emitters = findEmitters();
  return HEAD + events.map((event) => renderEvent(event, { emitters, listeners })).join('\n');
}

function renderEvent(
  { name, module, payload, comment }: Event,
  all: { emitters: Map<string, string[]>; listeners: { module: string; names: string[] }[] },
): string {
  const heard = all.listeners.filter(({ names }) => names.includes(name)).map((one) => `\`${one.module}\``);
  const emitters = (all.emitters.get(name) ?? []).map((path) => `\`${path}\``);
  return `## \`${name}\`
${comment ? `${comment}\n\n` : ''}- Declared in \`${MODULES}/${module}/module.ts\`: \`${payload}\`
- Emitted in ${emitters.join(', ') || 'no file'}
- Listeners: ${heard.join(', ') || 'none'}
`;
}

/** The events that a manifest declares: `'name': payload;` in its `interface Events`, each with the comment above it. */
export function findEvents(module: string, code: string): Event[] {
  const [, block = ''] = /interface Events \{\n(.*?)\n {2}\}/s.exec(code) ?? [];
  const entry = /(?:\/\*\*((?:(?!\*\/).)*)\*\/\s*)?'([\w.]+)': (\{.*?\});$/gms;
  return [...block.matchAll(entry)].map(([, comment = '', name = '', payload = '']) => ({
    name,
    module,
    payload: payload.replace(/\s+/g, ' ').replace('; }', ' }'),
    comment: comment.replace(/\s*\n\s*\*\s*/g, ' ').trim(),
  }));
}

/** The keys of the manifest's `on`, or of another part of it. */
export function findListened(code: string, part = 'on'): string[] {
  const pattern = new RegExp(`^ {2}${part}: \\{(?:([^\\n]+)\\},|\\n(.*?)\\n {2}\\},)$`, 'ms');
  const [, oneLine, block = ''] = pattern.exec(code) ?? [];
  return [...(oneLine ?? block).matchAll(/(?:^|[{,])\s*'([\w.]+)':/gm)].map(([, name = '']) => name);
}

/** Event → the files, below the folder of modules, that emit it. */
function findEmitters(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const files = readdirSync(join(projectRoot, MODULES), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!\.test)\.ts$/.test(name)).sort()) {
    for (const [, name = ''] of read(file).matchAll(/\bemit\(\s*[\w.]+,\s*'([\w.]+)'/g)) {
      const known = found.get(name) ?? [];
      if (!known.includes(file)) found.set(name, [...known, file]);
    }
  }
  return found;
}

function read(path: string): string {
  return readFileSync(join(projectRoot, MODULES, path), 'utf8');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(join(projectRoot, EVENTS_PAGE), renderEventsPage());
