import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { organizationFixtures } from '../../../testing/organization-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

const SET_BY_TEAM = 'Your team sets this field.';
const CARD = '{ id version data { name role website tagline email theme extra { company { companyName } } } }';

interface TeamCard {
  id: string;
  version: number;
  data: Record<string, unknown> & { website: string };
}

let server: TestServer;
let fixtures: ReturnType<typeof organizationFixtures>;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = organizationFixtures(server);
});
afterAll(() => server.close());

const content = (changes: object = {}, fields: [string, string][] = [['website', 'LOCKED']]) => ({
  name: 'Business card',
  data: { theme: 'TECH', website: 'https://rao.example', extra: { company: { companyName: 'Rao' } }, ...changes },
  fields: fields.map(([field, rule]) => ({ field, rule })),
});

async function makeTemplate({ id, owner }: { id: string; owner: Person }, made: object = content()): Promise<string> {
  const { data, message } = await fixtures.change(owner, 'createOrganizationTemplate', { organizationId: id, ...made });
  if (!data) throw new Error(`no template was made: ${message}`);
  return data.id;
}

async function makeCard(as: Person, templateId: string): Promise<TeamCard> {
  const { data, message } = await fixtures.change<TeamCard>(as, 'createCardFromTemplate', { id: templateId }, CARD);
  if (!data) throw new Error(`no card was made: ${message}`);
  return data;
}

const edit = (as: Person, card: TeamCard, changes: object) =>
  fixtures.change<TeamCard>(as, 'updateCard', { id: card.id, data: { ...card.data, ...changes } }, CARD);
const change = (as: Person, id: string, made: object) =>
  fixtures.change(as, 'updateOrganizationTemplate', { id, ...made });
const read = async (as: Person, { id }: TeamCard) =>
  (await fixtures.run<TeamCard>(as, `query ($id: ID!) { card(id: $id) ${CARD} }`, { id })).data;

