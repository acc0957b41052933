import { expect, test } from 'vitest';
import { QUOTAS } from './limits.ts';
import { type Quota, quotaReached } from './quota.ts';

test.each<[Quota, string]>([
  ['cards', '1,000 cards'],
  ['groups', '500 groups'],
  ['contacts', '50,000 contacts'],
  ['pictureBytes', '500 MB'],
  ['webhooks', '20 webhooks'],
  ['accessTokens', '50 tokens'],
])('who reaches the quota of %s is told that it is %s, and what to do', (quota, said) => {
  const error = quotaReached(quota);
  expect(error).toMatchObject({ code: 'CONFLICT', details: { quota, most: QUOTAS[quota] } });
  expect(error.message).toContain(said);
  expect(error.message).toMatch(/\. (Delete|Leave|Revoke|Finish|Remove) /);
});
