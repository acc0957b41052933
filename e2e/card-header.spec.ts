import { expect, test } from '@playwright/test';
import { createAccount, createCard } from './support/account.ts';

const phones = Array.from({ length: 10 }, (_, at) => ({ label: '', value: `+9198765432${at}0` }));
const emails = Array.from({ length: 10 }, (_, at) => ({ label: '', value: `asha${at}@rao.example` }));

for (const [kind, tagline] of [
  ['low', 'Houses that keep cool'],
  ['high', 'Häuser, die im Sommer kühl bleiben und im Winter warm. '.repeat(3).trim()],
] as const)
  test(`on a wide screen a ${kind} head of a card stays in view while its contacts scroll`, async ({ page }) => {
    const owner = await createAccount('Asha Rao');
    const name = kind === 'high' ? 'आशा राव '.repeat(10).trim() : 'Asha Rao';
    const data = { title: 'Asha', name, role: 'Principal', tagline, phones, emails };
    const { path } = await createCard(owner, { data, visibility: 'UNLISTED' });
    const windowHeight = kind === 'high' ? 320 : 720;
    await page.setViewportSize({ width: 800, height: windowHeight });
    await page.goto(path);
    const header = page.locator('.card-header');
    const place = async () => (await header.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
    const { height } = await place();
    expect(height > windowHeight).toBe(kind === 'high');
    for (const to of [300, 600]) {
      await page.evaluate((y) => scrollTo(0, y), to);
      const { y } = await place();
      // A low one begins in view, a high one ends there.
      if (kind === 'low') expect(y).toBeCloseTo(24, 0);
      else expect(y + height).toBeCloseTo(windowHeight - 24, 0);
    }
  });
