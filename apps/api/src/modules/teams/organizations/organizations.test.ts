import { mayInOrganization, ORGANIZATION_ROLES, type OrganizationAction } from '@tessera/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '../../../testing/mailbox.ts';
import { organizationFixtures } from '../../../testing/organization-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

interface MemberPage {
  edges: { node: { user: { name: string } } }[];
  pageInfo: { endCursor: string };
}
const MEMBER_PAGE = `query ($after: String) { organization {
  members(first: 1, after: $after) { edges { node { user { name } } } pageInfo { endCursor } } } }`;
const LINK_IS_OVER = 'This link has expired or was used already.';

let mailbox: Mailbox;
let server: TestServer;
let fixtures: ReturnType<typeof organizationFixtures>;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer({ SMTP_URL: mailbox.url, MAIL_FROM: 'Tessera <hello@tessera.example>' });
  fixtures = organizationFixtures(server);
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

/** The token of the newest mail to that address. */
async function mailedToken(email: string): Promise<string> {
  await server.runJobs();
  return /\/team\/([\w-]{43})/.exec(mailbox.find(email).text)?.[1] ?? '';
}

const join = (as: Person, token: string) => fixtures.change(as, 'joinOrganization', { token });

async function readLink(team: { id: string; owner: Person }): Promise<string> {
  const { data } = await fixtures.change<{ joinUrl: string }>(
    team.owner,
    'changeOrganizationLink',
    { id: team.id },
    '{ joinUrl }',
  );
  return data?.joinUrl.split('/').at(-1) ?? '';
}

describe('a team', () => {
  test('belongs to who made it, who can be in no other', async () => {
    const team = await fixtures.makeOrganization();
    const { data } = await fixtures.run<object>(
      team.owner,
      '{ organization { name viewerRole memberCount joinUrl members { edges { node { role label user { name } } } } } }',
    );
    expect(data).toEqual({
      name: 'Rao & Daughters',
      viewerRole: 'OWNER',
      memberCount: 1,
      joinUrl: null,
      members: { edges: [{ node: { role: 'OWNER', label: '', user: { name: 'Olga Owner' } } }] },
    });
    expect(await fixtures.change(team.owner, 'createOrganization', { name: 'Second' })).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await fixtures.change(team.owner, 'createOrganization', { name: ' ' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { name: 'Enter a name.' },
    });
  });

  test('is listed by role, then name, page by page', async () => {
    const [zoe, ann, max] = [await fixtures.person('Zoe'), await fixtures.person('Ann'), await fixtures.person('Max')];
    const { owner } = await fixtures.makeOrganization([zoe, 'MEMBER'], [ann, 'MEMBER'], [max, 'ADMIN']);
    const names: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 4; page += 1) {
      const members: MemberPage | undefined = (
        await fixtures.run<{ members: MemberPage }>(owner, MEMBER_PAGE, { after })
      ).data?.members;
      names.push(...(members?.edges ?? []).map(({ node }) => node.user.name));
      after = members?.pageInfo.endCursor ?? null;
    }
    expect(names).toEqual(['Olga Owner', 'Max', 'Ann', 'Zoe']);
  });
});

describe('an invitation by mail', () => {
  test('lets its reader in once, as what they were invited', async () => {
    const team = await fixtures.makeOrganization();
    const [reader, late] = [await fixtures.person(), await fixtures.person()];
    const input = { id: team.id, email: 'sam@example.com', role: 'MANAGER', label: 'Sales' };
    expect((await fixtures.change(team.owner, 'inviteToOrganization', input)).code).toBeUndefined();
    const token = await mailedToken('sam@example.com');
    const preview = await fixtures.run(reader, `{ organizationByToken(token: "${token}") { name role isMember } }`);
    expect(preview.data).toEqual({ name: 'Rao & Daughters', role: 'MANAGER', isMember: false });

    expect((await join(reader, token)).data).toEqual({ id: team.id });
    expect((await fixtures.readRoles(team))[reader.id]).toBe('MANAGER');
    expect(await join(late, token)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { token: LINK_IS_OVER } });
    const [row] = await server.services.db.query('SELECT label FROM organization_members WHERE user_id = $1', [
      reader.id,
    ]);
    expect(row).toEqual({ label: 'Sales' });
    expect(await fixtures.readLog(team)).toEqual(['CREATED', 'INVITED MANAGER', 'JOINED by invitation']);
  });

  test('is not kept in readable form, ends, can be withdrawn, and a second one ends the first', async () => {
    const team = await fixtures.makeOrganization();
    const { db } = server.services;
    const invite = async (email: string) => {
      const { data } = await fixtures.change(team.owner, 'inviteToOrganization', { id: team.id, email });
      return { id: data?.id ?? '', token: await mailedToken(email) };
    };
    const first = await invite('fay@example.com');
    // Within a day nothing is mailed again, and the first invitation stays valid.
    await db.query("UPDATE organization_invitations SET created_at = now() - interval '25 hours'");
    const second = await invite('fay@example.com');
    const [stored] = await db.query('SELECT token_hash FROM organization_invitations WHERE id = $1', [second.id]);
    expect(stored.token_hash.toString('base64url')).not.toBe(second.token);
    const ended = await invite('eve@example.com');
    await db.query("UPDATE organization_invitations SET expires_at = now() - interval '1 second' WHERE id = $1", [
      ended.id,
    ]);
    const withdrawn = await invite('wil@example.com');
    await fixtures.change(team.owner, 'withdrawOrganizationInvitation', { id: withdrawn.id }, '');
    const reader = await fixtures.person();
    for (const { token } of [first, ended, withdrawn]) {
      expect((await join(reader, token)).fields).toEqual({ token: LINK_IS_OVER });
    }
    expect((await join(reader, second.token)).data).toEqual({ id: team.id });
  });

  test('gives no role that is not below one’s own', async () => {
    const [manager, admin] = [await fixtures.person(), await fixtures.person()];
    const { id } = await fixtures.makeOrganization([manager, 'MANAGER'], [admin, 'ADMIN']);
    const as = (who: Person, role: string) =>
      fixtures.change(who, 'inviteToOrganization', { id, email: 'x@example.com', role });
    expect((await as(manager, 'MEMBER')).code).toBeUndefined();
    expect((await as(manager, 'MANAGER')).code).toBe('FORBIDDEN');
    expect((await as(admin, 'ADMIN')).code).toBe('FORBIDDEN');
    expect((await as(admin, 'OWNER')).code).toBe('FORBIDDEN');
  });

  test('lets one of many in who press at once', async () => {
    const team = await fixtures.makeOrganization();
    await fixtures.change(team.owner, 'inviteToOrganization', { id: team.id, email: 'race@example.com' });
    const token = await mailedToken('race@example.com');
    const readers = await Promise.all(Array.from({ length: 5 }, () => fixtures.person()));
    const codes = await Promise.all(readers.map(async (as) => (await join(as, token)).code ?? 'ok'));
    expect(codes.sort()).toEqual([...Array(4).fill('BAD_USER_INPUT'), 'ok']);
  });
});

