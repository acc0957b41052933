import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { json, refusal } from '../../../testing/network.ts';
import { signInAsAsha } from '../../../testing/signed-in.ts';
import { listed, openShareDialog, stored, target, URL_OF_CARD, withToken } from './testing.tsx';

const { origin } = location;
beforeEach(signInAsAsha);

describe('a private card', () => {
  const answers = {
    ...listed('PRIVATE'),
    'GraphQL ShareTarget': () => target('PRIVATE'),
    'GraphQL ShareCard': withToken,
  };

  test('says who will see it, and is shared by a link of its own that may end', async () => {
    vi.setSystemTime('2026-11-12T09:41:00.000Z');
    const { user, shares } = await openShareDialog(answers);
    expect(await screen.findByText(/Anyone with the link can see it after signing in/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Address of the card')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Link expires'), 'After 7 days');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('Link copied');
    expect(await navigator.clipboard.readText()).toBe(`${origin}/share/c1?token=secret-LINK`);
    expect(shares()).toEqual([{ input: { cardId: 'c1', mode: 'LINK', expiresAt: '2026-11-19T09:41:00.000Z' } }]);
    vi.useRealTimers();
  });

  test('has a QR code only when somebody asks for one, which is one act', async () => {
    const { user, shares } = await openShareDialog(answers);
    await user.click(await screen.findByRole('button', { name: 'Create a QR code' }));
    expect(await screen.findByRole('img', { name: 'QR code that opens this private card' })).toBeInTheDocument();
    expect(shares()).toEqual([{ input: { cardId: 'c1', mode: 'QR' } }]);
  });

  test('is not shared by an address that would lead nowhere', async () => {
    const { user } = await openShareDialog({ ...answers, 'GraphQL ShareCard': () => refusal('INTERNAL', 'Broken.') });
    await navigator.clipboard.writeText('before');
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/No link was made\. .*make the card unlisted/)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('before');
  });

  test('is opened to others on demand', async () => {
    const { user, sent, shares } = await openShareDialog({
      ...answers,
      'GraphQL UpdateStoredCard': () => json({ data: { updateCard: { card: { ...stored('UNLISTED'), version: 2 } } } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Visibility: Private' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Anyone with the link/ }));
    expect(await screen.findByLabelText('Address of the card')).toHaveValue(`${URL_OF_CARD}?s=link`);
    expect(sent('UpdateStoredCard')).toMatchObject([{ input: { id: 'c1', visibility: 'UNLISTED', version: 1 } }]);
    expect(shares()).toEqual([]);
  });

  test('of somebody else can not be handed on', async () => {
    const foreign = { ...stored('PRIVATE'), url: URL_OF_CARD, owner: { __typename: 'User', id: 'u2' } };
    const none = { __typename: 'ShareConnection', totalCount: 0 };
    const viewer = { __typename: 'Viewer', id: 'u1', showEmail: true, showSocials: true, showSharePromo: true };
    await openShareDialog({
      ...answers,
      'GraphQL ShareTarget': () => json({ data: { card: { ...foreign, shares: none }, viewer } }),
    });
    expect(await screen.findByText('This card is private. Only its owner can share it.')).toBeInTheDocument();
  });
});
