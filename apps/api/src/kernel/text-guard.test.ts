import { AppError, type FieldErrors } from '@tessera/domain';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { assertCleanDocument, assertCleanTexts, assertCleanVariables } from './text-guard.ts';

function refusal(check: () => void): { message: string; fields: FieldErrors } {
  try {
    check();
  } catch (error) {
    if (error instanceof AppError) return { message: error.message, fields: error.fields ?? {} };
    throw error;
  }
  return { message: '', fields: {} };
}

const refuse = (value: unknown) => refusal(() => assertCleanTexts(value));

test('texts and lists that a field may take are let through', () => {
  expect(
    refuse({ input: { note: 'x'.repeat(20_000), ids: Array.from({ length: 5000 }, () => 'a'), age: null } }),
  ).toEqual({ message: '', fields: {} });
});

test.each([
  ['a list', { input: { tags: Array.from({ length: 100_000 }, () => 'a') } }, 'input.tags', 'At most 5,000 entries.'],
  [
    'a list of objects',
    { phones: Array.from({ length: 5001 }, () => ({ value: '1' })) },
    'phones',
    'At most 5,000 entries.',
  ],
  [
    'an object',
    Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`k${n}`, n])),
    'body',
    'At most 5,000 entries.',
  ],
  ['a text', { input: { note: ' \n'.repeat(450_000) } }, 'input.note', 'At most 20,000 characters.'],
  ['a text in a list', { tags: ['a', 'é'.repeat(20_001)] }, 'tags.1', 'At most 20,000 characters.'],
])('%s beyond every limit is named once, without its contents', (_name, value, field, message) => {
  expect(refuse(value)).toEqual({ message, fields: { [field]: message } });
});

test('many short lists together reach the limit of values', () => {
  const lists = Object.fromEntries(
    Array.from({ length: 20 }, (_, n) => [`list${n}`, Array.from({ length: 5000 }, () => 0)]),
  );
  const { fields } = refuse(lists);
  expect(Object.values(fields)).toEqual(['At most 50,000 values at once.']);
});

test('an answer names a hundred wrong fields at most, by paths of a bounded length', () => {
  expect(Object.keys(refuse({ tags: Array.from({ length: 5000 }, () => '\0') }).fields)).toHaveLength(100);
  const [path = ''] = Object.keys(refuse({ ['k'.repeat(400_000)]: '\0' }).fields);
  expect(path).toHaveLength(300);
});

test('fields of an input are named without `input`, like fields of a wrong type', () => {
  const variables = { input: { tags: Array.from({ length: 100_000 }, () => 'a') } };
  expect(Object.keys(refusal(() => assertCleanVariables(variables)).fields)).toEqual(['tags']);
});

test('a text written into a document has the same limit', () => {
  const query = `{ contacts(query: "${'a'.repeat(400_000)}") { totalCount } }`;
  expect(refusal(() => assertCleanDocument(parse(query), query)).fields).toEqual({
    query: 'At most 20,000 characters.',
  });
});

test('a text that can’t be stored is reported before sizes are', () => {
  const { message, fields } = refuse({
    name: 'a\0b',
    note: 'x'.repeat(30_000),
    list: [JSON.parse('{"__proto__": 1}')],
  });
  expect(message).toBe('Some text contains characters that can’t be stored.');
  expect(fields).toMatchObject({ name: 'This text has a NUL character.', note: 'At most 20,000 characters.' });
  expect(Object.keys(fields)).toContain('list.0.__proto__');
});
