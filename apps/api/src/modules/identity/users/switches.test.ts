import { afterAll, beforeAll, expect, test } from 'vitest';
import { givePlan } from '../../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
});
afterAll(() => server.close());

test('a person may be found and shows their presence until they say otherwise, each by itself', async () => {
  const as = await server.register();
  const fields = 'isFindable showsPresence';
  const { data: before } = await server.graphql(`{ viewer { ${fields} } }`, { as });
  expect(before).toEqual({ viewer: { isFindable: true, showsPresence: true } });
  const update = async (input: string) =>
    (await server.graphql(`mutation { updateViewer(input: { ${input} }) { viewer { ${fields} } } }`, { as })).data;
  expect(await update('isFindable: false')).toEqual({
    updateViewer: { viewer: { isFindable: false, showsPresence: true } },
  });
  expect(await update('showsPresence: false, isFindable: null')).toEqual({
    updateViewer: { viewer: { isFindable: false, showsPresence: false } },
  });
});

test('a shared text begins with the line on Starter, not on a paid plan, and as the person chose', async () => {
  const read = async (as: Person) =>
    (await server.graphql<{ viewer: { showSharePromo: boolean } }>('{ viewer { showSharePromo } }', { as })).data
      ?.viewer.showSharePromo;
  const choose = (as: Person, on: boolean) =>
    server.graphql(`mutation { updateViewer(input: { showSharePromo: ${on} }) { viewer { id } } }`, { as });
  const [starter, paying] = [await server.register(), await server.register()];
  await givePlan(server, paying, { planId: 'growth' });
  expect([await read(starter), await read(paying)]).toEqual([true, false]);
  await choose(starter, false);
  await choose(paying, true);
  expect([await read(starter), await read(paying)]).toEqual([false, true]);
});
