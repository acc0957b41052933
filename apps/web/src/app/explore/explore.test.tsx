import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, startSession } from '../../data/session/session.ts';
import { browserZone } from '../../parts/card-view/visit.ts';
import { stubIntersections } from '../../testing/intersection.ts';
import { answerLater, type Call, json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { directoryPage, listedCard } from './testing.ts';
// Lazy screens: loaded beforehand, no test waits for their code to be compiled.
import '../../testing/warm-screens.ts';
import './explore.tsx';

const QUERY = 'GraphQL Explore';
const HEADLINE = 'Find people by name or keywords';

interface Asked {
  q: string | null;
  category: string | null;
  sort: string;
  after?: string;
}

const asked = ({ body }: Call) => body as Asked;

interface Options {
  endCursor?: string;
  categories?: string[];
  featured?: string[];
}

function answer(cards: ReturnType<typeof listedCard>[], options: Options = {}) {
  const { endCursor = null, categories = ['Design', 'Law'], featured = [] } = options;
  const counts = categories.map((name) => ({ __typename: 'CategoryCount', name, count: 1 }));
  return json({ data: { explore: { ...directoryPage(cards, endCursor, featured), categories: counts } } });
}

const titles = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.endsWith('?c=directory') && link.title)
    .map(({ textContent }) => textContent);
const categories = () => within(screen.getByRole('list', { name: 'Categories' }));

beforeEach(() => {
  vi.unstubAllGlobals();
  stubIntersections();
  // Signing out leaves nothing behind, and neither does one test to the next.
  startSession({ sessionId: 's1', user: null });
  clearSession();
});

