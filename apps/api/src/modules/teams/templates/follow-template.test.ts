import { afterAll, beforeAll, expect, test } from 'vitest';
import { organizationFixtures } from '../../../testing/organization-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

const CARD = '{ id version data { name website tagline email } }';

interface Made {
  id: string;
  version: number;
  data: { name: string; website: string; tagline: string; email: string };
}

let server: TestServer;
let fixtures: ReturnType<typeof organizationFixtures>;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = organizationFixtures(server);
});
afterAll(() => server.close());

async function makeCard(as: Person, data: object = {}): Promise<Made> {
  const whole = { name: 'Mia', email: as.email, website: 'https://mine.example', tagline: 'Mine', ...data };
  const { data: card } = await fixtures.change<Made>(as, 'createCard', { data: whole }, CARD);
  if (!card) throw new Error('no card was made');
  return card;
}

async function makeTeam(...others: [Person, string][]) {
  const team = await fixtures.makeOrganization(...others);
  const fields = [
    { field: 'website', rule: 'LOCKED' },
    { field: 'phone', rule: 'REQUIRED' },
  ];
  const content = { organizationId: team.id, name: 'Card', data: { website: 'https://rao.example' }, fields };
  const { data } = await fixtures.change(team.owner, 'createOrganizationTemplate', content);
  return { ...team, templateId: data?.id ?? '' };
}

const put = (as: Person, id: string, cardId: string) =>
  fixtures.change<Made>(as, 'putCardUnderTemplate', { id, cardId }, CARD);
const takeOff = (as: Person, cardId: string) => fixtures.change<string>(as, 'takeCardOffTemplate', { cardId }, '');
const ask = <Data>(as: Person, name: string, type: string, input: object, selection: string) =>
  fixtures.run<Data>(as, `query ($input: ${type}!) { ${name}(input: $input) ${selection} }`, { input });
const readEffect = (as: Person, id: string, cardId: string) =>
  ask(
    as,
    'organizationTemplateEffect',
    'OrganizationTemplateCardInput',
    { id, cardId },
    '{ changes { field from to } locked missing }',
  );
const readCards = (as: Person, id: string) =>
  ask<object[]>(
    as,
    'organizationTemplateCards',
    'OrganizationTemplateInput',
    { id },
    '{ id isFollowing mayTakeOff owner { name } }',
  );

test('an own card is told what changes, follows, and is its owner’s again when it is taken off', async () => {
  const mia = await fixtures.person('Mia Member');
  const team = await makeTeam([mia, 'MEMBER']);
  const card = await makeCard(mia);
  expect((await readEffect(mia, team.templateId, card.id)).data).toEqual({
    changes: [{ field: 'website', from: 'https://mine.example', to: 'https://rao.example' }],
    locked: ['website'],
    missing: ['phone'],
  });
  expect((await put(mia, team.templateId, card.id)).data).toMatchObject({
    version: 2,
    data: { website: 'https://rao.example', tagline: 'Mine' },
  });
  const edit = { id: card.id, data: { ...card.data, phone: '+919876543210' } };
  expect((await fixtures.change(mia, 'updateCard', edit)).code).toBe('FORBIDDEN');
  expect((await readCards(mia, team.templateId)).data).toEqual([
    { id: card.id, isFollowing: true, mayTakeOff: true, owner: { name: 'Mia Member' } },
  ]);
  expect((await takeOff(mia, card.id)).data).toBe(card.id);
  const { data } = await fixtures.run<Made>(mia, `{ card(id: "${card.id}") ${CARD} }`);
  expect(data).toMatchObject({ version: 2, data: { website: 'https://rao.example' } });
  expect((await fixtures.change(mia, 'updateCard', edit)).code).toBeUndefined();
  expect((await takeOff(mia, card.id)).code).toBe('NOT_FOUND');
  expect((await fixtures.readLog(team)).slice(-2)).toEqual(['CARD_FOLLOWED', 'CARD_RELEASED']);
});

test('what was brought leaves with its owner; what was made from the template stays the team’s', async () => {
  const mia = await fixtures.person('Mia Member');
  const team = await makeTeam([mia, 'MEMBER']);
  const brought = await makeCard(mia);
  await put(mia, team.templateId, brought.id);
  const { data: made } = await fixtures.change(mia, 'createCardFromTemplate', { id: team.templateId });
  await fixtures.change(mia, 'leaveOrganization', { id: team.id }, '');
  const { data } = await fixtures.run<Made>(mia, `{ card(id: "${brought.id}") ${CARD} }`);
  expect(data?.data.website).toBe('https://rao.example');
  expect((await fixtures.run(mia, `{ card(id: "${made?.id}") { id } }`)).data).toBeNull();
  const edit = { id: brought.id, data: { ...brought.data, website: 'https://free.example' } };
  expect((await fixtures.change(mia, 'updateCard', edit)).code).toBeUndefined();
});

test('admins take the team’s cards off and put them back, and touch nobody’s own', async () => {
  const [mia, admin] = [await fixtures.person('Mia Member'), await fixtures.person('Ada Admin')];
  const team = await makeTeam([mia, 'MEMBER'], [admin, 'ADMIN']);
  const { data: made } = await fixtures.change(mia, 'createCardFromTemplate', { id: team.templateId });
  const cardId = made?.id ?? '';
  const own = await makeCard(mia);
  expect((await takeOff(mia, cardId)).code).toBe('FORBIDDEN');
  expect((await put(admin, team.templateId, own.id)).code).toBe('NOT_FOUND');
  expect((await readEffect(admin, team.templateId, own.id)).code).toBe('NOT_FOUND');
  expect((await takeOff(admin, cardId)).data).toBe(cardId);
  const data = { name: 'Mia', email: mia.email, website: 'https://mine.example' };
  expect((await fixtures.change(mia, 'updateCard', { id: cardId, data })).code).toBeUndefined();
  const listed = [{ id: cardId, isFollowing: false, mayTakeOff: false, owner: { name: 'Mia Member' } }];
  expect((await readCards(admin, team.templateId)).data).toEqual(listed);
  expect((await readEffect(admin, team.templateId, cardId)).data).toMatchObject({
    changes: [{ field: 'website', from: '', to: 'https://rao.example' }],
  });
  expect((await put(admin, team.templateId, cardId)).data?.data.website).toBe('https://rao.example');
  expect((await takeOff(mia, cardId)).code).toBe('FORBIDDEN');
});

test('strangers, ex-members and cards that would lose their only contact are refused', async () => {
  const [mia, stranger] = [await fixtures.person(), await fixtures.person()];
  const team = await makeTeam([mia, 'MEMBER']);
  const card = await makeCard(stranger);
  expect((await put(stranger, team.templateId, card.id)).code).toBe('NOT_FOUND');
  expect((await put(mia, team.templateId, card.id)).code).toBe('NOT_FOUND');
  expect((await readCards(stranger, team.templateId)).code).toBe('NOT_FOUND');
  const bare = { name: 'Bare', data: {}, fields: [{ field: 'email', rule: 'LOCKED' }] };
  const { data: template } = await fixtures.change(team.owner, 'createOrganizationTemplate', {
    organizationId: team.id,
    ...bare,
  });
  const lone = await makeCard(mia, { website: '' });
  const refused = await put(mia, template?.id ?? '', lone.id);
  expect([refused.code, refused.message]).toEqual(['BAD_USER_INPUT', expect.stringContaining('At least one contact')]);
});
