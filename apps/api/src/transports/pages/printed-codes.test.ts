import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../modules/identity/deletions/delete-account.service.ts';
import { organizationFixtures } from '../../testing/organization-fixtures.ts';
import { givePlan } from '../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { findEndedCard } from './ended-card.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await server.register('Nora Łęcka');
});

interface Made {
  id: string;
  path: string;
}
const save = async (method: 'POST' | 'PUT', path: string, body: object, as = owner): Promise<Made> => {
  const { status, body: answer } = await server.rest(method, path, { body, as });
  if (status >= 300) throw new Error(JSON.stringify(answer));
  return answer.card as Made;
};
const DATA = { name: 'Nora Łęcka', email: 'nora@example.com' };
const make = (visibility: string, title = 'Studio', as = owner) =>
  save('POST', '/api/cards', { title, data: DATA, visibility }, as);
const change = ({ id }: Made, body: object, as = owner) =>
  save('PUT', `/api/cards/${id}`, { title: 'Studio', data: DATA, ...body }, as);
const remove = ({ id }: Made, as = owner) => server.rest('DELETE', `/api/cards/${id}`, { as });
const run = async (mutation: string, as = owner) => {
  const { errors } = await server.graphql(`mutation { ${mutation} }`, { as });
  if (errors) throw new Error(JSON.stringify(errors));
};
/** What somebody who scans the code gets in the end. */
const scan = async (path: string) => {
  const response = await fetch(`${server.origin}${path}?c=qr`);
  return { status: response.status, path: new URL(response.url).pathname, text: await response.text() };
};
const endAccount = async ({ id }: Person) => {
  const [deletion] = await server.services.db.query<{ id: string }[]>(
    `INSERT INTO account_deletions (id, user_id, email_hash, confirmed_at, due_at)
     VALUES (gen_random_uuid(), $1, sha256(''), now(), now()) RETURNING id`,
    [id],
  );
  await deleteAccount(server.services, { deletionId: deletion?.id ?? '' });
};
const CLOSED = 'This card is no longer open.';
const NEVER = 'There’s no public card at this address.';

describe('a printed code leads to the card', () => {
  test('after its title changed, again and again', async () => {
    const card = await make('UNLISTED');
    const second = await change(card, { title: 'Atelier' });
    const third = await change(card, { title: 'Werkstatt' });
    for (const { path } of [card, second, third]) {
      expect(await scan(path)).toMatchObject({ status: 200, path: third.path });
    }
  });

  test('after its owner’s handle changed, was given up, and with the id in place of it', async () => {
    const card = await make('PUBLIC');
    const handle = `nora-${owner.id.slice(-8)}`;
    await run(`updateViewer(input: { handle: "${handle}" }) { viewer { id } }`);
    expect(await scan(card.path)).toMatchObject({ status: 200, path: `/${handle}/studio` });
    await run('updateViewer(input: { handle: "" }) { viewer { id } }');
    for (const path of [card.path, `/${handle}/studio`, `/${owner.id}/studio`]) {
      expect(await scan(path)).toMatchObject({ status: 200, path: `/${owner.id}/studio` });
    }
  });

  test('after its owner’s plan ended, however many cards they have', async () => {
    await givePlan(server, owner, { planId: 'pro' });
    const cards: Made[] = [];
    for (const title of ['One', 'Two', 'Three', 'Four']) cards.push(await make('PUBLIC', title));
    await server.services.db.query("UPDATE subscriptions SET status = 'canceled', ends_at = now() WHERE user_id = $1", [
      owner.id,
    ]);
    for (const { path } of cards) expect(await scan(path)).toMatchObject({ status: 200, path });
  });

  test('after every share of it was revoked', async () => {
    const card = await make('UNLISTED');
    const { data } = await server.graphql<{ shareCard: { share: { id: string; url: string } } }>(
      `mutation { shareCard(input: { cardId: "${card.id}", mode: LINK }) { share { id url } } }`,
      { as: owner },
    );
    await run(`revokeShare(input: { id: "${data?.shareCard.share.id}" }) { share { id } }`);
    expect((await fetch(data?.shareCard.share.url ?? '')).status).toBe(200);
    expect((await scan(card.path)).status).toBe(200);
  });

  test('after the card went to another owner, also once the first one’s account ended', async () => {
    const card = await make('PUBLIC');
    const heir = await server.register('Hilde Heir');
    await server.services.db.query('UPDATE cards SET owner_id = $2 WHERE id = $1', [card.id, heir.id]);
    const present = `/${await handleOf(heir)}/studio`;
    expect(await scan(card.path)).toMatchObject({ status: 200, path: present });
    await endAccount(owner);
    for (const path of [card.path, `/${owner.id}/studio`]) {
      expect(await scan(path)).toMatchObject({ status: 200, path: present });
    }
    await change(card, { visibility: 'PRIVATE' }, heir);
    const closed = await scan(card.path);
    expect([closed.status, closed.path]).toEqual([404, card.path]);
    expect(closed.text).toContain(CLOSED);
    expect(closed.text).not.toContain('Hilde');
    await remove(card, heir);
    expect((await scan(card.path)).text).toContain(CLOSED);
  });

  test('that took the place of a deleted one', async () => {
    const card = await make('UNLISTED');
    await remove(card);
    expect((await scan(card.path)).text).toContain(CLOSED);
    expect((await make('UNLISTED')).path).toBe(card.path);
    expect((await scan(card.path)).status).toBe(200);
  });
});

const handleOf = async ({ id }: Person) => {
  const [row] = await server.services.db.query<{ handle: string }[]>('SELECT handle FROM users WHERE id = $1', [id]);
  return row?.handle ?? id;
};

