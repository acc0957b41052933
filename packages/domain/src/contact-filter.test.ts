import { expect, test } from 'vitest';
import { CONTACT_FILTER_LIMITS, checkContactFilter } from './contact-filter.ts';

test('a kept filter has a name in one line', () => {
  expect(checkContactFilter({ name: ' Fair  2026 ', query: 'rao', tag: '' }).filter).toEqual({
    ...{ name: 'Fair 2026', query: 'rao', tag: '' },
  });
  expect(checkContactFilter({ name: ' ', query: '', tag: 'x'.repeat(41) }).errors).toEqual({
    name: 'Enter a name.',
    tag: 'At most 40 characters.',
  });
  const long = 'x'.repeat(CONTACT_FILTER_LIMITS.query + 1);
  expect(Object.keys(checkContactFilter({ name: long, query: long, tag: '' }).errors)).toEqual(['name', 'query']);
});
