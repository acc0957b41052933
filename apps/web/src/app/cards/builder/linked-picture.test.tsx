import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { serverCard } from '../../../data/card-store/testing.ts';
import { storedCardsAnswer } from '../../../data/card-store/testing-answers.ts';
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
  const group = await screen.findByRole('group', { name: 'Logo' });
  await app.user.click(within(group).getByRole('button', { name: 'Use a link for the logo' }));
  await app.user.type(within(group).getByLabelText('Link to the logo'), LINK);
  const frame = () => group.querySelector('img');
  expect(frame()).toBeNull();
  await app.user.tab();
  expect(frame()).toHaveAttribute('src', `/uploads/copy?of=${encodeURIComponent(LINK)}`);
  fireEvent.error(frame() as HTMLElement);
  return { ...app, group: within(group), frame };
}

test('a link to a picture elsewhere becomes the server’s copy of it', async () => {
  const calls = stubNetwork({
    ...empty,
    'GraphQL CopyPicture': () => json({ data: { copyPicture: { image: { __typename: 'Image', url: COPY } } } }),
  });
  const { user, group, frame } = await typeLink();
  await waitFor(() => expect(frame()).toHaveAttribute('src', COPY));
  // Its address is nothing to read.
  expect(group.queryByRole('textbox')).toBeNull();
  expect(group.getByRole('button', { name: 'Replace logo' })).toBeVisible();
  await user.click(group.getByRole('button', { name: 'Remove logo' }));
  expect(frame()).toBeNull();
  expect(group.getByRole('button', { name: 'Upload logo' })).toBeVisible();
  const asked = calls.filter(({ name }) => name === 'GraphQL CopyPicture').map(({ body }) => body);
  expect(asked).toEqual([{ input: { url: LINK } }]);
});

test('a link that gives no picture says why, and stays', async () => {
  const problem = 'There is no picture at this link: its server answered 404.';
  stubNetwork({ ...empty, 'GraphQL CopyPicture': () => refusal('BAD_USER_INPUT', problem, { url: problem }) });
  const { group } = await typeLink();
  const field = await group.findByLabelText('Link to the logo');
  expect(field).toHaveAccessibleDescription(problem);
  expect(field).toHaveValue(LINK);
});
