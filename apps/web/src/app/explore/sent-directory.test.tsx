import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, startSession } from '../../data/session/session.ts';
import { fromListedCard } from '../../parts/card-face/face-mapper.ts';
import { stubIntersections } from '../../testing/intersection.ts';
import { json, stubNetwork } from '../../testing/network.ts';
import { sendPageData } from '../../testing/page-data.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ExploreDocument } from './explore-document.tsx';
import { directoryPage, listedCard } from './testing.ts';
// Lazy screens: loaded beforehand, no test waits for their code to be compiled.
import '../../testing/warm-screens.ts';
import './explore.tsx';

const titles = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('href')?.endsWith('?c=directory') && link.title)
    .map(({ textContent }) => textContent);

beforeEach(() => {
  vi.unstubAllGlobals();
  stubIntersections();
  // Signing out leaves nothing behind, and neither does one test to the next.
  startSession({ sessionId: 's1', user: null });
  clearSession();
});

describe('what came with the page', () => {
  const sent = (q: string) => ({
    filters: { q, category: '', sort: 'NEWEST' as const },
    cards: [{ ...fromListedCard(listedCard('a')), isFeatured: true }],
    categories: [{ name: 'Design', count: 1 }],
    endCursor: null,
    hasNextPage: false,
  });

  test('is shown at once and not asked for again', async () => {
    sendPageData(sent(''));
    const calls = stubNetwork({});
    renderApp('/explore');
    expect(await screen.findByText('One card.')).toBeInTheDocument();
    expect(titles()).toEqual(['Card a']);
    expect(screen.getByText('Featured')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Design' })).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('is no answer to another search', async () => {
    sendPageData(sent('law'));
    const calls = stubNetwork({
      'GraphQL Explore': () => json({ data: { explore: { ...directoryPage([listedCard('b')]), categories: [] } } }),
    });
    renderApp('/explore');
    await waitFor(() => expect(titles()).toEqual(['Card b']));
    expect(calls).toHaveLength(1);
  });

  test('is complete without a script: every card as a link, and a search that the browser sends', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<ExploreDocument {...sent('rao')} />);
    expect(within(page).getByRole('heading', { level: 2 })).toHaveTextContent('Asha Rao');
    expect(within(page).getByRole('link', { name: 'Card a' })).toHaveAttribute('href', '/asha/a?c=directory');
    expect(within(page).getByRole('link', { name: 'Save the contact of Asha Rao' })).toHaveAttribute(
      'href',
      '/asha/a.vcf?c=directory',
    );
    const box = within(page).getByRole('searchbox');
    expect(box).toHaveAttribute('name', 'q');
    expect(box).toHaveValue('rao');
    expect(box.closest('form')).toHaveAttribute('action', '/explore');
  });
});
