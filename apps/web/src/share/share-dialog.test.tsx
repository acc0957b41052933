import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toCardDataInput } from '../card-store/card-mapper.ts';
import { dataNamed, localCard } from '../card-store/testing.ts';
import { clearSession, startSession } from '../session/session.ts';
import { type Call, json, refusal, stubNetwork } from '../testing/network.ts';
import { renderApp } from '../testing/render-app.tsx';

vi.stubGlobal(
  'WebSocket',
  class {
    close() {}
  },
);

const URL_OF_CARD = 'https://tessera.example/asha/principal';
const data = { ...dataNamed('Principal'), socials: { ...dataNamed('').socials, whatsapp: '+919876543210' } };
const stored = (visibility: string) => ({
  __typename: 'Card',
  id: 'c1',
  version: 1,
  visibility,
  createdAt: '2026-11-12T09:41:00.000Z',
  updatedAt: '2026-11-12T09:41:00.000Z',
  path: '/asha/principal',
  data: { ...toCardDataInput(data), __typename: 'CardData' },
});
const target = (visibility: string, show = { showEmail: true, showSocials: true }) =>
  json({
    data: {
      card: { __typename: 'Card', id: 'c1', url: URL_OF_CARD, visibility },
      viewer: { __typename: 'Viewer', id: 'u1', ...show },
    },
  });
