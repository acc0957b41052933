import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { chatFixtures, type SentMessage } from '../../../testing/chat-fixtures.ts';
import { countFollowed, type LiveFixtures, liveFixtures } from '../../../testing/live-fixtures.ts';
import { hasRedis, startRedis, type TestRedis } from '../../../testing/redis.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

/** Busy machines take their time; what never comes still fails. */
const soon = <T>(read: () => T) => expect.poll(read, { timeout: 10_000 });

// Two processes' worth of servers on one database, joined by the bus alone.
for (const bus of ['PostgreSQL', 'Redis']) {
  describe.skipIf(bus === 'Redis' && !hasRedis)(`over ${bus}`, () => {
    let redis: TestRedis | null = null;
    let here: TestServer;
    let there: TestServer;
    let chat: ReturnType<typeof chatFixtures>;
    let live: LiveFixtures;
    let owner: Person;
    let member: Person;
    let stranger: Person;
    beforeAll(async () => {
      if (bus === 'Redis') redis = await startRedis();
      const settings: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
      here = await startTestServer(settings);
      there = await startTestServer({ ...settings, DATABASE_URL: here.databaseUrl });
      chat = chatFixtures(here);
      live = liveFixtures();
      [owner, member, stranger] = await Promise.all([
        here.register('Olga Owner'),
        here.register('Mia Member'),
        here.register('Sam Stranger'),
      ]);
    });
    // What is tested here is not how much one may say.
    beforeEach(() => here.services.rateLimits.reset('messageByViewer', owner.id));
    afterEach(() => live.dispose());
    afterAll(async () => {
      await there.close();
      await here.close();
      await redis?.kill();
    });

    /** What PostgreSQL's bus listens with; it comes back by itself. */
    const cutListeners = () =>
      here.services.db.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'tessera-bus' AND datname = current_database()`,
      );
    const added = (id: string, after?: number) =>
      `messageAdded(conversationId: "${id}"${after === undefined ? '' : `, after: ${after}`}) { number text sender { name } }`;
    const numbers = (ear: { heard: { number: number }[] }) => ear.heard.map(({ number }) => number);
    const countTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1);

    test('a message comes to members at every process, in order and once', async () => {
      const id = await chat.group(owner, member);
      const ears = [here, there].map((server) => live.listen<SentMessage>(live.client(server, member), added(id, 0)));
      for (let n = 0; n < 20; n += 1) await chat.send(id, owner, { text: `${n}` });
      for (const ear of ears) await soon(() => numbers(ear)).toEqual(countTo(20));
      expect(ears[1]?.heard[3]).toEqual({ number: 4, text: '3', sender: { name: 'Olga Owner' } });
    });

    test('who comes back with the last number misses and doubles nothing, while others write', async () => {
      const id = await chat.group(owner, member);
      const writing = (async () => {
        for (let n = 0; n < 40; n += 1) await chat.send(id, owner, { text: `${n}` });
      })();
      const seen: number[] = [];
      for (let round = 0; round < 6; round += 1) {
        const client = live.client(there, member);
        const ear = live.listen<SentMessage>(client, added(id, seen.at(-1) ?? 0));
        const target = Math.min(40, (seen.at(-1) ?? 0) + 7);
        await soon(() => numbers(ear).at(-1) ?? seen.at(-1)).toBeGreaterThanOrEqual(target);
        await client.dispose();
        seen.push(...numbers(ear));
      }
      await writing;
      const last = live.listen<SentMessage>(live.client(there, member), added(id, seen.at(-1) ?? 0));
      await soon(() => [...seen, ...numbers(last)]).toEqual(countTo(40));
    });

    test('a long absence is read in pages', async () => {
      const id = await chat.group(owner, member);
      await here.services.db.query(
        `WITH c AS (UPDATE conversations SET message_count = 1200, revision = 1200 WHERE id = $1)
         INSERT INTO messages (conversation_id, number, id, revision, added_revision, sender_id, client_id, text)
         SELECT $1, n, gen_random_uuid(), n, n, $2, gen_random_uuid(), 'x' FROM generate_series(1, 1200) n`,
        [id, owner.id],
      );
      const ear = live.listen<SentMessage>(live.client(there, member), added(id, 100));
      await chat.send(id, owner);
      await soon(() => numbers(ear).length).toBe(1101);
      expect(numbers(ear)).toEqual(countTo(1201).slice(100));
    });

    test('an edit, a reaction and a deletion come as changes, also to who was away', async () => {
      const id = await chat.group(owner, member);
      const { result: sent } = await chat.send(id, owner);
      const field = (after: number) =>
        `messageChanged(conversationId: "${id}", after: ${after}) { number revision text deletedAt reactions { emoji } }`;
      const ear = live.listen<{ revision: number }>(live.client(there, member), field(1));
      await chat.send(id, owner);
      await chat.change('editMessage', { id: sent?.id, text: 'Edited' }, owner, '{ id }');
      await soon(() => ear.heard).toMatchObject([{ number: 1, text: 'Edited', reactions: [] }]);
      await chat.change('setReaction', { messageId: sent?.id, emoji: '👍', isOn: true }, member, '{ id }');
      await soon(() => ear.heard.length).toBe(2);
      await chat.change('deleteMessage', { id: sent?.id }, owner, '{ id }');
      await soon(() => ear.heard.length).toBe(3);
      expect(ear.heard[1]).toMatchObject({ reactions: [{ emoji: '👍' }] });
      expect(ear.heard[2]).toMatchObject({ text: '', reactions: [] });
      // As it is now, once; the message that was only added is none of them.
      const later = live.listen<{ number: number }>(live.client(there, member), field(2));
      await soon(() => later.heard).toMatchObject([{ number: 1, text: '' }]);
    });

    test('somebody who is removed hears nothing more, and is told that it is over', async () => {
      const gone = await here.register('Guy Gone');
      const id = await chat.group(owner, member, gone);
      const client = live.client(there, gone);
      const ear = live.listen<SentMessage>(client, added(id, 0));
      const stays = live.listen<SentMessage>(live.client(there, member), added(id, 0));
      await chat.send(id, owner, { text: 'Before' });
      await soon(() => [numbers(ear), numbers(stays)]).toEqual([[1], [1]]);
      await chat.ask('mutation ($i: GroupPersonInput!) { removeGroupMember(input: $i) { group { id } } }', owner, {
        i: { id, userId: gone.id },
      });
      await chat.send(id, owner, { text: 'After' });
      await soon(() => numbers(stays)).toEqual([1, 2]);
      await soon(() => ear.isOver).toBe(true);
      expect(numbers(ear)).toEqual([1]);
      const again = live.listen<SentMessage>(client, added(id, 0));
      await soon(() => again.codes).toEqual(['NOT_FOUND']);
    });

    test('a group that is deleted ends for all', async () => {
      const id = await chat.group(owner, member);
      const ear = live.listen<SentMessage>(live.client(there, member), added(id));
      const inbox = live.listen<object>(
        live.client(there, member),
        'inboxChanged { conversationId conversation { id } }',
      );
      await soon(() => countFollowed(there)).toBe(2);
      await chat.ask('mutation ($i: GroupInput!) { deleteGroup(input: $i) { deletedGroupId } }', owner, { i: { id } });
      await soon(() => ear.isOver).toBe(true);
      await soon(() => inbox.heard).toContainEqual({ conversationId: id, conversation: null });
    });

    test('the list of each tells what is new for them', async () => {
      const newcomer = await here.register('Nia New');
      const id = await chat.group(owner, member);
      const field = 'inboxChanged { conversationId conversation { unreadCount lastMessage { text } } }';
      const [mine, theirs, strangers] = [member, newcomer, stranger].map((person) =>
        live.listen<object>(live.client(there, person), field),
      );
      await soon(() => countFollowed(there)).toBe(3);
      await chat.send(id, owner, { text: 'Lunch at one?' });
      const line = (unreadCount: number) => ({
        conversationId: id,
        conversation: { unreadCount, lastMessage: { text: 'Lunch at one?' } },
      });
      await soon(() => mine?.heard).toContainEqual(line(1));
      await chat.change('markRead', { conversationId: id, number: 1 }, member, '{ id }');
      await soon(() => mine?.heard).toContainEqual(line(0));
      const { data } = await chat.ask<{ group: { joinCode: string } }>(`{ group(id: "${id}") { joinCode } }`, owner);
      await chat.change('joinGroup', { code: data?.group.joinCode }, newcomer, '{ id }');
      await soon(() => theirs?.heard).toContainEqual(expect.objectContaining({ conversationId: id }));
      await chat.change('leaveGroup', { id }, newcomer);
      await soon(() => theirs?.heard).toContainEqual({ conversationId: id, conversation: null });
      expect(strangers?.heard).toEqual([]);
    });

    test('a member who looks at a group sees who has read, except people they block or who block them', async () => {
      const reader = await here.register('Ria Reader');
      const id = await chat.group(owner, member, reader);
      const client = live.client(there, owner);
      const looks = live.listen<object>(client, added(id));
      const field = 'inboxChanged { conversation { readNumbers { number user { name } } } }';
      const inbox = live.listen<{ conversation: { readNumbers: object[] } | null }>(client, field);
      await soon(() => countFollowed(there)).toBe(2);
      await chat.send(id, owner, { text: 'Lunch at one?' });
      await soon(() => looks.heard).toHaveLength(1);
      await chat.change('markRead', { conversationId: id, number: 1 }, member, '{ id }');
      const marks = () => inbox.heard.at(-1)?.conversation?.readNumbers;
      await soon(marks).toContainEqual({ number: 1, user: { name: 'Mia Member' } });
      await chat.change('blockUser', { userId: owner.id }, reader, '{ id }');
      await chat.change('markRead', { conversationId: id, number: 1 }, reader, '{ id }');
      await chat.send(id, owner, { text: 'Or two?' });
      await soon(marks).toContainEqual({ number: 2, user: { name: 'Olga Owner' } });
      expect(marks()).not.toContainEqual(expect.objectContaining({ user: { name: 'Ria Reader' } }));
    });

    test('who has read is asked once for all who look at a group', async () => {
      const id = await chat.group(owner, member, stranger);
      await chat.send(id, owner, { text: 'Lunch at one?' });
      const field = 'inboxChanged { conversation { readNumbers { number user { name } } } }';
      const listen = (as: Person) => {
        const client = live.client(there, as);
        live.listen<object>(client, added(id));
        return live.listen<{ conversation: { readNumbers: object[] } | null }>(client, field);
      };
      const inboxes = [listen(owner), listen(member)];
      await soon(() => countFollowed(there)).toBe(4);
      const { master } = there.services.db.driver as unknown as { master: { query: (text: unknown) => unknown } };
      const query = vi.spyOn(master, 'query');
      await chat.change('markRead', { conversationId: id, number: 1 }, stranger, '{ id }');
      for (const { heard } of inboxes) {
        await soon(() => heard.at(-1)?.conversation?.readNumbers).toContainEqual({
          number: 1,
          user: { name: 'Sam Stranger' },
        });
      }
      const asked = query.mock.calls.filter(([text]) => typeof text === 'string' && text.includes('WITH marks'));
      query.mockRestore();
      expect(asked).toHaveLength(inboxes[0]?.heard.length ?? 0);
    });

    test('who comes, goes or gets another role is told, and the group anew', async () => {
      const id = await chat.group(owner, member);
      const client = live.client(there, member);
      const people = live.listen<object>(client, `memberChanged(groupId: "${id}") { user { name } role memberCount }`);
      const groups = live.listen<object>(client, `groupChanged(groupId: "${id}") { name memberCount viewerRole }`);
      await soon(() => countFollowed(there)).toBe(2);
      await chat.change('updateGroup', { id, name: 'Studio' }, owner, '{ id }');
      await soon(() => groups.heard).toContainEqual({ name: 'Studio', memberCount: 2, viewerRole: 'MEMBER' });
      await chat.ask('mutation ($i: GroupPersonInput!) { toggleGroupAdmin(input: $i) { group { id } } }', owner, {
        i: { id, userId: member.id },
      });
      await soon(() => people.heard).toEqual([{ user: { name: 'Mia Member' }, role: 'ADMIN', memberCount: 2 }]);
      await soon(() => groups.heard).toContainEqual({ name: 'Studio', memberCount: 2, viewerRole: 'ADMIN' });
    });

    test('who is here and types is seen at every process, but not who hides', async () => {
      const hidden = await here.register('Hal Hidden');
      await chat.ask('mutation { updateViewer(input: { showsPresence: false }) { viewer { id } } }', hidden);
      const id = await chat.group(owner, member, hidden);
      const field = `presenceChanged(conversationId: "${id}") { user { name } isHere isTyping }`;
      const ear = live.listen<object>(live.client(there, owner), field);
      await soon(() => countFollowed(there)).toBe(1);
      live.listen(live.client(here, hidden), field);
      const coming = live.client(here, member);
      live.listen(coming, field);
      const mia = { user: { name: 'Mia Member' }, isTyping: false };
      await soon(() => ear.heard).toContainEqual({ ...mia, isHere: true });
      const { data } = await chat.ask<{ conversation: object }>(
        `{ conversation(id: "${id}") { hereCount presence { user { name } isHere } } }`,
        hidden,
      );
      expect(data?.conversation).toMatchObject({ hereCount: 2 });
      expect((await chat.change<boolean>('setTyping', { conversationId: id }, member)).result).toBe(true);
      await soon(() => ear.heard).toContainEqual({ ...mia, isHere: true, isTyping: true });
      expect((await chat.change<boolean>('setTyping', { conversationId: id }, hidden)).result).toBe(false);
      await chat.ask('mutation { updateViewer(input: { showsPresence: false }) { viewer { id } } }', member);
      await soon(() => ear.heard.at(-1)).toEqual({ ...mia, isHere: false });
      await chat.ask('mutation { updateViewer(input: { showsPresence: true }) { viewer { id } } }', member);
      await soon(() => ear.heard.at(-1)).toEqual({ ...mia, isHere: true });
      await coming.dispose();
      await soon(() => ear.heard.at(-1)).toEqual({ ...mia, isHere: false });
      expect(JSON.stringify(ear.heard)).not.toContain('Hal Hidden');
    });

    test('who has sent a message types no longer, in any process', async () => {
      const id = await chat.group(owner, member);
      const ear = live.listen<object>(
        live.client(there, owner),
        `presenceChanged(conversationId: "${id}") { user { name } isTyping }`,
      );
      await soon(() => countFollowed(there)).toBe(1);
      const mia = { user: { name: 'Mia Member' } };
      await chat.change('setTyping', { conversationId: id }, member);
      await soon(() => ear.heard.at(-1)).toEqual({ ...mia, isTyping: true });
      const sentAt = Date.now();
      await chat.send(id, member);
      await soon(() => ear.heard.at(-1)).toEqual({ ...mia, isTyping: false });
      // Otherwise it ends by itself, five seconds after the last key.
      expect(Date.now() - sentAt).toBeLessThan(3000);
    });

    test('without its bus the chat goes on by the counters, and comes back', async () => {
      const id = await chat.group(owner, member);
      const ear = live.listen<SentMessage>(live.client(there, member), added(id, 0));
      await chat.send(id, owner);
      await soon(() => numbers(ear)).toEqual([1]);
      await (redis ? redis.kill() : cutListeners());
      for (let n = 0; n < 5; n += 1) expect((await chat.send(id, owner)).result?.number).toBe(n + 2);
      await soon(() => numbers(ear)).toEqual(countTo(6));
      await redis?.startAgain();
      await soon(() => [here, there].map(({ services }) => services.pubSub.isUp)).toEqual([true, true]);
      await chat.send(id, owner);
      await soon(() => numbers(ear)).toEqual(countTo(7));
    });
  });
}
