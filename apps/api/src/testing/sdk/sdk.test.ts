import { Tessera, type TesseraError } from '@tessera/sdk';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../server.ts';
import { tokenFixtures } from '../token-fixtures.ts';

let server: TestServer;
let owner: Person;
let friend: Person;
let tessera: Tessera;
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  owner = await server.register('Asha Rao');
  friend = await server.register('Mateo Silva');
  const { token } = await tokenFixtures(server).program(
    owner,
    'cards:write',
    'contacts:write',
    'deals:write',
    'shares:write',
    'messages:write',
    'analytics:read',
    'profile:write',
    'webhooks:write',
  );
  tessera = new Tessera({ origin: server.origin, token });
});
afterAll(() => server.close());

const fails = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('it succeeded'),
    (error: unknown) => error as TesseraError,
  );
const face = (title: string) => ({ data: { title, name: 'Asha Rao', email: 'asha@example.com' } });

test('a card is made, changed in parts, replaced, restored and deleted', async () => {
  const card = await tessera.cards.create({ ...face('Tiles'), visibility: 'PUBLIC' });
  expect(card).toMatchObject({ title: 'Tiles', visibility: 'PUBLIC', version: 1 });
  const patched = await tessera.cards.patch({ id: card.id, version: card.version, data: { role: 'Potter' } });
  expect(patched.data).toMatchObject({ role: 'Potter', email: 'asha@example.com' });
  const stale = await fails(tessera.cards.patch({ id: card.id, version: card.version, data: { role: 'Baker' } }));
  expect(stale).toMatchObject({ code: 'CONFLICT', details: { current: { version: patched.version } } });
  const replaced = await tessera.cards.replace({ id: card.id, ...face('Bricks') });
  expect(replaced.data).toMatchObject({ title: 'Bricks', role: '' });
  const [earlier] = await tessera.cards.versions(card.id);
  expect(earlier?.version).toBe(patched.version);
  expect((await tessera.cards.restore({ id: card.id, version: patched.version })).data.role).toBe('Potter');
  expect(await tessera.cards.getByAddress({ owner: owner.id, slug: card.slug })).toMatchObject({ id: card.id });
  expect(await tessera.cards.delete(card.id)).toBe(card.id);
  expect(await tessera.cards.get(card.id)).toBeNull();
});

test('a write whose answer was lost on the way happens once', async () => {
  let isLost = true;
  const unlucky = new Tessera({
    origin: server.origin,
    token: owner.token,
    fetch: async (...request) => {
      const response = await fetch(...request);
      if (!isLost) return response;
      isLost = false;
      throw new TypeError('terminated');
    },
  });
  const card = await unlucky.cards.create(face('Only one'));
  const cards = await tessera.cards.list().toArray();
  expect(cards.filter(({ title }) => title === 'Only one')).toEqual([card]);
});

