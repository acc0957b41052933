import { expect, test } from 'vitest';
import {
  mayInOrganization,
  mayManage,
  ORGANIZATION_ACTIONS,
  ORGANIZATION_ROLES,
  type OrganizationAction,
  rolesToGive,
  seesAllFigures,
} from './organization-role.ts';

const TABLE: [action: OrganizationAction, owner: boolean, admin: boolean, manager: boolean, member: boolean][] = [
  ['view', true, true, true, true],
  ['useTemplates', true, true, true, true],
  ['leave', false, true, true, true],
  ['invite', true, true, true, false],
  ['editMember', true, true, true, false],
  ['editDetails', true, true, false, false],
  ['changeLink', true, true, false, false],
  ['removeMember', true, true, false, false],
  ['manageTemplates', true, true, false, false],
  ['editBrand', true, true, false, false],
  ['viewAudit', true, true, false, false],
  ['viewFigures', true, true, true, false],
  ['manageSeats', true, false, false, false],
  ['demandSecondFactor', true, false, false, false],
  ['transfer', true, false, false, false],
  ['delete', true, false, false, false],
];

test.each(TABLE)('%s: owner %s, admin %s, manager %s, member %s', (action, owner, admin, manager, member) => {
  expect(ORGANIZATION_ROLES.map((role) => mayInOrganization(role, action))).toEqual([owner, admin, manager, member]);
});

test('the table above has every action', () => {
  expect(TABLE.map(([action]) => action)).toEqual(ORGANIZATION_ACTIONS);
});

const EDITED = ['OWNER → ADMIN', 'OWNER → MANAGER', 'OWNER → MEMBER', 'ADMIN → MANAGER', 'ADMIN → MEMBER'];

test.each([
  ['editMember', [...EDITED, 'MANAGER → MEMBER']],
  ['removeMember', EDITED],
] as const)('%s is done to those below alone', (action, expected) => {
  const allowed = ORGANIZATION_ROLES.flatMap((actor) =>
    ORGANIZATION_ROLES.filter((target) => mayManage(actor, action, target)).map((target) => `${actor} → ${target}`),
  );
  expect(allowed).toEqual(expected);
});

test('a role is given by those above it', () => {
  expect(ORGANIZATION_ROLES.map(rolesToGive)).toEqual([
    ['ADMIN', 'MANAGER', 'MEMBER'],
    ['MANAGER', 'MEMBER'],
    ['MEMBER'],
    [],
  ]);
});

test('without a leaderboard, members are told their own figures alone', () => {
  expect(ORGANIZATION_ROLES.map((role) => seesAllFigures(role, true))).toEqual([true, true, true, true]);
  expect(ORGANIZATION_ROLES.map((role) => seesAllFigures(role, false))).toEqual([true, true, true, false]);
});
