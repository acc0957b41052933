import { describe, expect, test } from 'vitest';
import { withMemberChange, withNextPage } from './member-list.ts';

const user = (id: string) => ({ __typename: 'User' as const, id, name: id, avatarUrl: null, phone: null });
const list = (ids: string[], hasNextPage = false) => ({
  __typename: 'GroupMemberConnection' as const,
  totalCount: ids.length,
  edges: ids.map((id) => ({
    __typename: 'GroupMemberEdge' as const,
    node: { __typename: 'GroupMember' as const, role: 'MEMBER' as const, user: user(id) },
  })),
  pageInfo: { __typename: 'PageInfo' as const, hasNextPage, endCursor: hasNextPage ? 'end' : null },
});
const listIds = ({ edges }: ReturnType<typeof list>) => edges.map(({ node }) => node.user.id);

describe('somebody', () => {
  test('who went is gone, also from a search', () => {
    const left = withMemberChange(list(['a', 'b']), { user: user('a'), role: null }, false);
    expect([left.edges.map(({ node }) => node.user.id), left.totalCount]).toEqual([['b'], 1]);
  });

  test('with another role stays in their place', () => {
    const changed = withMemberChange(list(['a', 'b']), { user: user('b'), role: 'ADMIN' }, true);
    expect(changed.edges.map(({ node }) => [node.user.id, node.role])).toEqual([
      ['a', 'MEMBER'],
      ['b', 'ADMIN'],
    ]);
  });

  test('who came stands at the end', () => {
    const more = withMemberChange(list(['a']), { user: user('b'), role: 'MEMBER' }, true);
    expect([more.edges.map(({ node }) => node.user.id), more.totalCount]).toEqual([['a', 'b'], 2]);
  });

  test.each([
    ['is found with the next page when there is one', list(['a'], true), true],
    ['is not in what a search found', list(['a']), false],
  ])('who came %s', (_what, known, isWhole) => {
    expect(withMemberChange(known, { user: user('b'), role: 'MEMBER' }, isWhole)).toBe(known);
  });

  test('who went and was not listed changes nothing', () => {
    const known = list(['a'], true);
    expect(withMemberChange(known, { user: user('b'), role: null }, true)).toBe(known);
  });
});

test('pages are joined, and who stands on both stands once', () => {
  const joined = withNextPage(list(['a', 'b'], true), list(['b', 'c']));
  expect([listIds(joined as ReturnType<typeof list>), joined.pageInfo.hasNextPage]).toEqual([['a', 'b', 'c'], false]);
});
