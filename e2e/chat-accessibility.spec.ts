import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Account, call, createAccount, openDevice } from './support/account.ts';
import { findProblems } from './support/audit.ts';
import { longCard } from './support/long-card.ts';

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.slice(0, 80);

let owner: Account;
let newcomer: Account;
let device: BrowserContext;
let newDevice: BrowserContext;
/** The owner's, with the newcomer in it. */
let groupId: string;
let directId: string;
/** Of a group that the owner is not in. */
let joinCode: string;

test.beforeAll(async ({ browser }) => {
  owner = await createAccount(longCard.name);
  newcomer = await createAccount('Nia Newcomer');
  const group = await makeGroup(owner, { name: LONG_WORD, description: `${LONG_WORD} مرحبا` });
  groupId = group.id;
  await call('POST', '/api/chat/groups/join', { token: newcomer.token, body: { code: group.joinCode } });
  await say(`/api/chat/groups/${groupId}/messages`);
  const opened = { token: newcomer.token, body: { userId: owner.user.id } };
  directId = (await call<{ id: string }>('POST', '/api/direct/open', opened)).id;
  await say(`/api/direct/${directId}/messages`);
  joinCode = (await makeGroup(newcomer, { name: LONG_WORD })).joinCode;
  // Without motion, because half-faded texts have half the contrast.
  device = await openDevice(browser, owner, { reducedMotion: 'reduce' });
  newDevice = await openDevice(browser, await createAccount('Nobody Yet'), { reducedMotion: 'reduce' });
});
test.afterAll(() => Promise.all([device.close(), newDevice.close()]));

async function makeGroup({ token }: Account, body: object): Promise<{ id: string; joinCode: string }> {
  return (await call<{ group: { id: string; joinCode: string } }>('POST', '/api/chat/groups', { token, body })).group;
}

async function say(path: string): Promise<void> {
  const body = { text: `${LONG_WORD} 👋 مرحبا https://example.com/`, clientId: crypto.randomUUID() };
  await call('POST', path, { token: newcomer.token, body });
}

interface Screen {
  name: string;
  path: () => string;
  /** Makes the screen what it is to be looked at; ends when it is complete. */
  reach: (page: Page) => Promise<unknown>;
}

const chat = (rest = '') => `/dashboard/chat${rest}`;
/** As a visitor who had to sign in first. */
const join = (code: string) => `/signin?from=${encodeURIComponent(`/join/${code}`)}`;
const text = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();
const message = (page: Page) => expect(page.getByRole('log').getByText('👋')).toBeVisible();

const owners: Screen[] = [
  { name: 'chat, nothing chosen', path: () => chat(), reach: showList },
  { name: 'join dialog', path: () => chat(), reach: openDialog('Join') },
  { name: 'create dialog, with a mistake', path: () => chat(), reach: createNameless },
  { name: 'chat with a group', path: () => chat(`/${groupId}`), reach: message },
  { name: 'details of a group', path: () => chat(`/${groupId}?panel=details`), reach: openMember },
  { name: 'QR code of a group', path: () => chat(`/${groupId}?panel=details`), reach: openDialog('QR code') },
  { name: 'settings of a group', path: () => chat(`/${groupId}?panel=settings`), reach: text('Add people') },
  { name: 'many numbers', path: () => chat(`/${groupId}?panel=settings`), reach: openDialog('Add many') },
  { name: 'Google, not set up', path: () => chat(`/${groupId}?panel=settings`), reach: openDialog('Google contacts') },
  { name: 'direct messages', path: () => `/dashboard/dm/${directId}`, reach: message },
  { name: 'a person', path: () => `/dashboard/user/${newcomer.user.id}`, reach: text('Nia Newcomer') },
  { name: 'link into a group', path: () => join(joinCode), reach: text('You are invited to') },
];
const newcomers: Screen[] = [
  { name: 'chat, empty', path: () => chat(), reach: text('No groups yet. Create or join using code.') },
  { name: 'link that leads nowhere', path: () => join('WRONGCODE2'), reach: text('No group has this code.') },
];

for (const [visitor, screens] of Object.entries({ owner: owners, newcomer: newcomers })) {
  test.describe(`no barrier and no sideways scrolling in the chat, for ${visitor}`, () => {
    for (const { name, path, reach } of screens) {
      test(name, async () => {
        const page = await (visitor === 'owner' ? device : newDevice).newPage();
        await page.goto(path());
        await reach(page);
        expect(await findProblems(page), name).toEqual([]);
        await page.close();
      });
    }
  });
}

function showList(page: Page) {
  return expect(page.getByRole('list', { name: 'Conversations' }).getByRole('link')).toHaveCount(2);
}

function openDialog(button: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog').last();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('Loading…')).toHaveCount(0);
  };
}

async function createNameless(page: Page) {
  await openDialog('Create')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await text('Enter a name.')(page);
}

async function openMember(page: Page) {
  await page.getByRole('button', { name: /^Nia Newcomer/ }).click();
  await expect(page.getByRole('link', { name: 'Message Nia Newcomer' })).toBeVisible();
}
