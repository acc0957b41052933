import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BLOCK_KINDS, fillCardData, SOCIAL_NETWORKS } from '@tessera/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

const HOSTILE = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'https://exam\\ple.com@evil.example',
  'https://bank.example@evil.example',
  '"><img src=x onerror=alert(1)>',
  'blob:https://evil.example/x',
];

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Mallory');
});
afterAll(() => server.close());

/** The text in every field that is made into a link, or from which a picture is loaded. */
function cardWith(link: string) {
  const socials = Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, link]));
  const pictures = { photoUrl: link, mapsLink: link };
  const company = { website: link, companyLogo: link, mapsLink: link, email: link, companyMobile: link };
  const top = { website: link, addressMap: link, logoUrl: link, email: link, phone: link };
  const gallery = [{ imageUrl: link, alt: 'Hostile' }];
  const blocks = BLOCK_KINDS.map((kind) => ({
    ...{ kind, title: 'Hostile', text: 'Hostile', url: link, imageUrl: link, pictures: gallery },
  }));
  return { name: 'Mallory', title: 'Hostile', ...top, socials, blocks, extra: { personal: pictures, company } };
}

/** A public card that has been written past all checks, as by an older version or by hand. */
async function makeCard(link: string, type: string): Promise<{ id: string; path: string }> {
  const valid = { name: 'Mallory', phone: '+919876543210' };
  const body = { title: 'Hostile', data: valid, visibility: 'PUBLIC' };
  const card = (await server.rest('POST', '/api/cards', { body, as: owner })).body.card as { id: string; path: string };
  const data = fillCardData({ ...cardWith(link), type });
  await server.services.db.query('UPDATE cards SET data = $2 WHERE id = $1', [card.id, JSON.stringify(data)]);
  await server.graphql('mutation { updateViewer(input: { about: "x" }) { viewer { id } } }', { as: owner });
  return card;
}

/** Web, mail and telephone, without a name before the host that makes it look like another. */
function isHarmless(address: string): boolean {
  const { protocol, username } = new URL(address.replaceAll('&amp;', '&'), server.origin);
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) && username === '';
}

/** Whatever in the JSON is an address by its name. */
function addressesIn(json: unknown, key = ''): string[] {
  if (typeof json === 'string') return /(?:url|href|src|logo|photo|image|sameas|^@id)$/i.test(key) ? [json] : [];
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) => addressesIn(value, Array.isArray(json) ? key : name));
}

async function readText(path: string): Promise<string> {
  return (await fetch(server.origin + path)).text();
}

describe.each(['business', 'personal'])('in every link field of a %s card', (type) => {
  test.each(HOSTILE)('%j is harmless in what the API shows to everybody', async (link) => {
    const { id } = await makeCard(link, type);
    const fields = `ownerPath path face { logo photo phoneHref emailHref websiteUrl mapUrl
      design { coverUrl } socials { url } event { placeUrl ticketsUrl } }`;
    const { data } = await server.graphql<{ publicCard: object }>(
      `{ publicCard(id: "${id}") { ${fields} } explore(first: 100) { edges { node { ${fields} } } } user(owner: "${owner.id}") { publicCards { edges { node { ${fields} } } } } }`,
    );
    expect(data?.publicCard).not.toBeNull();
    const addresses = addressesIn(data);
    expect(addresses.filter((address) => !isHarmless(address))).toEqual([]);
  });

  test.each(HOSTILE)('%j is harmless in page, JSON-LD, contact file, picture and oEmbed', async (link) => {
    const { path } = await makeCard(link, type);
    const page = await readText(path);
    const profile = await readText(`/u/${owner.segment}`);
    const embedded = await readText(`/embed${path}`);
    for (const html of [page, profile, embedded]) {
      expect(html).toContain('Mallory');
      const inHtml = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, address = '']) => address);
      expect(inHtml.filter((address) => !isHarmless(address))).toEqual([]);
      expect(html).not.toContain('<img src=x');
      const scripts = [...html.matchAll(/<script[^>]*type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)];
      const inScripts = scripts.flatMap(([, json = '']) => addressesIn(JSON.parse(json)));
      expect(inScripts.filter((address) => !isHarmless(address))).toEqual([]);
    }
    expect(page).toContain('application/ld+json');
    for (const version of ['3.0', '4.0']) {
      const vcard = (await readText(`${path}.vcf?v=${version}`)).replaceAll(/\r\n[ \t]/g, '');
      const inVcard = [...vcard.matchAll(/^(?:item\d+\.)?(?:URL|X-SOCIALPROFILE|PHOTO|SOURCE)[^:\r]*:(.*)\r$/gm)];
      expect(inVcard.length).toBeGreaterThan(0);
      expect(inVcard.filter(([, address = '']) => !isHarmless(address))).toEqual([]);
    }
    const picture = await fetch(`${server.origin + path}.jpg`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    await picture.arrayBuffer();
    const { body } = await server.rest('GET', `/oembed?url=${encodeURIComponent(server.origin + path)}`);
    expect(addressesIn(body).length).toBeGreaterThan(1);
    expect(addressesIn(body).filter((address) => !isHarmless(address))).toEqual([]);
  });
});

test('the server asks for nothing at an address that a card names', async () => {
  const asked: string[] = [];
  const trap = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  const link = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/inside.png`;
  const { path } = await makeCard(link, 'business');
  for (const address of [path, `${path}.jpg`, `${path}.vcf`, `/embed${path}`, `/u/${owner.segment}`]) {
    expect((await server.rest('GET', address)).status).toBe(200);
  }
  expect(asked).toEqual([]);
  await new Promise((resolve) => trap.close(resolve));
});