describe('on opening', () => {
  test('asks for everything, shows six placeholders and then the cards', async () => {
    const { answer: list, give } = answerLater();
    const calls = stubNetwork({ [QUERY]: () => list });
    renderApp('/explore');
    await screen.findByRole('heading', { level: 1, name: HEADLINE });
    expect(screen.getAllByTestId('card-skeleton')).toHaveLength(6);
    await waitFor(() => expect(calls.map(asked)).toMatchObject([{ q: null, category: null, sort: 'NEWEST' }]));
    give(answer([listedCard('a'), listedCard('b')]));
    await waitFor(() => expect(titles()).toEqual(['Card a', 'Card b']));
    expect(screen.queryAllByTestId('card-skeleton')).toEqual([]);
    expect(screen.getByText('2 cards.')).toBeInTheDocument();
  });

  test('a card names its owner, its category once, and at most two further keywords', async () => {
    const data = { extra: { company: { companyName: 'Rao & Daughters', category: 'Design' } } };
    const keywords = ['design', 'one', 'two', 'three'];
    stubNetwork({ [QUERY]: () => answer([listedCard('a', { keywords, data })]) });
    renderApp('/explore');
    const heading = await screen.findByRole('heading', { level: 2, name: 'Asha Rao' });
    expect(within(heading).getByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', '/u/asha');
    const card = within(screen.getByRole('list', { name: 'Cards' }));
    expect(card.getAllByText('Design')).toHaveLength(1);
    const shown = within(card.getByRole('list', { name: 'Keywords' })).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  });

  test.each([
    [
      'what they do and where',
      { role: 'Architect', address: '14 Church St\nBengaluru' },
      ['Architect', '14 Church St, Bengaluru'],
    ],
    [
      'the company that the card goes by',
      { name: 'Rao & Töchter', role: 'Büroleitung' },
      ['Büroleitung, Rao & Töchter'],
    ],
    ['nothing that the card doesn’t say', {}, []],
  ])('a person’s tile says %s', async (_what, data, lines) => {
    stubNetwork({ [QUERY]: () => answer([listedCard('a', { data })]) });
    renderApp('/explore');
    const heading = await screen.findByRole('heading', { level: 2, name: 'Asha Rao' });
    const said = [...(heading.parentElement?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
    expect(said).toEqual(lines);
  });

  test('a visitor saves a person as a contact file, where its owner allows that', async () => {
    const cards = [listedCard('a'), listedCard('b', { ownerName: 'Private Pat', allowContactDownloads: false })];
    stubNetwork({ [QUERY]: () => answer(cards) });
    renderApp('/explore');
    expect(await screen.findByRole('link', { name: 'Save the contact of Asha Rao' })).toHaveAttribute(
      'href',
      '/asha/a.vcf?c=directory',
    );
    expect(screen.queryByRole('link', { name: 'Save the contact of Private Pat' })).toBeNull();
  });

  test('somebody who is signed in saves a person to their contacts, sees who is there already, and not themselves', async () => {
    startSession({ sessionId: 's1', user: { id: 'me', fullName: 'Me', email: 'me@example.com' } });
    const saved: Record<string, string | null> = { a: null, b: 'k2', c: null };
    const calls = stubNetwork({
      [QUERY]: () =>
        answer([
          listedCard('a'),
          listedCard('b', { ownerName: 'Bea', allowContactDownloads: false }),
          listedCard('c', { ownerName: 'Me', ownerId: 'me' }),
        ]),
      'GraphQL SavedCards': ({ body }) =>
        json({
          data: {
            nodes: (body as { ids: string[] }).ids.map((id) => ({ __typename: 'Card', id, savedContactId: saved[id] })),
          },
        }),
      'GraphQL SaveReceivedCard': () =>
        json({ data: { saveReceivedCard: { contact: { __typename: 'Contact', id: 'k1' } } } }),
    });
    const { user } = renderApp('/explore');
    await user.click(await screen.findByRole('button', { name: 'Save to contacts: Asha Rao' }));
    const link = await screen.findByRole('link', { name: 'Saved: Asha Rao, to the contact' });
    expect(link).toHaveAttribute('href', '/dashboard/contacts/k1');
    expect(screen.getByRole('link', { name: 'Saved: Bea, to the contact' })).toHaveAttribute(
      'href',
      '/dashboard/contacts/k2',
    );
    expect(screen.getAllByRole('heading', { level: 2, name: 'Me' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Save to contacts: Me' })).toBeNull();
    expect(calls.filter(({ name }) => name === 'GraphQL SavedCards')).toHaveLength(1);
  });

  test('starts from the address', async () => {
    const calls = stubNetwork({ [QUERY]: () => answer([listedCard('a')]) });
    renderApp('/explore?q=%20rao%20%20arch&category=law&sort=relevance');
    await screen.findByText('One card.');
    expect(asked(calls[0] as Call)).toMatchObject({ q: 'rao arch', category: 'law', sort: 'RELEVANCE' });
    expect(screen.getByRole('searchbox')).toHaveValue('rao arch');
    // As the directory writes it, whichever letters the address has.
    expect(categories().getByRole('button', { name: 'Law' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Best match first' })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('searching', () => {
  test('waits for a pause in the typing, and is one step back', async () => {
    const calls = stubNetwork({ [QUERY]: (call) => answer([listedCard(asked(call).q ?? 'all')]) });
    const { user, path, router } = renderApp('/explore');
    await waitFor(() => expect(titles()).toEqual(['Card all']));
    const box = screen.getByRole('searchbox');
    await user.type(box, 'rao ');
    expect(calls).toHaveLength(1);
    await waitFor(() => expect(titles()).toEqual(['Card rao']));
    expect(calls.slice(1).map(asked)).toMatchObject([{ q: 'rao' }]);
    // The space stays: another word may follow.
    expect(box).toHaveValue('rao ');
    await user.type(box, 'arch');
    await waitFor(() => expect(path()).toBe('/explore?q=rao+arch'));
    await act(() => router.navigate(-1));
    expect(path()).toBe('/explore');
    await waitFor(() => expect(titles()).toEqual(['Card all']));
    expect(box).toHaveValue('');
  });

  test('Enter does not wait', async () => {
    stubNetwork({ [QUERY]: () => answer([]) });
    const { user, path } = renderApp('/explore');
    await user.type(await screen.findByRole('searchbox'), 'rao{Enter}');
    expect(path()).toBe('/explore?q=rao');
  });

  test('an answer that comes late does not take the place of a newer one', async () => {
    const waiting = new Map<string, (response: Response) => void>();
    stubNetwork({
      [QUERY]: (call) => new Promise((resolve) => waiting.set(asked(call).q ?? '', resolve)),
    });
    const { user } = renderApp('/explore?q=slow');
    const box = await screen.findByRole('searchbox');
    await user.clear(box);
    await user.type(box, 'quick{Enter}');
    await waitFor(() => expect(waiting.has('quick')).toBe(true));
    await act(async () => waiting.get('quick')?.(answer([listedCard('quick')])));
    await waitFor(() => expect(titles()).toEqual(['Card quick']));
    await act(async () => waiting.get('slow')?.(answer([listedCard('slow')])));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(titles()).toEqual(['Card quick']);
  });

  test('nothing found is said, and all cards are one press away', async () => {
    stubNetwork({ [QUERY]: (call) => answer(asked(call).q ? [] : [listedCard('a')]) });
    const { user, path } = renderApp('/explore?q=%3Cb%3E&category=Law');
    expect(await screen.findByText('No card matches “<b>” in Law.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all cards' }));
    await waitFor(() => expect(titles()).toEqual(['Card a']));
    expect(path()).toBe('/explore');
  });

  test('an empty directory invites to make the first card', async () => {
    stubNetwork({ [QUERY]: () => answer([], { categories: [] }) });
    renderApp('/explore');
    expect(await screen.findByRole('link', { name: 'Create the first one' })).toHaveAttribute('href', '/get-started');
  });
});

describe('categories', () => {
  test('narrow the directory, stand in the address, and All leaves them', async () => {
    const calls = stubNetwork({ [QUERY]: (call) => answer([listedCard(asked(call).category ?? 'all')]) });
    const { user, path } = renderApp('/explore');
    await waitFor(() => expect(titles()).toEqual(['Card all']));
    await user.click(categories().getByRole('button', { name: 'Law' }));
    await waitFor(() => expect(titles()).toEqual(['Card Law']));
    expect(path()).toBe('/explore?category=Law');
    expect(calls.map((call) => asked(call).category)).toEqual([null, 'Law']);
    await user.click(categories().getByRole('button', { name: 'All' }));
    expect(path()).toBe('/explore');
  });

  test('that nobody uses any more can be left, and many of them do not fill the screen', async () => {
    const many = Array.from({ length: 14 }, (_, index) => `Trade ${index}`);
    stubNetwork({ [QUERY]: () => answer([], { categories: many }) });
    const { user } = renderApp('/explore?category=Gone');
    const chips = () => categories().getAllByRole('button', { pressed: undefined });
    await user.click(await screen.findByRole('button', { name: '5 more' }));
    expect(chips().map(({ textContent }) => textContent)).toEqual(['All', 'Gone', ...many]);
  });
});

describe('more cards', () => {
  test('come on demand, from where the page before ended', async () => {
    const calls = stubNetwork({
      [QUERY]: (call) =>
        asked(call).after === 'c1' ? answer([listedCard('b')]) : answer([listedCard('a')], { endCursor: 'c1' }),
    });
    const { user } = renderApp('/explore');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(titles()).toEqual(['Card a', 'Card b']));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    // The focus does not go back to the top with the button that had it.
    expect(screen.getByText('That was the last page.')).toHaveFocus();
    expect(calls.map((call) => asked(call).after)).toEqual([undefined, 'c1']);
    // The categories are those of the whole search, and not asked for again.
    expect(categories().getByRole('button', { name: 'Law' })).toBeInTheDocument();
  });

  test('that do not come leave what is there, and can be asked for again', async () => {
    let isUp = false;
    stubNetwork({
      [QUERY]: (call) => {
        if (!asked(call).after) return answer([listedCard('a')], { endCursor: 'c1' });
        return isUp ? answer([listedCard('b')]) : refusal('RATE_LIMITED', 'Too many requests.');
      },
    });
    const { user } = renderApp('/explore');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
    expect(titles()).toEqual(['Card a']);
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(titles()).toEqual(['Card a', 'Card b']));
  });
});

describe('a failure', () => {
  test.each([
    ['what the server says', () => refusal('RATE_LIMITED', 'Too many requests.'), 'Too many requests.'],
    ['else “Failed to load”', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to load'],
    ['also when the answer is none of ours', () => new Response('gone', { status: 500 }), 'Failed to load'],
  ])('shows %s', async (_row, fail, text) => {
    let isUp = false;
    stubNetwork({ [QUERY]: () => (isUp ? answer([listedCard('a')]) : fail()) });
    const { user } = renderApp('/explore');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toEqual(['Card a']));
  });
});

describe('preview and share', () => {
  test('the preview shows the card and whose it is, and leads on', async () => {
    stubNetwork({ [QUERY]: () => answer([listedCard('a')]) });
    const { user } = renderApp('/explore');
    const opener = await screen.findByRole('button', { name: 'Preview Card a' });
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Card a' }));
    expect(dialog.getByText('by Asha Rao')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', '/u/asha');
    expect(dialog.getByRole('link', { name: 'Open card' })).toHaveAttribute('href', '/asha/a?c=directory');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });

  test('a featured card is marked in the list and in its preview, and no other is', async () => {
    stubNetwork({ [QUERY]: () => answer([listedCard('a'), listedCard('b')], { featured: ['a'] }) });
    const { user } = renderApp('/explore');
    const [first, second] = within(await screen.findByRole('list', { name: 'Cards' })).getAllByRole('heading');
    expect(within(first?.closest('li') ?? document.body).getByText('Featured')).toBeVisible();
    expect(within(second?.closest('li') ?? document.body).queryByText('Featured')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Preview Card a' }));
    expect(within(await screen.findByRole('dialog', { name: 'Card a' })).getByText('Featured')).toBeVisible();
  });

  test('the preview calls, writes and visits by what the card shows, and by nothing else', async () => {
    const data = { phone: '+919876543210', email: 'asha@example.com', website: 'https://example.com' };
    stubNetwork({
      [QUERY]: () => answer([listedCard('a', { data }), listedCard('b', { data: { phone: '' } })]),
    });
    const { user } = renderApp('/explore');
    await user.click(await screen.findByRole('button', { name: 'Preview Card a' }));
    const contact = within(await screen.findByRole('list', { name: 'Contact' })).getAllByRole('link');
    const hrefs = contact.map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['tel:+919876543210', 'mailto:asha@example.com', 'https://example.com']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Preview Card b' }));
    await screen.findByRole('dialog', { name: 'Card b' });
    expect(screen.queryByRole('list', { name: 'Contact' })).toBeNull();
  });

  test('Share copies the address of the profile', async () => {
    stubNetwork({ [QUERY]: () => answer([listedCard('a')]) });
    const { user } = renderApp('/explore');
    await user.click(await screen.findByRole('button', { name: 'Share the profile of Asha Rao' }));
    expect(await screen.findByText('Profile link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/u/asha`);
  });

  test('a card that was looked at for a second in its preview counts as viewed, by way of the directory', async () => {
    const watched: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: object[]) => void) {
          watched.push(() => tell([{ isIntersecting: true }]));
        }
        observe() {}
        disconnect() {}
      },
    );
    const calls = stubNetwork({
      [QUERY]: () => answer([listedCard('a')]),
      'POST /api/cards/a/events': () => json({ isCounted: true }),
    });
    const { user } = renderApp('/explore');
    const opener = await screen.findByRole('button', { name: 'Preview Card a' });
    expect(watched).toEqual([]);
    await user.click(opener);
    await waitFor(() => expect(watched).toHaveLength(1));
    watched[0]?.();
    const view = { kind: 'view', channel: 'DIRECTORY', timeZone: browserZone() };
    await waitFor(() => expect(calls.at(-1)?.body).toEqual(view), { timeout: 3000 });
  });
});
