import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './processes.ts';

export const readProjectFile = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** Whether a document names a test rightly: the file is there, and has the text. */
export function hasTest(file: string, title: string): boolean {
  return existsSync(join(projectRoot, file)) && readProjectFile(file).includes(title);
}
