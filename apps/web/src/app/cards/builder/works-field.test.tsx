import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { serverCard } from '../../../data/card-store/testing.ts';
import { storedCardAnswer, storedCardsAnswer } from '../../../data/card-store/testing-answers.ts';
import { paths } from '../../../paths.ts';
import { json, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAs } from '../../../testing/signed-in.ts';
// The screens are lazy; fetched here, their loading is no part of a test's time.
import '../../../testing/warm-cards.ts';
import { dragRow } from './testing-rows.ts';

// Typing into the whole form takes seconds on a small machine.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => signInAs('asha'));

test('a Portfolio shows works that are added, described, put in order and removed', async () => {
  let uploads = 0;
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [])),
    'POST /api/uploads': () => {
      uploads += 1;
      return json({ url: `/uploads/${uploads}.webp` });
    },
    'GraphQL CreateStoredCard': () => json(storedCardAnswer('createCard', serverCard('db-1'))),
  });
  const { user } = renderApp(paths.builder());
  await user.click(await screen.findByRole('tab', { name: 'Portfolio' }));
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  for (const title of ['Court', 'Barn', 'Shed']) {
    await user.upload(screen.getByLabelText('Picture of a work'), new File(['x'], 'x.png', { type: 'image/png' }));
    await user.type(await screen.findByLabelText(`Title, work ${uploads}`), title);
  }
  await user.type(screen.getByLabelText('Year, work 1'), 'soon');
  await user.click(screen.getByRole('button', { name: 'Move Barn up' }));
  expect(screen.getByText('Barn moved to place 1 of 3.')).toBeInTheDocument();
  const rows = within(screen.getByRole('group', { name: 'Works' })).getByRole('list');
  dragRow(rows, { from: 3, to: 1, isCancelled: true });
  expect(screen.getByText('Barn moved to place 1 of 3.')).toBeInTheDocument();
  dragRow(rows, { from: 3, to: 1 });
  expect(screen.getByText('Shed moved to place 1 of 3.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Shed' }));
  const preview = within(screen.getByRole('region', { name: 'Preview' })).getByRole('list', { name: 'Works' });
  const pictures = within(preview).getAllByRole<HTMLImageElement>('img');
  expect(pictures.map(({ alt }) => alt)).toEqual(['Barn', 'Court']);
  // There are two, one of them for narrow screens.
  const [save] = screen.getAllByRole('button', { name: 'Save card' });
  await user.click(save as HTMLElement);
  expect(await screen.findByText('Enter a year such as 2024.')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Year, work 2'));
  await user.type(screen.getByLabelText('Year, work 2'), '2024');
  await user.type(screen.getByLabelText('What the picture shows, work 2'), 'A court with a tree');
  await user.click(save as HTMLElement);
  expect(await screen.findByText('Synced with server')).toBeVisible();
  const create = calls.find(({ name }) => name === 'GraphQL CreateStoredCard');
  const works = [
    { imageUrl: '/uploads/2.webp', title: 'Barn', alt: '', link: '', year: '' },
    { imageUrl: '/uploads/1.webp', title: 'Court', alt: 'A court with a tree', link: '', year: '2024' },
  ];
  expect(create?.body).toMatchObject({ input: { data: { type: 'PORTFOLIO', extra: { works } } } });
});
