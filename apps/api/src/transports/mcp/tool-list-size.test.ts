import { expect, test } from 'vitest';
import { createSchema } from '../../server/schema.ts';
import { describeTool } from './describe-tool.ts';
import { tools } from './tools.ts';

/** An agent reads the list first, in every conversation. */
const MOST_BYTES = 40_000;

test('the list of tools is short enough to read every time', () => {
  const schema = createSchema();
  const listed = tools.map((tool) => describeTool(tool, schema));
  const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value) ?? '');
  expect(bytes({ tools: listed })).toBeLessThan(MOST_BYTES);
});

test('every argument still has a description', () => {
  const schema = createSchema();
  for (const tool of tools) {
    for (const [name, property] of Object.entries(describeTool(tool, schema).inputSchema.properties ?? {})) {
      const { description, $ref } = property as { description?: string; $ref?: string };
      expect([tool.name, name, Boolean(description ?? $ref)]).toEqual([tool.name, name, true]);
    }
  }
});