describe('a card from a template', () => {
  test('is its member’s, private, and says what the template says', async () => {
    const member = await fixtures.person('Mia Member');
    const team = await fixtures.makeOrganization([member, 'MEMBER']);
    const card = await makeCard(member, await makeTemplate(team));
    expect(card.data).toMatchObject({ name: 'Mia Member', email: member.email, website: 'https://rao.example' });
    const { data } = await fixtures.run(
      member,
      `{ card(id: "${card.id}") { visibility organizationTemplate { name } } }`,
    );
    expect(data).toEqual({ visibility: 'PRIVATE', organizationTemplate: { name: 'Business card' } });
    const templates = '{ organization { templates { cardCount viewerCard { id } fields { field rule } } } }';
    const { data: listed } = await fixtures.run<{ templates: object[] }>(member, templates);
    expect(listed?.templates).toEqual([
      { cardCount: 1, viewerCard: { id: card.id }, fields: [{ field: 'website', rule: 'LOCKED' }] },
    ]);
  });

  test('refuses an edit of a locked field and names it, and takes any other', async () => {
    const member = await fixtures.person();
    const team = await fixtures.makeOrganization([member, 'MEMBER']);
    const card = await makeCard(member, await makeTemplate(team));
    expect(await edit(member, card, { website: 'https://mine.example', role: 'Boss' })).toMatchObject({
      code: 'FORBIDDEN',
      fields: { 'data.website': SET_BY_TEAM },
    });
    expect((await edit(member, card, { role: 'Architect' })).data?.data).toMatchObject({ role: 'Architect' });
    const { status, body } = await server.rest('PUT', `/api/cards/${card.id}`, {
      as: member,
      body: { title: 'X', data: { name: 'Mia', website: 'https://mine.example' } },
    });
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('is asked for required fields when it is saved', async () => {
    const member = await fixtures.person();
    const team = await fixtures.makeOrganization([member, 'MEMBER']);
    const card = await makeCard(member, await makeTemplate(team, content({}, [['phone', 'REQUIRED']])));
    expect(await edit(member, card, { role: 'Boss' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'data.phone': 'Your team asks for this.' },
    });
    expect((await edit(member, card, { phone: '+919876543210' })).code).toBeUndefined();
  });
});

describe('a change of the template', () => {
  test('is on every card at once as a new version, and earlier versions come back with it', async () => {
    const [ann, ben, free] = [
      await fixtures.person('Ann'),
      await fixtures.person('Ben'),
      await fixtures.person('Free'),
    ];
    const team = await fixtures.makeOrganization([ann, 'MEMBER'], [ben, 'MEMBER'], [free, 'MEMBER']);
    const templateId = await makeTemplate(team);
    const cards = [await makeCard(ann, templateId), await makeCard(ben, templateId)] as const;
    const { data: own } = await fixtures.change<TeamCard>(
      free,
      'createCard',
      { data: { name: 'Free', email: free.email } },
      CARD,
    );
    const fields: [string, string][] = [
      ['website', 'LOCKED'],
      ['tagline', 'LOCKED'],
      ['theme', 'LOCKED'],
      ['extra.company.companyName', 'LOCKED'],
    ];
    const made = content({ tagline: 'Houses', theme: 'MINIMAL', website: 'new.example' }, fields);
    expect((await change(team.owner, templateId, made)).code).toBeUndefined();
    for (const [as, card] of [
      [ann, cards[0]],
      [ben, cards[1]],
    ] as const) {
      expect(await read(as, card)).toMatchObject({
        version: 2,
        data: { website: 'https://new.example', tagline: 'Houses', theme: 'MINIMAL', email: as.email },
      });
    }
    expect(own && (await read(free, own))?.version).toBe(1);
    // Saved again without a change, it leaves the cards alone.
    await change(team.owner, templateId, made);
    expect((await read(ann, cards[0]))?.version).toBe(2);
    const { data: restored } = await fixtures.change<TeamCard>(
      ann,
      'restoreCardVersion',
      { id: cards[0].id, version: 1 },
      CARD,
    );
    expect(restored).toMatchObject({ version: 3, data: { website: 'https://new.example' } });
    expect((await fixtures.readLog(team)).filter((line) => line.startsWith('TEMPLATE'))).toEqual([
      'TEMPLATE_CREATED',
      'TEMPLATE_CHANGED 2 cards changed',
      'TEMPLATE_CHANGED 0 cards changed',
    ]);
  });

  test('reaches cards that are made or saved at the same moment', async () => {
    const member = await fixtures.person();
    const team = await fixtures.makeOrganization([member, 'MEMBER']);
    const templateId = await makeTemplate(team);
    const card = await makeCard(member, templateId);
    for (let round = 0; round < 4; round += 1) {
      const website = `https://round-${round}.example`;
      const [made] = await Promise.all([
        makeCard(member, templateId),
        change(team.owner, templateId, content({ website })),
        edit(member, card, { role: `Role ${round}` }),
      ]);
      for (const one of [made, card]) expect((await read(member, one))?.data.website).toBe(website);
    }
  });

  test('is for admins of the team, and what is wrong is named at once', async () => {
    const [manager, stranger] = [await fixtures.person(), await fixtures.person()];
    const team = await fixtures.makeOrganization([manager, 'MANAGER']);
    const id = await makeTemplate(team);
    expect((await change(manager, id, content())).code).toBe('FORBIDDEN');
    expect((await change(stranger, id, content())).code).toBe('NOT_FOUND');
    expect((await fixtures.change(stranger, 'createCardFromTemplate', { id })).code).toBe('NOT_FOUND');
    const wrong = content({ website: 'javascript:alert(1)' }, [['name', 'LOCKED']]);
    expect(await change(team.owner, id, { ...wrong, name: '' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        name: 'Enter a name.',
        'data.website': expect.any(String),
        'fields.name': 'This setting isn’t available for this field.',
      },
    });
  });
});

test('members show their newest card of the team to each other, once it isn’t private', async () => {
  const [member, stranger] = [await fixtures.person('Mia Member'), await fixtures.person('Sam Stranger')];
  const team = await fixtures.makeOrganization([member, 'MEMBER']);
  const template = await makeTemplate(team);
  const [older, newer] = [await makeCard(member, template), await makeCard(member, template)];
  const ask = async (as: Person) => {
    const members =
      '{ organization { members(first: 10) { edges { node { user { name } card { id } face { name company } } } } } }';
    const { data } = await fixtures.run<{ members: { edges: { node: { user: { name: string } } }[] } }>(as, members);
    return data?.members.edges.map(({ node }) => node).find(({ user }) => user.name === 'Mia Member');
  };
  expect(await ask(team.owner)).toEqual({ user: { name: 'Mia Member' }, card: null, face: null });
  await fixtures.change(member, 'updateCard', { id: older.id, data: older.data, visibility: 'UNLISTED' }, CARD);
  expect(await ask(team.owner)).toMatchObject({ card: { id: older.id }, face: { name: 'Mia Member', company: 'Rao' } });
  await fixtures.change(member, 'updateCard', { id: newer.id, data: newer.data, visibility: 'PUBLIC' }, CARD);
  expect(await ask(team.owner)).toMatchObject({ card: { id: newer.id } });
  expect(await ask(stranger)).toBeUndefined();
});

test('without its template a card is free', async () => {
  const member = await fixtures.person();
  const team = await fixtures.makeOrganization([member, 'MEMBER']);
  const id = await makeTemplate(team);
  const card = await makeCard(member, id);
  await fixtures.change(team.owner, 'deleteOrganizationTemplate', { id }, '');
  expect((await edit(member, card, { website: 'https://mine.example' })).code).toBeUndefined();
});

test('who leaves gives the cards of the team away, and their old addresses lead on', async () => {
  const [leaver, heir] = [await fixtures.person(), await fixtures.person()];
  const team = await fixtures.makeOrganization([leaver, 'MEMBER'], [heir, 'MEMBER']);
  const id = await makeTemplate(team);
  const [card] = [await makeCard(leaver, id), await makeCard(heir, id)];
  await fixtures.change(leaver, 'updateCard', { id: card.id, data: card.data, visibility: 'PUBLIC' });
  await fixtures.change(leaver, 'createCard', { data: { name: 'Own', email: leaver.email } });
  const { data: before } = await fixtures.run<{ path: string }>(leaver, `{ card(id: "${card.id}") { path } }`);
  const input = { id: team.id, userId: leaver.id, heirId: heir.id };
  await fixtures.change(team.owner, 'removeOrganizationMember', input);

  const readCards = async (as: Person) =>
    (await fixtures.run<{ cards: { totalCount: number } }>(as, '{ viewer { cards { totalCount } } }')).data?.cards;
  expect(await readCards(leaver)).toEqual({ totalCount: 1 });
  expect(await readCards(heir)).toEqual({ totalCount: 2 });
  expect((await edit(leaver, card, { role: 'Boss' })).code).toBe('NOT_FOUND');
  expect((await fixtures.readLog(team)).at(-1)).toBe('REMOVED contacts: 0, cards: 1');
  const { data: after } = await fixtures.run<{ path: string }>(heir, `{ card(id: "${card.id}") { path } }`);
  expect(after?.path).toContain(heir.id);
  const answer = await server.rest('GET', before?.path ?? '');
  expect([answer.status, answer.headers.get('location')]).toEqual([308, after?.path]);
});
