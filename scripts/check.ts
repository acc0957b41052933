import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { EVENTS_PAGE, renderEventsPage } from './events-page.ts';
import { readProjectFile } from './named-tests.ts';
import { PERMISSIONS_PAGE, renderPermissionsPage } from './permissions-page.ts';
import { projectRoot, run } from './processes.ts';
import { findChanges, findPoorDeprecations, findUnannounced, readReleased } from './schema-contract.ts';
import { findPoorDescriptions } from './schema-descriptions.ts';
import { findUnheldRows, readCoverage } from './spec-coverage.ts';
import {
  findCrossedAreas,
  findCrossedPages,
  findKnots,
  findPackageBreaches,
  findSideDoors,
  findUpward,
  findWideDoors,
  readImports,
  readModules,
  toRoom,
} from './structure.ts';
import { findForeignTables, readApiSources } from './table-borders.ts';
import { TABLE_EXCEPTIONS } from './table-exceptions.ts';

/** The slowest step and single-threaded, so it runs beside the others. */
const types = succeeds(['tsc', '-b']);

/** `tsx scripts/check.ts`: everything that can be said about the code without running it. All steps run, then it sums up. */
const steps: [name: string, check: () => Promise<boolean>][] = [
  ['format and lint', () => succeeds(['biome', 'ci', '.'])],
  ['structure: packages, storeys and doors', async () => keepsStructure()],
  ['tables named by their own modules', async () => respectsTables()],
  [`${EVENTS_PAGE} fresh`, async () => isFresh(EVENTS_PAGE, renderEventsPage(), 'events')],
  [`${PERMISSIONS_PAGE} fresh`, async () => isFresh(PERMISSIONS_PAGE, await renderPermissionsPage(), 'permissions')],
  ['tests named by docs/spec-coverage.md', async () => holdsSpecification()],
  ['types', () => types],
  ['unused code', () => succeeds(['knip'])],
  ['schema: drift, descriptions, contract', async () => (await isSchemaFresh()) && (await keepsContract())],
  ['generated code fresh', () => succeeds(['graphql-codegen', '--config', 'codegen.ts', '--check', '--errors-only'])],
];

async function succeeds(command: string[]): Promise<boolean> {
  return (await run(command)) === 0;
}

function keepsStructure(): boolean {
  const imports = readImports(projectRoot);
  const breaches = findPackageBreaches(imports);
  const upward = findUpward(imports, readModules(projectRoot));
  const sideDoors = findSideDoors(imports);
  const { units, circles, pairs } = findKnots(imports);
  const inCircles = circles.flat().length;
  console.log(`${units} units of the API: ${inCircles} in circles, ${pairs.length} pairs.`);
  console.log(`${upward.length} imports go up, ${sideDoors.length} go past a module’s door.`);
  const rooms = findKnots(imports, toRoom);
  console.log(
    `${rooms.units} rooms of the web app: ${rooms.circles.flat().length} in circles, ${rooms.pairs.length} pairs.`,
  );
  const wrong = [
    ...breaches,
    ...findCrossedAreas(imports),
    ...findCrossedPages(imports),
    ...rooms.pairs,
    ...rooms.circles.map((circle) => `The web app's rooms ${circle.join(', ')} import each other in a circle.`),
    ...upward,
    ...pairs,
    ...circles.map((circle) => `${circle.join(', ')} import each other in a circle.`),
    ...sideDoors,
    ...findWideDoors(projectRoot),
  ];
  for (const line of wrong) console.error(line);
  return wrong.length === 0;
}

function respectsTables(): boolean {
  const lines = findForeignTables(readApiSources(projectRoot), TABLE_EXCEPTIONS);
  for (const line of lines) console.error(line);
  const pairs = Object.values(TABLE_EXCEPTIONS).flatMap(({ tables }) => tables).length;
  console.log(`${pairs} exceptions in ${Object.keys(TABLE_EXCEPTIONS).length} files.`);
  return lines.length === 0;
}

function isFresh(page: string, rendered: string, command: string): boolean {
  const isSame = readProjectFile(page) === rendered;
  if (!isSame) console.error(`${page} differs from the code: run \`npm run ${command}\`.`);
  return isSame;
}

function holdsSpecification(): boolean {
  const rows = readCoverage(readProjectFile('docs/spec-coverage.md'));
  for (const line of findUnheldRows(rows)) console.error(line);
  console.log(`${rows.length} rows.`);
  return rows.length > 0 && findUnheldRows(rows).length === 0;
}

/** The built schema must be the contract at the top, to the letter. */
async function isSchemaFresh(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-schema-'));
  const emitted = join(folder, 'schema.graphql');
  try {
    if (!(await succeeds([process.execPath, 'apps/api/dist/emit-schema.js', emitted]))) return false;
    const isFresh = readFileSync(emitted, 'utf8') === readFileSync(join(projectRoot, 'schema.graphql'), 'utf8');
    if (!isFresh) console.error('schema.graphql differs from the built schema: run `npm run schema`.');
    return isFresh;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Every part is described, and no client of the last release breaks without a word in the CHANGELOG. */
async function keepsContract(): Promise<boolean> {
  const schema = buildSchema(readProjectFile('schema.graphql'));
  const released = readReleased();
  const changes = released ? await findChanges(released, schema) : [];
  const lines = [
    ...findPoorDescriptions(schema),
    ...findPoorDeprecations(schema),
    ...findUnannounced(changes, readProjectFile('CHANGELOG.md')),
  ];
  for (const line of lines) console.error(line);
  return lines.length === 0;
}

const failed: string[] = [];
for (const [name, check] of steps) {
  console.log(`\n▸ ${name}`);
  if (!(await check())) failed.push(name);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : `\nAll ${steps.length} checks passed.`);
process.exitCode = failed.length > 0 ? 1 : 0;
