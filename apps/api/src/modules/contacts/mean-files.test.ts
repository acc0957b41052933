import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WorkerRoom, WorkerStopped } from '../../infra/worker-room.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import type { FileResult, FileWork } from './read-file.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  owner = await server.register('Olga Owner');
});
afterAll(() => server.close());

async function check(as: Person, text: string) {
  const form = new FormData();
  form.append('file', new Blob([text]), 'contacts.csv');
  const headers = { authorization: `Bearer ${as.token}` };
  const response = await fetch(`${server.origin}/api/contacts/import`, { method: 'POST', headers, body: form });
  const { fields } = (await response.json()) as { fields?: Record<string, string> };
  return { status: response.status, fields };
}

describe('a hostile file', () => {
  const CELLS = 20_000;
  test.each<[name: string, text: string]>([
    ['rows by columns', `${','.repeat(CELLS)}\n${'a\n'.repeat(CELLS)}`],
    ['two million lines', `Name\n${'a\n'.repeat(2_000_000)}`],
    ['quotation marks in a cell', `Name,Email\nAsha ${'"'.repeat(400_000)},a@example.com\n`],
    ['quotation marks without end', `Name,Email\n"Asha ${'" "'.repeat(1_000_000)}`],
    ['one line of five megabytes', `Name${','.repeat(5_000_000)}\n`],
    ['folded lines', `BEGIN:VCARD\nFN:Asha\nNOTE:${'\n x'.repeat(1_500_000)}\nEND:VCARD\n`],
    ['a million agents', `BEGIN:VCARD\nFN:Asha\n${'AGENT:\nBEGIN:VCARD\n'.repeat(250_000)}`],
    ['tags in a cell', `Name,Tags\nAsha,"${';'.repeat(2_000_000)}"\n`],
  ])('of %s keeps no one else waiting', async (_name, text) => {
    const delays = monitorEventLoopDelay({ resolution: 5 });
    delays.enable();
    const started = performance.now();
    const { status, fields } = await check(owner, text);
    const tookMs = performance.now() - started;
    delays.disable();
    expect([201, 400]).toContain(status);
    if (status === 400) expect(Object.keys(fields ?? {})).toEqual(['file']);
    // The thread works for seconds. This only waits for the upload of 5 MB, which takes a busy machine longer as well.
    expect(delays.percentile(99) / 1e6).toBeLessThan(Math.max(250, tookMs / 2));
  });

  test('of too many columns says so', async () => {
    const { fields } = await check(owner, `Name${','.repeat(600)}\nAsha\n`);
    expect(fields).toEqual({ file: 'A file has at most 500 columns.' });
  });

  test('that takes too much memory or time only ends its thread, and the next file is read', async () => {
    const room = new WorkerRoom<FileWork, FileResult>(new URL('read-file.worker', import.meta.url).href, {
      ...{ timeoutMs: 10_000, memoryMb: 24, maxWaiting: 4 },
    });
    const work = (text: string): FileWork => ({ bytes: Buffer.from(text), format: 'CSV', columns: null, region: 'IN' });
    const large = `Name,Note\n${`Asha,${'x'.repeat(200)}\n`.repeat(20_000)}`;
    await expect(room.run('a', work(large))).rejects.toThrow(WorkerStopped);
    expect(await room.run('a', work('Name\nAsha\n'))).toMatchObject({ goodRowCount: 1 });
  });
});