test('lists are read page by page, as far as they are wanted', async () => {
  for (const name of ['Ada', 'Ben', 'Cem', 'Dea', 'Eli']) await tessera.contacts.create({ name, tags: ['Paged'] });
  let asked = 0;
  const watched = new Tessera({ origin: server.origin, token: owner.token, onAnswer: () => (asked += 1) });
  const list = watched.contacts.list({ first: 2, tag: 'Paged' });
  expect((await list.toArray()).map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cem', 'Dea', 'Eli']);
  expect(asked).toBe(3);
  expect((await list.toArray(2)).map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  expect(asked).toBe(4);
  const page = await list.page();
  expect(page).toMatchObject({ totalCount: 5, cursor: expect.any(String) });
  const rest = watched.contacts.list({ first: 50, tag: 'Paged', after: page.cursor ?? '' });
  for await (const { items, cursor } of rest.pages()) expect([items.length, cursor]).toEqual([3, null]);
});

test('wrong fields, a wrong token and a missing scope are told apart', async () => {
  const wrong = await fails(tessera.cards.create({ data: { name: 'Asha Rao', email: 'nowhere' } }));
  expect(wrong).toMatchObject({ code: 'BAD_USER_INPUT', fields: { 'data.email': expect.any(String) } });
  expect(wrong.requestId).toMatch(/^[\da-f-]{36}$/);
  const stranger = new Tessera({ origin: server.origin, token: 'tsr_wrong' });
  expect(await fails(stranger.cards.list().page())).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
  const nobody = new Tessera({ origin: server.origin });
  expect(await fails(nobody.cards.list().page())).toMatchObject({ code: 'UNAUTHENTICATED' });
  const { token } = await tokenFixtures(server).program(owner, 'cards:read');
  const reader = new Tessera({ origin: server.origin, token });
  expect(await fails(reader.cards.create(face('No')))).toMatchObject({ code: 'FORBIDDEN' });
});

test('contacts, reminders and deals', async () => {
  const contact = await tessera.contacts.create({ name: 'Mateo Silva', company: 'Azulejos' });
  expect((await tessera.contacts.update({ id: contact.id, role: 'Buyer' })).company).toBe('Azulejos');
  await tessera.contacts.tag({ ids: [contact.id], add: ['Fair'] });
  expect(await tessera.contacts.tags()).toContainEqual({ name: 'Fair', count: 1 });
  const reminder = await tessera.reminders.create({
    contactId: contact.id,
    dueAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  expect(await tessera.reminders.list().toArray()).toEqual([reminder]);
  expect((await tessera.reminders.update({ id: reminder.id, isDone: true })).doneAt).not.toBeNull();
  await tessera.reminders.delete(reminder.id);
  const deal = await tessera.deals.create({ name: 'Tiles', contactId: contact.id, valueMinor: 5000, currency: 'EUR' });
  expect((await tessera.deals.move({ id: deal.id, stage: 'WON', version: deal.version })).stage).toBe('WON');
  expect((await tessera.deals.update({ id: deal.id, note: 'Blue ones' })).note).toBe('Blue ones');
  expect(await tessera.deals.list({ contactId: contact.id }).toArray()).toHaveLength(1);
  expect((await tessera.deals.get(deal.id))?.stage).toBe('WON');
  await tessera.deals.delete(deal.id);
  expect(await tessera.contacts.deleteMany({ ids: [contact.id] })).toEqual([contact.id]);
  expect(await tessera.contacts.get(contact.id)).toBeNull();
});

test('shares, the directory and figures', async () => {
  const card = await tessera.cards.create({ ...face('Shared'), visibility: 'PUBLIC' });
  const share = await tessera.shares.create({ cardId: card.id, mode: 'LINK' });
  expect(share.url).toContain(card.slug);
  expect(await tessera.shares.sent({ cardId: card.id }).toArray()).toMatchObject([{ id: share.id }]);
  expect((await tessera.shares.revoke(share.id)).revokedAt).not.toBeNull();
  expect(await tessera.shares.received().toArray()).toEqual([]);
  const visitor = new Tessera({ origin: server.origin });
  expect(await visitor.directory.get(card.id)).toMatchObject({ title: 'Shared', ownerName: 'Asha Rao' });
  const listed = await visitor.directory.list({ first: 1 }).toArray();
  expect(listed.map(({ id }) => id)).toContain(card.id);
  expect((await tessera.analytics.overview({ timeZone: 'UTC' })).totals.totalShares).toBe(1);
  const report = await tessera.analytics.report({ from: '2026-03-01', to: '2026-03-02' });
  expect(report.dates).toEqual(['2026-03-01', '2026-03-02']);
});

test('groups, conversations and messages', async () => {
  const group = await tessera.groups.create({ name: 'Potters' });
  const other = new Tessera({ origin: server.origin, token: friend.token });
  expect((await other.groups.join(group.joinCode)).memberCount).toBe(2);
  expect(await tessera.groups.list().toArray()).toMatchObject([{ id: group.id }]);
  const members = await tessera.groups.members(group.id, { first: 1 }).toArray();
  expect(members.map(({ user }) => user.name).sort()).toEqual(['Asha Rao', 'Mateo Silva']);
  expect((await tessera.groups.update({ id: group.id, name: 'Bakers' })).name).toBe('Bakers');
  const { id: conversationId } = group.conversation;
  const sent = await tessera.conversations.send({ conversationId, text: 'One' });
  for (const text of ['Two', 'Three']) await tessera.conversations.send({ conversationId, text });
  const texts = await tessera.conversations.messages(conversationId, { first: 2 }).toArray();
  expect(texts.map(({ text }) => text)).toEqual(['Three', 'Two', 'One']);
  expect((await tessera.conversations.edit({ id: sent.id, text: 'Uno' })).text).toBe('Uno');
  const liked = await tessera.conversations.react({ messageId: sent.id, emoji: '👍', isOn: true });
  expect(liked.reactions).toEqual([{ emoji: '👍', count: 1, userIds: [owner.id] }]);
  expect((await tessera.conversations.deleteMessage(sent.id)).deletedAt).not.toBeNull();
  expect((await other.conversations.markRead({ conversationId, number: 3 })).unreadCount).toBe(0);
  expect(await tessera.conversations.list({ kind: 'GROUP' }).toArray()).toMatchObject([{ id: conversationId }]);
  expect((await tessera.conversations.openDirect(friend.id)).peer?.id).toBe(friend.id);
  expect(await other.groups.leave(group.id)).toBe(group.id);
});

test('the profile, pictures and notifications', async () => {
  expect((await tessera.profile.update({ about: 'Potter' })).about).toBe('Potter');
  expect((await tessera.profile.get()).fullName).toBe('Asha Rao');
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#b8873a' } }).png();
  const image = await tessera.images.upload(new Blob([new Uint8Array(await picture.toBuffer())]), 'PHOTO');
  expect(image.url).toMatch(/^\/uploads\//);
  expect(await tessera.notifications.list({ unreadOnly: true }).toArray()).toEqual([]);
  expect(await tessera.notifications.markRead()).toBe(0);
});

test('webhooks', async () => {
  const { webhook, signingKey } = await tessera.webhooks.create({
    url: 'http://127.0.0.1:9/',
    events: ['CARD_CREATED'],
  });
  expect(signingKey).toMatch(/^whsec_/);
  expect((await tessera.webhooks.update({ id: webhook.id, description: 'CRM' })).description).toBe('CRM');
  const delivery = await tessera.webhooks.test({ id: webhook.id, event: 'CARD_CREATED' });
  expect(await tessera.webhooks.deliveries(webhook.id).toArray()).toMatchObject([{ id: delivery.id, isTest: true }]);
  expect((await tessera.webhooks.resend(delivery.id)).event).toBe('CARD_CREATED');
  expect((await tessera.webhooks.rotateSecret(webhook.id)).signingKey).not.toBe(signingKey);
  expect((await tessera.webhooks.endOldKey(webhook.id)).oldKeyUntil).toBeNull();
  expect(await tessera.webhooks.health(webhook.id)).toMatchObject({ successRate: null, pendingCount: 0 });
  expect(await tessera.webhooks.list().toArray()).toHaveLength(1);
  expect(await tessera.webhooks.get(webhook.id)).toMatchObject({ url: 'http://127.0.0.1:9/' });
  expect(await tessera.webhooks.delete(webhook.id)).toBe(webhook.id);
  expect(await fails(tessera.webhooks.deliveries(webhook.id).page())).toMatchObject({ code: 'NOT_FOUND' });
});
