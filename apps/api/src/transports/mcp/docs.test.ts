import { readFileSync } from 'node:fs';
import { allowsScope } from '@tessera/domain';
import { type DocumentNode, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { expect, test } from 'vitest';
import { findNeeded } from '../../modules/identity/tokens/token-rules.service.ts';
import { createSchema } from '../../server/schema.ts';
import { prompts } from './prompts.ts';
import { ADD, CHANGE, READ, SEND } from './tool.ts';
import { tools } from './tools.ts';

const page = readFileSync(new URL('../../../../../docs/developers/mcp.md', import.meta.url), 'utf8');
const schema = createSchema();

/** The rows of the first table after a heading. */
function readRows(heading: string): string[][] {
  const [, part = ''] = page.split(`## ${heading}\n`);
  const [table = ''] = /(?:^\|.*\n)+/m.exec(part) ?? [];
  const cells = (row: string) => row.split('|').map((cell) => cell.replaceAll('`', '').trim());
  return table.trim().split('\n').slice(2).map(cells);
}

const KINDS = new Map<object, string>([
  [READ, 'read'],
  [ADD, 'add'],
  [CHANGE, 'change'],
  [SEND, 'send'],
]);

/** A scope to write includes the one to read. */
function listScopes(operation: DocumentNode): string {
  const { scopes } = findNeeded(schema, operation);
  const needed = scopes.filter(
    (scope) =>
      !allowsScope(
        scopes.filter((other) => other !== scope),
        scope,
      ),
  );
  return needed.join(', ') || 'any';
}

test('the page for developers lists each tool with its scopes and what it may do', () => {
  const written = readRows('Tools').map(([, name, scopes, kind]) => [name, scopes, kind]);
  expect(written).toEqual(tools.map(({ name, operation, hints }) => [name, listScopes(operation), KINDS.get(hints)]));
});

test('and each prompt with its scope', () => {
  const written = readRows('Resources and prompts').map(([, name, scopes]) => [name, scopes]);
  expect(written).toEqual(prompts.map(({ name, tool }) => [name, listScopes(tool.operation)]));
});

test('no tool is closed to tokens', () => {
  expect(tools.filter(({ operation }) => findNeeded(schema, operation).closed !== null)).toEqual([]);
});

/** What the schema has inside of another field. */
const OTHER_NAMES = new Set(['conversation(id: $conversationId)']);

test('a tool calls its arguments as the schema does, by no name that ends', () => {
  const wrong: string[] = [];
  for (const { name, operation } of tools) {
    const types = new TypeInfo(schema);
    const look = visitWithTypeInfo(types, {
      Argument: ({ name: { value: argument }, value }) => {
        if (value.kind !== Kind.VARIABLE) return;
        const place = `${types.getFieldDef()?.name}(${argument}: $${value.name.value})`;
        const isSame = argument === value.name.value || OTHER_NAMES.has(place);
        if (!isSame || types.getArgument()?.deprecationReason) wrong.push(`${name}: ${place}`);
      },
    });
    visit(operation, look);
  }
  expect(wrong).toEqual([]);
});
