import { jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeGoogleWallet, ISSUER_ID, startGoogleWallet } from '../../testing/fake-google-wallet.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { walletFixtures } from '../../testing/wallet-fixtures.ts';

let google: FakeGoogleWallet;
let server: TestServer;
let wallet: ReturnType<typeof walletFixtures>;
let asha: Person;
beforeAll(async () => {
  google = await startGoogleWallet();
  server = await startTestServer({ ...google.settings, GOOGLE_WALLET_PUBLISHED: 'on' });
  wallet = walletFixtures(server);
});
afterAll(async () => {
  await server.close();
  await google.close();
});
beforeEach(async () => {
  asha = await server.register('Asha Rao');
  google.calls.length = 0;
});

const DATA = {
  name: 'Asha Rao',
  role: 'Structural engineer',
  language: 'en',
  extra: { company: { companyName: 'Rao & Partners' }, personal: { resAddress: 'Secret Lane 7' } },
  phones: [{ label: 'mobile', value: '+919876543210' }],
  emails: [{ label: 'Bridges', value: 'asha@rao.example' }],
  translations: [{ language: 'hi', name: 'आशा राव', role: '', tagline: '', companyName: '', address: '' }],
};

/** Presses the button; gives the id of the object that Google is asked to keep. */
async function press(id: string, as: Person | null = asha): Promise<string> {
  const response = await wallet.get(`/wallet/cards/${id}/google`, as);
  expect(response.status).toBe(303);
  const [, token = ''] =
    /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(response.headers.get('location') ?? '') ?? [];
  const { payload, protectedHeader } = await jwtVerify(token, google.publicKey, { audience: 'google' });
  expect(protectedHeader.alg).toBe('RS256');
  expect(payload).toMatchObject({ iss: 'tessera@example.iam.gserviceaccount.com', typ: 'savetowallet' });
  const { genericObjects } = payload.payload as { genericObjects: { id: string }[] };
  // The id alone: what the card says is with Google already.
  expect(genericObjects).toEqual([{ id: expect.stringMatching(new RegExp(`^${ISSUER_ID}\\.`)) }]);
  return genericObjects[0]?.id ?? '';
}
const read = (objectId: string) => google.objects.get(objectId) as Record<string, unknown>;

describe('a press on “Add to Google Wallet”', () => {
  test('makes the object of the card and leads to Google by a signed link with its id alone', async () => {
    const id = await wallet.makeCard(asha, DATA);
    const object = read(await press(id));
    expect(object).toMatchObject({
      ...{ classId: `${ISSUER_ID}.tessera-card`, state: 'ACTIVE', hexBackgroundColor: '#2b2a26' },
      cardTitle: { defaultValue: { language: 'en', value: 'Rao & Partners' } },
      header: {
        defaultValue: { language: 'en', value: 'Asha Rao' },
        translatedValues: [{ language: 'hi', value: 'आशा राव' }],
      },
      subheader: { defaultValue: { value: 'Structural engineer' } },
      barcode: { type: 'QR_CODE', value: `${server.origin}/${asha.segment}/asha-rao` },
    });
    const said = JSON.stringify(object);
    for (const text of ['tel:+919876543210', 'mailto:asha@rao.example', 'Mobil', 'Bridges: asha@rao.example'])
      expect(said).toContain(text);
    expect(said).not.toContain('Secret');
    google.calls.length = 0;
    await press(id);
    expect(google.calls).toEqual([]);
  });

  test('works for visitors once the owner wishes, and for nobody on a private card', async () => {
    const id = await wallet.makeCard(asha, DATA);
    const sam = await server.register('Sam Stranger');
    const status = async (as: Person | null) => (await wallet.get(`/wallet/cards/${id}/google`, as)).status;
    expect([await status(null), await status(sam), await status(asha)]).toEqual([404, 404, 303]);
    await wallet.setWallet(asha, id, { isOnPage: true });
    expect([await status(null), await status(sam)]).toEqual([303, 303]);
    await wallet.patch(asha, id, { visibility: 'PRIVATE' });
    expect([await status(null), await status(asha)]).toEqual([404, 404]);
  });

  test('says that Google is away, and works once it is back', async () => {
    const id = await wallet.makeCard(asha, DATA);
    google.next.push({ status: 500 });
    const response = await wallet.get(`/wallet/cards/${id}/google`, asha);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([503, 'UNAVAILABLE']);
    await press(id);
  });

  test('finds an object that was made by another press at the same moment', async () => {
    const id = await wallet.makeCard(asha, DATA);
    const [one, other] = await Promise.all([press(id), press(id)]);
    expect(one).toBe(other);
    expect(read(one)).toMatchObject({ state: 'ACTIVE' });
  });
});

