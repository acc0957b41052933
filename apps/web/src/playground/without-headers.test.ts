import { expect, test } from 'vitest';
import { withoutHeaders } from './without-headers.ts';

test('the history keeps the query and its variables, but no headers', () => {
  const storage = withoutHeaders(localStorage);
  const sent = { query: '{ viewer { id } }', variables: '', headers: '{"Authorization":"Bearer tsr_secret"}' };
  storage.setItem('graphiql:queries', JSON.stringify({ queries: [sent] }));
  expect(JSON.parse(localStorage.getItem('graphiql:queries') ?? '')).toEqual({
    queries: [{ query: sent.query, variables: '' }],
  });
  expect(storage.getItem('graphiql:queries')).not.toContain('tsr_secret');
});

test('other texts are kept as they are', () => {
  const storage = withoutHeaders(localStorage);
  for (const text of ['{ card(id: "headers") { id } }', '"headers"', '{"theme":"dark"}']) {
    storage.setItem('graphiql:query', text);
    expect(storage.getItem('graphiql:query')).toBe(text);
  }
  storage.removeItem('graphiql:query');
  expect([storage.getItem('graphiql:query'), storage.length]).toEqual([null, localStorage.length]);
});
