import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MAIL_LIMITS } from '../infra/mail/mail.ts';
import type { RateLimit } from '../kernel/module.ts';
import { REQUEST_LIMITS } from '../transports/http/spend-points.ts';
import { MODULES } from './modules.ts';

const rules = readFileSync(new URL('../../../../docs/security/rules.md', import.meta.url), 'utf8');

test('every limit against abuse is documented with its figures', () => {
  const limits = [...MODULES.map((module) => module.limits ?? {}), MAIL_LIMITS, REQUEST_LIMITS];
  const rows = limits.flatMap((own) =>
    Object.entries<RateLimit>({ ...own }).map(
      ([name, { points, duration }]) =>
        `| \`${name}\` | ${points.toLocaleString('en')} | ${duration.toLocaleString('en')} |`,
    ),
  );
  expect(rows.length).toBeGreaterThan(30);
  expect(new Set(rows).size).toBe(rows.length);
  expect(rules.match(/^\| `\w+` \| [\d,]+ \| [\d,]+ \|$/gm)).toEqual(rows);
});
