import { EXCHANGE_CONSENT_VERSION, exchangeConsent } from '@tessera/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exchangeFixtures, VERA } from '../../testing/exchange-fixtures.ts';
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';

let mailbox: Mailbox;
let server: TestServer;
let fixtures: ReturnType<typeof exchangeFixtures>;
let owner: Person;
let visitor: Person;
let card: string;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer({ SMTP_URL: mailbox.url });
  fixtures = exchangeFixtures(server);
});
beforeEach(async () => {
  [owner, visitor] = await Promise.all([server.register('Olga Owner'), server.register('Vera Visitor')]);
  await server.services.db.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [owner.id]);
  card = await fixtures.makeOpenCard(owner);
  mailbox.mails.length = 0;
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const readForm = async (as: Person | null, { id = card, language = 'en' } = {}) => {
  const { data } = await server.graphql<{ card: { exchangeForm: { isOn: boolean; rules: object } | null } | null }>(
    'query ($id: ID!) { card(id: $id) { exchangeForm { isOn rules { email phone company role note } consent } } }',
    { as, variables: { id }, headers: { 'accept-language': language } },
  );
  return data?.card?.exchangeForm ?? null;
};
const set = (input: object, as = owner) =>
  fixtures.contacts.change(as, 'setExchangeForm', { cardId: card, ...input }, '{ id }');
const readContact = async (as: Person) => {
  const [found] = (await fixtures.contacts.list(as)).nodes;
  const { data } = await server.graphql<{ contact: Record<string, unknown> }>(
    `query ($id: ID!) { contact(id: $id) { name email phone company note event source metAt user { id }
       origins { field source } cards { card { id } } activity { kind card { id } }
       exchanges { card { id } share { id } channel consent consentVersion consentedAt } } }`,
    { as, variables: { id: found?.id } },
  );
  return data?.contact;
};

describe('the form of a card', () => {
  test('is seen by strangers while it is on, and by its owner always', async () => {
    const rules = { email: 'OPTIONAL', phone: 'OPTIONAL', company: 'OPTIONAL', role: 'HIDDEN', note: 'OPTIONAL' };
    expect(await readForm(null)).toEqual({ isOn: true, rules, consent: exchangeConsent('Olga Owner') });
    const consent = expect.stringMatching(/\p{Script=Devanagari}.*Olga Owner|Olga Owner.*\p{Script=Devanagari}/u);
    expect(await readForm(null, { language: 'hi' })).toMatchObject({ consent });
    await set({ isOn: false, note: 'REQUIRED' });
    expect(await readForm(null)).toBeNull();
    expect(await readForm(owner)).toMatchObject({ isOn: false, rules: { ...rules, note: 'REQUIRED' } });
    expect((await fixtures.send(card)).code).toBe('NOT_FOUND');
  });

  test('is on for a new card that others can open, without a choice of the owner', async () => {
    const unlisted = await fixtures.shares.makeCard('UNLISTED', owner);
    expect(await readForm(null, { id: unlisted })).toMatchObject({
      isOn: true,
      rules: { email: 'OPTIONAL', role: 'HIDDEN' },
    });
    expect((await fixtures.send(unlisted)).data).toMatchObject({ entry: { ownerName: 'Olga Owner' } });
    const secret = await fixtures.shares.makeCard('PRIVATE', owner);
    expect((await fixtures.send(secret)).code).toBe('NOT_FOUND');
  });

  test('asks for a way to reach the visitor', async () => {
    expect(await set({ email: 'HIDDEN', phone: 'HIDDEN' })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await set({ email: 'HIDDEN' })).code).toBeUndefined();
    expect((await set({ phone: 'HIDDEN' })).code).toBe('BAD_USER_INPUT');
  });

  test('of a private card takes nothing', async () => {
    const hidden = await fixtures.makeOpenCard(owner, {}, 'PRIVATE');
    expect((await fixtures.send(hidden)).code).toBe('NOT_FOUND');
    expect(await readForm(null, { id: hidden })).toBeNull();
  });
});

