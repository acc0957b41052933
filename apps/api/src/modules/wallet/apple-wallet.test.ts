import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pictureFixtures } from '../../testing/picture-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { createWalletAuthority, PASS_TYPE, TEAM_ID, type WalletAuthority } from '../../testing/wallet-authority.ts';
import { isSigned, type PassJson, readPassJson, toText, walletFixtures } from '../../testing/wallet-fixtures.ts';

let authority: WalletAuthority;
let server: TestServer;
let wallet: ReturnType<typeof walletFixtures>;
let asha: Person;
beforeAll(async () => {
  authority = createWalletAuthority();
  server = await startTestServer(authority.settings);
  wallet = walletFixtures(server);
});
afterAll(async () => {
  await server.close();
  authority.remove();
});
beforeEach(async () => {
  asha = await server.register('Asha Rao');
});

const DATA = {
  name: 'Asha Rao',
  role: 'Structural engineer',
  tagline: 'Bridges that “last”',
  language: 'en',
  extra: { company: { companyName: 'Rao & Partners' } },
  phones: [
    { label: 'mobile', value: '+919876543210' },
    { label: 'Bridge office', value: '+912223456789' },
  ],
  emails: [{ label: 'work', value: 'asha@rao.example' }],
  websites: [{ label: '', value: 'https://rao.example/?a=1&b=2' }],
  addresses: [{ label: 'work', value: '14 Church Street\nBengaluru', map: '' }],
  socials: { linkedin: 'asharao' },
  translations: [{ language: 'hi', name: 'आशा राव', role: '', tagline: '', companyName: '', address: '' }],
  blocks: [{ kind: 'calendar', title: 'Book a call', url: 'https://cal.example/asha' }],
};

const all = ({ generic }: PassJson) => Object.values(generic).flat();
const readValue = (pass: PassJson, key: string) => all(pass).find((field) => field.key === key)?.value;

