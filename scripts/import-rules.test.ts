import { expect, test } from 'vitest';
import { findForbiddenImports } from './import-rules.ts';

test.each([
  [
    'packages/domain/src/card.ts',
    `import { Button } from '@tessera/ui';`,
    'packages/domain may not import packages/ui',
  ],
  [
    'packages/ui/src/a.tsx',
    `import type { Card } from '@tessera/domain';`,
    'packages/ui may not import packages/domain',
  ],
  ['packages/client/src/a.ts', `export { Button } from '@tessera/ui';`, 'packages/client may not import packages/ui'],
  ['apps/api/src/a.ts', `import '@tessera/client';`, 'apps/api may not import packages/client'],
  ['apps/web/src/a.tsx', `const api = import('../../api/src/main.ts');`, 'apps/web may not import apps/api'],
  ['apps/api/src/a.ts', `export * from '@tessera/web';`, 'apps/api may not import apps/web'],
  ['apps/api/src/a.ts', `import '../../../packages/domain/src/a.ts';`, 'packages/domain is reached by its name'],
  ['apps/api/src/modules/cards/a.ts', `import '../users/user.inputs.ts';`, 'a module is reached through'],
  ['apps/api/src/modules/cards/parts/a.ts', `import '../../users/user.resolver.ts';`, 'a module is reached through'],
  ['apps/api/src/rest/routes.ts', `import '../modules/cards/card.service.ts';`, 'rest reaches no module'],
  [
    'apps/web/src/app/chat/panel/a.tsx',
    `import { B } from '../../cards/b.tsx';`,
    'an area of the web app never imports another',
  ],
  [
    'apps/web/src/site/home/a.tsx',
    `import { B } from '../pricing/b.tsx';`,
    'an area of the web app never imports another',
  ],
  [
    'apps/web/src/app/cards/a.tsx',
    `import { B } from '../../site/parts/b.tsx';`,
    'an area of the web app never imports another',
  ],
])('%s: %s is refused', (path, code, why) => {
  expect(findForbiddenImports([{ path, code }])).toEqual([expect.stringContaining(`: ${why}`)]);
});

test.each([
  ['packages/client/src/a.ts', `import { AppError } from '@tessera/domain';`],
  ['apps/web/src/a.tsx', `import '@tessera/ui/styles.css'; import { useX } from '@tessera/client'; const a = <p />;`],
  ['apps/api/src/modules/cards/a.ts', `import '../users/user.entity.ts'; import '../../platform/page.ts';`],
  ['apps/api/src/modules/cards/a.test.ts', `import './card.inputs.ts'; import { test } from 'vitest';`],
  ['apps/api/src/rest/routes.ts', `import '../platform/errors.ts'; import './row.ts';`],
  ['apps/web/src/app/chat/chat.tsx', `import '../../shell/root.tsx'; import './panel/b.tsx';`],
  ['apps/web/src/site/home/home.tsx', `import '../parts/section.tsx'; import '../content/home.ts';`],
  ['apps/web/src/router.tsx', `const load = () => import('./app/chat/chat.tsx');`],
])('%s: %s is fine', (path, code) => {
  expect(findForbiddenImports([{ path, code }])).toEqual([]);
});
