import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Person;
let path: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha Rao');
  const data = {
    ...{ type: 'business', name: 'Asha Rao', role: 'Architect', email: 'asha@example.com', language: 'en' },
    translations: [
      { language: 'hi', name: 'आशा राव', role: 'वास्तुकार' },
      { language: 'ja', name: 'アシャ・ラオ' },
    ],
  };
  const made = await server.rest('POST', '/api/cards', {
    body: { title: 'Studio', data, visibility: 'PUBLIC' },
    as: owner,
  });
  path = (made.body.card as { path: string }).path;
});
afterAll(() => server.close());

interface Shown {
  language: string;
  preview: { name: string; role: string };
  contactFilePath: string;
  others?: { language: string; path: string }[];
}

async function open(address: string, headers: Record<string, string>) {
  const page = await (await fetch(server.origin + address, { headers })).text();
  const [, json = '{}'] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(page) ?? [];
  return JSON.parse(json) as Shown;
}

describe('a card in several languages', () => {
  test.each([
    ['hi-IN,en;q=0.5', 'hi', 'आशा राव', 'वास्तुकार'],
    ['fr,ja;q=0.8', 'ja', 'アシャ・ラオ', 'Architect'],
    ['en-GB', 'en', 'Asha Rao', 'Architect'],
    ['fr', 'en', 'Asha Rao', 'Architect'],
  ])('a visitor who reads %s sees it in %s', async (acceptLanguage, language, name, role) => {
    const shown = await open(path, { 'accept-language': acceptLanguage });
    expect(shown).toMatchObject({ language, preview: { name, role } });
    expect(shown.others?.map((other) => other.language)).toEqual(['en', 'hi', 'ja'].filter((tag) => tag !== language));
  });

  test('the address may name one, also a language that the product doesn’t speak', async () => {
    expect(await open(`${path}?lang=ja`, { 'accept-language': 'de' })).toMatchObject({ language: 'ja' });
  });

  test('a link to another language keeps the way by which the visitor came, and the file follows what is read', async () => {
    const shown = await open(`${path}?s=abc234&c=qr`, { 'accept-language': 'ja' });
    expect(shown.others?.map((other) => other.path)).toEqual([
      `${path}?s=abc234&c=qr&lang=en`,
      `${path}?s=abc234&c=qr&lang=hi`,
    ]);
    const file = await (await fetch(server.origin + shown.contactFilePath)).text();
    expect([shown.contactFilePath, file]).toEqual([
      `${path}.vcf?s=abc234&c=qr&lang=ja`,
      expect.stringContaining('FN:アシャ・ラオ'),
    ]);
  });

  test('caches are told that the page depends on the reader', async () => {
    const { headers } = await fetch(server.origin + path);
    expect(headers.get('vary')).toMatch(/accept-language/i);
  });

  test('the contact file has all languages in version 4.0, and the visitor’s in 3.0', async () => {
    const load = async (version: string) =>
      (await fetch(`${server.origin}${path}.vcf?v=${version}`, { headers: { 'accept-language': 'hi' } })).text();
    expect(await load('4.0')).toContain('FN;ALTID=1;LANGUAGE=hi:आशा राव');
    expect(await load('3.0')).toContain('FN:आशा राव');
  });

  test('the directory finds the person by the name in any of them', async () => {
    const found = await (await fetch(`${server.origin}/api/explore?q=${encodeURIComponent('आशा')}`)).text();
    expect(found).toContain(path);
  });

  test('REST and GraphQL give the languages as they were written, and refuse wrong ones by name', async () => {
    const { body } = await server.rest('GET', '/api/cards?limit=1', { as: owner });
    expect(JSON.stringify(body)).toContain('"translations":[{"language":"hi","name":"आशा राव"');
    const wrong = { name: 'A', email: 'a@example.com', language: 'en', translations: [{ language: '!', name: 'B' }] };
    const refused = await server.rest('POST', '/api/cards', { body: { title: 'Wrong', data: wrong }, as: owner });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { 'data.translations.0.language': expect.any(String) } },
    });
  });
});
