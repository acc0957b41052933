import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeOrganization, organizationFixtures } from '../../../testing/organization-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { sweepUploads } from '../../uploads/upload-sweep.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CARD = `{ id version data { logoUrl design {
  name colors { paper paperEnd name role line accent } ornament head fonts { name text } coverUrl } } }`;
const COLORS = { primary: '#14332b', secondary: '#e8c98f', accent: '#f0a35e' };
const KIT = { logoUrl: '', coverUrl: '', colors: COLORS, fonts: { name: 'SERIF', text: 'MONO' } };

interface Worn {
  id: string;
  version: number;
  data: { logoUrl: string; design: { colors: { paper: string }; coverUrl?: string } | null };
}

let server: TestServer;
let fixtures: ReturnType<typeof organizationFixtures>;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = organizationFixtures(server);
});
afterAll(() => server.close());

async function upload(as: Person, id: string, { kind = 'logo', file }: { kind?: string; file?: Blob } = {}) {
  const picture = sharp({ create: { width: 2000, height: 500, channels: 3, background: '#b8873a' } }).png();
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', file ?? new Blob([new Uint8Array(await picture.toBuffer())]), 'logo.png');
  const response = await fetch(`${server.origin}/api/organizations/${id}/pictures`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${as.token}` },
  });
  return { status: response.status, body: (await response.json()) as { url: string; widthPx: number } };
}

const setKit = (as: Person, id: string, changes: object = {}) =>
  fixtures.change<{ brand: typeof KIT }>(
    as,
    'setOrganizationBrand',
    { id, brand: { ...KIT, ...changes } },
    '{ brand { logoUrl coverUrl colors { primary secondary accent } fonts { name text } } }',
  );
const makeTemplate = async ({ id, owner }: MadeOrganization, hasBrand: boolean) => {
  const template = { organizationId: id, name: 'Card', data: {}, fields: [], hasBrand };
  return fixtures.change(owner, 'createOrganizationTemplate', template);
};
const read = async (as: Person, id: string) =>
  (await fixtures.run<Worn>(as, `query ($id: ID!) { card(id: $id) ${CARD} }`, { id })).data;
const readStatus = async (url: string) => (await fetch(server.origin + url)).status;

describe('a brand kit', () => {
  test('is on every card that wears it at once, at every process, and on no other', async () => {
    const other = await startTestServer({ DATABASE_URL: server.databaseUrl });
    const mia = await fixtures.person('Mia Member');
    const team = await fixtures.makeOrganization([mia, 'MEMBER']);
    expect((await makeTemplate(team, true)).fields).toEqual({ hasBrand: 'The team has no brand kit yet.' });
    const logoUrl = (await upload(team.owner, team.id)).body.url;
    expect((await setKit(team.owner, team.id, { logoUrl })).data).toEqual({ brand: { ...KIT, logoUrl } });
    const ids = { worn: '', plain: '' };
    for (const key of ['worn', 'plain'] as const) {
      const { data: template } = await makeTemplate(team, key === 'worn');
      const { data } = await fixtures.change(mia, 'createCardFromTemplate', { id: template?.id });
      ids[key] = data?.id ?? '';
    }
    const worn = await read(mia, ids.worn);
    expect(worn?.data).toMatchObject({ logoUrl, design: { colors: { paper: COLORS.primary } } });
    const data = { name: 'Mia Member', email: mia.email, logoUrl };
    expect((await fixtures.change(mia, 'updateCard', { id: ids.worn, data })).fields).toMatchObject({
      'data.theme': 'Your team sets this field.',
    });
    const shown = { ...data, ...worn?.data };
    await fixtures.change(mia, 'updateCard', { id: ids.worn, data: shown, visibility: 'PUBLIC' });
    const shownAt = async (at: TestServer) => {
      const { body } = await at.rest('GET', `/api/public/card/${ids.worn}`);
      return (body.card as { data: { logo: string } }).data.logo;
    };
    const pictureIn = async () => {
      const { data: card } = await fixtures.run<{ path: string }>(mia, `{ card(id: "${ids.worn}") { path } }`);
      const page = await (await fetch(server.origin + card?.path)).text();
      return /property="og:image" content="([^"]+)"/.exec(page)?.[1];
    };
    const before = await pictureIn();
    expect(await shownAt(other)).toBe(logoUrl);

    const coverUrl = (await upload(team.owner, team.id, { kind: 'cover' })).body.url;
    const newLogo = (await upload(team.owner, team.id)).body.url;
    await setKit(team.owner, team.id, { logoUrl: newLogo, coverUrl, colors: { ...COLORS, primary: '#2a0a12' } });
    const dressed = await read(mia, ids.worn);
    expect(dressed).toMatchObject({ version: 3, data: { design: { colors: { paper: '#2a0a12' }, coverUrl } } });
    expect(await read(mia, ids.plain)).toMatchObject({ version: 1, data: { logoUrl: '', design: null } });
    for (const at of [server, other]) await expect.poll(() => shownAt(at)).toBe(newLogo);
    expect(await pictureIn()).not.toBe(before);
    expect((await fixtures.readLog(team)).at(-1)).toBe('BRAND_CHANGED 1 cards changed');
    await other.close();
  });

  test('is refused with every colour named that can’t be read, and pictures that are not the team’s', async () => {
    const team = await fixtures.makeOrganization();
    const colors = { primary: '#14332b', secondary: '#2c5a4d', accent: 'red' };
    const faint = await setKit(team.owner, team.id, { colors: { ...COLORS, secondary: '#2c5a4d' } });
    expect([faint.code, Object.keys(faint.fields ?? {})]).toEqual(['BAD_USER_INPUT', ['brand.colors.secondary']]);
    expect(Object.keys((await setKit(team.owner, team.id, { colors })).fields ?? {})).toEqual(['brand.colors.accent']);
    const foreign = await upload((await fixtures.makeOrganization()).owner, team.id);
    expect(foreign.status).toBe(404);
    const stray = await setKit(team.owner, team.id, { logoUrl: `/uploads/${'0'.repeat(32)}.webp` });
    expect(stray.fields).toEqual({ 'brand.logoUrl': 'This picture was not uploaded for the team.' });
  });

  test('is for admins', async () => {
    const [admin, manager] = [await fixtures.person(), await fixtures.person()];
    const team = await fixtures.makeOrganization([admin, 'ADMIN'], [manager, 'MANAGER']);
    expect((await setKit(admin, team.id)).code).toBeUndefined();
    expect((await setKit(manager, team.id)).code).toBe('FORBIDDEN');
    expect((await upload(manager, team.id)).status).toBe(403);
    expect((await upload(admin, team.id, { file: new Blob(['hello']) })).status).toBe(415);
  });
});

test('a picture stays as long as anything shows it, whoever leaves, and then goes', async () => {
  const [admin, mia] = [await fixtures.person(), await fixtures.person('Mia')];
  const team = await fixtures.makeOrganization([admin, 'ADMIN'], [mia, 'MEMBER']);
  const first = (await upload(admin, team.id)).body;
  expect(first.widthPx).toBe(800);
  const unused = (await upload(admin, team.id)).body;
  await setKit(admin, team.id, { logoUrl: first.url });
  const { data: template } = await makeTemplate(team, true);
  const { data: card } = await fixtures.change(mia, 'createCardFromTemplate', { id: template?.id });
  await fixtures.change(team.owner, 'removeOrganizationMember', { id: team.id, userId: admin.id });
  const second = (await upload(team.owner, team.id)).body;
  await setKit(team.owner, team.id, { logoUrl: second.url });
  let now = Date.now();
  const sweep = async () => {
    now += 2 * DAY_MS;
    await sweepUploads(server.services, new Date(now));
    await server.runJobs();
    return [await readStatus(first.url), await readStatus(second.url), await readStatus(unused.url)];
  };
  // The card's earlier version has the first: it can be brought back.
  expect(await sweep()).toEqual([200, 200, 404]);
  await fixtures.change(team.owner, 'deleteOrganization', { id: team.id }, '');
  expect(await sweep()).toEqual([200, 200, 404]);
  await fixtures.change(mia, 'deleteCard', { id: card?.id }, '');
  expect(await sweep()).toEqual([404, 404, 404]);
});
