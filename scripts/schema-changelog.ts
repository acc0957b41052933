import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { projectRoot } from './processes.ts';
import { findChanges, writeChanges } from './schema-contract.ts';

/**
 * `tsx scripts/schema-changelog.ts [release <version> <YYYY-MM-DD>]` writes what changed in the schema since the last release
 * into docs/schema-changelog.md; before the first release nothing is compared. With `release` the changes get that heading, and today's schema becomes the released one.
 */
const RELEASED = join(projectRoot, 'schema.released.graphql');
const CURRENT = join(projectRoot, 'schema.graphql');
const CHANGELOG = join(projectRoot, 'docs/schema-changelog.md');
const UNRELEASED = '## Unreleased\n';
const INTRODUCTION = `# Changes of the schema
What changed in the [schema](/schema.graphql) since each release. Fields and arguments marked as breaking need a change of your
program before you generate code anew; what takes their place is in their descriptions. A deprecated field works for at least six months.

`;

const read = (file: string) => buildSchema(readFileSync(file, 'utf8'));
const changes = existsSync(RELEASED)
  ? writeChanges(await findChanges(read(RELEASED), read(CURRENT)))
  : 'Tessera has no release yet. Until 1.0.0 the schema may change from one day to the next.\n';
const written = existsSync(CHANGELOG) ? readFileSync(CHANGELOG, 'utf8') : '';
const earlier = /\n## (?!Unreleased).*$/s.exec(written)?.[0] ?? '';
const [command, version, date] = process.argv.slice(2);
if (command === 'release' && version && date) {
  writeFileSync(CHANGELOG, `${INTRODUCTION}## ${version} (${date})\n${changes}${earlier}`);
  copyFileSync(CURRENT, RELEASED);
} else {
  writeFileSync(CHANGELOG, `${INTRODUCTION}${UNRELEASED}${changes}${earlier}`);
}