const recorded = ({ body }: Call) => {
  const { mode } = (body as { input: { mode: string } }).input;
  return json({ data: { shareCard: { __typename: 'Share', id: mode, url: `${URL_OF_CARD}?s=${mode}` } } });
};
const listed = (visibility: string) => ({
  'GraphQL StoredCards': () =>
    json({
      data: {
        viewer: {
          __typename: 'Viewer',
          id: 'u1',
          cards: {
            __typename: 'CardConnection',
            edges: [{ __typename: 'CardEdge', node: stored(visibility) }],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      },
    }),
});

/** Opens the dialog from the card's tile, as a person does. */
async function open(answers: Parameters<typeof stubNetwork>[0], title = 'Principal') {
  const calls = stubNetwork(answers);
  // Also puts a clipboard into jsdom.
  const user = userEvent.setup();
  renderApp('/dashboard/cards');
  await user.click(await screen.findByRole('button', { name: `Share ${title}` }));
  await screen.findByRole('dialog', { name: `Share “${title}”` });
  return { user, shares: () => calls.filter(({ name }) => name === 'GraphQL ShareCard').map(({ body }) => body) };
}

beforeEach(() => {
  localStorage.clear();
  clearSession();
  startSession({ token: 't1', user: { id: 'u1', fullName: 'Asha Rao', email: 'asha@example.com' } });
});

describe('a card that others may open', () => {
  const answers = { ...listed('PUBLIC'), 'GraphQL ShareTarget': () => target('PUBLIC'), 'GraphQL ShareCard': recorded };

  test('opens on its QR code with the plain address, and records nothing', async () => {
    const { shares } = await open(answers);
    expect(await screen.findByLabelText('Address of the card')).toHaveValue(URL_OF_CARD);
    expect(screen.getByRole('tab', { name: 'QR' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('img', { name: `QR code that leads to ${URL_OF_CARD}` })).toBeInTheDocument();
    expect(shares()).toEqual([]);
  });

  test('is copied as a link of its own', async () => {
    const { user, shares } = await open(answers);
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`${URL_OF_CARD}?s=LINK`);
    expect(screen.getByLabelText('Address of the card')).toHaveValue(`${URL_OF_CARD}?s=LINK`);
    expect(shares()).toEqual([{ input: { cardId: 'c1', mode: 'LINK' } }]);
  });

  test('is copied as a text that begins with the product and ends with the link', async () => {
    const { user, shares } = await open(answers);
    await user.click(await screen.findByRole('button', { name: 'Copy text' }));
    expect(await screen.findByText('Text copied')).toBeInTheDocument();
    const text = await navigator.clipboard.readText();
    expect(text).toMatch(/^Create your own digital business card: /);
    expect(text).toContain('Email: asha@example.in');
    expect(text.endsWith(`View card: ${URL_OF_CARD}?s=TEXT`)).toBe(true);
    expect(shares()).toEqual([{ input: { cardId: 'c1', mode: 'TEXT' } }]);
  });

  test('keeps what its owner does not show out of the text', async () => {
    const hidden = () => target('PUBLIC', { showEmail: false, showSocials: false });
    const { user } = await open({ ...answers, 'GraphQL ShareTarget': hidden });
    await user.click(await screen.findByRole('button', { name: 'Copy text' }));
    await screen.findByText('Text copied');
    expect(await navigator.clipboard.readText()).not.toMatch(/asha@example\.in|wa\.me/);
  });

  test('goes to WhatsApp in a tab that was opened with the tap', async () => {
    const tab = { opener: window, location: { href: '' }, close: vi.fn() };
    const openTab = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { user, shares } = await open(answers);
    await user.click(await screen.findByRole('button', { name: 'WhatsApp' }));
    await waitFor(() => expect(tab.location.href).toMatch(/^https:\/\/wa\.me\/\?text=/));
    expect(decodeURIComponent(tab.location.href)).toContain(`${URL_OF_CARD}?s=WHATSAPP`);
    expect(tab.opener).toBeNull();
    expect(shares()).toEqual([{ input: { cardId: 'c1', mode: 'WHATSAPP' } }]);
    openTab.mockRestore();
  });

  test('is still shared by its plain address when the act can’t be recorded', async () => {
    const { user } = await open({ ...answers, 'GraphQL ShareCard': () => refusal('INTERNAL', 'Broken.') });
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(URL_OF_CARD);
  });

  test('that was withdrawn meanwhile is not shared, and the dialog says why', async () => {
    const withdrawn = () => refusal('FORBIDDEN', 'This card is private.');
    const { user } = await open({ ...answers, 'GraphQL ShareCard': withdrawn });
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('This card is private.')).toBeInTheDocument();
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  test('can be handed on by the remembered address when the server is away', async () => {
    const { user } = await open({ ...answers, 'GraphQL ShareTarget': () => refusal('UNAVAILABLE', 'Away.') });
    const address = new URL('/asha/principal', location.origin).href;
    expect(await screen.findByLabelText('Address of the card')).toHaveValue(address);
    await user.click(screen.getByRole('tab', { name: 'Group' }));
    expect(await screen.findByText(/will come with the chat/)).toBeInTheDocument();
  });
});

test('a private card says who sees it, and is opened to others on demand', async () => {
  const calls: unknown[] = [];
  const { user, shares } = await open({
    ...listed('PRIVATE'),
    'GraphQL ShareTarget': () => target('PRIVATE'),
    'GraphQL UpdateStoredCard': ({ body }) => {
      calls.push(body);
      return json({ data: { updateCard: { ...stored('UNLISTED'), version: 2 } } });
    },
  });
  expect(await screen.findByText('Only you can see this card.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Make it unlisted' }));
  expect(await screen.findByLabelText('Address of the card')).toHaveValue(URL_OF_CARD);
  expect(calls).toMatchObject([{ input: { id: 'c1', visibility: 'UNLISTED', version: 1 } }]);
  expect(shares()).toEqual([]);
});

test('a card that only this device has says to sync it first', async () => {
  localStorage.setItem('cards', JSON.stringify([localCard('Draft', { ownerId: 'u1' })]));
  let isUp = false;
  const created = { ...stored('UNLISTED'), id: 'c2', data: { ...stored('').data, title: 'Draft' } };
  const { user } = await open(
    {
      ...listed('PRIVATE'),
      'GraphQL ShareTarget': () => target('UNLISTED'),
      'GraphQL CreateStoredCard': () =>
        isUp ? json({ data: { createCard: created } }) : refusal('UNAVAILABLE', 'Later.'),
      'GraphQL UpdateStoredCard': () => json({ data: { updateCard: { ...created, version: 2 } } }),
    },
    'Draft',
  );
  expect(await screen.findByText('This card is on this device only.')).toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Sync now' }));
  expect(await screen.findByText('Synced with server')).toBeInTheDocument();
  expect(await screen.findByLabelText('Address of the card')).toBeInTheDocument();
});
