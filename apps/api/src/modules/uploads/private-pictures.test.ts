import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatFixtures } from '../../testing/chat-fixtures.ts';
import { pictureFixtures } from '../../testing/picture-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';
import { deleteAccount } from '../identity/deletions/delete-account.service.ts';

let server: TestServer;
let chat: ReturnType<typeof chatFixtures>;
let pictures: ReturnType<typeof pictureFixtures>;
let author: Person;
let member: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer();
  chat = chatFixtures(server);
  pictures = pictureFixtures(server);
  author = await server.register('Asha Author');
  member = await server.register('Mia Member');
  stranger = await server.register('Sam Stranger');
});
afterAll(() => server.close());

/** A picture in a message to the conversation. */
async function say(conversationId: string, as = author): Promise<{ url: string; id: string }> {
  const url = await pictures.upload(as, 'message');
  const { result } = await chat.send(conversationId, as, { text: '', imageUrl: url }, 'id image { url }');
  expect(result?.image).toEqual({ url });
  return { url, id: String(result?.id) };
}

const statuses = async (url: string, ...people: (Person | null)[]) =>
  Promise.all(people.map((one) => pictures.readStatus(url, one)));

describe('the picture of a message', () => {
  test('opens to members by cookie and by token, and to nobody else', async () => {
    const { url } = await say(await chat.group(author, member));
    expect(await statuses(url, author, member, stranger, null)).toEqual([200, 200, 404, 404]);
    const cookie = (as: Person) => ({ headers: { cookie: `tessera_session=${as.token}` } });
    const shown = await fetch(server.origin + url, cookie(member));
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe('webp');
    const refused = await fetch(server.origin + url, cookie(stranger));
    const missing = await fetch(`${server.origin}/uploads/${'0'.repeat(32)}.webp`, cookie(stranger));
    expect([refused.status, await refused.text()]).toEqual([missing.status, await missing.text()]);
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });

  test('opens to a program only if its token reads messages', async () => {
    const { url } = await say(await chat.group(author, member));
    const { program } = tokenFixtures(server);
    const [reads, cards] = [await program(member, 'messages:read'), await program(member, 'cards:write')];
    expect(await statuses(url, reads, cards)).toEqual([200, 404]);
    await expect(pictures.upload(cards, 'message')).rejects.toThrow('messages:write');
  });

  test('opens to no former member, be it the author', async () => {
    const id = await chat.group(author, member);
    const { url } = await say(id, member);
    expect(await statuses(url, author, member)).toEqual([200, 200]);
    await chat.change('leaveGroup', { id }, member);
    expect(await statuses(url, author, member)).toEqual([200, 404]);
  });

  test('is gone with the message, for its author too', async () => {
    const id = await chat.group(author, member);
    const [first, second] = [await say(id), await say(id)];
    await chat.change('deleteMessage', { id: first.id }, author, '{ id }');
    expect(await statuses(first.url, author, member)).toEqual([404, 404]);
    expect(await statuses(second.url, author, member)).toEqual([200, 200]);
    await server.runJobs();
    expect(await server.services.files.read(first.url.slice(9))).toBeNull();
  });

  test('stays while another message shows it', async () => {
    const [one, two] = [await chat.group(author, member), await chat.group(author, stranger)];
    const { url, id } = await say(one);
    await chat.send(two, author, { imageUrl: url });
    await chat.change('deleteMessage', { id }, author, '{ id }');
    expect(await statuses(url, author, member, stranger)).toEqual([200, 404, 200]);
  });

  test('is gone with the group', async () => {
    const id = await chat.group(author, member);
    const { url } = await say(id);
    await chat.ask('mutation ($i: GroupInput!) { deleteGroup(input: $i) { deletedGroupId } }', author, { i: { id } });
    expect(await statuses(url, author, member)).toEqual([404, 404]);
  });

  test('is gone with the account', async () => {
    const leaver = await server.register('Lea Leaver');
    const { url } = await say(await chat.group(leaver, member), leaver);
    expect(await statuses(url, member)).toEqual([200]);
    const deletion = await server.services.db.query<{ id: string }[]>(
      "INSERT INTO account_deletions (id, user_id, email_hash, due_at) VALUES (gen_random_uuid(), $1, '', now()) RETURNING id",
      [leaver.id],
    );
    await deleteAccount(server.services, { deletionId: deletion[0]?.id ?? '' });
    expect(await statuses(url, member)).toEqual([404]);
  });

  test('opens after a block to the two who still read the conversation', async () => {
    const id = await chat.direct(author, member);
    const { url } = await say(id);
    await chat.change('blockUser', { userId: author.id }, member, '{ id }');
    expect(await chat.numbers(id, author)).toEqual([1]);
    expect(await statuses(url, author, member, stranger)).toEqual([200, 200, 404]);
    expect((await chat.send(id, author, { imageUrl: url })).code).toBe('FORBIDDEN');
  });

  test('opens to its uploader alone until it is sent', async () => {
    const url = await pictures.upload(author, 'message');
    expect(await statuses(url, author, member, null)).toEqual([200, 404, 404]);
  });

  test('is nobody else’s to send, and no public picture is for a message', async () => {
    const id = await chat.group(author, member);
    const { url } = await say(id);
    expect((await chat.send(id, member, { imageUrl: url })).fields).toHaveProperty('imageUrl');
    const photo = await pictures.upload(author, 'photo');
    expect((await chat.send(id, author, { imageUrl: photo })).fields).toHaveProperty('imageUrl');
  });

  test('is drawn into no picture and no contact file of a card that names it', async () => {
    const url = await pictures.upload(author, 'message', '#ff0000');
    await chat.send(await chat.group(author, member), author, { imageUrl: url });
    const save = async (photoUrl: string) => {
      const data = { theme: 'minimal', name: 'Mia', email: member.email, extra: { personal: { photoUrl } } };
      const body = { title: 'Card', data, visibility: 'PUBLIC' };
      return (await server.rest('POST', '/api/cards', { body, as: member })).body.card as { path: string };
    };
    const colour = async ({ path }: { path: string }) => {
      const picture = Buffer.from(await (await fetch(`${server.origin + path}.jpg`)).arrayBuffer());
      return [...(await sharp(picture).extract({ left: 1010, top: 190, width: 1, height: 1 }).raw().toBuffer())];
    };
    const stolen = await save(url);
    const [red = 0, green = 0] = await colour(stolen);
    expect(Math.abs(red - green)).toBeLessThan(60);
    expect(await (await fetch(`${server.origin + stolen.path}.vcf`)).text()).not.toContain('PHOTO');
    const [publicRed = 0, publicGreen = 0] = await colour(
      await save(await pictures.upload(member, 'photo', '#ff0000')),
    );
    expect(publicRed - publicGreen).toBeGreaterThan(200);
  });
});

test('pictures of cards, people and groups open to everyone who has the address', async () => {
  const [photo, avatar] = [await pictures.upload(author, 'photo'), await pictures.upload(author, 'avatar')];
  expect(await statuses(photo, stranger, null)).toEqual([200, 200]);
  const shown = await pictures.open(avatar, null);
  expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});
