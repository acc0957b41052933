import { expect, test } from '@playwright/test';
import { createAccount, createCard } from './support/account.ts';

test.use({ javaScriptEnabled: false });

test('a public card can be read, called and saved without JavaScript', async ({ page }) => {
  const owner = await createAccount('Leila Farah');
  const card = await createCard(owner, {
    data: { title: 'Clinic', name: 'Leila Farah', phone: '+919876543210', email: 'leila@farah.example' },
    visibility: 'UNLISTED',
  });
  await page.goto(card.path);
  await expect(page.getByRole('heading', { name: 'Leila Farah' })).toBeVisible();
  await expect(page.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
  await expect(page.getByRole('link', { name: 'leila@farah.example' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Save contact' })).toHaveAttribute('href', `${card.path}.vcf`);
  // What only a script could do is not offered.
  await expect(page.getByRole('button', { name: 'QR code' })).toBeHidden();
});

for (const { path, heading } of [
  { path: '/', heading: /Met once\.\s*Remembered\./ },
  { path: '/features', heading: /./ },
  { path: '/pricing', heading: /./ },
  { path: '/privacy-policy', heading: /./ },
  { path: '/terms', heading: /./ },
]) {
  test(`${path} can be read without JavaScript`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The menu needs a script; its links stand in the header instead.
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
}

test('every testimonial and every answer can be read without JavaScript', async ({ page }) => {
  await page.goto('/');
  for (const slide of await page.locator('[aria-roledescription=slide]').all()) await expect(slide).toBeVisible();
  await page.getByText('Who can see my card?').click();
  await expect(page.getByText('You decide for each card')).toBeVisible();
});

test('the directory is a list that can be searched without JavaScript', async ({ page }) => {
  const owner = await createAccount('Noor Haddad');
  const card = await createCard(owner, {
    data: { title: 'Ceramics without a script', name: 'Noor Haddad', email: 'noor@haddad.example' },
    visibility: 'PUBLIC',
  });
  await page.goto('/explore');
  await expect(page.getByRole('list', { name: 'Cards' }).getByRole('link').first()).toBeVisible();
  // What only a script could do is not offered.
  await expect(page.getByRole('button', { name: /^Preview / }).first()).toBeHidden();
  expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(/^http.*\/og-image\.jpg$/);
  await page.getByLabel('Search people and cards').fill('ceramics noor');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('link', { name: 'Ceramics without a script' })).toHaveAttribute(
    'href',
    `${card.path}?c=directory`,
  );
});

for (const path of ['/signin', '/signup']) {
  test(`${path} says that it needs JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs JavaScript');
  });
}
