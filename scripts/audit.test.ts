import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findHoles, type Hole, judge, readDays, readNoticed } from './audit.ts';
import { projectRoot } from './processes.ts';

const RULES = readFileSync(join(projectRoot, 'docs/security/rules.md'), 'utf8');
const ADVISORY = 'https://example.com/advisories/1';
const HOLE: Hole = { advisory: ADVISORY, package: 'clsx', severity: 'high' };
const NOW = new Date('2026-11-24');
/** npm reads the whole tree of packages in a process of its own, which takes more than the usual 5 seconds. */
const WITH_NPM = { timeout: 30_000 };

const noticedOn = (date: string) => `${RULES}\n| ${ADVISORY} | clsx | high | ${date} |\n`;

/** A registry that knows one hole of `clsx`, or answers everything with this status. */
async function startRegistry(status = 200): Promise<string> {
  const server = createServer((request, response) => {
    const hole = { id: 1, url: ADVISORY, title: 'A hole', severity: 'high', vulnerable_versions: '*', cwe: [] };
    const answer =
      request.method === 'POST'
        ? { clsx: [hole] }
        : { name: decodeURIComponent(request.url?.slice(1) ?? ''), versions: {} };
    request.resume();
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(status === 200 ? answer : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a hole that nobody has noticed fails', WITH_NPM, async () => {
  const holes = await findHoles(await startRegistry());
  expect(holes).toEqual([HOLE]);
  expect(judge(holes, RULES, NOW)).toEqual([expect.stringContaining('clsx has a hole (high) that')]);
});

test('a hole that is past its time fails', () => {
  const most = readDays(RULES).high ?? 0;
  const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  expect(judge([HOLE], noticedOn(daysAgo(most)), NOW)).toEqual([]);
  expect(judge([HOLE], noticedOn(daysAgo(most + 1)), NOW)).toEqual([expect.stringContaining(`${most} at most`)]);
});

test('a row whose hole is gone fails', () => {
  expect(judge([], noticedOn('2026-11-24'), NOW)).toEqual([expect.stringContaining('gone')]);
  expect(judge([], RULES, NOW)).toHaveLength(readNoticed(RULES).length);
});

test('a registry that doesn’t answer is no clean bill', WITH_NPM, async () => {
  await expect(findHoles(await startRegistry(405))).rejects.toThrow('The registry lists no holes');
});
