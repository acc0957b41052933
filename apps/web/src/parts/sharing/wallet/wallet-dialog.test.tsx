import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../../paths.ts';
import { json, refusal, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAsAsha, stubSocket } from '../../../testing/signed-in.ts';
import { listed, openShareDialog, target } from '../give/testing.tsx';

beforeEach(signInAsAsha);
afterEach(() => vi.restoreAllMocks());

const wallet = (changes: object = {}) => ({
  ...{ __typename: 'CardWallet', isOnPage: false, code: 'ADDRESS', isCodeShortened: false },
  ...{ isAppleSetUp: true, isGoogleSetUp: true, isGoogleTest: false },
  ...{ applePath: '/wallet/cards/c1/card.pkpass', googlePath: '/wallet/cards/c1/google' },
  ...changes,
});
const answer = (changes: object = {}, visibility = 'PUBLIC') => ({
  'GraphQL CardWallet': () =>
    json({ data: { card: { __typename: 'Card', id: 'c1', visibility, wallet: wallet(changes) } } }),
});

async function openWallets(answers: Parameters<typeof openShareDialog>[0]) {
  const opened = await openShareDialog({
    ...listed('PUBLIC'),
    'GraphQL ShareTarget': () => target('PUBLIC'),
    ...answers,
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Add to Wallet' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to Wallet' }));
  return { ...opened, dialog };
}

const listLinks = (dialog: Awaited<ReturnType<typeof openWallets>>['dialog']) =>
  dialog.getAllByRole('link', { name: /^Add to/ }).map((link) => link.getAttribute('href'));

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    ['/wallet/cards/c1/card.pkpass', '/wallet/cards/c1/google'],
  ],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', ['/wallet/cards/c1/google', '/wallet/cards/c1/card.pkpass']],
])('on %s the wallet of the phone comes first', async (userAgent, hrefs) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const { dialog } = await openWallets(answer());
  await dialog.findByRole('link', { name: 'Add to Apple Wallet' });
  expect(listLinks(dialog)).toEqual(hrefs);
});

test('visitors can add the card once its owner wishes, and the code can hold the contact itself', async () => {
  let now = {};
  const { dialog, user, sent } = await openWallets({
    ...answer(),
    'GraphQL SetCardWallet': ({ body }) => {
      now = { ...now, ...(body as { input: object }).input };
      const state = wallet({ ...now, isCodeShortened: 'code' in now });
      return json({ data: { setCardWallet: { card: { __typename: 'Card', id: 'c1', wallet: state } } } });
    },
  });
  await user.click(await dialog.findByRole('switch', { name: 'Visitors of the card can add it, too' }));
  await waitFor(() => expect(dialog.getByRole('switch')).toBeChecked());
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Code on the pass' }), 'CONTACT');
  expect(await dialog.findByText(/The code holds the essentials/)).toBeInTheDocument();
  expect(sent('SetCardWallet')).toEqual([
    { input: { cardId: 'c1', isOnPage: true } },
    { input: { cardId: 'c1', code: 'CONTACT' } },
  ]);
});

test('what the operator has not set up is named, with whom to ask', async () => {
  const none = { isAppleSetUp: false, isGoogleSetUp: false, applePath: null, googlePath: null };
  const { dialog } = await openWallets(answer(none));
  expect(await dialog.findByText(/Apple Wallet and Google Wallet aren’t available here yet/)).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Ask the operator' })).toHaveAttribute(
    'href',
    expect.stringContaining('support'),
  );
  expect(dialog.queryByRole('link', { name: /^Add to/ })).toBeNull();
  expect(dialog.queryByRole('switch')).toBeNull();
});

test('the menu of a private card says why it can’t be added yet, and that Google’s passes are a test', async () => {
  const changes = { isGoogleTest: true, applePath: null, googlePath: null };
  stubSocket();
  stubNetwork({ ...listed('PRIVATE'), ...answer(changes, 'PRIVATE') });
  const user = userEvent.setup();
  renderApp(paths.cards);
  await user.click(await screen.findByRole('button', { name: 'More for Principal' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add to Wallet' }));
  expect(await screen.findByText(/\[TEST ONLY\]/)).toBeInTheDocument();
  expect(screen.getByText(/This card is private/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Add to/ })).toBeNull();
});

test('options that can’t be loaded can be asked for again', async () => {
  let isUp = false;
  const { dialog, user } = await openWallets({
    'GraphQL CardWallet': (call) =>
      isUp ? answer()['GraphQL CardWallet']() : refusal('INTERNAL', `Broken ${call.name}.`),
  });
  expect(await dialog.findByText('Couldn’t load the wallet options')).toBeInTheDocument();
  isUp = true;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('link', { name: 'Add to Apple Wallet' })).toBeInTheDocument();
});
