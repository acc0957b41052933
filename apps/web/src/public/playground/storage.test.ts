import { beforeEach, expect, test } from 'vitest';
import { forgetPlayground } from '../../data/session/forget-playground.ts';
import { openStorage } from './storage.ts';

beforeEach(() => localStorage.clear());

test('the history keeps the query and its variables, but no headers', () => {
  const storage = openStorage(localStorage, 'asha');
  const sent = { query: '{ viewer { id } }', variables: '', headers: '{"Authorization":"Bearer tsr_secret"}' };
  storage.setItem('graphiql:queries', JSON.stringify({ queries: [sent] }));
  expect(JSON.parse(storage.getItem('graphiql:queries') ?? '')).toEqual({ queries: [{ ...sent, headers: null }] });
  expect(JSON.stringify({ ...localStorage })).not.toContain('tsr_secret');
});

test('tabs are kept as GraphiQL reads them: each has all its keys', () => {
  const storage = openStorage(localStorage, 'asha');
  const tab = { id: '1', title: 'Mine', query: '{ a }', variables: '{}', operationName: null, response: null };
  storage.setItem('graphiql:tabState', JSON.stringify({ activeTabIndex: 0, tabs: [{ ...tab, headers: '{"a":"b"}' }] }));
  expect(JSON.parse(storage.getItem('graphiql:tabState') ?? '')).toEqual({
    activeTabIndex: 0,
    tabs: [{ ...tab, headers: null }],
  });
});

test('other texts are kept as they are', () => {
  const storage = openStorage(localStorage, 'asha');
  for (const text of ['{ card(id: "headers") { id } }', '"headers"', '{"theme":"dark"}']) {
    storage.setItem('graphiql:query', text);
    expect(storage.getItem('graphiql:query')).toBe(text);
  }
  storage.removeItem('graphiql:query');
  expect([storage.getItem('graphiql:query'), storage.length]).toEqual([null, 0]);
});

test('no account sees what another one has written, and signing out removes everything', () => {
  openStorage(localStorage, 'asha').setItem('graphiql:query', '{ secret }');
  localStorage.setItem('theme', 'dark');
  expect(openStorage(localStorage, 'bela').getItem('graphiql:query')).toBeNull();
  expect(openStorage(localStorage, '').getItem('graphiql:query')).toBeNull();
  forgetPlayground();
  expect({ ...localStorage }).toEqual({ theme: 'dark' });
});
