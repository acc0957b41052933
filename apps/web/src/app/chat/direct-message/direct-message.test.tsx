import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerLater, json, loseNetwork, refusal, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAsAsha, stubSocket } from '../../../testing/signed-in.ts';
// Lazy; loaded beforehand, no test waits for their code to be compiled.
import '../../../testing/warm-shell.ts';
import './direct-chat.tsx';
import './peer-menu.tsx';
import '../chat.tsx';
import '../conversation/conversation-pane.tsx';

const MATEO = { __typename: 'User', id: 'u2', name: 'Mateo Lombardi', avatarUrl: null };

interface Changes {
  title?: string;
  lastActiveAt?: string | null;
  isHere?: boolean;
}

const head = ({ title = MATEO.name, lastActiveAt = null, isHere = false }: Changes = {}) =>
  json({
    data: {
      conversation: {
        __typename: 'Conversation',
        id: 'd1',
        kind: 'DIRECT',
        title,
        photoUrl: null,
        canWrite: true,
        isBlocked: false,
        hereCount: 0,
        group: null,
        peer: MATEO,
        readNumbers: [],
        presence: [{ __typename: 'Presence', user: MATEO, isHere, isTyping: false, lastActiveAt }],
      },
    },
  });
const nothingSaid = () => {
  const pageInfo = { __typename: 'PageInfo', hasPreviousPage: false, hasNextPage: false };
  const messages = { __typename: 'MessageConnection', pageInfo, nodes: [] };
  const start = { __typename: 'Conversation', id: 'd1', readNumber: 0, messageCount: 0, revision: 0, messages };
  return json({ data: { conversation: start } });
};
const peer = (isBlocked: boolean) =>
  json({
    data: {
      conversation: {
        __typename: 'Conversation',
        id: 'd1',
        isBlocked,
        isMuted: false,
        canWrite: !isBlocked,
        peer: MATEO,
      },
    },
  });

const ANSWERS = {
  'GraphQL ConversationHead': () => head(),
  'GraphQL ConversationStart': nothingSaid,
  'GraphQL DirectPeer': () => peer(false),
};