describe('a printed code says whom to ask', () => {
  test.each([
    ['was deleted', remove],
    ['was made private', (card: Made) => change(card, { visibility: 'PRIVATE' })],
  ])('after the card %s, by the owner’s public profile', async (_way, end) => {
    const card = await make('UNLISTED', 'Printed');
    await make('PUBLIC', 'Main');
    await end(card);
    const { status, path, text } = await scan(card.path);
    expect([status, path]).toEqual([404, card.path]);
    expect(text).toContain(CLOSED);
    expect(text).toContain('Nora Łęcka');
    const [, handle = '', slug = ''] = card.path.split('/');
    expect(await findEndedCard(server.services, { owner: handle, slug })).toEqual({
      movedTo: null,
      ended: { ask: { name: 'Nora Łęcka', path: `/u/${handle}` } },
    });
    expect(text).toContain('noindex');
    expect(text).not.toContain('nora@example.com');
    expect((await scan(`${card.path}.vcf`)).status).toBe(404);
  });

  test('and names nobody who has no public profile', async () => {
    const card = await make('UNLISTED');
    await remove(card);
    const { status, text } = await scan(card.path);
    expect(status).toBe(404);
    expect(text).toContain('Ask the person who gave it to you');
    expect(text).not.toContain('Nora');
  });

  test('also under an earlier title and by the owner’s id', async () => {
    const card = await make('PUBLIC');
    const { path } = await change(card, { title: 'Atelier' });
    await remove(card);
    for (const printed of [card.path, path, `/${owner.id}/studio`]) {
      expect((await scan(printed)).text).toContain(CLOSED);
    }
  });

  test('of a team’s card by the team, also after the account of its member ended', async () => {
    const { id } = await organizationFixtures(server).makeOrganization([owner, 'MEMBER']);
    const [card, later] = [await make('UNLISTED'), await make('UNLISTED', 'Later')];
    await server.services.db.query(
      'INSERT INTO organization_cards (card_id, organization_id) SELECT unnest($1::uuid[]), $2',
      [[card.id, later.id], id],
    );
    await remove(card);
    expect((await scan(card.path)).text).toContain('Rao &amp; Daughters');
    await endAccount(owner);
    expect((await scan(card.path)).text).toContain('Rao &amp; Daughters');
    // The team has the other one now.
    expect(await scan(later.path)).toMatchObject({ status: 200, path: expect.stringMatching(/\/later$/) });
    await server.services.db.query('DELETE FROM cards WHERE id = $1', [later.id]);
    expect((await scan(later.path)).text).toContain('Rao &amp; Daughters');
  });

  test('after the account ended, and then nothing of the person is kept', async () => {
    await make('PUBLIC', 'Main');
    const handle = await handleOf(owner);
    const card = await make('UNLISTED');
    await run(`updateViewer(input: { handle: "second-${owner.id.slice(-8)}" }) { viewer { id } }`);
    const second = await make('UNLISTED', 'Second');
    await endAccount(owner);
    for (const path of [card.path, `/${handle}/studio`, second.path, `/${owner.id}/second`]) {
      const { status, text } = await scan(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain(CLOSED);
      expect(text).not.toContain('Nora');
    }
    const kept = await server.services.db.query('SELECT * FROM opened_addresses WHERE owner_id = $1', [owner.id]);
    expect(kept).toEqual([]);
    // Nobody else gets the address, and with it the code.
    const next = await server.register('Nora Łęcka');
    expect(await handleOf(next)).not.toBe(handle);
  });
});

/** The texts of the statements that a scan takes. */
const statementsOf = async (path: string) => {
  const { db } = server.services;
  const query = db.query.bind(db);
  const texts: string[] = [];
  db.query = ((text: string, ...rest: []) => {
    texts.push(text);
    return query(text, ...rest);
  }) as typeof db.query;
  await scan(path);
  db.query = query;
  return texts;
};

describe('a card that never was open', () => {
  const strip = ({ text }: { text: string }, path: string) => text.replaceAll(path, '{path}');

  test('answers as one that doesn’t exist, byte for byte, also once it is deleted', async () => {
    const hidden = await make('PRIVATE', 'Hidden');
    const deleted = await make('PRIVATE', 'Gone');
    await remove(deleted);
    const handle = await handleOf(owner);
    const paths = [hidden.path, deleted.path, `/${handle}/never-was`, `/${owner.id}/hidden`, '/nobody-at-all/hidden'];
    const answers = await Promise.all(paths.map(async (path) => strip(await scan(path), path)));
    expect(answers[0]).toContain(NEVER);
    for (const answer of answers) expect(answer).toBe(answers[0]);
  });

  test('takes as many statements as one that doesn’t exist', async () => {
    const hidden = await make('PRIVATE', 'Hidden');
    expect(await statementsOf(hidden.path)).toEqual(await statementsOf(`/${await handleOf(owner)}/never-was`));
  });

  test.each([
    ['a handle', async () => 'nobody-at-all'],
    ['an id', async () => owner.id],
  ])('is looked up by indexes alone, under %s', async (_kind, find) => {
    const first = await find();
    const [asked = ''] = (await statementsOf(`/${first}/never-was`)).filter((text) => text.includes('ended_addresses'));
    const plan = await server.services.db.transaction(async (tx) => {
      // Small tables are read whole otherwise.
      await tx.query('SET LOCAL enable_seqscan = off');
      return tx.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${asked}`, [first, 'never-was']);
    });
    const steps = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(steps).toContain('opened_addresses');
    expect(steps).not.toContain('Seq Scan');
  });
});
