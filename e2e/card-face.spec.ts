import { expect, type Locator, test } from '@playwright/test';
import { createAccount, createCard } from './support/account.ts';

// As large as on a phone: a face in a frame is as wide as the frame.
test.use({ viewport: { width: 480, height: 400 } });

const ARABIC = 'ليلى حداد';

/** Where the words of a line begin and end, in px from the face's left edge. */
async function findWords(face: Locator, words: string) {
  return face.getByText(words).evaluate((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    const { left, right } = range.getBoundingClientRect();
    const edge = line.closest('.card-face')?.getBoundingClientRect();
    if (!edge) throw new Error('It stands on no card.');
    return { left: left - edge.left, right: edge.right - right };
  });
}

for (const [kind, name, side] of [
  ['to the right', 'Layla Haddad', 'left'],
  ['to the left', ARABIC, 'right'],
] as const) {
  test(`a name that runs ${kind} begins at the ${side} edge, and everything below it too`, async ({ page }) => {
    const owner = await createAccount('Layla Haddad');
    const data = { name, role: 'Architect', phone: '+919876543210', email: 'layla@example.com' };
    for (const theme of ['luxe', 'minimal', 'tech']) {
      const card = await createCard(owner, { title: `Card ${theme}`, theme, visibility: 'UNLISTED', data });
      await page.goto(`/embed${card.path}`);
      const face = page.locator(`.card-face[data-theme=${theme}]`).first();
      await expect(face).toBeVisible();
      const [own, role] = [await findWords(face, name), await findWords(face, 'Architect')];
      expect(own[side]).toBeLessThan(40);
      expect(Math.abs(own[side] - role[side])).toBeLessThan(3);
      // A number is read as it is dialled, whatever surrounds it.
      await expect(face.getByText('+91 98765 43210')).toHaveCSS('direction', 'ltr');
    }
  });
}
