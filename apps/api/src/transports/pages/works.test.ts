import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureFixtures } from '../../testing/picture-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha Rao');
});
afterAll(() => server.close());

test('a portfolio keeps its works, and its page has them, also for search engines', async () => {
  const imageUrl = await pictureFixtures(server).upload(owner, 'photo');
  const works = [
    { imageUrl, title: 'House with a court', alt: 'A court', link: 'https://rao.example/court', year: '2024' },
  ];
  const data = { type: 'portfolio', name: 'Asha Rao', email: 'asha@example.com', extra: { works } };
  const body = { title: 'Works', data, visibility: 'PUBLIC' };
  const made = await server.rest('POST', '/api/cards', { body, as: owner });
  const { path, data: kept } = made.body.card as { path: string; data: { extra: { works: object[] } } };
  expect([made.status, kept.extra.works]).toEqual([201, works]);
  const page = await (await fetch(server.origin + path)).text();
  expect(page).toContain(`"works":[{"src":"${imageUrl}","title":"House with a court"`);
  const [, jsonLd = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(jsonLd)).toMatchObject({
    '@reverse': {
      creator: [
        {
          ...{ '@type': 'CreativeWork', name: 'House with a court', url: 'https://rao.example/court' },
          ...{ image: server.origin + imageUrl, dateCreated: '2024' },
        },
      ],
    },
  });
});
