import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession } from '../../../data/session/session.ts';
import { json, refusal, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAsAsha, stubSocket } from '../../../testing/signed-in.ts';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import '../../../testing/warm-shell.ts';
import './join.tsx';

const preview = (changes: object = {}) =>
  json({
    data: {
      groupByCode: {
        __typename: 'GroupPreview',
        name: 'Milan Design Week',
        photoUrl: null,
        memberCount: 14,
        isMember: false,
        groupId: null,
        ...changes,
      },
    },
  });
const conversation = {
  __typename: 'Conversation',
  id: 'g1',
  kind: 'GROUP',
  title: 'Milan Design Week',
  photoUrl: null,
  lastActivityAt: '2026-11-12T09:41:00.000Z',
  unreadCount: 0,
  lastMessage: null,
};

beforeEach(() => {
  signInAsAsha();
  stubSocket();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

const ADDRESS = '/join/ACDEFGHJKM';

describe('the link into a group', () => {
  test('shows what it leads to before anybody joins, then opens it', async () => {
    const calls = stubNetwork({
      'GraphQL GroupByCode': () => preview(),
      'GraphQL JoinGroup': () =>
        json({ data: { joinGroup: { group: { __typename: 'Group', id: 'g1', conversation } } } }),
    });
    const { user, path } = renderApp(ADDRESS);
    expect(await screen.findByRole('heading', { name: 'Milan Design Week', level: 1 })).toBeVisible();
    expect(screen.getByText('14 members')).toBeVisible();
    expect(calls.some(({ name }) => name === 'GraphQL JoinGroup')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Join group' }));
    await waitFor(() => expect(path()).toBe('/dashboard/chat/g1'));
    expect(calls.find(({ name }) => name === 'GraphQL JoinGroup')?.body).toEqual({ input: { code: 'ACDEFGHJKM' } });
  });

  test('leads a member straight into it', async () => {
    stubNetwork({ 'GraphQL GroupByCode': () => preview({ isMember: true, groupId: 'g1' }) });
    const { path } = renderApp(ADDRESS);
    await waitFor(() => expect(path()).toBe('/dashboard/chat/g1'));
  });

  test('with a code that lets nobody in says one thing, whatever is wrong with it', async () => {
    stubNetwork({ 'GraphQL GroupByCode': () => json({ data: { groupByCode: null } }) });
    renderApp(ADDRESS);
    expect(await screen.findByText('No group has this code.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to chat' })).toHaveAttribute('href', '/dashboard/chat');
  });

  test('says after too many tries when the next one counts', async () => {
    const extensions = { code: 'RATE_LIMITED', retryAfterSeconds: 42 };
    stubNetwork({ 'GraphQL GroupByCode': () => json({ data: null, errors: [{ message: 'x', extensions }] }) });
    renderApp(ADDRESS);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Try again in 42 seconds.');
  });

  test('says why somebody can’t join, and stays', async () => {
    stubNetwork({
      'GraphQL GroupByCode': () => preview(),
      'GraphQL JoinGroup': () => refusal('CONFLICT', 'You are in too many groups. Leave one first.'),
    });
    const { user, path } = renderApp(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Join group' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are in too many groups. Leave one first.');
    expect(path()).toBe(ADDRESS);
  });

  test('asks the signed-out to sign in, and knows where they were going', async () => {
    clearSession();
    stubNetwork({});
    const { path } = renderApp(ADDRESS);
    // That page's code may have to be compiled first.
    await waitFor(() => expect(path()).toBe('/signin?from=%2Fjoin%2FACDEFGHJKM'), { timeout: 15_000 });
  }, 20_000);
});
