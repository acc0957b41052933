import { expect, test } from 'vitest';
import { checkView, VIEW_LIMITS } from './contact-filter.ts';

test('a kept filter has a name in one line', () => {
  expect(checkView({ name: ' Fair  2026 ', query: 'rao', tag: '' }).view).toEqual({
    ...{ name: 'Fair 2026', query: 'rao', tag: '' },
  });
  expect(checkView({ name: ' ', query: '', tag: 'x'.repeat(41) }).errors).toEqual({
    name: 'Give it a name.',
    tag: 'At most 40 characters.',
  });
  const long = 'x'.repeat(VIEW_LIMITS.query + 1);
  expect(Object.keys(checkView({ name: long, query: long, tag: '' }).errors)).toEqual(['name', 'query']);
});
