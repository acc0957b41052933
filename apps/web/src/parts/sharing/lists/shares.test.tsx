import { cardPreview, emptyCardData } from '@tessera/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { answerLater, type Call, json, refusal, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { toFace } from '../../card-face/face-mapper.ts';
import { rooms, share, stored } from '../give/testing.tsx';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './shares.tsx';
import { toConnection } from '../../../testing/connection.ts';
import { signInAsAsha } from '../../../testing/signed-in.ts';

const fay = { __typename: 'User', id: 'u2', name: 'Fay Friend', path: '/u/fay' };
const group = { __typename: 'Group', id: 'g1', name: 'Studio' };
const mine = { __typename: 'Card', id: 'c1', title: 'Principal', visibility: 'UNLISTED' };
const theirs = {
  __typename: 'Card',
  id: 'c2',
  title: 'Type specimens',
  visibility: 'PUBLIC',
  path: '/fay/type',
  savedContactId: null,
  owner: { __typename: 'User', id: 'u2', allowContactDownloads: true },
};

function page(field: 'sentShares' | 'receivedShares', nodes: object[], endCursor: string | null = null) {
  return json({
    data: {
      [field]: toConnection('Share', nodes, endCursor),
    },
  });
}
const sent = (nodes: object[], endCursor?: string) => page('sentShares', nodes, endCursor);
const received = (changes: object = {}) =>
  page('receivedShares', [
    share('r1', { mark: 'abc234', mode: 'GROUP', group, sender: fay, card: theirs, ...changes }),
  ]);
/** The cards that were shared; the first one is open. */
const sentCards = (nodes: object[] = [sentCard()], endCursor: string | null = null) =>
  json({ data: { sentCards: toConnection('SentCard', nodes, endCursor) } });
