import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatFixtures } from '../../../testing/chat-fixtures.ts';
import { contactFixtures } from '../../../testing/contact-fixtures.ts';
import { groupFixtures } from '../../../testing/group-fixtures.ts';
import { organizationFixtures } from '../../../testing/organization-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { shareFixtures } from '../../../testing/share-fixtures.ts';

let server: TestServer;
let shares: ReturnType<typeof shareFixtures>;
let chat: ReturnType<typeof chatFixtures>;
let sender: Person;
let other: Person;
let card: string;
beforeAll(async () => {
  server = await startTestServer();
  shares = shareFixtures(server);
  chat = chatFixtures(server);
});
beforeEach(async () => {
  [sender, other] = await Promise.all([server.register('Sara Sender'), server.register('Omar Other')]);
  card = await shares.makeCard('PRIVATE', sender);
});
afterAll(() => server.close());

async function listPeople(as: Person, args = ''): Promise<string[]> {
  const { data } = await server.graphql<{ people: { id: string }[] }>(`{ people${args} { id } }`, { as });
  return data?.people.map(({ id }) => id) ?? [];
}

/** Whether the sender is offered the other and may send them the card. */
async function reaches(): Promise<boolean[]> {
  const isListed = (await listPeople(sender)).includes(other.id);
  const { code } = await shares.shareWith(card, sender, other);
  return [isListed, code === undefined && (await shares.sees(other, card))];
}

describe('who gets a card in the app', () => {
  test('is a contact whose card was saved', async () => {
    const theirs = await shares.makeCard('PUBLIC', other);
    await contactFixtures(server).change(sender, 'saveReceivedCard', { cardId: theirs });
    expect(await reaches()).toEqual([true, true]);
  });

  test('is somebody of a direct conversation, once something was said there', async () => {
    const id = await chat.direct(sender, other);
    expect(await reaches()).toEqual([false, false]);
    await chat.send(id, other, { text: 'Do you have a card?' });
    expect(await reaches()).toEqual([true, true]);
  });

  test('is a teammate', async () => {
    const teams = organizationFixtures(server);
    const member = await teams.person();
    const { owner } = await teams.makeOrganization([member, 'MEMBER']);
    expect([await listPeople(owner), await listPeople(member)]).toEqual([[member.id], [owner.id]]);
  });

  test('is somebody found in the Google address book lately, while they allow being found', async () => {
    await server.services.db.query('INSERT INTO contact_matches (user_id, matched_id) VALUES ($1, $2)', [
      sender.id,
      other.id,
    ]);
    expect(await listPeople(sender)).toEqual([other.id]);
    await server.graphql('mutation { updateViewer(input: { isFindable: false }) { viewer { id } } }', { as: other });
    expect(await reaches()).toEqual([false, false]);
    await server.graphql('mutation { updateViewer(input: { isFindable: true }) { viewer { id } } }', { as: other });
    await server.services.db.query("UPDATE contact_matches SET matched_at = now() - interval '25 hours'");
    expect(await listPeople(sender)).toEqual([]);
  });

  test('is nobody whose address or number was only typed, proved or not', async () => {
    const { change } = contactFixtures(server);
    const phone = await groupFixtures(server).givePhone(other);
    await change(sender, 'createContact', { name: 'Someone', email: other.email, phone });
    expect(await reaches()).toEqual([false, false]);
    await server.confirmEmail(other);
    expect(await reaches()).toEqual([false, false]);
  });

  test('is nobody where a block lies between', async () => {
    await chat.send(await chat.direct(sender, other), other, { text: 'Hello' });
    await chat.change('blockUser', { userId: sender.id }, other, '{ id }');
    expect(await reaches()).toEqual([false, false]);
  });
});

test('all of them are listed by name, 50 at a time, also by words of their names', async () => {
  const group = await shares.group(sender);
  const names = Array.from({ length: 60 }, (_, n) => `Person ${String(n).padStart(2, '0')}`);
  const made = await server.services.db.query<{ id: string }[]>(
    `WITH made AS (INSERT INTO users (id, email, full_name)
       SELECT gen_random_uuid(), name || '@example.com', name FROM unnest($1::text[]) AS name RETURNING id, full_name),
     joined AS (INSERT INTO group_members (group_id, user_id, role) SELECT $2, id, 'MEMBER' FROM made)
     SELECT id FROM made ORDER BY full_name`,
    [names, group],
  );
  const ids = made.map(({ id }) => id);
  expect(await listPeople(sender)).toEqual(ids.slice(0, 50));
  expect(await listPeople(sender, `(after: "${ids[49]}")`)).toEqual(ids.slice(50));
  expect(await listPeople(sender, `(query: "person", after: "${ids[49]}")`)).toEqual(ids.slice(50));
  // A stranger's place in the alphabet is not to be learned by it.
  expect(await listPeople(sender, `(after: "${other.id}")`)).toEqual([]);
});
