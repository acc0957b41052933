import { ALL_ADDRESSES, PLANS } from '@tessera/domain';
import { describe, expect, test } from 'vitest';
import { renderSite } from '../entry-server.tsx';
import { isSitePath, paths } from '../paths.ts';
import { HOME_FAQ } from './content/home.ts';
import { sitePages } from './pages.ts';
import { structuredData } from './structured-data.ts';

describe('the site as the build renders it', () => {
  test('has one heading on each page, and asks the browser nothing', async () => {
    const pages = await renderSite();
    expect(pages.map(({ path }) => path)).toEqual(sitePages.map(({ path }) => path));
    for (const { path, body } of pages) {
      expect(body.match(/<h1/g), path).toHaveLength(1);
      expect(body, path).toContain('id="main"');
      expect(body, path).toContain('href="/delete-account"');
    }
  });

  test('is what the list of addresses says that it is', () => {
    const listed = ALL_ADDRESSES.filter(({ kind }) => kind === 'site').map(({ path }) => path);
    expect(sitePages.map(({ path }) => path)).toEqual(listed);
    expect(listed.every(isSitePath)).toBe(true);
  });

  test('says of each page what fits into a search result', async () => {
    for (const { path, title, description } of await renderSite()) {
      expect(title.length, path).toBeLessThanOrEqual(60);
      expect(description.length, path).toBeLessThanOrEqual(160);
    }
  });
});

test('what search engines are told of the front page is what it shows', () => {
  const text = JSON.stringify(structuredData[paths.home]);
  for (const type of ['Organization', 'WebSite', 'FAQPage']) expect(text).toContain(`"@type":"${type}"`);
  for (const { q, a } of HOME_FAQ) {
    expect(text).toContain(JSON.stringify(q));
    expect(text).toContain(JSON.stringify(a));
  }
});

test('every price that is a number is an offer in both currencies', () => {
  const text = JSON.stringify(structuredData[paths.pricing]);
  const priced = PLANS.filter(({ usd }) => usd.monthly !== 'custom');
  expect(text.match(/"@type":"Offer"/g)).toHaveLength(priced.length * 2);
  expect(text).toContain('"price":2499,"priceCurrency":"INR"');
  expect(text).not.toContain('custom');
});
