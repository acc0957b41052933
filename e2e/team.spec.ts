import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Account, call, createAccount, openDevice } from './support/account.ts';
import { findProblems } from './support/audit.ts';
import { confirmEmail, findLink } from './support/mail.ts';

const LONG_NAME = 'Institute for Things That Were Never Meant to Meet, and Sons of Donaudampfschifffahrt';

let admin: Account;
let member: Account;
test.beforeAll(async () => {
  admin = await createAccount('Ada Admin');
  member = await createAccount('Mia Member');
  await confirmEmail(admin);
});

async function openTeam(browser: Browser, account: Account, path = '/dashboard/team'): Promise<Page> {
  const page = await (await openDevice(browser, account)).newPage();
  await page.goto(path);
  return page;
}

async function ask<Data>(account: Account, query: string): Promise<Data> {
  const { data } = await call<{ data: Data }>('POST', '/graphql', { token: account.token, body: { query } });
  return data;
}

/** Writes a field of the template that is open, and says what members may do with it. */
async function setField(page: Page, label: string, { value, rule }: { value: string; rule: string }): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel(`${label}: members`, { exact: true }).selectOption(rule);
}

test('an admin locks a field; the card of a member follows, and their edit of it is refused', async ({ browser }) => {
  const boss = await openTeam(browser, admin);
  await boss.getByLabel('Name of the team').fill('Rao & Daughters');
  await boss.getByRole('button', { name: 'Create team' }).click();
  await boss.getByRole('button', { name: 'Invite people' }).click();
  const dialog = boss.getByRole('dialog', { name: 'Invite people' });
  await dialog.getByLabel('Email').fill(member.email);
  await dialog.getByLabel('Job label').fill('Sales');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText(`Invited: ${member.email}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const page = await openTeam(browser, member, await findLink(member.email, 'You are invited to a team'));
  await page.getByRole('button', { name: 'Join team' }).click();
  await expect(page.getByRole('list', { name: 'Members' })).toContainText('Mia Member (you)');

  await boss.getByRole('tab', { name: 'Templates' }).click();
  await boss.getByRole('button', { name: 'Create template' }).click();
  await boss.getByLabel('Name of the template').fill('Business card');
  await setField(boss, 'Website', { value: 'rao.example', rule: 'LOCKED' });
  await boss.getByRole('button', { name: 'Save template' }).click();
  await expect(boss.getByText('Set by the team: Website')).toBeVisible();

  await page.getByRole('tab', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'Create my card: Business card' }).click();
  await expect(page.getByText('This card follows your team’s template “Business card”.')).toBeVisible();
  await expect(page.getByLabel('Website', { exact: true })).toHaveValue('https://rao.example');
  await expect(page.getByLabel('Website', { exact: true })).not.toBeEditable();
  const id = new URL(page.url()).searchParams.get('id') ?? '';

  await boss.getByRole('button', { name: 'Edit Business card' }).click();
  await setField(boss, 'Website', { value: 'https://new.example', rule: 'LOCKED' });
  await setField(boss, 'Role', { value: '', rule: 'REQUIRED' });
  await boss.getByRole('button', { name: 'Save template' }).click();
  await expect(boss.getByRole('button', { name: 'Edit Business card' })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Website', { exact: true })).toHaveValue('https://new.example');
  await page.getByRole('button', { name: 'Save card' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Role' })).toHaveAccessibleDescription('Your team asks for this.');
  await page.getByRole('textbox', { name: 'Role' }).fill('Architect');
  await page.getByRole('button', { name: 'Save card' }).first().click();
  await expect(page).toHaveURL(/\/dashboard\/cards$/);

  const body = { data: { name: 'Mia', role: 'Architect', website: 'https://mine.example' } };
  await expect(call('PUT', `/api/cards/${id}`, { token: member.token, body })).rejects.toThrow(
    /403 .*"data\.website":"Your team sets this field\."/,
  );
});

test('the team’s screens are good to use on a phone and on a desk, light and dark', async ({ browser }) => {
  test.slow();
  const owner = await createAccount(LONG_NAME);
  const page = await openTeam(browser, owner);
  await expect(page.getByText('You’re not in a team yet.')).toBeVisible();
  const problems: string[] = [...(await findProblems(page))];
  const {
    createOrganization: { organization: team },
  } = await ask<{ createOrganization: { organization: { id: string } } }>(
    owner,
    `mutation { createOrganization(input: { name: "${LONG_NAME.slice(0, 80)}" }) { organization { id } } }`,
  );
  await confirmEmail(owner);
  await ask(
    owner,
    `mutation { inviteToOrganization(input: { id: "${team.id}", email: "fay@example.com" }) { organizationInvitation { id } } }`,
  );
  const { changeOrganizationLink: link } = await ask<{ changeOrganizationLink: { organization: { joinUrl: string } } }>(
    owner,
    `mutation { changeOrganizationLink(input: { id: "${team.id}" }) { organization { joinUrl } } }`,
  );
  const look = async (path: string, reach: () => Promise<unknown>) => {
    await page.goto(path);
    await reach();
    problems.push(...(await findProblems(page)).map((text) => `${path} ${text}`));
  };
  const press = (name: string) => page.getByRole('button', { name }).first().click();
  await look('/dashboard/team', () => expect(page.getByText('fay@example.com')).toBeVisible());
  await look('/dashboard/team', () => press('Manage'));
  await look('/dashboard/team?tab=templates', () => press('Create template'));
  await ask(
    owner,
    `mutation { createOrganizationTemplate(input: { organizationId: "${team.id}", name: "${LONG_NAME.slice(0, 80)}",
      data: { tagline: "Bridges" }, fields: [{ field: "tagline", rule: LOCKED }] }) { organizationTemplate { id } } }`,
  );
  await look('/dashboard/team?tab=templates', () => expect(page.getByText('0 cards use it')).toBeVisible());
  const { organization: made } = await ask<{ organization: { templates: { id: string }[] } }>(
    owner,
    '{ organization { templates { id } } }',
  );
  await ask(owner, `mutation { createCardFromTemplate(input: { id: "${made.templates[0]?.id}" }) { card { id } } }`);
  await look('/dashboard/team?tab=analytics', () => expect(page.getByText('No activity in these days')).toBeVisible());
  await look('/dashboard/team?tab=settings', () => expect(page.getByLabel('Name of the team')).toBeVisible());
  await look('/dashboard/team?tab=log', () => expect(page.getByText('Template created').last()).toBeVisible());
  const guest = await openTeam(browser, admin, new URL(link.organization.joinUrl).pathname);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  problems.push(...(await findProblems(guest)));
  expect(problems).toEqual([]);
});
