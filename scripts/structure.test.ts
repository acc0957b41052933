import { expect, test } from 'vitest';
import {
  findCrossedAreas,
  findCrossedPages,
  findImports,
  findKnots,
  findPackageBreaches,
  findSideDoors,
  findUpward,
  toRoom,
} from './structure.ts';

const API = 'apps/api/src';
const MODULES = ['identity', 'cards', 'chat'];
const importing = (from: string, to: string) => [{ from: `${API}/${from}`, to: `${API}/${to}` }];

test('imports are read in every form, those of types as well', () => {
  const code = `import a from './a.ts';
    import type { B } from '../b/b.ts';
    export { c } from './c.ts';
    const d = () => import('./d.ts');
    import { t } from '@tessera/texts';
    import pg from 'pg';`;
  expect(findImports(`${API}/kernel/x.ts`, code).map(({ to }) => to)).toEqual([
    `${API}/kernel/a.ts`,
    `${API}/b/b.ts`,
    '@tessera/texts',
    `${API}/kernel/c.ts`,
    `${API}/kernel/d.ts`,
  ]);
});

test.each([
  ['packages/domain/src/a.ts', '@tessera/ui'],
  ['packages/sdk/src/a.ts', '@tessera/domain'],
  ['packages/client/src/a.ts', '@tessera/ui'],
  ['packages/cli/src/a.ts', '@tessera/domain'],
  ['apps/api/src/a.ts', '@tessera/sdk'],
  ['apps/api/src/a.ts', 'packages/domain/src/a.ts'],
  ['apps/web/src/a.tsx', '@tessera/api'],
  ['apps/web/src/a.tsx', 'apps/api/src/main.ts'],
])('%s may not import %s', (from, to) => {
  expect(findPackageBreaches([{ from, to }])).toHaveLength(1);
});

test.each([
  ['packages/client/src/a.ts', '@tessera/domain'],
  ['apps/web/src/a.tsx', '@tessera/ui/styles.css'],
  ['apps/api/src/a.test.ts', '@tessera/sdk'],
  ['apps/api/src/testing/a.ts', '@tessera/sdk'],
])('%s may import %s', (from, to) => {
  expect(findPackageBreaches([{ from, to }])).toEqual([]);
});

test.each([
  ['kernel/a.ts', 'infra/jobs.ts'],
  ['infra/a.ts', 'modules/cards/index.ts'],
  ['modules/cards/a.ts', 'modules/chat/index.ts'],
  ['modules/cards/a.ts', 'transports/rest/route.ts'],
  ['transports/rest/a.ts', 'server/schema.ts'],
])('%s is below %s', (from, to) => {
  expect(findUpward(importing(from, to), MODULES)).toHaveLength(1);
  expect(findUpward(importing(to, from), MODULES)).toEqual([]);
});

test('a module has one door, and its manifest is for the server alone', () => {
  const refused = (from: string, to: string) => findSideDoors(importing(from, to)).length === 1;
  expect(refused('modules/chat/groups/a.ts', 'modules/cards/card.service.ts')).toBe(true);
  expect(refused('transports/rest/a.ts', 'modules/cards/module.ts')).toBe(true);
  expect(refused('modules/chat/groups/a.ts', 'modules/cards/index.ts')).toBe(false);
  expect(refused('server/modules.ts', 'modules/cards/module.ts')).toBe(false);
  expect(refused('modules/cards/parts/a.ts', 'modules/cards/card.service.ts')).toBe(false);
  expect(refused('modules/chat/chat.test.ts', 'modules/cards/card.service.ts')).toBe(false);
});

test('units that import each other are a pair, and those that reach each other a circle', () => {
  const one = importing('modules/cards/a.ts', 'modules/chat/b.ts');
  const two = importing('modules/chat/b.ts', 'modules/teams/c.ts');
  const back = importing('modules/teams/c.ts', 'modules/cards/a.ts');
  expect(findKnots([...one, ...two])).toEqual({ units: 3, pairs: [], circles: [] });
  expect(findKnots([...one, ...two, ...back]).circles).toEqual([['modules/cards', 'modules/chat', 'modules/teams']]);
  expect(findKnots([...one, ...importing('modules/chat/b.ts', 'modules/cards/a.ts')]).pairs).toEqual([
    'modules/cards ↔ modules/chat',
  ]);
});

const WEB = 'apps/web/src';

test.each([
  ['app/chat/panel/a.tsx', 'app/cards/b.tsx', 1],
  ['parts/lists/a.tsx', 'app/cards/b.tsx', 1],
  ['router.tsx', 'app/cards/b.tsx', 0],
  ['app/chat/panel/a.tsx', 'app/chat/b.tsx', 0],
  ['app/chat/a.test.tsx', 'app/cards/b.tsx', 0],
  ['app/chat/a.tsx', 'parts/lists/b.tsx', 0],
])('an area is its own: %s imports %s', (from, to, count) => {
  expect(findCrossedAreas([{ from: `${WEB}/${from}`, to: `${WEB}/${to}` }])).toHaveLength(count);
});

test('rooms of the web app that import each other are named', () => {
  const imports = [
    { from: `${WEB}/parts/lists/a.tsx`, to: `${WEB}/data/session/session.ts` },
    { from: `${WEB}/data/session/b.ts`, to: `${WEB}/parts/lists/c.tsx` },
  ];
  expect(findKnots(imports, toRoom)).toMatchObject({ units: 2, pairs: ['data/session ↔ parts/lists'] });
});

test('a page of the marketing site imports no other, but for what all of them use', () => {
  const crossed = (to: string) =>
    findCrossedPages([{ from: 'apps/web/src/site/home/home.tsx', to: `apps/web/src/site/${to}` }]).length;
  expect(crossed('pricing/pricing.tsx')).toBe(1);
  expect(crossed('parts/section.tsx')).toBe(0);
  expect(crossed('home/hero.tsx')).toBe(0);
});
