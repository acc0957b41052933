import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema, printContract } from './schema.ts';

const root = new URL('../../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

test('schema.graphql is the built schema: `npm run schema` writes it', () => {
  expect(read('schema.graphql')).toBe(printContract(createSchema()));
});

test('a change that breaks existing clients stands in the CHANGELOG', async () => {
  const before = committedSchema();
  const changes = before ? await diff(buildSchema(before), createSchema()) : [];
  const breaking = changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking);
  const changelog = read('CHANGELOG.md');
  expect(breaking.filter(({ path = '' }) => !changelog.includes(`\`${path}\``)).map(({ message }) => message)).toEqual(
    [],
  );
});

/** The contract as of the last release, else of the last commit; null in a tree without history. */
function committedSchema(): string | null {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    const release = git('tag', '--list', 'v*', '--sort=-v:refname').split('\n')[0];
    return git('show', `${release || 'HEAD'}:schema.graphql`);
  } catch {
    return null;
  }
}

test('mutations take one input, and no list type is nullable inside', () => {
  for (const field of Object.values(createSchema().getMutationType()?.getFields() ?? {})) {
    expect(field.args.map(({ name }) => name).join(), field.name).toMatch(/^(input)?$/);
  }
});

test('no type shows a secret', () => {
  const names = Object.values(createSchema().getTypeMap())
    .filter(isObjectType)
    // What can be done with a password is no password, and how many visitors there were is no visitor.
    .filter(({ name }) => !name.startsWith('__') && name !== 'Mutation')
    .flatMap((type) => Object.keys(type.getFields()));
  expect(names.filter((name) => /password|hash|secret|visitor(?!s$)/i.test(name))).toEqual([]);
});
