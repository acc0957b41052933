import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from './processes.ts';

const REFUSED: [path: string, code: string, message: string][] = [
  [
    'packages/domain/src/a.ts',
    `import { Button } from '@tessera/ui';`,
    'domain, sdk and ui import none of our packages but texts.',
  ],
  [
    'packages/sdk/src/a.ts',
    `import type { Card } from '@tessera/domain';`,
    'domain, sdk and ui import none of our packages but texts.',
  ],
  ['packages/cli/src/a.ts', `import type { Card } from '@tessera/domain';`, 'cli may import sdk alone'],
  ['apps/api/src/d.ts', `import '@tessera/sdk';`, 'The API may import domain and texts alone'],
  [
    'packages/ui/src/a.tsx',
    `import type { Card } from '@tessera/domain';`,
    'domain, sdk and ui import none of our packages but texts.',
  ],
  ['packages/client/src/a.ts', `export { Button } from '@tessera/ui';`, 'client may import domain and texts alone'],
  ['apps/api/src/a.ts', `import '@tessera/client';`, 'The API may import domain and texts alone'],
  ['apps/api/src/b.ts', `export * from '@tessera/web';`, 'The API may import domain and texts alone'],
  ['apps/api/src/c.ts', `import '../../../packages/domain/src/a.ts';`, 'A package is reached by its name.'],
  ['apps/web/src/a.tsx', `const api = import('../../../apps/api/src/main.ts');`, 'A package is reached by its name.'],
  ['apps/web/src/b.tsx', `import '@tessera/api';`, 'The web app may import client, ui, domain and texts'],
  ['apps/api/src/modules/cards/a.ts', `import '../users/user.inputs.ts';`, 'A module is reached through'],
  ['apps/api/src/modules/cards/b.ts', `import '../../modules/users/a.ts';`, 'A module is reached through'],
  ['apps/api/src/modules/cards/c.ts', `import '../chat/live/hub.ts';`, 'A module is reached through'],
  ['apps/api/src/modules/cards/d.ts', `import type { B } from '../users/b.ts';`, 'A module is reached through'],
  ['apps/api/src/modules/cards/e.ts', `import '@tessera/ui';`, 'The API may import domain and texts alone'],
  ['apps/api/src/modules/cards/parts/a.ts', `import '../../users/user.resolver.ts';`, 'A module is reached through'],
  ['apps/api/src/modules/chat/groups/a.ts', `import '../live/hub.ts';`, 'A module is reached through'],
  ['apps/api/src/modules/teams/brand/a.ts', `import '../../users/user.inputs.ts';`, 'A module is reached through'],
  ['apps/api/src/modules/chat/live/parts/a.ts', `import '../../groups/b.ts';`, 'A module is reached through'],
  ['apps/api/src/rest/routes.ts', `import '../modules/cards/card.service.ts';`, 'mcp/ and rest/ reach no module.'],
  ['apps/api/src/rest/parts/a.ts', `import '../../modules/cards/card.entity.ts';`, 'mcp/ and rest/ reach no module.'],
  ['apps/api/src/mcp/a.ts', `import '../modules/cards/card.service.ts';`, 'mcp/ and rest/ reach no module.'],
  [
    'apps/api/src/platform/a.ts',
    `import type { B } from '../modules/cards/card.entity.ts';`,
    'platform/ knows no module',
  ],
  ['apps/api/src/platform/mail/a.ts', `import '../../composition/context.ts';`, 'platform/ knows no module'],
  ['apps/web/src/app/cards/a.tsx', `import '../chat/b.tsx';`, 'An area of the web app never imports another'],
  ['apps/web/src/app/cards/b.tsx', `import '../../site/parts/b.tsx';`, 'An area of the web app never imports another'],
  ['apps/web/src/app/chat/panel/a.tsx', `import '../../cards/b.tsx';`, 'An area of the web app never imports another'],
  ['apps/web/src/site/home/a.tsx', `import '../pricing/b.tsx';`, 'An area of the web app never imports another'],
  ['apps/web/src/site/home/b.tsx', `import '../../app/cards/b.tsx';`, 'An area of the web app never imports another'],
  ['apps/web/src/site/home/parts/a.tsx', `import '../../legal/b.tsx';`, 'An area of the web app never imports another'],
  ['apps/api/src/http/one.ts', `import { two } from './two.ts';\nexport const one = two;`, 'part of a cycle'],
  ['apps/api/src/http/two.ts', `import { one } from './one.ts';\nexport const two = one;`, 'part of a cycle'],
  [
    'apps/api/src/http/three.ts',
    `import type { Four } from './four.ts';\nexport type Three = Four;`,
    'part of a cycle',
  ],
  [
    'apps/api/src/http/four.ts',
    `import type { Three } from './three.ts';\nexport type Four = Three[];`,
    'part of a cycle',
  ],
  ['apps/api/src/http/five.ts', `const work = async () => 1;\nexport const go = () => {\n  work();\n};`, 'Promise'],
  ['apps/web/src/app/chat/six.ts', `const work = async () => 1;\nexport const go = () => {\n  work();\n};`, 'Promise'],
];

