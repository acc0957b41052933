import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const FIELDS = 'timeZone followsDeviceTimeZone locale notifyLeads notifyReminders notifyMessages priceCurrency phone';

async function update(as: Person, input: object) {
  const query = `mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { viewer { ${FIELDS} } } }`;
  const { data, errors } = await server.graphql<{ updateViewer: { viewer: object } }>(query, {
    as,
    variables: { input },
  });
  return { viewer: data?.updateViewer.viewer, ...errors?.[0]?.extensions };
}

test('who has chosen nothing follows the device, has no locale and is told by mail', async () => {
  const as = await server.register();
  const { data } = await server.graphql(`{ viewer { ${FIELDS} } }`, { as });
  expect(data).toEqual({
    viewer: {
      timeZone: 'UTC',
      followsDeviceTimeZone: true,
      locale: null,
      notifyLeads: true,
      notifyReminders: true,
      notifyMessages: true,
      priceCurrency: null,
      phone: '',
    },
  });
});

describe('the time zone', () => {
  test('stays once it was named, and follows the device when that is asked for', async () => {
    const as = await server.register();
    expect((await update(as, { timeZone: 'Asia/Kathmandu' })).viewer).toMatchObject({
      timeZone: 'Asia/Kathmandu',
      followsDeviceTimeZone: false,
    });
    const follow = { timeZone: 'Europe/Berlin', followsDeviceTimeZone: true };
    expect((await update(as, follow)).viewer).toMatchObject(follow);
  });

  test.each(['Mars/Olympus', '+05:30', ''])('%j is none', async (timeZone) => {
    const as = await server.register();
    expect(await update(as, { timeZone })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { timeZone: 'Unknown time zone.' },
    });
  });
});

test('the currency of prices is kept', async () => {
  const as = await server.register();
  expect((await update(as, { priceCurrency: 'INR' })).viewer).toMatchObject({ priceCurrency: 'INR' });
  expect((await update(as, { notifyLeads: false })).viewer).toMatchObject({ priceCurrency: 'INR' });
  // Signing in tells it, so that a price list on another device knows.
  const { body } = await server.rest('GET', '/api/users/me', { as });
  expect(body.user).toMatchObject({ priceCurrency: 'INR' });
});

describe('the locale', () => {
  test('is stored in its usual spelling and can be taken back', async () => {
    const as = await server.register();
    expect((await update(as, { locale: 'sv-se' })).viewer).toMatchObject({ locale: 'sv-SE' });
    expect((await update(as, { notifyLeads: false })).viewer).toMatchObject({ locale: 'sv-SE', notifyLeads: false });
    expect((await update(as, { locale: '' })).viewer).toMatchObject({ locale: null });
  });

  test('that nobody knows is refused together with what else is wrong', async () => {
    const as = await server.register();
    expect(await update(as, { locale: 'tlh-XX', fullName: '' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { locale: 'Unknown language or region.', fullName: 'Enter your name.' },
    });
  });

  test('decides whose a telephone number without a country code is: the own, of cards, contacts and new members', async () => {
    const as = await server.register();
    const number = '070 174 06 05';
    expect((await update(as, { phone: number })).viewer).toMatchObject({ phone: '+91701740605' });
    // At once with the locale that comes along.
    expect((await update(as, { phone: number, locale: 'en-SE' })).viewer).toMatchObject({ phone: '+46701740605' });
    const card = await server.rest('POST', '/api/cards', {
      as,
      body: { title: 'Card', data: { name: 'Sven', phone: number, socials: { whatsapp: number } } },
    });
    expect(card.body).toMatchObject({
      card: { data: { phone: '+46701740605', socials: { whatsapp: '+46701740605' } } },
    });
    const contact = await server.rest('POST', '/api/contacts', { as, body: { name: 'Eva', phone: number } });
    expect(contact.body).toMatchObject({ contact: { phone: '+46701740605' } });
    const { body } = await server.rest('POST', '/api/chat/groups', { as, body: { name: 'Team' } });
    const groupId = (body.group as { id: string }).id;
    const added = await server.rest('POST', `/api/chat/groups/${groupId}/members/add-by-phone`, {
      as,
      body: { phone: '070 174 06 06' },
    });
    expect(added.status).toBe(200);
    const rows = await server.services.db.query('SELECT phone FROM group_invitations WHERE group_id = $1', [groupId]);
    expect(rows).toEqual([{ phone: '+46701740606' }]);
  });
});

test('what concerns the person alone does not make others’ kept answers stale', async () => {
  const as = await server.register();
  const heard: unknown[] = [];
  const stop = server.services.pubSub.on('directoryChanged', (message) => heard.push(message));
  await update(as, { timeZone: 'Asia/Tokyo', locale: 'en-JP', notifyMessages: false });
  expect(heard).toEqual([]);
  await update(as, { about: 'New words.' });
  expect(heard).toHaveLength(1);
  stop();
});

test('REST changes what it shows of them, and an answer that is sent back unchanged changes nothing', async () => {
  const as = await server.register('Rhea Row');
  const me = async () => (await server.rest('GET', '/api/users/me', { as })).body;
  const before = await me();
  const sentBack = await server.rest('PATCH', '/api/users/me', { as, body: before.user as object });
  expect([sentBack.status, await me()]).toEqual([200, before]);
  const body = {
    allowContactDownloads: false,
    showEmail: false,
    showSocials: false,
    handle: 'rhea-row',
    locale: 'de-DE',
  };
  expect((await server.rest('PATCH', '/api/users/me', { as, body })).body).toMatchObject(body);
  expect(await me()).toMatchObject(body);
});
