import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { localCard } from '../../../data/card-store/testing.ts';
import { json, refusal } from '../../../testing/network.ts';
import { signInAsAsha } from '../../../testing/signed-in.ts';
import { listed, openShareDialog, recorded, stored, target, URL_OF_CARD } from './testing.tsx';

beforeEach(signInAsAsha);

describe('a card that others may open', () => {
  const answers = { ...listed('PUBLIC'), 'GraphQL ShareTarget': () => target('PUBLIC'), 'GraphQL ShareCard': recorded };

  test('opens on its QR code with the address that is copied, and records nothing', async () => {
    const { shares } = await openShareDialog(answers);
    expect(await screen.findByLabelText('Address of the card')).toHaveValue(`${URL_OF_CARD}?s=link`);
    expect(screen.getByRole('tab', { name: 'QR' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('img', { name: `QR code that leads to ${URL_OF_CARD}` })).toBeInTheDocument();
    expect(shares()).toEqual([]);
  });

  test('is copied as a link of its own', async () => {
    const { user, shares } = await openShareDialog(answers);
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`${URL_OF_CARD}?s=link`);
    expect(screen.getByLabelText('Address of the card')).toHaveValue(`${URL_OF_CARD}?s=link`);
    expect(shares()).toEqual([{ input: { cardId: 'c1', mode: 'LINK', mark: 'link' } }]);
  });

  test('is copied as a text that begins with the product and ends with the link', async () => {
    const { user, shares } = await openShareDialog(answers);
    await user.click(await screen.findByRole('button', { name: 'Copy text' }));
    expect(await screen.findByText('Text copied')).toBeInTheDocument();
    const text = await navigator.clipboard.readText();
    expect(text).toMatch(/^Create your own digital business card: /);
    expect(text).toContain('Email: asha@example.in');
    expect(text.endsWith(`View card: ${URL_OF_CARD}?s=text`)).toBe(true);
    expect(shares()).toEqual([{ input: { cardId: 'c1', mode: 'TEXT', mark: 'text' } }]);
  });

  test('keeps what its owner does not show out of the text', async () => {
    const hidden = () => target('PUBLIC', { showEmail: false, showSocials: false });
    const { user } = await openShareDialog({ ...answers, 'GraphQL ShareTarget': hidden });
    await user.click(await screen.findByRole('button', { name: 'Copy text' }));
    await screen.findByText('Text copied');
    expect(await navigator.clipboard.readText()).not.toMatch(/asha@example\.in|wa\.me/);
  });

  test('goes to WhatsApp in a tab that was opened with the tap', async () => {
    const tab = { opener: window, location: { href: '' }, close: vi.fn() };
    const openTab = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { user, shares } = await openShareDialog(answers);
    await user.click(await screen.findByRole('button', { name: 'WhatsApp' }));
    await waitFor(() => expect(tab.location.href).toMatch(/^https:\/\/wa\.me\/\?text=/));
    expect(decodeURIComponent(tab.location.href)).toContain(`${URL_OF_CARD}?s=whatsapp`);
    expect(tab.opener).toBeNull();
    expect(shares()).toEqual([{ input: { cardId: 'c1', mode: 'WHATSAPP', mark: 'whatsapp' } }]);
    openTab.mockRestore();
  });

  test('is still shared by the address on screen when the act can’t be recorded', async () => {
    const { user } = await openShareDialog({ ...answers, 'GraphQL ShareCard': () => refusal('INTERNAL', 'Broken.') });
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`${URL_OF_CARD}?s=link`);
  });

  test('is recorded later when the network is lost after the link was handed on', async () => {
    let isUp = false;
    const { user, sent } = await openShareDialog({
      ...answers,
      'GraphQL ShareCard': (call) => (isUp ? recorded(call) : refusal('UNAVAILABLE', 'Away.')),
    });
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    const before = sent('ShareCard').length;
    isUp = true;
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(localStorage.getItem('unsent-shares')).toBeNull());
    expect(sent('ShareCard').slice(before)).toEqual([{ input: { cardId: 'c1', mode: 'LINK', mark: 'link' } }]);
    act(() => void dispatchEvent(new Event('online')));
    await Promise.resolve();
    expect(sent('ShareCard')).toHaveLength(before + 1);
  });

  test('is shared by its plain address when no link of its own can be prepared', async () => {
    const { user } = await openShareDialog({
      ...answers,
      'GraphQL PreparedShares': () => refusal('INTERNAL', 'Broken.'),
      'GraphQL ShareCard': () => refusal('INTERNAL', 'Broken.'),
    });
    expect(await screen.findByLabelText('Address of the card')).toHaveValue(URL_OF_CARD);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(URL_OF_CARD);
    expect(screen.getByLabelText('Address of the card')).toHaveValue(URL_OF_CARD);
  });

  // Its owner is told by the mark, others by the card.
  test.each(['FORBIDDEN', 'BAD_USER_INPUT'])(
    'that was withdrawn meanwhile is not shared, and the dialog says why (%s)',
    async (code) => {
      const withdrawn = () => refusal(code, 'This card is private.');
      const { user } = await openShareDialog({ ...answers, 'GraphQL ShareCard': withdrawn });
      await user.click(await screen.findByRole('button', { name: 'Copy link' }));
      expect(await screen.findByText('This card is private.')).toBeInTheDocument();
      expect(screen.queryByText('Link copied')).toBeNull();
    },
  );

  test('can be handed on by the remembered address when the server is away', async () => {
    await openShareDialog({ ...answers, 'GraphQL ShareTarget': () => refusal('UNAVAILABLE', 'Away.') });
    const address = new URL('/asha/principal', location.origin).href;
    expect(await screen.findByLabelText('Address of the card')).toHaveValue(address);
  });
});

describe('the text that goes along', () => {
  const answers = { ...listed('PUBLIC'), 'GraphQL ShareCard': recorded };

  test('is shown at most 520 pixels wide', async () => {
    await openShareDialog({ ...answers, 'GraphQL ShareTarget': () => target('PUBLIC') });
    const text = await screen.findByText(/^Create your own digital business card: /);
    expect(text).toHaveClass('max-w-[520px]');
  });

  test('has no line about the product when its person switched that off', async () => {
    const { user } = await openShareDialog({
      ...answers,
      'GraphQL ShareTarget': () => target('PUBLIC', { showSharePromo: false }),
    });
    await user.click(await screen.findByRole('button', { name: 'Copy text' }));
    await screen.findByText('Text copied');
    expect(await navigator.clipboard.readText()).toMatch(/^Principal\n/);
  });
});

test('a card that only this device has says to sync it first', async () => {
  localStorage.setItem('cards', JSON.stringify([localCard('Draft', { ownerId: 'u1' })]));
  let isUp = false;
  const created = { ...stored('UNLISTED'), id: 'c2', data: { ...stored('').data, title: 'Draft' } };
  const { user } = await openShareDialog(
    {
      ...listed('PRIVATE'),
      'GraphQL ShareTarget': () => target('UNLISTED'),
      'GraphQL CreateStoredCard': () =>
        isUp ? json({ data: { createCard: { card: created } } }) : refusal('UNAVAILABLE', 'Later.'),
      'GraphQL UpdateStoredCard': () => json({ data: { updateCard: { card: { ...created, version: 2 } } } }),
    },
    'Draft',
  );
  expect(await screen.findByText('This card is on this device only.')).toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Sync now' }));
  expect(await screen.findByText('Synced with server')).toBeInTheDocument();
  expect(await screen.findByLabelText('Address of the card')).toBeInTheDocument();
});