beforeEach(() => {
  signInAsAsha();
  stubSocket();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

describe('/dashboard/chat/direct/{peerId}', () => {
  const address = '/dashboard/chat/direct/u2';
  const name = () => json({ data: { user: { __typename: 'User', id: 'u2', name: MATEO.name } } });

  test('says with whom, opens the conversation, and leads to it in place of itself', async () => {
    let answer = (_response: Response) => {};
    const opened = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const calls = stubNetwork({ ...ANSWERS, 'GraphQL PeerName': name, 'GraphQL OpenDirect': () => opened });
    const { path } = renderApp(address);
    expect(await screen.findByRole('heading', { name: 'Direct chat with Mateo Lombardi' })).toBeVisible();
    answer(json({ data: { openDirect: { conversation: { __typename: 'Conversation', id: 'd1' } } } }));
    await waitFor(() => expect(path()).toBe('/dashboard/dm/d1'));
    expect(calls.find((call) => call.name === 'GraphQL OpenDirect')?.body).toEqual({ input: { userId: 'u2' } });
    expect(await screen.findByText('No messages yet.')).toBeVisible();
  });

  test('says why it can’t be opened, and tries again', async () => {
    const answers = [refusal('NOT_FOUND', 'No profile found at this address')];
    stubNetwork({
      ...ANSWERS,
      'GraphQL PeerName': name,
      'GraphQL OpenDirect': () =>
        answers.pop() ?? json({ data: { openDirect: { conversation: { __typename: 'Conversation', id: 'd1' } } } }),
    });
    const { user, path } = renderApp(address);
    expect(await screen.findByRole('alert')).toHaveTextContent('No profile found at this address');
    await user.click(screen.getByRole('button', { name: /again/i }));
    await waitFor(() => expect(path()).toBe('/dashboard/dm/d1'));
  });
});

describe('/dashboard/dm/{id}', () => {
  test('is muted at once, and not when the network is lost', async () => {
    const unanswered = answerLater();
    stubNetwork({ ...ANSWERS, 'GraphQL MuteConversation': () => unanswered.answer.then(loseNetwork) });
    const { user } = renderApp('/dashboard/dm/d1');
    const open = async () => user.click(await screen.findByRole('button', { name: 'More about this person' }));
    await open();
    await user.click(await screen.findByRole('menuitem', { name: 'Mute notifications' }));
    await open();
    expect(await screen.findByRole('menuitem', { name: 'Unmute notifications' })).toBeVisible();
    unanswered.give(json({}));
    expect(await screen.findByText(/^Can’t connect/)).toBeInTheDocument();
    expect(await screen.findByRole('menuitem', { name: 'Mute notifications' })).toBeVisible();
  });

  const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
  const MINUTE = 60_000;

  test.each([
    ['a dash', {}, '–'],
    ['last active 5m ago', { lastActiveAt: ago(5.5 * MINUTE) }, 'last active 5m ago'],
    ['last active 2w ago', { lastActiveAt: ago(15 * 24 * 60 * MINUTE) }, 'last active 2w ago'],
    ['here now', { isHere: true }, 'here now'],
  ])('says of the other one: %s', async (_, changes, text) => {
    stubNetwork({ ...ANSWERS, 'GraphQL ConversationHead': () => head(changes) });
    renderApp('/dashboard/dm/d1');
    const link = await screen.findByRole('link', { name: 'Mateo Lombardi' });
    expect(link).toHaveAttribute('href', '/dashboard/user/u2');
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('calls somebody without a name “User”', async () => {
    stubNetwork({ ...ANSWERS, 'GraphQL ConversationHead': () => head({ title: '' }) });
    renderApp('/dashboard/dm/d1');
    expect(await screen.findByRole('link', { name: 'User' })).toBeVisible();
  });

  test('says so when nothing was said yet, and can be written to', async () => {
    stubNetwork(ANSWERS);
    renderApp('/dashboard/dm/d1');
    expect(await screen.findByText('No messages yet.')).toBeVisible();
    expect(await screen.findByPlaceholderText('Message Mateo Lombardi')).toBeEnabled();
  });

  test('blocks after a question', async () => {
    let isBlocked = false;
    const calls = stubNetwork({
      ...ANSWERS,
      'GraphQL DirectPeer': () => peer(isBlocked),
      'GraphQL BlockUser': () => {
        isBlocked = true;
        return json({ data: { blockUser: { user: { __typename: 'Conversation', id: 'd1' } } } });
      },
    });
    const { user } = renderApp('/dashboard/dm/d1');
    await user.click(await screen.findByRole('button', { name: 'More about this person' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Block Mateo Lombardi?');
    expect(calls.some((call) => call.name === 'GraphQL BlockUser')).toBe(false);
    await user.click(within(question).getByRole('button', { name: 'Block' }));
    await user.click(await screen.findByRole('button', { name: 'More about this person' }));
    expect(await screen.findByRole('menuitem', { name: 'Unblock' })).toBeVisible();
  });

  test('reports with a reason, which is needed', async () => {
    const message = 'Thank you. We look at every report.';
    const calls = stubNetwork({
      ...ANSWERS,
      'GraphQL ReportUser': () => json({ data: { reportUser: { __typename: 'Receipt', message } } }),
    });
    const { user } = renderApp('/dashboard/dm/d1');
    await user.click(await screen.findByRole('button', { name: 'More about this person' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report Mateo Lombardi' });
    expect(within(dialog).getByRole('button', { name: 'Report' })).toBeDisabled();
    await user.type(within(dialog).getByLabelText('What happened?'), 'Spam');
    await user.click(within(dialog).getByRole('button', { name: 'Report' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ input: { userId: 'u2', reason: 'Spam' } });
  });
});
