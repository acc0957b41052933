import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { serverCard } from '../../../card-store/testing.ts';
import { storedCardsAnswer } from '../../../card-store/testing-answers.ts';
import { paths } from '../../../paths.ts';
import { json, refusal, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAs } from '../../../testing/signed-in.ts';
import '../../../testing/warm-cards.ts';

vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => signInAs('asha'));
afterEach(() => vi.unstubAllGlobals());

const LINK = 'https://example.com/logo.png';
const COPY = '/uploads/0123456789abcdef0123456789abcdef.webp';
const empty = { 'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [] as ReturnType<typeof serverCard>[])) };

/** Types a link to a logo; gives the frame's picture, which the server has no copy of yet. */
async function typeLink() {
  const app = renderApp(paths.builder());
  const field = await screen.findByLabelText('Logo');
  await app.user.type(field, LINK);
  const frame = () => field.closest('.grid-cols-\\[auto_minmax\\(0\\,1fr\\)\\]')?.querySelector('img');
  expect(frame()).toBeNull();
  await app.user.tab();
  expect(frame()).toHaveAttribute('src', `/uploads/copy?of=${encodeURIComponent(LINK)}`);
  fireEvent.error(frame() as HTMLElement);
  return { field, frame };
}

test('a link to a picture elsewhere becomes the server’s copy of it', async () => {
  const calls = stubNetwork({
    ...empty,
    'GraphQL CopyPicture': () => json({ data: { copyPicture: { __typename: 'Image', url: COPY } } }),
  });
  const { field, frame } = await typeLink();
  await waitFor(() => expect(field).toHaveValue(COPY));
  expect(frame()).toHaveAttribute('src', COPY);
  const asked = calls.filter(({ name }) => name === 'GraphQL CopyPicture').map(({ body }) => body);
  expect(asked).toEqual([{ input: { url: LINK } }]);
});

test('a link that gives no picture says why, and stays', async () => {
  const problem = 'There is no picture at this link: its server answered 404.';
  stubNetwork({ ...empty, 'GraphQL CopyPicture': () => refusal('BAD_USER_INPUT', problem, { url: problem }) });
  const { field } = await typeLink();
  await waitFor(() => expect(field).toHaveAccessibleDescription(problem));
  expect(field).toHaveValue(LINK);
});