const sentCard = (changes: object = {}) => ({
  ...{ __typename: 'SentCard', id: 'c1', shareCount: 4, countedShareCount: 4, openedShareCount: 1 },
  ...{ lastActivityAt: '2026-11-12T09:41:00.000Z', card: mine, face: toFace(cardPreview(emptyCardData())) },
  ...changes,
});
const noCards = () =>
  json({
    data: {
      viewer: {
        __typename: 'Viewer',
        id: 'u1',
        cards: {
          __typename: 'CardConnection',
          edges: [],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    },
  });

const TABLE = `${paths.shares}?view=table`;

function open(answers: Parameters<typeof stubNetwork>[0], address = TABLE) {
  const calls = stubNetwork({ 'GraphQL StoredCards': noCards, 'GraphQL SentCards': () => sentCards(), ...answers });
  const app = renderApp(address);
  const asked = (operation: string) => calls.filter(({ name }) => name === `GraphQL ${operation}`);
  return { ...app, asked };
}
const findRows = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1);

beforeEach(signInAsAsha);

describe('what was sent', () => {
  test('stands under its card, with how often and when; another card opens on demand', async () => {
    const other = { id: 'c5', shareCount: 1, countedShareCount: 1, openedShareCount: 0, card: null, face: null };
    const { user, asked } = open({
      'GraphQL SentCards': ({ body }: Call) =>
        (body as { after?: string }).after ? sentCards([sentCard(other)]) : sentCards([sentCard()], 'end-1'),
      'GraphQL SentShares': () => sent([share('s1', { mode: 'QR', card: mine })]),
    });
    const first = await screen.findByRole('button', { name: /^Principal.*Shared 4 times, 1 opened/, expanded: true });
    expect(first).toHaveTextContent(/ ago/);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    const second = await screen.findByRole('button', { name: /can no longer see.*Shared once, not opened yet/ });
    expect(asked('SentShares').map(({ body }) => body)).toEqual([{ cardId: 'c1' }]);
    await user.click(second);
    expect(await screen.findByRole('table', { name: 'Sent: A card you can no longer see' })).toBeInTheDocument();
    expect(asked('SentShares').map(({ body }) => body)).toEqual([{ cardId: 'c1' }, { cardId: 'c5' }]);
    await user.click(first);
    expect(screen.queryByRole('table', { name: 'Sent: Principal' })).toBeNull();
  });

  test.each([
    ['only downloaded codes say nothing about openings', 2, 0, 'Shared 2 times'],
    ['codes beside a link leave it open', 3, 1, 'Shared 3 times, not opened, as far as we know'],
    ['links alone weren’t opened', 1, 1, 'Shared once, not opened yet'],
  ])(
    'of a card whose shares nobody is known to have opened, %s',
    async (_what, shareCount, countedShareCount, text) => {
      open({
        'GraphQL SentCards': () => sentCards([sentCard({ shareCount, countedShareCount, openedShareCount: 0 })]),
        'GraphQL SentShares': () => sent([]),
      });
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  test('has five columns: when, card, mode in capitals, to whom, and how often it was opened', async () => {
    open({
      'GraphQL SentShares': () =>
        sent([
          share('s1', { mode: 'GROUP', group, card: mine, openCount: 14 }),
          share('s2', { mode: 'IN_APP', recipients: [fay, { ...fay, id: 'u3', name: 'Sam' }], card: mine }),
          share('s3', { mode: 'WHATSAPP', card: null, revokedAt: '2026-11-12T10:00:00.000Z' }),
          share('s4', { mode: 'GROUP', groupId: 'g9', card: mine }),
        ]),
    });
    const [one, two, three, four] = await findRows('Sent: Principal');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['When', 'Card', 'Mode', 'Group/Recipients', 'Opened', 'Actions']);
    expect(one).toHaveTextContent(/Principal.*GROUP.*Studio.*Opened 14 times/);
    expect(two).toHaveTextContent(/INAPP.*Fay Friend, Sam.*Not opened yet/);
    expect(three).toHaveTextContent(/can no longer see.*WHATSAPP.*—.*Revoked/);
    expect(within(three as HTMLElement).queryByRole('button')).toBeNull();
    expect(four).toHaveTextContent('A group that you left: g9');
  });

  test('that is a downloaded code of an open card offers no end and tells no views', async () => {
    open({ 'GraphQL SentShares': () => sent([share('s1', { mode: 'QR', isRevocable: false, card: mine })]) });
    const [row] = await findRows('Sent: Principal');
    expect(row).toHaveTextContent(/Principal.*QR.*—.*—$/);
    expect(within(row as HTMLElement).queryByRole('button')).toBeNull();
  });

  test('that somebody opened without looking for long enough for a view was opened all the same', async () => {
    const openings = [{ __typename: 'ShareOpening', user: fay, openedAt: '2026-11-12T10:00:00.000Z' }];
    open({
      'GraphQL SentShares': () => sent([share('s1', { mode: 'GROUP', group, card: mine, openCount: 0, openings })]),
    });
    const [row] = await findRows('Sent: Principal');
    expect(row).toHaveTextContent(/Opened once.*by Fay Friend/);
  });

  test('is shown page by page', async () => {
    const { user, asked } = open({
      'GraphQL SentShares': ({ body }: Call) =>
        (body as { after?: string }).after === 'end-1'
          ? sent([share('s2', { mode: 'QR', card: mine })])
          : sent([share('s1', { card: mine })], 'end-1'),
    });
    expect(await findRows('Sent: Principal')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await findRows('Sent: Principal')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getByText('That was the last page.')).toHaveFocus();
    expect(asked('SentShares').map(({ body }) => body)).toEqual([{ cardId: 'c1' }, { cardId: 'c1', after: 'end-1' }]);
  });

  test('is taken back after a question', async () => {
    let revokedAt: string | null = null;
    const { answer, give } = answerLater();
    const { user, asked } = open({
      'GraphQL SentShares': () => sent([share('s1', { card: mine, revokedAt })]),
      'GraphQL RevokeShare': () => answer,
    });
    await user.click(await screen.findByRole('button', { name: /^More: Principal, LINK/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByRole('button', { name: /^More: Principal, LINK/ })).toHaveAttribute('aria-busy', 'true');
    revokedAt = '2026-11-12T10:00:00.000Z';
    give(json({ data: { revokeShare: { share: share('s1', { revokedAt }) } } }));
    expect(await screen.findByText('Revoked', { exact: true })).toBeInTheDocument();
    expect(asked('RevokeShare').map(({ body }) => body)).toEqual([{ input: { id: 's1' } }]);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('is nothing yet, and says where to begin', async () => {
    const { user } = open({ 'GraphQL SentCards': () => sentCards([]) });
    expect(await screen.findByText('Nothing shared yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Share a card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share your card' }));
    expect(await dialog.findByRole('link', { name: 'New Card' })).toHaveAttribute('href', paths.builder());
  });

  test('is asked for again after a failure', async () => {
    let isUp = false;
    const { user } = open({
      'GraphQL SentCards': () => (isUp ? sentCards([]) : refusal('INTERNAL', 'Broken.')),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to loadBroken.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing shared yet.')).toBeInTheDocument();
  });
});

describe('what was sent, in words', () => {
  const names = ['Chiara Conti', 'Jonas Weber', 'مُحَمَّد أحمد', 'Kim', 'Zoë'];
  const openings = (count: number) =>
    names.slice(0, count).map((name, at) => ({
      ...{ __typename: 'ShareOpening', openedAt: '2026-11-12T10:00:00.000Z' },
      user: { __typename: 'User', id: `o${at}`, name },
    }));
  const lastOpenedAt = '2020-11-12T10:00:00.000Z';
  const opened = (id: string, changes: object) => share(id, { card: mine, lastOpenedAt, ...changes });
  const byState = (isOpened: object[], others: object[]) => ({
    'GraphQL SentCards': () => {
      const shareCount = isOpened.length + others.length;
      return sentCards([sentCard({ shareCount, countedShareCount: shareCount, openedShareCount: isOpened.length })]);
    },
    'GraphQL SentShares': ({ body }: Call) => sent((body as { isOpened: boolean }).isOpened ? isOpened : others),
  });

  test('says who opened it, and the others are folded until somebody asks', async () => {
    const { user, asked } = open(
      byState(
        [
          opened('s1', { mode: 'GROUP', group, openCount: 3, openings: openings(3) }),
          opened('s2', { openCount: 2 }),
          opened('s3', { mode: 'WHATSAPP', openCount: 1 }),
          opened('s4', { mode: 'IN_APP', recipients: [fay], openCount: 1234, openings: openings(5) }),
        ],
        [share('s5', { mode: 'TEXT', card: mine })],
      ),
      paths.shares,
    );
    const list = within(await screen.findByRole('list', { name: 'Opened: Principal' }));
    const lines = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines[0]).toMatch(/^GroupOpened by Chiara Conti, Jonas Weber and مُحَمَّد أحمد, last .* agoStudio · .* ago$/);
    expect(lines[1]).toMatch(/^LinkOpened twice, last .* agoLink · .* ago$/);
    expect(lines[2]).toMatch(/^WhatsAppOpened once, .* agoWhatsApp · /);
    expect(lines[3]).toMatch(
      /^In-appOpened by Chiara Conti, Jonas Weber, مُحَمَّد أحمد and 2 others, 1,234 times in all, last .* agoFay Friend · /,
    );
    expect(asked('SentShares').map(({ body }) => body)).toEqual([{ cardId: 'c1', isOpened: true }]);
    await user.click(screen.getByRole('button', { name: /^Not opened yet ?1$/, expanded: false }));
    const rest = within(await screen.findByRole('list', { name: 'Not opened: Principal' }));
    expect(rest.getByRole('listitem')).toHaveTextContent(/^TextText · .* ago$/);
  });

  test('shows what nobody opened at once where there is nothing else', async () => {
    open(byState([], [share('s5', { card: mine })]), paths.shares);
    const rest = within(await screen.findByRole('list', { name: 'Not opened: Principal' }));
    expect(rest.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Opened: Principal' })).toBeNull();
  });

  test('has the specified columns one press away, and the address says so', async () => {
    const { user, path } = open(byState([], [share('s5', { card: mine })]), paths.shares);
    await user.click(await screen.findByRole('button', { name: 'Table', pressed: false }));
    expect(await findRows('Sent: Principal')).toHaveLength(1);
    expect(path()).toBe(TABLE);
    await user.click(screen.getByRole('button', { name: 'List', pressed: false }));
    expect(path()).toBe(paths.shares);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('what was received', () => {
  test('has a tab that stands in the address', async () => {
    const { user, path } = open({ 'GraphQL SentShares': () => sent([]), 'GraphQL ReceivedShares': () => received() });
    await user.click(await screen.findByRole('tab', { name: 'Received' }));
    expect(path()).toBe('/dashboard/shares?tab=received');
    const list = await screen.findByRole('list', { name: 'Received' });
    expect(list).toHaveTextContent(/^Fay Friend posted Type specimens in Studio.* ago/);
    expect(within(list).getByRole('link', { name: 'Fay Friend' })).toHaveAttribute('href', '/u/fay');
  });

  test.each([
    ['by a person', { mode: 'IN_APP', group: null }, 'Fay Friend sent you Type specimens'],
    [
      'that is gone',
      { mode: 'IN_APP', group: null, card: null },
      'Fay Friend sent you a card that is no longer available',
    ],
    ['in a group, and is gone', { card: null }, 'Fay Friend posted a card in Studio that is no longer available'],
  ])('says in a sentence what came %s', async (_how, changes, text) => {
    open({ 'GraphQL ReceivedShares': () => received(changes) }, `${paths.shares}?tab=received`);
    expect(await screen.findByRole('list', { name: 'Received' })).toHaveTextContent(text);
  });

  test('has the specified columns as a table, which stands in the address', async () => {
    const { user, path } = open({ 'GraphQL ReceivedShares': () => received() }, `${paths.shares}?tab=received`);
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    expect(path()).toBe('/dashboard/shares?tab=received&view=table');
    const [row] = await findRows('Received');
    expect(row).toHaveTextContent(/Type specimens.*GROUP.*Studio.*Fay Friend/);
    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(path()).toBe('/dashboard/shares?tab=received');
  });

  test('opens on the card’s own page by the share and its channel, and can be saved', async () => {
    open({ 'GraphQL ReceivedShares': () => received() }, `${paths.shares}?tab=received`);
    expect(await screen.findByRole('link', { name: 'Type specimens' })).toHaveAttribute(
      'href',
      '/fay/type?s=abc234&c=group',
    );
    expect(screen.getByRole('link', { name: 'Add to phone: Type specimens' })).toHaveAttribute('href', '/fay/type.vcf');
  });

  test('opens inside the app when it is private, and goes no further', async () => {
    const card = { ...theirs, visibility: 'PRIVATE' };
    const you = { __typename: 'User', id: 'u1', name: 'Asha Rao' };
    open(
      { 'GraphQL ReceivedShares': () => received({ mode: 'IN_APP', group: null, recipients: [you], card }) },
      `${paths.shares}?tab=received&view=table`,
    );
    expect(await screen.findByRole('link', { name: 'Type specimens' })).toHaveAttribute(
      'href',
      '/share/c2?s=abc234&c=in-app',
    );
    expect(screen.getByText('You')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add to phone: Type specimens' })).toHaveAttribute('href', '/share/c2.vcf');
    expect(screen.queryByRole('button', { name: /^Share / })).toBeNull();
  });

  test('is kept in the contacts, says so and leads there', async () => {
    const { user, asked } = open(
      {
        'GraphQL ReceivedShares': () => received(),
        'GraphQL SaveReceivedCard': () =>
          json({ data: { saveReceivedCard: { contact: { __typename: 'Contact', id: 'k1' } } } }),
      },
      `${paths.shares}?tab=received`,
    );
    await user.click(await screen.findByRole('button', { name: 'Save to contacts: Type specimens' }));
    const saved = await screen.findByRole('link', { name: 'Saved: Type specimens, to the contact' });
    expect(saved).toHaveAttribute('href', paths.contactDetails('k1'));
    expect(saved).toHaveFocus();
    expect(asked('SaveReceivedCard').map(({ body }) => body)).toEqual([
      { input: { cardId: 'c2', shareMark: 'abc234', token: null } },
    ]);
  });

  test('is shared on with what its owner shows', async () => {
    const url = 'https://tessera.example/fay/type';
    const { user } = open(
      {
        'GraphQL ReceivedShares': () => received(),
        'GraphQL Rooms': () => rooms(),
        'GraphQL ShareTarget': () =>
          json({
            data: {
              card: {
                ...theirs,
                url,
                data: stored('PUBLIC').data,
                shares: { __typename: 'ShareConnection', totalCount: 0 },
              },
              viewer: {
                __typename: 'Viewer',
                id: 'u1',
                // One's own choice, which is none about other people's cards.
                showEmail: false,
                showSocials: false,
                showSharePromo: false,
              },
            },
          }),
        'GraphQL PreparedShares': () => json({ data: { preparedShares: [] } }),
        'GraphQL ShareCard': () =>
          json({ data: { shareCard: { share: { __typename: 'Share', id: 's1', url: `${url}?s=s1` } } } }),
      },
      `${paths.shares}?tab=received`,
    );
    await user.click(await screen.findByRole('button', { name: 'Share Type specimens' }));
    await user.click(await screen.findByRole('button', { name: 'Copy text' }));
    expect(await screen.findByText('Text copied')).toBeInTheDocument();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Email: asha@example.in');
    expect(text.endsWith(`View card: ${url}?s=s1`)).toBe(true);
    expect(screen.queryByText(/^Shared /)).toBeNull();
  });

  test('is nothing yet', async () => {
    open({ 'GraphQL ReceivedShares': () => page('receivedShares', []) }, `${paths.shares}?tab=received`);
    expect(await screen.findByText('Nothing received yet.')).toBeInTheDocument();
  });
});
