import { BLOCK_LIMITS, type CardBlock, emptyBlock } from '@tessera/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { dataNamed, serverCard } from '../../../data/card-store/testing.ts';
import { storedCardAnswer, storedCardsAnswer } from '../../../data/card-store/testing-answers.ts';
import { paths } from '../../../paths.ts';
import { answerLater, json, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAs } from '../../../testing/signed-in.ts';
// The screens are lazy; fetched here, their loading is no part of a test's time.
import '../../../testing/warm-cards.ts';
import { dragRow, startRowDrag } from './testing-rows.ts';

// Typing into the whole form takes seconds on a small machine.
vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => signInAs('asha'));

interface Opening {
  /** Of a card that is opened; otherwise it is a new one. */
  blocks?: CardBlock[];
  upload?: () => Response | Promise<Response>;
}

async function openBuilder({ blocks, upload }: Opening = {}) {
  let uploads = 0;
  const card = serverCard('db-1', { data: { ...dataNamed('Asha'), ...(blocks && { blocks }) } });
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', blocks ? [card] : [])),
    'GraphQL CreateStoredCard': () => json(storedCardAnswer('createCard', serverCard('db-1'))),
    'POST /api/uploads': () => {
      uploads += 1;
      return upload?.() ?? json({ url: `/uploads/${uploads}.webp` });
    },
  });
  const { user } = renderApp(paths.builder(blocks && 'db-1'));
  if (!blocks) {
    await user.type(await screen.findByLabelText('Name'), 'Asha');
    await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  }
  const section = await screen.findByRole('region', { name: 'Blocks' });
  const add = (label: string) => user.click(within(section).getByRole('button', { name: `Add block: ${label}` }));
  const rows = () => within(within(section).getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
  const open = (name: RegExp) => user.click(within(section).getByRole('button', { name, expanded: false }));
  // There are two, one of them for narrow screens.
  const save = () => user.click(screen.getAllByRole('button', { name: 'Save card' })[0] as HTMLElement);
  return { user, calls, section: within(section), add, rows, open, save };
}

const PICTURE = new File(['x'], 'घर.png', { type: 'image/png' });

/** A gallery with these pictures. */
function gallery(...urls: string[]): CardBlock {
  return { ...emptyBlock('gallery'), pictures: urls.map((imageUrl) => ({ imageUrl, alt: '' })) };
}

function testimonial(text: string): CardBlock {
  return { ...emptyBlock('testimonial'), text };
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
  expect(section.getByLabelText('Link')).not.toBeVisible();
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

test('more pictures than a gallery takes are left out, and how many is said', async () => {
  const { user, calls, section, open } = await openBuilder({
    blocks: [gallery(...Array.from({ length: BLOCK_LIMITS.pictures - 2 }, (_, at) => `/uploads/old-${at}.webp`))],
  });
  await open(/pictures/);
  const files = ['a', 'ब', 'ç', 'd', 'é'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }));
  await user.upload(section.getByLabelText('Pictures for the gallery'), files);
  expect(await section.findByLabelText('What picture 12 shows')).toBeVisible();
  expect(section.getByText('A gallery has at most 12 pictures. 3 pictures were left out.')).toBeVisible();
  expect(section.getByRole('button', { name: 'Add pictures' })).toBeDisabled();
  expect(calls.filter(({ name }) => name === 'POST /api/uploads')).toHaveLength(2);
});

test('a picture that is uploaded while another one is dragged stays', async () => {
  const upload = answerLater();
  const { user, section, open } = await openBuilder({
    blocks: [gallery('/uploads/a.webp', '/uploads/b.webp')],
    upload: () => upload.answer,
  });
  await open(/pictures/);
  await user.upload(section.getByLabelText('Pictures for the gallery'), PICTURE);
  const list = within(section.getByRole('group', { name: 'Pictures' })).getByRole('list');
  const drag = startRowDrag(list, { from: 2, to: 1 });
  upload.give(json({ url: '/uploads/c.webp' }));
  await section.findByLabelText('What picture 3 shows');
  act(drag.drop);
  const shown = [...list.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(shown).toEqual(['/uploads/b.webp', '/uploads/a.webp', '/uploads/c.webp']);
});

test.each([
  [
    'Undo of the message',
    (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Undo', description: '' })),
  ],
  ['Ctrl+Z', (user: UserEvent) => user.keyboard('{Control>}z{/Control}')],
])('an upload goes to its own block after another one came back by %s', async (_, undo) => {
  const upload = answerLater();
  const { user, section, open, rows } = await openBuilder({
    blocks: [testimonial('Kühl im Sommer'), testimonial('गर्मियों में ठंडा')],
    upload: () => upload.answer,
  });
  await open(/गर्मियों/);
  await user.upload(section.getByLabelText('Photo file'), PICTURE);
  await user.click(section.getByRole('button', { name: 'Remove Testimonial: Kühl im Sommer' }));
  await undo(user);
  upload.give(json({ url: '/uploads/face.webp' }));
  const own = rows()[1] as HTMLElement;
  expect(await within(own).findByRole('button', { name: 'Replace photo' })).toBeVisible();
  expect(own).toHaveTextContent('गर्मियों में ठंडा');
});

test('folding a block does not stop its upload', async () => {
  const upload = answerLater();
  const { user, section, open, rows } = await openBuilder({
    blocks: [testimonial('ठंडा')],
    upload: () => upload.answer,
  });
  await open(/ठंडा/);
  await user.upload(section.getByLabelText('Photo file'), PICTURE);
  await user.click(within(rows()[0] as HTMLElement).getByRole('button', { expanded: true }));
  expect(section.getByLabelText('What they said')).not.toBeVisible();
  upload.give(json({ url: '/uploads/face.webp' }));
  await waitFor(() => expect(section.getByText('Replace')).toBeInTheDocument());
  await open(/ठंडा/);
  expect(section.getByRole('button', { name: 'Replace photo' })).toBeVisible();
});

test('a new block opens with the focus in it after another one was undone', async () => {
  const { user, section, add, rows } = await openBuilder({ blocks: [{ ...emptyBlock('text'), title: 'Häuser' }] });
  await add('Divider');
  section.getByRole('button', { name: 'Move Divider 2' }).focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(rows()).toHaveLength(1);
  await add('Button');
  expect(section.getByLabelText('Text on the button')).toHaveFocus();
});

test('a block that no longer fits does not come back, and the reason is said', async () => {
  const blocks = Array.from({ length: BLOCK_LIMITS.blocks }, () => emptyBlock('divider'));
  const { user, section, add, rows } = await openBuilder({ blocks });
  const text = 'A card has at most 30 blocks. Remove one to add another.';
  await user.click(section.getByRole('button', { name: 'Remove Divider 30' }));
  const undo = screen.getByRole('button', { name: 'Undo', description: '' });
  await add('Text');
  await user.click(undo);
  expect(rows()).toHaveLength(30);
  expect(screen.getAllByText(text)).toHaveLength(2);
});
