import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { ADDRESSES, type AddressName, fillPath } from '@tessera/domain';
import { type Account, type Card, call, createAccount, openDevice } from './support/account.ts';
import { makeSeenCard } from './support/long-card.ts';
import { findSmallTargets } from './support/touch-targets.ts';

/** A phone as browsers know it: narrow, and pressed by fingers. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const;

interface World {
  owner: Account;
  friend: Account;
  card: Card;
  contactId: string;
  groupId: string;
  joinCode: string;
  conversationId: string;
  webhookId: string;
}

let world: World;
let stranger: BrowserContext;
let member: BrowserContext;
test.beforeAll(async ({ browser }: { browser: Browser }) => {
  world = await makeWorld();
  stranger = await browser.newContext(PHONE);
  member = await openDevice(browser, world.owner, PHONE);
});
test.afterAll(async () => {
  await stranger.close();
  await member.close();
});

/** An account whose screens all show something. */
async function makeWorld(): Promise<World> {
  const owner = await createAccount('Asha Rao');
  const friend = await createAccount('Fay Friend');
  const { token } = owner;
  const post = <Answer>(path: string, body: object) => call<Answer>('POST', path, { token, body });
  const card = await makeSeenCard(owner, 'luxe');
  await makeSeenCard(owner, 'tech');
  await makeSeenCard(friend, 'minimal');
  const met = { name: 'Fay Friend', company: 'Fay & Co', email: 'fay@example.com', phone: '+919876543210' };
  const { contact } = await post<{ contact: { id: string } }>('/api/contacts', { ...met, tags: ['VIP'], note: 'Tea.' });
  await post('/api/contacts', { name: 'Fay', email: 'FAY@example.com' });
  await post('/api/deals', { name: 'Roof of the fair', contactId: contact.id, valueMinor: 100_000, currency: 'USD' });
  const { group } = await post<{ group: { id: string; joinCode: string } }>('/api/chat/groups', { name: 'Atelier' });
  await post(`/api/chat/groups/${group.id}/messages`, { text: 'Good morning', clientId: crypto.randomUUID() });
  const { id: conversationId } = await post<{ id: string }>('/api/direct/open', { userId: friend.user.id });
  const hook = { url: 'https://example.com/hook', events: ['CONTACT_CREATED'] };
  const query = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
  const { data } = await post<{ data: { createWebhook: { webhook: { id: string } } } }>('/graphql', {
    query,
    variables: { input: hook },
  });
  return {
    ...{ owner, friend, card, conversationId, webhookId: data.createWebhook.webhook.id },
    ...{ contactId: contact.id, groupId: group.id, joinCode: group.joinCode },
  };
}

/** What stands in an address for its `:names`. An address that is added has to say it here. */
const VALUES: Partial<Record<AddressName, () => Record<string, string>>> = {
  publicProfile: () => ({ owner: world.owner.user.id }),
  publicProfileCards: () => ({ owner: world.owner.user.id }),
  sharedCard: () => ({ id: world.card.id }),
  join: () => ({ code: world.joinCode }),
  joinTeam: () => ({ token: 'x' }),
  chat: () => ({ groupId: world.groupId }),
  openDirect: () => ({ peerId: world.friend.user.id }),
  directMessages: () => ({ id: world.conversationId }),
  person: () => ({ id: world.friend.user.id }),
  contactDetails: () => ({ id: world.contactId }),
  connector: () => ({ kind: 'automation' }),
  authorizeApp: () => ({ id: 'over' }),
  webhook: () => ({ id: world.webhookId }),
};

const names = Object.keys(ADDRESSES) as AddressName[];
const isMembers = (name: AddressName) =>
  ADDRESSES[name].kind === 'dashboard' ||
  ['join', 'joinTeam', 'sharedCard', 'authorizeApp', 'connectDevice'].includes(name);

function toPath(name: AddressName): string {
  const values = VALUES[name]?.() ?? {};
  return fillPath(ADDRESSES[name].path, values as never);
}

/** Opens a page, lets it settle, and names what a finger would miss. */
async function expectFingersMeet(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('link').first()).toBeVisible();
  expect(await findSmallTargets(page), path).toEqual([]);
}

for (const name of names.filter((each) => !isMembers(each))) {
  test(`${name}: fingers meet every control, also without an account`, async () => {
    const page = await stranger.newPage();
    await expectFingersMeet(page, toPath(name));
    await page.close();
  });
}

for (const name of names.filter(isMembers)) {
  test(`${name}: fingers meet every control`, async () => {
    const page = await member.newPage();
    await expectFingersMeet(page, toPath(name));
    await page.close();
  });
}

test('a public card, its exchange form and the lists of My Chat: fingers meet every control', async () => {
  const visitor = await stranger.newPage();
  await expectFingersMeet(visitor, world.card.path);
  const page = await member.newPage();
  await expectFingersMeet(page, fillPath(ADDRESSES.chat.path, {}));
  await visitor.close();
  await page.close();
});

test.describe('what opens over a screen', () => {
  const open = async (path: string, button: string, place: 'main' | 'navigation' = 'main') => {
    const page = await member.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole(place).getByRole('button', { name: button, exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveCount(0);
    expect(await findSmallTargets(page)).toEqual([]);
    return page;
  };

  test('the drawer of all places', async () => {
    await (await open(ADDRESSES.cards.path, 'More', 'navigation')).close();
  });

  test('sharing from the bar, with the code of a card that can be exchanged for another', async () => {
    const page = await open(ADDRESSES.analytics.path, 'Share', 'navigation');
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('img', { name: /^QR code that leads to/ })).toBeVisible();
    await expect(sheet.getByLabel('Card', { exact: true })).toBeVisible();
    await page.close();
  });

  test('adding a contact', async () => {
    await (await open(ADDRESSES.contacts.path, 'Add contact')).close();
  });

  test('a message that is held: its menu stays when the finger lifts', async () => {
    const page = await member.newPage();
    await page.goto(toPath('chat'), { waitUntil: 'networkidle' });
    const box = (await page.getByRole('log').getByText('Good morning').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const finger = await member.newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(page.getByRole('menu')).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await findSmallTargets(page)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Reply' }).tap();
    await expect(page.getByText('Reply to Asha Rao')).toBeVisible();
    await page.close();
  });

  test('creating a group', async () => {
    await (await open(fillPath(ADDRESSES.chat.path, {}), 'Create')).close();
  });
});
