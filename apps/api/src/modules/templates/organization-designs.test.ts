import { LOOK_CATALOGUE } from '@tessera/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESIGN_FIELDS, graphqlDesign } from '../../testing/designs.ts';
import { organizationFixtures } from '../../testing/organization-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

const design = LOOK_CATALOGUE[0]?.design;
const LOOK = {
  ...{ tag: 'LUXE', theme: 'LUXE' },
  design: design && graphqlDesign(design),
};

let server: TestServer;
let fixtures: ReturnType<typeof organizationFixtures>;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = organizationFixtures(server);
});
afterAll(() => server.close());

async function keep(as: Person, name: string): Promise<string> {
  const { data } = await fixtures.change(as, 'createTemplate', { ...LOOK, name });
  return data?.id ?? '';
}
const publish = (as: Person, id: string) => fixtures.change(as, 'publishTemplate', { id });
const withdraw = (as: Person, id: string) => fixtures.change<string>(as, 'withdrawTemplate', { id }, '');
async function readTeams(as: Person) {
  const listed = `{ templates { id name ${DESIGN_FIELDS} isOwn isTeams mayWithdraw } }`;
  const { data } = await fixtures.run<{ name: string; isTeams: boolean }[]>(as, listed);
  return data?.filter(({ isTeams }) => isTeams);
}

test('what an admin publishes is every member’s to use, stays when they leave, and nobody else’s', async () => {
  const [admin, mia, stranger] = [await fixtures.person(), await fixtures.person(), await fixtures.person()];
  const team = await fixtures.makeOrganization([admin, 'ADMIN'], [mia, 'MEMBER']);
  const own = await keep(admin, 'House');
  const { data: published } = await publish(admin, own);
  const shown = {
    id: published?.id,
    name: 'House',
    design: { ...LOOK.design, name: 'House' },
    isOwn: false,
    isTeams: true,
  };
  expect(await readTeams(mia)).toEqual([{ ...shown, mayWithdraw: false }]);
  expect(await readTeams(stranger)).toEqual([]);
  await fixtures.change(admin, 'deleteTemplate', { id: own }, '');
  await fixtures.change(admin, 'leaveOrganization', { id: team.id }, '');
  expect(await readTeams(team.owner)).toEqual([{ ...shown, mayWithdraw: true }]);
  const id = String(published?.id);
  expect((await withdraw(mia, id)).code).toBe('FORBIDDEN');
  expect((await withdraw(admin, id)).code).toBe('NOT_FOUND');
  expect((await withdraw(team.owner, id)).data).toBe(id);
  expect(await readTeams(mia)).toEqual([]);
  expect((await fixtures.readLog(team)).filter((line) => line.startsWith('DESIGN'))).toEqual([
    'DESIGN_PUBLISHED',
    'DESIGN_WITHDRAWN',
  ]);
});

test('only own templates are published, by who may, and as many as there is room for', async () => {
  const mia = await fixtures.person();
  const team = await fixtures.makeOrganization([mia, 'MANAGER']);
  expect((await publish(mia, await keep(mia, 'Mine'))).code).toBe('FORBIDDEN');
  expect((await publish(team.owner, await keep(mia, 'Hers'))).code).toBe('NOT_FOUND');
  expect((await publish(team.owner, 'obsidian')).code).toBe('NOT_FOUND');
  expect((await publish(await fixtures.person(), 'obsidian')).code).toBe('NOT_FOUND');
  const own = await keep(team.owner, 'House');
  await server.services.db.query(
    `INSERT INTO organization_designs (id, organization_id, name, tag, theme)
     SELECT gen_random_uuid(), $1, 'Full', 'luxe', 'luxe' FROM generate_series(1, 49)`,
    [team.id],
  );
  expect((await publish(team.owner, own)).code).toBeUndefined();
  expect((await publish(team.owner, own)).code).toBe('CONFLICT');
});
