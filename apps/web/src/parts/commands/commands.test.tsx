import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answerLater, type Call, json, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAsAsha, stubSocket } from '../../testing/signed-in.ts';
import '../../testing/warm-screens.ts';
import '../../app/frame/after-screens.tsx';
import './command-palette.tsx';
import './shortcut-help.tsx';
import '../../app/support/support.tsx';

const found = (name: string) =>
  json({
    data: {
      contacts: {
        __typename: 'ContactConnection',
        edges: [{ __typename: 'ContactEdge', node: { __typename: 'Contact', id: 'c1', name, company: 'Acme' } }],
      },
      explore: { __typename: 'DirectoryConnection', edges: [] },
    },
  });

beforeEach(() => {
  signInAsAsha();
  stubSocket();
});

async function open(answers: Parameters<typeof stubNetwork>[0] = {}) {
  stubNetwork({ 'GraphQL CardsOwner': () => json({ data: { viewer: null } }), ...answers });
  const app = renderApp('/dashboard/support');
  await screen.findByRole('button', { name: /^Search/ });
  return app;
}

async function openPalette(answers: Parameters<typeof stubNetwork>[0] = {}) {
  const app = await open(answers);
  await app.user.keyboard('{Control>}k{/Control}');
  return { ...app, box: await screen.findByRole('combobox', { name: 'Search and commands' }) };
}

const chosen = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

test('the palette opens by its keys with actions, and the arrows choose', async () => {
  const { user, box } = await openPalette();
  expect(box).toHaveFocus();
  expect(chosen(box)).toContain('New card');
  await user.keyboard('{ArrowDown}');
  expect(chosen(box)).toContain('Share card');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen(box)).toContain('Help');
  await user.keyboard('{Home}');
  expect(chosen(box)).toContain('New card');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(box).not.toBeInTheDocument());
});

test('letters that come before the palette is there go into its field, and are no shortcuts', async () => {
  const { user, path } = await open();
  const before = path();
  // The keyboard listener is added after the first paint.
  await act(async () => {});
  // Without a pause in which it could be drawn.
  act(() => {
    const press = (key: string, ctrlKey = false) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }));
    press('k', true);
    press('n');
    press('g');
  });
  const box = await screen.findByRole('combobox', { name: 'Search and commands' });
  await waitFor(() => expect(box).toHaveValue('ng'));
  await user.keyboard('x');
  expect(box).toHaveValue('ngx');
  expect(path()).toBe(before);
});

test('Enter leads to what is chosen, which stands on top the next time', async () => {
  const { user, path } = await openPalette();
  await user.keyboard('settings{Enter}');
  await waitFor(() => expect(path()).toBe('/dashboard/settings'));
  await user.keyboard('{Control>}k{/Control}');
  const recent = within(await screen.findByRole('group', { name: 'Recent' }));
  expect(recent.getByRole('option')).toHaveTextContent('Settings');
});

test('contacts arrive while one types; an answer for older words is dropped', async () => {
  const late = answerLater();
  const queries: unknown[] = [];
  const answer = ({ body }: Call) => {
    queries.push(body);
    return queries.length === 1 ? late.answer : found('Mia Moreau');
  };
  const { user } = await openPalette({ 'GraphQL CommandSearch': answer });
  await user.keyboard('mi');
  await waitFor(() => expect(queries).toEqual([{ query: 'mi' }]));
  await user.keyboard('a');
  expect(await screen.findByRole('option', { name: /Mia Moreau/ })).toBeInTheDocument();
  late.give(found('Milo Late'));
  await new Promise(requestAnimationFrame);
  expect(screen.queryByRole('option', { name: /Milo/ })).toBeNull();
  expect(screen.getByText('1 result.')).toBeInTheDocument();
});

test('what is chosen first stands on top, also when its kind comes before the others', async () => {
  const { user, box } = await openPalette({ 'GraphQL CommandSearch': () => found('Meera Iyer') });
  await user.keyboard('me');
  await screen.findByRole('option', { name: /Meera/ });
  const shown = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(shown[0]).toContain('Meera');
  for (const text of shown) {
    expect(chosen(box)).toBe(text);
    await user.keyboard('{ArrowDown}');
  }
});

test('says that nothing was found, and that the search failed', async () => {
  const { user } = await openPalette({
    'GraphQL CommandSearch': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await user.keyboard('zebra');
  expect(await screen.findByText('Nothing found for “zebra”.')).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent('Contacts and people couldn’t be searched.');
});

test('two keys lead to a screen, but not while somebody types, nor with a modifier', async () => {
  const { user, path } = await open();
  await user.click(await screen.findByRole('searchbox').catch(() => document.body));
  (document.activeElement as HTMLElement | null)?.blur();
  fireEvent.keyDown(document.body, { key: 'g', ctrlKey: true });
  await user.keyboard(',');
  expect(path()).toBe('/dashboard/support');
  await user.keyboard('g,');
  await waitFor(() => expect(path()).toBe('/dashboard/settings'));
});

test('the help sheet lists every shortcut, and Settings turns them off', async () => {
  const { user, path } = await open();
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(help).getByText('My Cards').closest('div')).toHaveTextContent('My CardsGC');
  await user.keyboard('{Escape}');
  localStorage.setItem('keyboard-shortcuts', 'off');
  await user.keyboard('n?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(path()).toBe('/dashboard/support');
});

test('the account’s menu leads to the shortcuts', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'AR, your account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
});