describe('what a visitor leaves', () => {
  test('becomes a contact that says where it came from, on which card and by which share', async () => {
    const { id: shareId, mark } = await fixtures.shares.share(card, owner);
    const { data } = await fixtures.send(card, { shareMark: mark, channel: 'QR' });
    expect(data?.entry).toMatchObject({ name: 'Vera Visitor', ownerName: 'Olga Owner' });
    const contact = await readContact(owner);
    expect(contact).toMatchObject({ ...VERA, source: 'EXCHANGE', event: '', user: null, cards: [] });
    expect(contact?.origins).toContainEqual({ field: 'email', source: 'EXCHANGE' });
    expect(contact?.activity).toEqual([{ kind: 'EXCHANGED', card: { id: card } }]);
    expect(contact?.exchanges).toEqual([
      {
        ...{ card: { id: card }, share: { id: shareId }, channel: 'QR', consentedAt: expect.any(String) },
        ...{ consent: exchangeConsent('Olga Owner'), consentVersion: EXCHANGE_CONSENT_VERSION },
      },
    ]);
    expect(await fixtures.contacts.newConnections(owner)).toBe(1);
  });

  test('on the card of an event was met there', async () => {
    const { body } = await server.rest('POST', '/api/cards', {
      as: owner,
      body: {
        title: 'Hannover Messe',
        data: { type: 'event', name: 'Olga', email: 'o@example.com' },
        visibility: 'PUBLIC',
      },
    });
    card = (body.card as { id: string }).id;
    await set({ isOn: true });
    await fixtures.send(card);
    expect(await readContact(owner)).toMatchObject({ event: 'Hannover Messe' });
  });

  test('is a lead in the figures, and is told to the owner at once', async () => {
    const told: string[] = [];
    const stop = server.services.pubSub.on(`activity:${owner.id}`, ({ id }) => void told.push(id));
    // A user agent of “node” counts as a robot.
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    };
    await server.rest('POST', `/api/cards/${card}/exchange`, { body: { ...VERA, agreedTo: 1 }, headers });
    stop();
    expect(told).toHaveLength(1);
    const { data } = await server.graphql<{ analyticsOverview: { recentActivity: { kind: string }[] } }>(
      '{ analyticsOverview { recentActivity { kind } } }',
      { as: owner },
    );
    expect(data?.analyticsOverview.recentActivity).toContainEqual({ kind: 'LEAD' });
  });

  describe('names the visitor in the owner’s activity', () => {
    const readActivity = async (as: Person) => {
      const { data } = await server.graphql<{ analyticsOverview: { recentActivity: Record<string, unknown>[] } }>(
        '{ analyticsOverview { recentActivity { kind message contact { name } } } }',
        { as },
      );
      return data?.analyticsOverview.recentActivity.find(({ kind }) => kind === 'LEAD');
    };
    // A user agent of “node” counts as a robot.
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    };
    const leave = async () => {
      const { body } = await server.rest('POST', `/api/cards/${card}/exchange`, {
        body: { ...VERA, agreedTo: 1 },
        headers,
      });
      return new URL(String(body.url)).searchParams.get('token') ?? '';
    };

    test('with the contact, until the visitor erases what they left', async () => {
      const token = await leave();
      expect(await readActivity(visitor)).toBeUndefined();
      expect(await readActivity(owner)).toEqual({
        ...{ kind: 'LEAD', message: 'Vera Visitor left their details on “Card”' },
        contact: { name: 'Vera Visitor' },
      });
      await fixtures.erase(token);
      expect(await readActivity(owner)).toEqual({
        ...{ kind: 'LEAD', message: 'Someone left their details on “Card”' },
        contact: null,
      });
    });

    test('and to a program only if it may read contacts', async () => {
      await leave();
      const { program } = tokenFixtures(server);
      const read = async (as: Person) => {
        const { data } = await server.graphql<{ analyticsOverview: { recentActivity: { message: string }[] } }>(
          '{ analyticsOverview { recentActivity { message } } }',
          { as },
        );
        return JSON.stringify(data);
      };
      expect(await read(await program(owner, 'analytics:read'))).toContain('Someone left their details');
      expect(await read(await program(owner, 'analytics:read', 'contacts:read'))).toContain('Vera Visitor left');
    });
  });

  test('needs consent to the present words', async () => {
    for (const agreedTo of [null, 0, EXCHANGE_CONSENT_VERSION + 1]) {
      const { code, fields } = await fixtures.send(card, { agreedTo });
      expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', ['agreedTo']]);
    }
    expect((await fixtures.contacts.list(owner)).totalCount).toBe(0);
  });

  test('has all that is wrong named at once', async () => {
    await set({ company: 'REQUIRED' });
    const { fields } = await fixtures.send(card, { name: '', email: 'nobody', company: '', agreedTo: null });
    expect(Object.keys(fields ?? {}).sort()).toEqual(['agreedTo', 'company', 'email', 'name']);
  });

  test('by a program that fills in what nobody sees is refused', async () => {
    expect((await fixtures.send(card, { website: 'https://spam.example' })).code).toBe('BAD_USER_INPUT');
  });

  test('on one’s own card is refused', async () => {
    expect((await fixtures.send(card, {}, owner)).code).toBe('BAD_USER_INPUT');
  });

  test('with the same Idempotency-Key is left once, and tells the same link', async () => {
    const body = { ...VERA, agreedTo: 1 };
    const headers = { 'idempotency-key': `exchange-${card}` };
    const path = `/api/cards/${card}/exchange`;
    const first = await server.rest('POST', path, { body, headers });
    const second = await server.rest('POST', path, { body, headers });
    expect([first.status, second.body]).toEqual([201, first.body]);
    expect((await fixtures.contacts.list(owner)).totalCount).toBe(1);
  });

  test('is limited for one address', async () => {
    const path = `/api/cards/${card}/exchange`;
    await server.services.rateLimits.reset('exchangeByAddress', '127.0.0.1');
    await server.services.rateLimits.consume('exchangeByAddress', '127.0.0.1', 60);
    expect((await server.rest('POST', path, { body: { ...VERA, agreedTo: 1 } })).status).toBe(429);
    await server.services.rateLimits.reset('exchangeByAddress', '127.0.0.1');
  });
});

