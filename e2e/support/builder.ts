import { expect, type Page } from '@playwright/test';

/** Saves a new card in the builder; the first save asks who can open it. */
export async function saveNewCard(page: Page, choice?: 'Private' | 'Public') {
  await page.getByRole('button', { name: 'Save card' }).click();
  const question = page.getByRole('dialog', { name: 'Who can open this card?' });
  await expect(question.getByRole('radio', { name: /^Anyone with the link/ })).toBeChecked();
  if (choice) await question.getByRole('radio', { name: new RegExp(`^${choice}`) }).check();
  await question.getByRole('button', { name: 'Save card' }).click();
}
