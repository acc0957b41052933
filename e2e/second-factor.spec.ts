import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, type CDPSession, expect, type Page, test } from '@playwright/test';
import { type Account, createAccount } from './support/account.ts';
import { findLink } from './support/mail.ts';

/** Passkeys belong to names: the product under test is known by `localhost` as well. */
const ORIGIN = (process.env.E2E_ORIGIN ?? '').replace('127.0.0.1', 'localhost');

/** A browser on a device that can keep passkeys, whose person always shows their finger. */
async function openPhone(browser: Browser): Promise<{ device: BrowserContext; page: Page; cdp: CDPSession }> {
  const device = await browser.newContext({ baseURL: ORIGIN });
  const page = await device.newPage();
  const cdp = await device.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { device, page, cdp };
}

async function signIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.goto('/signin?from=%2Fdashboard%2Fsettings%2Fsecurity');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const settings = (page: Page) => page.getByRole('region', { name: 'Passkeys and two-step sign-in' });

async function signOut(page: Page): Promise<void> {
  await page.goto('/dashboard/settings');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
}

/** What a foreign program shows for the key, so many periods from now. */
function appCode(key: string, periods = 0): string {
  const at = new Date(Date.now() + periods * 30_000).toISOString();
  return execFileSync('oathtool', ['--totp', '--base32', '--now', at, key], { encoding: 'utf8' }).trim();
}

test('a passkey is made in the settings, signs in with nothing else, and opens nothing once it is removed', async ({
  browser,
}) => {
  const person = await createAccount('Pia Passkey');
  const { device, page } = await openPhone(browser);
  await signIn(page, person);
  await settings(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(settings(page).getByRole('list', { name: 'Passkeys' })).toContainText('Chrome on Linux');
  await expect(page.getByRole('list', { name: 'Security log' })).toContainText('Passkey added');
  await signOut(page);

  await page.goto('/signin?from=%2Fdashboard%2Fsettings%2Fsecurity');
  // The one in the email field signs in as soon as the device offers it; the button does the same.
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await button.click({ timeout: 3_000 }).catch(() => {});
  await expect(page).toHaveURL('/dashboard/settings/security');
  await expect(settings(page)).toContainText('Last used');

  await settings(page)
    .getByRole('button', { name: /^Remove / })
    .click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(settings(page).getByRole('list', { name: 'Passkeys' })).toBeHidden();
  await signOut(page);
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/signin');
  await device.close();
});

test('an authenticator app makes sign-in two steps, and a recovery code opens the account once', async ({
  browser,
}) => {
  const person = await createAccount('Tia Totp');
  const device = await browser.newContext({ baseURL: ORIGIN });
  const page = await device.newPage();
  await signIn(page, person);
  await settings(page).getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = (await dialog.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(appCode(key, -1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const kept = readFileSync(await (await started).path(), 'utf8').match(/(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/g) ?? [];
  expect(kept).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I saved them' }).click();
  await expect(settings(page)).toContainText('10 recovery codes are left.');
  await signOut(page);

  await signIn(page, person);
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('That code isn’t right')).toBeVisible();
  await page.getByLabel('Code').fill(appCode(key));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/settings/security');
  await signOut(page);

  await signIn(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(kept[4] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/settings/security');
  await expect(settings(page)).toContainText('9 recovery codes are left.');
  await expect(page.getByRole('list', { name: 'Security log' })).toContainText('Recovery code used');
  expect(await findLink(person.email, 'recovery code used')).toContain('/dashboard/settings');
  await device.close();
});

test('a mailed password reset leaves the authenticator app on', async ({ browser }) => {
  const person = await createAccount('Rea Reset');
  const device = await browser.newContext({ baseURL: ORIGIN });
  const page = await device.newPage();
  await signIn(page, person);
  await settings(page).getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog');
  const key = (await dialog.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(appCode(key, -1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'I saved them' }).click();
  await signOut(page);

  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: /link/i }).click();
  await page.goto(await findLink(person.email, 'Choose a new password'));
  await page.getByLabel('New password', { exact: true }).fill('another horse');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/signin/);
  await signIn(page, { email: person.email, password: 'another horse' });
  await page.getByLabel('Code').fill(appCode(key));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/settings/security');
  await device.close();
});