test('the link lets members in until it is changed or removed', async () => {
  const team = await fixtures.makeOrganization();
  const [early, late] = [await fixtures.person(), await fixtures.person()];
  const first = await readLink(team);
  expect((await join(early, first)).data).toEqual({ id: team.id });
  expect((await fixtures.readRoles(team))[early.id]).toBe('MEMBER');
  const second = await readLink(team);
  expect((await join(late, first)).fields).toEqual({ token: LINK_IS_OVER });
  await fixtures.change(team.owner, 'removeOrganizationLink', { id: team.id });
  expect((await join(late, second)).fields).toEqual({ token: LINK_IS_OVER });
  expect((await join(await fixtures.person(), 'x')).fields).toEqual({ token: LINK_IS_OVER });
});

describe('roles', () => {
  /** Action → what tries it, as somebody of each role, in a team of their own. */
  const TRIES: Record<string, [OrganizationAction, (team: string, other: Person) => [string, object, string?]]> = {
    rename: ['editDetails', (id) => ['updateOrganization', { id, name: 'New' }]],
    invite: ['invite', (id) => ['inviteToOrganization', { id, email: 'y@example.com' }]],
    link: ['changeLink', (id) => ['changeOrganizationLink', { id }]],
    label: ['editMember', (id, { id: userId }) => ['updateOrganizationMember', { id, userId, label: 'X' }, '{ role }']],
    remove: ['removeMember', (id, { id: userId }) => ['removeOrganizationMember', { id, userId }]],
    transfer: ['transfer', (id, { id: userId }) => ['transferOrganization', { id, userId }]],
    leave: ['leave', (id) => ['leaveOrganization', { id }, '']],
    delete: ['delete', (id) => ['deleteOrganization', { id }, '']],
  };

  test.each(Object.entries(TRIES))('%s is allowed by the table, and by nothing else', async (_, [action, attempt]) => {
    for (const role of ORGANIZATION_ROLES) {
      const [person, other, stranger] = [await fixtures.person(), await fixtures.person(), await fixtures.person()];
      const team =
        role === 'OWNER'
          ? await fixtures.makeOrganization([other, 'MEMBER'])
          : await fixtures.makeOrganization([person, role], [other, 'MEMBER']);
      const as = role === 'OWNER' ? team.owner : person;
      const [name, input, selection] = attempt(team.id, other);
      expect((await fixtures.change(stranger, name, input, selection)).code, 'stranger').toBe('NOT_FOUND');
      const expected = mayInOrganization(role, action) ? 'ok' : 'FORBIDDEN';
      expect((await fixtures.change(as, name, input, selection)).code ?? 'ok', role).toBe(expected);
    }
  });

  test('nobody manages people of their own role or above, nor gives a role that is not below', async () => {
    const [admin, second, manager] = [await fixtures.person(), await fixtures.person(), await fixtures.person()];
    const team = await fixtures.makeOrganization([admin, 'ADMIN'], [second, 'ADMIN'], [manager, 'MANAGER']);
    const { id } = team;
    const edit = (as: Person, userId: string, input: object) =>
      fixtures.change(as, 'updateOrganizationMember', { id, userId, ...input }, '{ role }');
    expect((await edit(admin, second.id, { role: 'MEMBER' })).code).toBe('FORBIDDEN');
    expect((await edit(admin, team.owner.id, { label: 'Boss' })).code).toBe('FORBIDDEN');
    expect((await edit(admin, manager.id, { role: 'ADMIN' })).code).toBe('FORBIDDEN');
    expect((await edit(team.owner, manager.id, { role: 'OWNER' })).code).toBe('FORBIDDEN');
    expect((await edit(manager, manager.id, { role: 'ADMIN' })).code).toBe('FORBIDDEN');
    expect((await edit(manager, manager.id, { label: 'Lead' })).code).toBeUndefined();
    expect((await edit(admin, manager.id, { role: 'MEMBER' })).data).toEqual({ role: 'MEMBER' });
    expect((await fixtures.change(admin, 'removeOrganizationMember', { id, userId: second.id })).code).toBe(
      'FORBIDDEN',
    );
    expect(await fixtures.readLog(team)).toEqual(['CREATED', 'LABEL_CHANGED Lead', 'ROLE_CHANGED manager → member']);
  });
});
