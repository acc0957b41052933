import { expect, test } from 'vitest';
import { GROUP_ACTIONS, GROUP_ROLES, type GroupAction, mayActOn, mayInGroup } from './group-role.ts';

const TABLE: [action: GroupAction, owner: boolean, admin: boolean, member: boolean][] = [
  ['view', true, true, true],
  ['copyCode', true, true, true],
  ['leave', false, true, true],
  ['editDetails', true, true, false],
  ['changePhoto', true, true, false],
  ['addMembers', true, true, false],
  ['changeCode', true, true, false],
  ['toggleAdmin', true, true, false],
  ['removeMember', true, true, false],
  ['deleteMessages', true, true, false],
  ['transfer', true, false, false],
  ['delete', true, false, false],
];

test.each(TABLE)('%s: owner %s, admin %s, member %s', (action, owner, admin, member) => {
  expect(GROUP_ROLES.map((role) => mayInGroup(role, action))).toEqual([owner, admin, member]);
});

test('the table above has every action', () => {
  expect(TABLE.map(([action]) => action)).toEqual(GROUP_ACTIONS);
});

test.each(['toggleAdmin', 'removeMember'] as const)('%s is for admins, and never done to the owner', (action) => {
  const allowed = GROUP_ROLES.flatMap((actor) =>
    GROUP_ROLES.filter((target) => mayActOn(actor, action, target)).map((target) => `${actor} → ${target}`),
  );
  expect(allowed).toEqual(['owner → admin', 'owner → member', 'admin → admin', 'admin → member']);
});