const FINE: [path: string, code: string][] = [
  ['packages/client/src/fine.ts', `import { AppError } from '@tessera/domain';`],
  ['apps/web/src/fine.tsx', `import '@tessera/ui/styles.css'; import { useX } from '@tessera/client';`],
  ['apps/api/src/modules/cards/fine.ts', `import '../users/user.entity.ts'; import '../../platform/page.ts';`],
  ['apps/api/src/modules/cards/fine.test.ts', `import './card.inputs.ts'; import { test } from 'vitest';`],
  ['apps/api/src/modules/cards/parts/fine.ts', `import '../card.inputs.ts'; import '../../users/user.service.ts';`],
  [
    'apps/api/src/modules/chat/live/fine.ts',
    `import '../groups/group.entity.ts'; import '../../users/user.entity.ts';`,
  ],
  ['apps/api/src/modules/chat/live/more.ts', `import './hub.ts'; import '../../../platform/page.ts';`],
  ['apps/api/src/rest/fine.ts', `import '../platform/errors.ts'; import './row.ts';`],
  ['apps/api/src/platform/fine.ts', `import './page.ts'; import { limits } from '@tessera/domain';`],
  ['apps/api/src/testing/fine.test.ts', `import { Tessera } from '@tessera/sdk';`],
  ['apps/api/src/composition/fine.ts', `import '../modules/chat/live/hub.ts';`],
  ['apps/web/src/app/chat/fine.tsx', `import '../../shell/root.tsx'; import './panel/b.tsx';`],
  ['apps/web/src/app/chat/panel/fine.tsx', `import '../chat.tsx'; import '../../../shell/root.tsx';`],
  ['apps/web/src/site/home/fine.tsx', `import '../parts/section.tsx'; import '../content/home.ts';`],
  ['apps/web/src/router.tsx', `const load = () => import('./app/chat/chat.tsx');`],
];

/** A project of its own with these files and our rules. */
let folder: string;
let reported: Map<string, string[]>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-borders-'));
  for (const [path, code] of [...REFUSED, ...FINE]) write(path, code);
  const { $schema, ...settings } = JSON.parse(readFileSync(join(projectRoot, 'biome.json'), 'utf8'));
  write('biome.json', JSON.stringify({ ...settings, vcs: { enabled: false } }));
  reported = await lint();
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(REFUSED)('%s: %s is refused', (path, _, message) => {
  expect(reported.get(path)).toEqual([expect.stringContaining(message)]);
});

test.each(FINE)('%s: %s is fine', (path) => {
  expect(reported.get(path)).toBeUndefined();
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

interface Diagnostic {
  category: string;
  message: string;
  location: { path: string };
}

const RULES = ['style/noRestrictedImports', 'suspicious/noImportCycles', 'nursery/noFloatingPromises'];

/** What these rules say about each file. Biome's own `--only` would switch on what our settings leave off. */
function lint(): Promise<Map<string, string[]>> {
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  return new Promise((resolve) => {
    execFile(join(projectRoot, 'node_modules/.bin/biome'), args, { cwd: folder }, (_error, output) => {
      const { diagnostics } = JSON.parse(output) as { diagnostics: Diagnostic[] };
      const byPath = new Map<string, string[]>();
      for (const { category, message, location } of diagnostics) {
        if (!RULES.includes(category.replace('lint/', ''))) continue;
        byPath.set(location.path, [...(byPath.get(location.path) ?? []), message]);
      }
      resolve(byPath);
    });
  });
}
