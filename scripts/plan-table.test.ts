import { readFileSync } from 'node:fs';
import { ENTITLEMENTS, PLAN_FEATURES, PLAN_KEYS } from '@tessera/domain';
import { expect, test } from 'vitest';

/** The rows of the guide's table: feature → what each plan has. */
function readGuide(): Record<string, string[]> {
  const guide = readFileSync(new URL('../docs/developers/limits.md', import.meta.url), 'utf8');
  const rows = [...guide.matchAll(/^\| (`\w+`(?:, `\w+`)*) \| (.*) \|$/gm)];
  return Object.fromEntries(
    rows.flatMap(([, names = '', cells = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, cells.split(' | ')]),
    ),
  );
}

test.each(PLAN_FEATURES)('the guide for integrators says of %s what the table of plans says', (feature) => {
  const said = PLAN_KEYS.map((plan) => {
    const value = ENTITLEMENTS[plan][feature];
    return value === null ? 'unlimited' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  });
  expect(readGuide()[feature]).toEqual(said);
});
