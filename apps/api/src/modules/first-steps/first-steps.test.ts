import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Person = Awaited<ReturnType<TestServer['register']>>;
const STEPS = 'firstSteps { hasPhoto hasShared hasInstalledApp hasContact }';

async function readSteps(as: Person) {
  return (await server.graphql<{ viewer: { firstSteps: object | null } }>(`{ viewer { ${STEPS} } }`, { as })).data
    ?.viewer.firstSteps;
}

async function run(as: Person, mutation: string, variables: object = {}) {
  const { errors, data } = await server.graphql<Record<string, { card: { id: string } }>>(mutation, { as, variables });
  expect(errors).toBeUndefined();
  return data;
}

const CREATE = 'mutation ($input: CreateCardInput!) { createCard(input: $input) { card { id } } }';
const cardWith = (extra: object) => ({
  input: { data: { title: 'One', name: 'Nia', email: 'nia@example.com', ...extra } },
});

test('each step is done by what the person does, and with the last one the list is gone', async () => {
  const nia = await server.register();
  const none = { hasPhoto: false, hasShared: false, hasInstalledApp: false, hasContact: false };
  expect(await readSteps(nia)).toEqual(none);
  const made = await run(nia, CREATE, cardWith({}));
  expect(await readSteps(nia)).toEqual(none);
  await run(nia, 'mutation ($input: ShareCardInput!) { shareCard(input: $input) { share { id } } }', {
    input: { cardId: made?.createCard?.card.id, mode: 'LINK' },
  });
  expect(await readSteps(nia)).toEqual({ ...none, hasShared: true });
  await run(nia, CREATE, cardWith({ logoUrl: 'https://nia.example/logo.png' }));
  await run(nia, 'mutation { createContact(input: { name: "Otto" }) { contact { id } } }');
  expect(await readSteps(nia)).toEqual({ ...none, hasShared: true, hasPhoto: true, hasContact: true });
  const last = await server.graphql(
    `mutation { updateViewer(input: { hasInstalledApp: true }) { viewer { ${STEPS} } } }`,
    {
      as: nia,
    },
  );
  expect(last.data).toEqual({ updateViewer: { viewer: { firstSteps: null } } });
});

test('who puts the list away sees it on no device, until they want it back', async () => {
  const ola = await server.register();
  await run(ola, 'mutation { updateViewer(input: { hidesFirstSteps: true }) { viewer { id } } }');
  expect(await readSteps(ola)).toBeNull();
  await run(ola, 'mutation { updateViewer(input: { hidesFirstSteps: false }) { viewer { id } } }');
  expect(await readSteps(ola)).not.toBeNull();
});

test('another person’s contacts and shares don’t complete your first steps', async () => {
  const pia = await server.register();
  const rob = await server.register();
  await run(rob, 'mutation { createContact(input: { name: "Otto" }) { contact { id } } }');
  expect(await readSteps(pia)).toMatchObject({ hasContact: false, hasShared: false });
});
