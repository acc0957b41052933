import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './processes.ts';

/** Where the server and its rules may name a visibility, and what for. */
const PLACES: Record<string, string> = {
  'packages/domain/src/card-data.ts': 'the list of the three',
  'packages/domain/src/audience-presets.ts': 'the names of presets, which are no visibility',
  'packages/domain/src/privacy.ts': 'the rule, for a card at hand',
  'packages/domain/src/webhook-events.ts': 'an example of an event',
  'apps/api/src/modules/cards/card-sql.ts': 'the rule, as SQL',
  'apps/api/src/modules/cards/1796086800000-opened-addresses.ts': 'which cards were open before addresses were kept',
  'apps/api/src/modules/cards/card.service.ts': 'which visibility a change gives',
  'apps/api/src/transports/rest/openapi/examples.ts': 'an example of an answer',
  'apps/api/src/modules/teams/templates/organization-card.service.ts': 'the visibility of a new card',
};
const FREE = /\/(migrations|demo|testing|generated)\/|\.test\.ts$/;
const NAMED = /(['"`])(PRIVATE|UNLISTED|PUBLIC)\1/;

function readSources(folder: string): [path: string, code: string][] {
  const names = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => `${folder}/${name}`)
    .filter((path) => path.endsWith('.ts') && !FREE.test(path))
    .map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]);
}

test('who may see a card by its visibility is decided by one rule, here and in SQL', () => {
  const sources = [...readSources('apps/api/src'), ...readSources('packages/domain/src')];
  const naming = sources.filter(([, code]) => NAMED.test(code)).map(([path]) => path);
  expect(naming.sort()).toEqual(Object.keys(PLACES).sort());
});

test('a field that shows a card asks the rule', () => {
  const unchecked = readSources('apps/api/src').filter(
    ([path, code]) => path.endsWith('.resolver.ts') && /loaders\.card\.|findOneBy?\(Card\b/.test(code),
  );
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

test('what an owner shows is read from their switches in one place', () => {
  const reading = [...readSources('apps/api/src'), ...readSources('packages/domain/src')].filter(([, code]) =>
    /[.?](showEmail|showSocials|allowContactDownloads)\b/.test(code),
  );
  expect(reading.map(([path]) => path)).toEqual(['packages/domain/src/privacy.ts']);
});