describe('mail', () => {
  test('brings the visitor a copy with the link, and the owner the lead', async () => {
    const email = `copy-${card}@example.com`;
    const { data } = await fixtures.send(card, { email });
    await server.runJobs();
    const copy = mailbox.find(email);
    expect(copy.text).toContain(data?.url);
    expect(copy.text).toContain('Vee & Sons');
    // Nobody's mailbox is written to by whoever knows its address.
    expect(copy.text).not.toContain('about tiles');
    expect(mailbox.find(owner.email, 'Someone left their details')).toMatchObject({ replyTo: email });
  });

  test('leads the visitor to the card and its contact file, and brings the owner one of the visitor', async () => {
    const email = `file-${card}@example.com`;
    await fixtures.send(card, { email, name: 'Ida Nyström', phone: '+46 70 174 06 05' });
    await server.runJobs();
    const copy = mailbox.find(email);
    const [, path] = /(\/[^/]+\/[^/]+)\.vcf/.exec(copy.text) ?? expect.fail('no contact file');
    expect(copy.text).toContain(`${server.services.env.publicOrigin}${path}\n`);
    for (const address of [`${path}.vcf`, path]) expect((await fetch(server.origin + address)).status).toBe(200);
    // Pictures that a stranger has chosen don't go to an address that nobody has proved.
    expect(copy.html).not.toContain('<img');
    const told = mailbox.find(owner.email, 'Someone left their details');
    expect(told.text).toMatch(/^Ida Nyström left you their details\n\nIda Nyström\nVee & Sons\n/);
    expect(told.html).toContain('href="tel:+46701740605"');
    const [file] = told.files;
    expect(file).toMatchObject({ name: 'contact.vcf', type: 'text/vcard' });
    expect(file?.text).toMatch(/FN:Ida Nyström\r\n/);
    expect(file?.text).toContain('+46701740605');
  });

  test('goes to one address three times a day at most; the fourth is left all the same', async () => {
    const email = `thrice-${card}@example.com`;
    const mailed = [];
    for (let n = 0; n < 4; n += 1)
      mailed.push((await fixtures.send(card, { email, name: `Vera ${n}` })).data?.isMailed);
    expect(mailed).toEqual([true, true, true, false]);
    await server.runJobs();
    expect(mailbox.mails.filter(({ to }) => to === email)).toHaveLength(3);
    expect((await fixtures.contacts.list(owner)).totalCount).toBe(4);
  });

  test.each([
    ['wants none', 'notify_leads = false'],
    ['never proved the address', 'email_confirmed_at = NULL'],
  ])('about leads is not sent to who %s', async (_name, change) => {
    await server.services.db.query(`UPDATE users SET ${change} WHERE id = $1`, [owner.id]);
    await fixtures.send(card, { email: '' });
    await server.runJobs();
    expect(mailbox.mails.filter(({ subject }) => subject.includes('left their details'))).toEqual([]);
  });
});

describe('a visitor’s own card', () => {
  test('goes along and makes them known', async () => {
    const own = await fixtures.shares.makeCard('UNLISTED', visitor);
    await fixtures.send(card, { ownCardId: own }, visitor);
    expect(await readContact(owner)).toMatchObject({ user: { id: visitor.id }, cards: [{ card: { id: own } }] });
  });

  test('has to be theirs, and shown', async () => {
    const [hidden, foreign] = [await fixtures.shares.makeCard('PRIVATE', visitor), card];
    for (const ownCardId of [hidden, foreign, 'nonsense']) {
      expect((await fixtures.send(card, { ownCardId }, visitor)).code).toBe('BAD_USER_INPUT');
    }
    expect((await fixtures.send(card, { ownCardId: card }, null)).code).toBe('BAD_USER_INPUT');
  });
});
