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

test('the front page says what it is about without JavaScript', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Met once\.\s*Remembered\./);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