describe('the pass of a card', () => {
  test('is signed by the certificate, and OpenSSL refuses it once a byte of it is another', async () => {
    const files = await wallet.download(asha, await wallet.makeCard(asha, DATA));
    expect(isSigned(authority, files)).toBe(true);
    const manifest = String(files['manifest.json']);
    const changed = Buffer.from(manifest.replace(/[0-9a-f]"/, (end) => (end === '0"' ? '1"' : '0"')));
    expect(isSigned(authority, { ...files, 'manifest.json': changed })).toBe(false);
  });

  test('names each of its files in the manifest, with its digest', async () => {
    const files = await wallet.download(asha, await wallet.makeCard(asha, DATA));
    const { 'manifest.json': manifest, signature: _, ...others } = files;
    const digests = Object.entries(others).map(([name, bytes]) => [
      name,
      createHash('sha1').update(bytes).digest('hex'),
    ]);
    expect(JSON.parse(String(manifest))).toEqual(Object.fromEntries(digests));
  });

  test('says what the card shows, in the classic layout and in the poster, with links to tap', async () => {
    const id = await wallet.makeCard(asha, DATA);
    const pass = readPassJson(await wallet.download(asha, id));
    expect(pass).toMatchObject({
      formatVersion: 1,
      ...{ passTypeIdentifier: PASS_TYPE, teamIdentifier: TEAM_ID, webServiceURL: `${server.origin}/wallet/apple` },
      ...{ organizationName: 'Rao & Partners', backgroundColor: 'rgb(43, 42, 38)' },
      ...{ foregroundColor: 'rgb(242, 233, 216)', labelColor: 'rgb(216, 184, 120)' },
      featuredActions: [
        { type: 'call', url: 'tel://+919876543210' },
        { type: 'bookAppointment', url: 'https://cal.example/asha' },
      ],
      barcodes: [{ format: 'PKBarcodeFormatQR', message: `${server.origin}/${asha.segment}/asha-rao` }],
    });
    expect(pass.voided).toBeUndefined();
    expect(all(pass).map(({ label, value }) => [label, value])).toEqual(
      expect.arrayContaining([
        ['', 'Asha Rao'],
        ['Job title', 'Structural engineer'],
        ['Company', 'Rao & Partners'],
        ['Mobile', '+91 98765 43210'],
        ['Bridge office', '+91 22 2345 6789'],
        ['Work', 'asha@rao.example'],
        ['Website', 'rao.example/?a=1&b=2'],
        ['Work', '14 Church Street, Bengaluru'],
        ['LinkedIn', 'asharao'],
      ]),
    );
    expect(all(pass).find(({ key }) => key === 'website-0')?.attributedValue).toBe(
      '<a href="https://rao.example/?a=1&amp;b=2">rao.example/?a=1&amp;b=2</a>',
    );
    expect(all(pass).find(({ key }) => key === 'phone-0')?.changeMessage).toBe('Mobile: %@');
    const { posterGeneric } = pass;
    expect(posterGeneric.primaryFields?.map(({ value }) => value)).toEqual([
      'Asha Rao',
      'Structural engineer',
      'Rao & Partners',
    ]);
    expect(posterGeneric.footerFields).toHaveLength(1);
    expect(posterGeneric.backFields).toEqual(pass.generic.backFields);
  });

  test('has its labels in five languages, and the card’s own words in those that the card has', async () => {
    const files = await wallet.download(asha, await wallet.makeCard(asha, DATA));
    const german = String(files['de.lproj/pass.strings']);
    expect(german).toContain('"Company" = "Unternehmen";');
    expect(german).toContain('"Company: %@" = "Unternehmen: %@";');
    expect(german).not.toContain('Asha');
    expect(String(files['hi.lproj/pass.strings'])).toContain('"Asha Rao" = "आशा राव";');
    for (const language of ['en', 'ar', 'es']) expect(files[`${language}.lproj/pass.strings`]).toBeDefined();
  });

  test('has pictures for one, two and three pixels a point, drawn from photo and logo', async () => {
    const pictures = pictureFixtures(server);
    const [photoUrl, logoUrl] = [await pictures.upload(asha, 'PHOTO', '#2040a0'), await pictures.upload(asha, 'LOGO')];
    const extra = { ...DATA.extra, personal: { photoUrl } };
    const files = await wallet.download(asha, await wallet.makeCard(asha, { ...DATA, logoUrl, extra }));
    const sizes: Record<string, string> = {};
    for (const [name, bytes] of Object.entries(files)) {
      if (!name.endsWith('.png')) continue;
      const { width, height, format } = await sharp(bytes).metadata();
      sizes[name] = `${format} ${width}x${height}`;
    }
    expect(sizes).toEqual({
      ...{ 'icon.png': 'png 29x29', 'icon@2x.png': 'png 58x58', 'icon@3x.png': 'png 87x87' },
      ...{ 'thumbnail.png': 'png 90x90', 'thumbnail@2x.png': 'png 180x180', 'thumbnail@3x.png': 'png 270x270' },
      // 60 × 40 within 160 × 50 and 126 × 30 points, on a plate because the paper is dark.
      ...{ 'logo.png': 'png 69x50', 'logo@2x.png': 'png 138x100', 'logo@3x.png': 'png 207x150' },
      ...{ 'primaryLogo.png': 'png 41x30', 'primaryLogo@2x.png': 'png 83x60', 'primaryLogo@3x.png': 'png 124x90' },
      ...{ 'artwork.png': 'png 358x448', 'artwork@2x.png': 'png 716x896', 'artwork@3x.png': 'png 1074x1344' },
    });
    const [red = 0, , blue = 0] = await sharp(files['thumbnail@2x.png']).removeAlpha().raw().toBuffer();
    expect(blue).toBeGreaterThan(red);
  });

  test.each([
    [
      'a long Latin name',
      { name: 'Maximiliane Charlotte von Hohenstein-Wittelsbach-Lüneburg', role: 'Geschäftsführende Gesellschafterin' },
    ],
    ['an Arabic name', { name: 'ليلى الحداد', role: 'مهندسة معمارية', language: 'ar' }],
    ['a Devanagari name', { name: 'आशा राव', role: 'संरचना अभियंता', language: 'hi' }],
    ['marks of all kinds', { name: 'A "B" \\ %@ <b>', role: "O'Neil; x = y" }],
  ])('carries %s as it is written', async (_, data) => {
    const files = await wallet.download(asha, await wallet.makeCard(asha, { ...data, phones: DATA.phones }));
    const pass = readPassJson(files);
    expect([readValue(pass, 'name'), readValue(pass, 'role')]).toEqual([data.name, data.role]);
    expect(isSigned(authority, files)).toBe(true);
    // Initials or paper: never an empty picture.
    const { channels } = await sharp(files['icon@3x.png']).stats();
    expect(channels).toHaveLength(3);
  });

  test('with a company that is called like a label is not translated', async () => {
    const extra = { company: { companyName: 'Phone' } };
    const files = await wallet.download(
      asha,
      await wallet.makeCard(asha, { ...DATA, extra, phones: [{ label: '', value: '+919876543210' }] }),
    );
    expect(String(files['de.lproj/pass.strings'])).not.toContain('"Phone" =');
  });

  test('shows nothing that its owner hides', async () => {
    await server.rest('PATCH', '/api/users/me', { as: asha, body: { showEmail: false, showSocials: false } });
    const personal = { resAddress: 'Secret Lane 7', birthDate: '1990-02-03', pincode: '560999' };
    const data = { ...DATA, extra: { ...DATA.extra, personal } };
    for (const code of ['ADDRESS', 'CONTACT']) {
      const id = await wallet.makeCard(asha, data);
      await wallet.setWallet(asha, id, { code });
      const text = toText(await wallet.download(asha, id));
      expect(text).toContain('Asha Rao');
      for (const hidden of ['asha@rao', 'asharao', 'Secret Lane', '1990', '560999', '19900203'])
        expect(text.replaceAll(`${server.origin}/${asha.segment}`, ''), hidden).not.toContain(hidden);
    }
  });

  test('holds the contact itself in its code if the owner wishes, shortened where it is long', async () => {
    const id = await wallet.makeCard(asha, { ...DATA, tagline: '' });
    expect((await wallet.setWallet(asha, id, { code: 'CONTACT' })).errors).toBeUndefined();
    const [code] = readPassJson(await wallet.download(asha, id)).barcodes ?? [];
    expect(code?.message).toMatch(
      /^BEGIN:VCARD\r\nVERSION:3.0\r\n[\s\S]*FN:Asha Rao\r\n[\s\S]*TEL[^\n]*\+919876543210[\s\S]*END:VCARD\r\n$/,
    );
    expect(code?.message).toContain(`URL:${server.origin}/${asha.segment}/asha-rao`);
    expect(code?.messageEncoding).toBe('iso-8859-1');
    const long = await wallet.makeCard(asha, {
      ...DATA,
      name: 'आशा राव',
      tagline: 'आ'.repeat(120),
      extra: { company: { companyName: 'राव', message: 'आ'.repeat(300) } },
    });
    const { data } = await wallet.setWallet(asha, long, { code: 'CONTACT' });
    expect(data).toMatchObject({ setCardWallet: { card: { wallet: { code: 'CONTACT', isCodeShortened: true } } } });
    const [short] = readPassJson(await wallet.download(asha, long)).barcodes ?? [];
    expect(Buffer.byteLength(short?.message ?? '')).toBeLessThanOrEqual(660);
    expect(short?.message).toContain('FN:आशा राव');
    expect(short?.messageEncoding).toBe('utf-8');
  });

  test('holds the address where the owner offers no contact file', async () => {
    const id = await wallet.makeCard(asha, DATA);
    await wallet.setWallet(asha, id, { code: 'CONTACT' });
    await server.rest('PATCH', '/api/users/me', { as: asha, body: { allowContactDownloads: false } });
    expect(readPassJson(await wallet.download(asha, id)).barcodes?.[0]?.message).toMatch(/^http/);
  });
});

test('many downloads of one pass at once all end, and others read cards meanwhile', async () => {
  const id = await wallet.makeCard(asha, DATA);
  const downloads = Array.from({ length: 40 }, () => wallet.get(`/wallet/cards/${id}/card.pkpass`, asha));
  const page = await fetch(`${server.origin}/${asha.segment}/asha-rao`);
  expect(page.status).toBe(200);
  expect((await Promise.all(downloads)).map(({ status }) => status)).toEqual(Array(40).fill(200));
});

describe('who may add a card', () => {
  test('is its owner; visitors as well once the owner wishes; nobody a private card', async () => {
    const [stranger, id] = [await server.register('Sam Stranger'), await wallet.makeCard(asha, DATA)];
    const closed = await wallet.makeCard(asha, DATA, 'PRIVATE');
    const status = async (as: Person | null, card = id) =>
      (await wallet.get(`/wallet/cards/${card}/card.pkpass`, as)).status;
    expect([await status(null), await status(stranger), await status(asha)]).toEqual([404, 404, 200]);
    expect((await wallet.setWallet(stranger, id, { isOnPage: true })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await wallet.setWallet(asha, id, { isOnPage: true });
    expect([await status(null), await status(stranger), await status(asha)]).toEqual([200, 200, 200]);
    await wallet.setWallet(asha, closed, { isOnPage: true });
    expect([await status(null, closed), await status(asha, closed), await status(asha, 'x')]).toEqual([404, 404, 404]);
    const { data } = await server.graphql<{ card: { wallet: object | null } }>(
      'query ($id: ID!) { card(id: $id) { wallet { isOnPage } } }',
      { variables: { id }, as: stranger },
    );
    expect(data?.card.wallet).toBeNull();
  });
});

test('the page of a card has the button only while its owner wishes it, and only where it works', async () => {
  const plain = await startTestServer({ DATABASE_URL: server.databaseUrl });
  try {
    const id = await wallet.makeCard(asha, DATA);
    const read = async (origin: string) => (await fetch(`${origin}/${asha.segment}/asha-rao`)).text();
    expect(await read(server.origin)).not.toContain('card.pkpass');
    await wallet.setWallet(asha, id, { isOnPage: true });
    expect(await read(server.origin)).toContain(`/wallet/cards/${id}/card.pkpass`);
    expect(await read(plain.origin)).not.toContain('card.pkpass');
    expect((await fetch(`${plain.origin}/wallet/cards/${id}/card.pkpass`)).status).toBe(404);
    const { data } = await plain.graphql('query ($id: ID!) { card(id: $id) { wallet { isAppleSetUp applePath } } }', {
      as: asha,
      variables: { id },
    });
    expect(data).toEqual({ card: { wallet: { isAppleSetUp: false, applePath: null } } });
  } finally {
    await plain.close();
  }
});
