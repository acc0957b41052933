import { screen, within } from '@testing-library/react';
import { json } from '../../../testing/network.ts';
import { inbox, open, row } from '../testing.ts';

/** Somebody in the group. */
export const person = (id: string, name: string, changes: object = {}) => ({
  __typename: 'User',
  id,
  name,
  avatarUrl: null,
  phone: null,
  ...changes,
});
/** The viewer. */
export const ASHA = person('u1', 'Asha Rao');
/** An admin whose number is shown. */
export const LENA = person('u2', 'Lena Fischer', { phone: '+4917112345' });
export const MATEO = person('u3', 'Mateo Lombardi');

/** The viewer's own group, unless told otherwise. */
export const group = (changes: object = {}) => ({
  __typename: 'Group',
  id: 'g1',
  name: 'Milan',
  description: 'Hall 4',
  photoUrl: null,
  ownerId: 'u1',
  adminIds: ['u2'],
  memberCount: 3,
  viewerRole: 'OWNER',
  joinCode: 'ACDEFGHJKM',
  joinCodeExpiresAt: null,
  joinUrl: 'https://tessera.example/join/ACDEFGHJKM',
  ...changes,
});
export const asMember = { viewerRole: 'MEMBER', ownerId: 'u2', adminIds: [] };
export const asAdmin = { viewerRole: 'ADMIN', ownerId: 'u2', adminIds: ['u1'] };

/** A page of the members. */
export const members = (people: object[], endCursor: string | null = null) =>
  json({
    data: {
      group: {
        __typename: 'Group',
        id: 'g1',
        members: {
          __typename: 'GroupMemberConnection',
          totalCount: people.length,
          edges: people.map((user) => ({
            __typename: 'GroupMemberEdge',
            node: { __typename: 'GroupMember', role: 'MEMBER', user },
          })),
          pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
        },
      },
    },
  });

type Tab = 'details' | 'settings';

/** The chat with the group `g1` and its panel open. */
export function openPanel(tab: Tab, changes: object = {}, answers: Parameters<typeof open>[1] = {}) {
  return open(`/dashboard/chat/g1?panel=${tab}`, {
    'GraphQL Inbox': () => inbox([row('g1', { title: 'Milan' })]),
    'GraphQL GroupPanel': () => json({ data: { group: group(changes) } }),
    'GraphQL GroupMembers': () => members([ASHA, LENA, MATEO]),
    ...answers,
  });
}
/** What a mutation answers. */
export const answer = (mutation: string, payload: object) => () => json({ data: { [mutation]: payload } });
/** What the API answers to a change of the group. */
export const changed = (mutation: string, fields: Parameters<typeof group>[0]) =>
  answer(mutation, { group: group(fields) });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** A button of the question that is asked. */
export const inQuestion = (name: string) => within(screen.getByRole('alertdialog')).getByRole('button', { name });
