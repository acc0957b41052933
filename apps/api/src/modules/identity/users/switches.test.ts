import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
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
