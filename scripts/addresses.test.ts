import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReservedSegment } from '@tessera/domain';
import { expect, test } from 'vitest';
import { projectRoot } from './processes.ts';

const API = 'apps/api/src';
/** The beginnings of addresses that the list in `packages/domain` has. */
const LITERAL = /[`'"}]\/(dashboard|join|u|team|share|delete-account|signin|signup)(\/(?!\{)|\?|#|`|'|")/;
/** Who names a beginning instead of a page. */
const PLACES = ['transports/pages/crawler-files.ts', 'transports/pages/site-map.ts'];

test('the server takes the addresses of pages from the list', () => {
  const names = readdirSync(join(projectRoot, API), { recursive: true, encoding: 'utf8' });
  const sources = names.filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(name));
  const literal = sources.filter((name) => LITERAL.test(readFileSync(join(projectRoot, API, name), 'utf8')));
  expect(literal.filter((name) => !PLACES.includes(name))).toEqual([]);
});

test('nobody can have the name of a folder that the site serves as a handle', () => {
  const served = readdirSync(join(projectRoot, 'apps/web/public'), { withFileTypes: true });
  const folders = served.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  // The build adds these.
  const free = [...folders, 'assets', 'downloads'].filter((name) => !isReservedSegment(name));
  expect(free).toEqual([]);
});