describe('a card that is kept at Google', () => {
  test('is brought up to date when it changes, and not when nothing of it is shown', async () => {
    const id = await wallet.makeCard(asha, DATA);
    const objectId = await press(id);
    // What other cards have left to do.
    await server.runJobs();
    google.calls.length = 0;
    await wallet.patch(asha, id, { data: { tags: ['bridges'] } });
    await server.runJobs();
    expect(google.calls).toEqual([]);
    await wallet.patch(asha, id, { data: { role: 'Head of bridges' } });
    await server.runJobs();
    expect(google.calls).toEqual([`PATCH genericObject/${objectId}`]);
    expect(read(objectId)).toMatchObject({ subheader: { defaultValue: { value: 'Head of bridges' } } });
  });

  test('is brought up to date when another press noticed the change before the job did', async () => {
    const id = await wallet.makeCard(asha, DATA);
    const objectId = await press(id);
    await server.rest('PATCH', '/api/users/me', { as: asha, body: { showEmail: false } });
    await press(id);
    await server.runJobs();
    expect(JSON.stringify(read(objectId))).not.toContain('asha@rao.example');
  });

  test('waits as long as Google asks, and is brought up to date then', async () => {
    const id = await wallet.makeCard(asha, DATA);
    const objectId = await press(id);
    google.next.push({ status: 429, headers: { 'retry-after': '120' } });
    await wallet.patch(asha, id, { data: { role: 'Tiler' } });
    await server.runJobs();
    const [job] = await server.services.db.query<{ seconds: number }[]>(
      "SELECT extract(epoch FROM run_at - now())::int AS seconds FROM graphile_worker.jobs WHERE task_identifier = 'patchWalletPass'",
    );
    expect(job?.seconds).toBeGreaterThan(100);
    await server.runJobs('even waiting');
    expect(read(objectId)).toMatchObject({ subheader: { defaultValue: { value: 'Tiler' } } });
  });

  test('has expired, and says nothing of its owner any more, once it is private or deleted', async () => {
    const id = await wallet.makeCard(asha, DATA);
    const objectId = await press(id);
    await wallet.patch(asha, id, { visibility: 'PRIVATE' });
    await server.runJobs();
    expect(read(objectId).state).toBe('EXPIRED');
    expect(JSON.stringify(read(objectId))).not.toMatch(/Asha|Rao|9876|rao\.example/);
    await wallet.patch(asha, id, { visibility: 'PUBLIC' });
    await server.runJobs();
    expect(read(objectId).state).toBe('ACTIVE');
    await server.rest('DELETE', `/api/cards/${id}`, { as: asha });
    await server.runJobs();
    expect(read(objectId).state).toBe('EXPIRED');
  });
});

test('before Google has published the passes only the owner gets one, and reads that it is a test', async () => {
  const trial = await startTestServer({ ...google.settings, DATABASE_URL: server.databaseUrl });
  try {
    const id = await wallet.makeCard(asha, DATA);
    await wallet.setWallet(asha, id, { isOnPage: true });
    const sam = await server.register('Sam Stranger');
    const status = async (as: Person) =>
      (
        await fetch(`${trial.origin}/wallet/cards/${id}/google`, {
          redirect: 'manual',
          headers: { authorization: `Bearer ${as.token}` },
        })
      ).status;
    expect([await status(sam), await status(asha)]).toEqual([404, 303]);
    const { data } = await trial.graphql(
      'query ($id: ID!) { card(id: $id) { wallet { isGoogleSetUp isGoogleTest isAppleSetUp } } }',
      { as: asha, variables: { id } },
    );
    expect(data).toEqual({ card: { wallet: { isGoogleSetUp: true, isGoogleTest: true, isAppleSetUp: false } } });
    expect(await (await fetch(`${trial.origin}/${asha.segment}/asha-rao`)).text()).not.toContain(`${id}/google`);
  } finally {
    await trial.close();
  }
});
