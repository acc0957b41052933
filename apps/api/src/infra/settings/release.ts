import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './values.ts';

/** The version of this release; all packages of the project carry the same one. */
export const RELEASE = (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string })
  .version;
