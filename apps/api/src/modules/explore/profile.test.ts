import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Person;
let shown: string;
let hidden: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha Rao');
  await server.rest('PATCH', '/api/users/me', { body: { phone: '9876543210', about: 'Architect' }, as: owner });
  shown = await makeCard('Shown', 'PUBLIC');
  hidden = await makeCard('Hidden', 'UNLISTED');
});
afterAll(() => server.close());

async function makeCard(title: string, visibility: string): Promise<string> {
  const data = { name: 'Asha Rao', email: 'asha@example.com', phone: '+919876543210' };
  const { body } = await server.rest('POST', '/api/cards', { body: { title, data, visibility }, as: owner });
  return (body.card as { id: string }).id;
}

const get = (path: string) => server.rest('GET', path);

describe('the public profile', () => {
  test('names the person, with what they show', async () => {
    const { status, body } = await get(`/api/public/user/${owner.id}`);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      id: owner.id,
      name: 'Asha Rao',
      fullName: 'Asha Rao',
      bio: 'Architect',
      phone: '+919876543210',
    });
  });

  test('shows the number that a public card shows, whether or not the profile has one', async () => {
    const sam = await server.register('Sam');
    const make = (visibility: string, data: object) =>
      server.rest('POST', '/api/cards', {
        body: { title: visibility, data: { name: 'Sam', ...data }, visibility },
        as: sam,
      });
    const phone = async () => (await get(`/api/public/user/${sam.id}`)).body.user;
    await make('UNLISTED', { phone: '+442079460000' });
    expect(await phone()).toMatchObject({ phone: null });
    await make('PUBLIC', { phone: '+442079460018' });
    expect(await phone()).toMatchObject({ phone: '+442079460018' });
    await server.rest('PATCH', '/api/users/me', { body: { phone: '+442079460099' }, as: sam });
    expect(await phone()).toMatchObject({ phone: '+442079460018' });
  });

  test('hides the email address of who does not show it, and a number that no public card shows', async () => {
    const shy = await server.register('Shy');
    await server.rest('PATCH', '/api/users/me', { body: { phone: '9876500000' }, as: shy });
    await server.graphql('mutation { updateViewer(input: { showEmail: false }) { viewer { id } } }', { as: shy });
    expect((await get(`/api/public/user/${shy.id}`)).body.user).toMatchObject({ email: null, phone: null });
  });

  test('is found by handle and by former handle', async () => {
    const person = await server.register('Moving');
    const claim = (handle: string) =>
      server.graphql(`mutation { updateViewer(input: { handle: "${handle}" }) { viewer { id } } }`, { as: person });
    await claim('first-place');
    await claim('second-place');
    for (const address of ['first-place', 'second-place', person.id]) {
      expect((await get(`/api/public/user/${address}`)).body.user).toMatchObject({ id: person.id });
    }
  });

  test('lists public cards and no others', async () => {
    const { body } = await get(`/api/public/profile/${owner.id}/cards`);
    expect(body).toMatchObject({
      cards: [{ id: shown, title: 'Shown', data: { name: 'Asha Rao' } }],
      nextCursor: null,
    });
    expect(body.cards).toHaveLength(1);
  });

  test('pages through many cards without missing one', async () => {
    const made = [shown];
    for (let n = 0; n < 4; n += 1) made.push(await makeCard(`Extra ${n}`, 'PUBLIC'));
    const seen: string[] = [];
    for (let after = ''; ; ) {
      const { body } = await get(`/api/public/profile/${owner.id}/cards?limit=2${after && `&after=${after}`}`);
      seen.push(...(body.cards as { id: string }[]).map(({ id }) => id));
      if (!body.nextCursor) break;
      after = String(body.nextCursor);
    }
    expect(seen).toEqual(made.reverse());
  });

  test.each(['/api/public/user/nobody-here', '/api/public/profile/nobody-here/cards'])('%s is 404', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});

test('a public card is read by its id, an unlisted one is not', async () => {
  expect((await get(`/api/public/card/${shown}`)).body.card).toMatchObject({ id: shown, title: 'Shown' });
  expect((await get(`/api/public/card/${hidden}`)).status).toBe(404);
  expect((await get('/api/public/card/no-id')).status).toBe(404);
});

test('REST gives the same details of a public card as its page', async () => {
  const data = {
    ...{
      name: 'Asha Rao',
      type: 'business',
      tags: ['houses'],
      socials: { linkedin: 'in/asha', whatsapp: '+919876543210' },
    },
    extra: { company: { companyName: 'Studio Rao', message: 'Come by.' } },
  };
  const made = await server.rest('POST', '/api/cards', {
    body: { title: 'Full', data, visibility: 'PUBLIC' },
    as: owner,
  });
  const { id } = made.body.card as { id: string };
  const { card } = (await get(`/api/public/card/${id}`)).body;
  expect(card).toMatchObject({
    data: {
      socials: { linkedin: 'https://linkedin.com/in/asha', whatsapp: 'https://wa.me/919876543210', twitter: '' },
      ...{ tags: ['houses'], company: 'Studio Rao', message: 'Come by.' },
    },
  });
  const { cards } = (await get(`/api/public/profile/${owner.id}/cards`)).body;
  expect((cards as { id: string }[]).find((one) => one.id === id)).toMatchObject({
    data: (card as { data: object }).data,
  });
});
