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

async function openBuilder() {
  let uploads = 0;
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [])),
    'GraphQL CreateStoredCard': () => json(storedCardAnswer('createCard', serverCard('db-1'))),
    'POST /api/uploads': () => {
      uploads += 1;
      return json({ url: `/uploads/${uploads}.webp` });
    },
  });
  const { user } = renderApp(paths.builder());
  await user.type(await screen.findByLabelText('Name'), 'Asha');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  const section = screen.getByRole('region', { name: 'Blocks' });
  const add = (label: string) => user.click(within(section).getByRole('button', { name: `Add block: ${label}` }));
  const rows = () => within(within(section).getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
  // There are two, one of them for narrow screens.
  const save = () => user.click(screen.getAllByRole('button', { name: 'Save card' })[0] as HTMLElement);
  return { user, calls, section: within(section), add, rows, save };
}

test('blocks are added, filled, put in order by keyboard and drag, removed, brought back, and saved', async () => {
  const { user, calls, section, add, rows, save } = await openBuilder();
  await add('Text');
  expect(section.getByLabelText('Heading')).toHaveFocus();
  await user.keyboard('घर जो ठंडे रहते हैं');
  await add('Link');
  await user.keyboard('The book');
  await user.type(section.getByLabelText('Link'), 'example.com/book');
  await user.click(section.getByRole('button', { name: 'Book' }));
  await add('Divider');
  section.getByRole('button', { name: 'Move Divider 3' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByText('Divider 3 moved to place 2 of 3.')).toBeInTheDocument();
  // The focus goes along with the row, which is now called by its new place.
  expect(section.getByRole('button', { name: 'Move Divider 2' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(rows().map((row) => within(row).getAllByRole('button')[0]?.getAttribute('aria-label'))).toEqual([
    'Move Divider 1',
    'Move Text: घर जो ठंडे रहते हैं',
    'Move Link: The book',
  ]);
  dragRow(section.getAllByRole('list')[0] as HTMLElement, { from: 3, to: 1 });
  await user.click(section.getByRole('button', { name: 'Remove Text: घर जो ठंडे रहते हैं' }));
  expect(rows()).toHaveLength(2);
  await user.click(await screen.findByRole('button', { name: 'Undo', description: '' }));
  await save();
  expect(await screen.findByText('Synced with server')).toBeVisible();
  const create = calls.find(({ name }) => name === 'GraphQL CreateStoredCard');
  expect(create?.body).toMatchObject({
    input: {
      data: {
        blocks: [
          { kind: 'LINK', title: 'The book', url: 'https://example.com/book', icon: 'BOOK' },
          { kind: 'DIVIDER' },
          { kind: 'TEXT', title: 'घर जो ठंडे रहते हैं' },
        ],
      },
    },
  });
});

test('a mistake is named at its field once the card is saved, and its block opens', async () => {
  const { user, section, add, rows, save } = await openBuilder();
  await add('Button');
  await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: 'Button', expanded: true }));
  expect(section.queryByLabelText('Link')).toBeNull();
  await save();
  const link = await section.findByLabelText('Link');
  expect(link).toBeInvalid();
  expect(section.getByLabelText('Text on the button')).toHaveFocus();
  await user.type(section.getByLabelText('Text on the button'), 'Book');
  await user.type(link, 'cal.com/asha');
  expect(link).toBeValid();
});

test('pictures of a gallery are chosen together, described, and shown on the page', async () => {
  const { user, section, add } = await openBuilder();
  await add('Gallery');
  const files = ['court', 'barn'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }));
  await user.upload(section.getByLabelText('Pictures for the gallery'), files);
  await user.type(await section.findByLabelText('What picture 2 shows'), 'A barn');
  const preview = screen.getByRole('region', { name: 'Preview' });
  await user.click(within(preview).getByRole('button', { name: 'Page' }));
  const shown = [...preview.querySelectorAll('.block-gallery img')].map((image) => image.getAttribute('src'));
  expect(shown).toEqual(expect.arrayContaining(['/uploads/1.webp', '/uploads/2.webp']));
});
