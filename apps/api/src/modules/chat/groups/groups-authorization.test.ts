import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupFixtures } from '../../../testing/group-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

const ROLES = ['nobody', 'stranger', 'invited', 'member', 'ex-member', 'admin', 'ex-admin', 'owner'] as const;
type Role = (typeof ROLES)[number];

/** A group, everybody who has something to do with it, and another member on whom things are tried. */
interface Scene {
  id: string;
  joinCode: string;
  target: Person;
  people: Record<Role, Person | null>;
}

let server: TestServer;
let fixtures: ReturnType<typeof groupFixtures>;
let cast: { people: Scene['people']; target: Person };
let phone: string;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = groupFixtures(server);
  const people = { nobody: null } as Scene['people'];
  for (const role of ROLES) if (role !== 'nobody') people[role] = await server.register(role);
  cast = { people, target: await server.register('Target') };
  phone = await fixtures.givePhone(people.invited as Person);
  await fixtures.hide(people.invited as Person);
});
afterAll(() => server.close());

/** A new group, so that nobody finds what another has changed. */
async function makeScene(): Promise<Scene> {
  for (const [role, person] of Object.entries(cast.people)) {
    if (person) await server.services.rateLimits.reset('joinByViewer', person.id);
    if (role === 'owner') await server.services.rateLimits.reset('lookUpByViewer', person?.id ?? '');
  }
  await server.services.rateLimits.reset('joinByAddress', '127.0.0.1');
  const { owner, admin, member, 'ex-member': exMember, 'ex-admin': exAdmin } = cast.people as Record<Role, Person>;
  const group = await fixtures.makeGroup(owner, admin, member, exMember, exAdmin, cast.target);
  await fixtures.toggleAdmin(owner, group, admin);
  await fixtures.toggleAdmin(owner, group, exAdmin);
  await fixtures.change(owner, 'removeGroupMember', { id: group.id, userId: exAdmin.id });
  await fixtures.change(exMember, 'leaveGroup', { id: group.id }, '');
  await fixtures.change(owner, 'addGroupMemberByPhone', { id: group.id, phone }, '{ outcome }');
  return { ...group, ...cast };
}

type Outcomes = Record<Role, string>;
const OUT = { nobody: 'UNAUTHENTICATED', stranger: 'NOT_FOUND', invited: 'NOT_FOUND' };
const GONE = { 'ex-member': 'NOT_FOUND', 'ex-admin': 'NOT_FOUND' };
const MEMBERS: Outcomes = { ...OUT, ...GONE, member: 'ok', admin: 'ok', owner: 'ok' };
const ADMINS: Outcomes = { ...MEMBERS, member: 'FORBIDDEN' };
const OWNER: Outcomes = { ...ADMINS, admin: 'FORBIDDEN' };
const SIGNED_IN = Object.fromEntries(
  ROLES.map((role) => [role, role === 'nobody' ? 'UNAUTHENTICATED' : 'ok']),
) as Outcomes;
const HIDDEN: Outcomes = { ...MEMBERS, stranger: 'null', invited: 'null', 'ex-member': 'null', 'ex-admin': 'null' };
const INVITED: Outcomes = { ...ADMINS, invited: 'ok', member: 'NOT_FOUND', admin: 'NOT_FOUND', owner: 'NOT_FOUND' };

type Attempt = (scene: Scene, as: Person | null) => Promise<{ data: unknown; code: string | undefined }>;
const query =
  (document: string): Attempt =>
  ({ id, joinCode }, as) =>
    fixtures.run(
      as,
      document,
      document.includes('$code') ? { code: joinCode } : document.includes('$id') ? { id } : {},
    );
const mutation =
  (name: string, input: (scene: Scene) => object = () => ({}), selection?: string): Attempt =>
  (scene, as) =>
    fixtures.change(as, name, { id: scene.id, ...input(scene) }, selection);
const onTarget = ({ target }: Scene) => ({ userId: target.id });
const onOwner = ({ people }: Scene) => ({ userId: people.owner?.id });

const TABLE: [name: string, attempt: Attempt, expected: Outcomes][] = [
  ['group', query('query ($id: ID!) { group(id: $id) { members { totalCount } } }'), HIDDEN],
  ['node', query('query ($id: ID!) { node(id: $id) { id } }'), { ...HIDDEN, nobody: 'null' }],
  ['groups', query('{ viewer { groups { edges { node { id } } } } }'), { ...SIGNED_IN, nobody: 'null' }],
  [
    'groupByCode',
    query('query ($code: String!) { groupByCode(code: $code) { name } }'),
    { ...SIGNED_IN, 'ex-admin': 'null' },
  ],
  ['groupInvitations', query('{ groupInvitations { id } }'), SIGNED_IN],
  ['createGroup', (_, as) => fixtures.change(as, 'createGroup', { name: 'Mine' }), SIGNED_IN],
  [
    'joinGroup',
    ({ joinCode }, as) => fixtures.change(as, 'joinGroup', { code: joinCode }),
    // Who was removed needs a new invitation.
    { ...SIGNED_IN, 'ex-admin': 'BAD_USER_INPUT' },
  ],
  ['leaveGroup', mutation('leaveGroup', undefined, ''), { ...MEMBERS, owner: 'FORBIDDEN' }],
  ['updateGroup', mutation('updateGroup', () => ({ name: 'Other' })), ADMINS],
  ['removeGroupPhoto', mutation('removeGroupPhoto'), ADMINS],
  ['changeJoinCode', mutation('changeJoinCode'), ADMINS],
  ['setJoinCodeExpiry', mutation('setJoinCodeExpiry'), ADMINS],
  [
    'addGroupMemberByPhone',
    mutation('addGroupMemberByPhone', () => ({ phone: '+919811100000' }), '{ outcome }'),
    ADMINS,
  ],
  ['addGroupMembers', mutation('addGroupMembers', () => ({ phones: ['+919811100000'] }), '{ invited }'), ADMINS],
  ['toggleGroupAdmin', mutation('toggleGroupAdmin', onTarget), ADMINS],
  [
    'toggleGroupAdmin on the owner',
    mutation('toggleGroupAdmin', onOwner),
    { ...ADMINS, admin: 'FORBIDDEN', owner: 'FORBIDDEN' },
  ],
  ['removeGroupMember', mutation('removeGroupMember', onTarget), ADMINS],
  [
    'removeGroupMember on the owner',
    mutation('removeGroupMember', onOwner),
    { ...ADMINS, admin: 'FORBIDDEN', owner: 'FORBIDDEN' },
  ],
  ['transferGroup', mutation('transferGroup', onTarget), OWNER],
  ['deleteGroup', mutation('deleteGroup', undefined, ''), OWNER],
  ['acceptGroupInvitation', mutation('acceptGroupInvitation'), INVITED],
  ['declineGroupInvitation', mutation('declineGroupInvitation', undefined, ''), INVITED],
];

/** GraphQL's code, or 'null', or 'ok'. */
const toOutcome = ({ data, code }: { data: unknown; code: string | undefined }) =>
  code ?? (data === null ? 'null' : 'ok');

describe('each operation does for each what they may', () => {
  test.each(TABLE)('%s', async (_name, attempt, expected) => {
    const outcomes: Record<string, string> = {};
    let scene = await makeScene();
    for (const role of ROLES) {
      outcomes[role] = toOutcome(await attempt(scene, scene.people[role]));
      // What was refused has changed nothing.
      if (outcomes[role] === 'ok') scene = await makeScene();
    }
    expect(outcomes).toEqual(expected);
  });

  test('setGroupPhoto', async () => {
    const outcomes: Record<string, number> = {};
    const { id, people } = await makeScene();
    for (const role of ROLES) {
      const form = new FormData();
      form.set('photo', new Blob(['no picture']), 'us.png');
      const headers = people[role] ? { authorization: `Bearer ${people[role].token}` } : undefined;
      const response = await fetch(`${server.origin}/api/chat/groups/${id}/photo`, {
        method: 'POST',
        body: form,
        headers,
      });
      outcomes[role] = response.status;
    }
    // Whoever may is told that this is no picture.
    expect(outcomes).toEqual({
      nobody: 401,
      stranger: 404,
      invited: 404,
      member: 403,
      'ex-member': 404,
      admin: 415,
      'ex-admin': 404,
      owner: 415,
    });
  });
});

test('who is out finds the group in no list, and not by its id', async () => {
  const { id, people } = await makeScene();
  const gone = people['ex-member'] as Person;
  const { data } = await fixtures.run<{ groups: { edges: { node: { id: string } }[] } }>(
    gone,
    '{ viewer { groups { edges { node { id } } } } }',
  );
  expect(data?.groups.edges.map(({ node }) => node.id)).not.toContain(id);
  expect((await server.rest('GET', `/api/chat/groups/${id}/members`, { as: gone })).status).toBe(404);
});
