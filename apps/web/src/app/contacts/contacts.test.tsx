import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../paths.ts';
import { stubPhone } from '../../testing/desk.ts';
import { json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './contacts.tsx';
import './contact-page.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';
import '../../testing/warm-shell.ts';
import { toConnection } from '../../testing/connection.ts';

const AT = '2026-11-12T09:41:00.000Z';
const line = (id: string, changes: object = {}) => ({
  ...{ __typename: 'Contact', id, name: 'Fay Friend', company: 'Acme', role: 'Architect', email: 'fay@example.com' },
  ...{ phone: '+919876543210', tags: ['VIP'], lastActivityAt: AT, user: null },
  emails: [{ __typename: 'ContactEmail', value: 'fay@example.com', label: 'work' }],
  phones: [{ __typename: 'ContactPhone', value: '+919876543210', label: '' }],
  ...changes,
});
const page = (nodes: object[], endCursor: string | null = null, totalCount = nodes.length) =>
  json({
    data: {
      contacts: { ...toConnection('Contact', nodes, endCursor), totalCount },
    },
  });
const tags = (...names: string[]) =>
  json({ data: { contactTags: names.map((name) => ({ __typename: 'ContactTag', name, count: 1 })) } });
const card = { __typename: 'Card', id: 'c2', title: 'Type specimens', visibility: 'PUBLIC', path: '/fay/type' };
const edited = { website: 'https://fay.example', note: 'likes tea', event: 'Messe', metAt: AT };
const origins = [{ __typename: 'ContactFieldOrigin', field: 'email', source: 'SAVED_CARD', at: AT }];
const whole = (changes: object = {}) => ({
  ...line('k1', edited),
  ...{
    source: 'SAVED_CARD',
    createdAt: AT,
    updatedAt: AT,
    origins,
    merges: [],
    exchanges: [],
    reminders: [],
  },
  user: { __typename: 'User', id: 'u2', path: '/u/fay', avatarUrl: null },
  cards: [{ __typename: 'SavedCard', savedAt: AT, share: { __typename: 'Share', id: 's1', mode: 'IN_APP' }, card }],
  activity: [
    { __typename: 'ContactActivity', kind: 'OPENED', at: AT, card: { ...card, id: 'c1', title: 'Mine' } },
    { __typename: 'ContactActivity', kind: 'SENT', at: AT, card: { ...card, id: 'c1', title: 'Mine' } },
  ],
  ...changes,
});
const noCards = () => refusal('INTERNAL', 'not asked for here');

function open(address: string, answers: Parameters<typeof stubNetwork>[0]) {
  const calls = stubNetwork({ 'GraphQL StoredCards': noCards, 'GraphQL ContactTags': () => tags('VIP'), ...answers });
  const app = renderApp(address);
  return {
    ...app,
    asked: (operation: string) => calls.filter(({ name }) => name === `GraphQL ${operation}`).map(({ body }) => body),
  };
}

beforeEach(signInAsAsha);

describe('the address book', () => {
  test('a finger calls by a swipe along the row, and selects by a long press', async () => {
    stubPhone();
    open(paths.contacts, { 'GraphQL Contacts': () => page([line('k1'), line('k2', { name: 'कविता', phone: '' })]) });
    const table = await screen.findByRole('table', { name: 'Contacts' });
    const [, fay, kavita] = within(table).getAllByRole('row') as [HTMLElement, HTMLElement, HTMLElement];
    const calls: string[] = [];
    table.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (link) calls.push(link.href);
      event.preventDefault();
    });
    const swipe = (row: HTMLElement, byPx: number) => {
      const finger = { pointerType: 'touch', isPrimary: true, clientY: 9 };
      fireEvent.pointerDown(row, { ...finger, clientX: 100 });
      fireEvent.pointerMove(row, { ...finger, clientX: 100 + byPx });
      fireEvent.pointerUp(row, { ...finger, clientX: 100 + byPx });
    };
    swipe(fay, 20);
    swipe(fay, -80);
    swipe(kavita, 80);
    expect(calls).toEqual([]);
    swipe(fay, 80);
    expect(calls).toEqual(['tel:+919876543210']);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.pointerDown(kavita, { pointerType: 'touch', isPrimary: true, clientX: 100, clientY: 9 });
    act(() => void vi.advanceTimersByTime(1000));
    vi.useRealTimers();
    expect(within(kavita).getByRole('checkbox', { name: 'Select कविता' })).toBeChecked();
  });

  test('has the specified columns and the phone, and a row leads to the contact', async () => {
    open(paths.contacts, { 'GraphQL Contacts': () => page([line('k1'), line('k2', { name: '', company: '' })]) });
    const table = await screen.findByRole('table', { name: 'Contacts' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      ...['Name', 'Company', 'Email', 'Phone', 'Last Activity'],
    ]);
    const [, one, two] = within(table).getAllByRole('row');
    expect(one).toHaveTextContent(/Fay Friend.*Architect.*VIP.*Acme.*fay@example.com.*98765 43210.* ago/);
    expect(within(one as HTMLElement).getByRole('link', { name: 'Fay Friend' })).toHaveAttribute(
      'href',
      paths.contactDetails('k1'),
    );
    // Without a name its email or number stands for it.
    expect(within(two as HTMLElement).getAllByRole('link', { name: 'fay@example.com' })).toHaveLength(2);
  });

  test('asks for what the address says, and the filters stand in the address', async () => {
    const { user, path, asked } = open(`${paths.contacts}?q=fay&tag=VIP&sort=company`, {
      'GraphQL Contacts': () => page([line('k1')]),
    });
    await screen.findByRole('table', { name: 'Contacts' });
    expect(asked('Contacts')).toEqual([{ query: 'fay', tag: 'VIP', sort: 'COMPANY', first: 50 }]);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Last activity');
    await user.selectOptions(screen.getByLabelText('Tag'), 'All');
    await user.clear(screen.getByLabelText('Search contacts'));
    await waitFor(() => expect(path()).toBe('/dashboard/contacts?sort=activity'));
  });

  test('fetches the next page on demand', async () => {
    const { user, asked } = open(paths.contacts, {
      'GraphQL Contacts': ({ body }) =>
        (body as { after?: string }).after ? page([line('k2')], null, 2) : page([line('k1')], 'end-1', 2),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    expect(asked('Contacts').at(-1)).toMatchObject({ after: 'end-1' });
    expect(screen.getByText('2 contacts.')).toBeInTheDocument();
  });

  test('says what to do while it is empty, and that nothing was found', async () => {
    open(paths.contacts, { 'GraphQL Contacts': () => page([]) });
    expect(await screen.findByText('No contacts yet.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Search contacts')).toBeNull();
  });

  test('leads from an empty search back to everybody', async () => {
    const { user, path } = open(`${paths.contacts}?q=zzz&tag=Old`, { 'GraphQL Contacts': () => page([]) });
    await user.click(await screen.findByRole('button', { name: 'Show all contacts' }));
    expect(path()).toBe(paths.contacts);
  });

  test('is asked for again after a failure', async () => {
    let isUp = false;
    const { user } = open(paths.contacts, {
      'GraphQL Contacts': () => (isUp ? page([line('k1')]) : refusal('INTERNAL', 'Broken.')),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Broken.');
    isUp = true;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Contacts' })).toBeInTheDocument();
  });

  test.each([
    ['tags', 'ContactTags', () => tags('Press'), () => screen.findByRole('option', { name: 'Press (1)' })],
    [
      'your saved filters',
      'ContactFilters',
      () => {
        const view = { __typename: 'ContactFilter', id: 'v1', name: 'Builders', query: 'build', tag: '', sort: 'NAME' };
        return json({ data: { contactFilters: [view] } });
      },
      () => screen.findByRole('button', { name: 'Builders' }),
    ],
  ])('%s that couldn’t be loaded are asked for again by themselves', async (name, query, answer, find) => {
    let isUp = false;
    const { user } = open(paths.contacts, {
      'GraphQL Contacts': () => page([line('k1')]),
      [`GraphQL ${query}`]: () => (isUp ? answer() : refusal('INTERNAL', 'Broken.')),
    });
    const words = await screen.findByText(`Couldn’t load ${name}.`, { exact: false });
    isUp = true;
    await user.click(within(words).getByRole('button', { name: 'Try again' }));
    expect(await find()).toBeInTheDocument();
  });
});

describe('writing somebody down', () => {
  test('marks what is wrong before anything is sent, then leads to the contact', async () => {
    const { user, path, asked } = open(paths.contacts, {
      'GraphQL Contacts': () => page([]),
      'GraphQL CreateContact': () => json({ data: { createContact: { contact: line('k1') } } }),
      'GraphQL ContactPage': () => json({ data: { contact: whole() } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add contact' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add contact' }));
    await user.type(dialog.getByLabelText('Email'), 'nobody');
    await user.click(dialog.getByRole('button', { name: 'Save contact' }));
    expect(await dialog.findByText('This address has no @ sign.')).toBeInTheDocument();
    expect(asked('CreateContact')).toEqual([]);
    await user.type(dialog.getByLabelText('Email'), '@example.com');
    await user.click(dialog.getByRole('button', { name: 'Add email' }));
    await user.type(dialog.getByLabelText('Email 2'), 'home@example.com');
    await user.type(dialog.getByLabelText('Label of Email 2'), 'Home');
    await user.type(dialog.getByLabelText('Tags'), 'VIP, Fair');
    await user.click(dialog.getByRole('button', { name: 'Save contact' }));
    await waitFor(() => expect(path()).toBe(paths.contactDetails('k1')));
    expect(asked('CreateContact')).toEqual([
      {
        input: expect.objectContaining({
          emails: [
            { value: 'nobody@example.com', label: '' },
            { value: 'home@example.com', label: 'home' },
          ],
          ...{ tags: ['VIP', 'Fair'], metAt: null },
        }),
      },
    ]);
  });

  test('takes 15 digits of a phone number', async () => {
    const { user } = open(paths.contacts, { 'GraphQL Contacts': () => page([]) });
    await user.click(await screen.findByRole('button', { name: 'Add contact' }));
    await user.click(screen.getByLabelText('Name'));
    await screen.findByLabelText('Phone country');
    await user.type(screen.getByLabelText('Phone'), '+4917012345678901234');
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value.replace(/\D/g, '')).toBe('491701234567890');
  });

  test('shows on the fields what the server refuses', async () => {
    const { user } = open(paths.contacts, {
      'GraphQL Contacts': () => page([]),
      'GraphQL CreateContact': () => refusal('BAD_USER_INPUT', 'Please check.', { 'tags.0': 'Not this one.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add contact' }));
    await user.type(screen.getByLabelText('Name'), 'Fay');
    await user.click(screen.getByRole('button', { name: 'Save contact' }));
    expect(await screen.findByText('Not this one.')).toBeInTheDocument();
    expect(screen.getByLabelText('Tags')).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('a contact', () => {
  const address = paths.contactDetails('k1');

  test('says who it is, how you met, which cards were exchanged and what happened', async () => {
    open(address, { 'GraphQL ContactPage': () => json({ data: { contact: whole() } }) });
    expect(await screen.findByRole('heading', { name: 'Fay Friend', level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute('href', 'tel:+919876543210');
    const act = (name: string) => screen.getByRole('link', { name });
    expect(act('Message')).toHaveAttribute('href', paths.openDirect('u2'));
    expect(act('Call')).toHaveAttribute('href', 'tel:+919876543210');
    expect(act('Email')).toHaveAttribute('href', 'mailto:fay@example.com');
    const section = (name: string) => within(screen.getByRole('region', { name }));
    expect(section('How you met').getByText('Messe')).toBeInTheDocument();
    expect(section('How you met').getAllByText(/a saved card/)).toHaveLength(2);
    const happened = section('Timeline').getAllByRole('listitem');
    expect(happened.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^They opened “Mine”, which you shared/),
      expect.stringMatching(/^You shared “Mine” with them/),
    ]);
    expect(screen.getByRole('link', { name: 'Contacts with the tag VIP' })).toHaveAttribute(
      'href',
      '/dashboard/contacts?tag=VIP',
    );
  });

  test('is changed in its dialog', async () => {
    const { user, asked } = open(address, {
      'GraphQL ContactPage': () => json({ data: { contact: whole() } }),
      'GraphQL UpdateContact': () => json({ data: { updateContact: { contact: { ...whole(), name: 'Fay Fellow' } } } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Fay Fellow');
    await user.click(screen.getByRole('button', { name: 'Save contact' }));
    expect(await screen.findByRole('heading', { name: 'Fay Fellow', level: 1 })).toBeInTheDocument();
    expect(asked('UpdateContact')).toEqual([
      { input: expect.objectContaining({ id: 'k1', name: 'Fay Fellow', metAt: AT, tags: ['VIP'] }) },
    ]);
  });

  test('is deleted after a question, and the list has it no longer', async () => {
    let isThere = true;
    const { user, path, asked } = open(address, {
      'GraphQL ContactPage': () => json({ data: { contact: whole() } }),
      'GraphQL Contacts': () => page(isThere ? [line('k1')] : []),
      'GraphQL DeleteContact': () => {
        isThere = false;
        return json({ data: { deleteContact: { deletedContactId: 'k1' } } });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'More for Fay Friend' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete contact' }));
    expect(await screen.findByText('Contact deleted')).toBeInTheDocument();
    expect([path(), asked('DeleteContact')]).toEqual([paths.contacts, [{ input: { id: 'k1' } }]]);
    expect(await screen.findByText('No contacts yet.')).toBeInTheDocument();
  });

  test('that was merged is taken apart again', async () => {
    let merges = [{ __typename: 'PastMerge', id: 'm1', mergedCount: 1, undoUntil: AT }];
    const { user, asked } = open(address, {
      'GraphQL ContactPage': () => json({ data: { contact: whole({ merges }) } }),
      'GraphQL UndoMerge': () => {
        merges = [];
        return json({ data: { undoMerge: { contacts: [line('k1'), line('k2')] } } });
      },
    });
    expect(await screen.findByText(/One contact was merged into this one/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo merge' }));
    expect(await screen.findByText('Merge undone')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/merged into this one/)).toBeNull());
    expect(asked('UndoMerge')).toEqual([{ input: { id: 'm1' } }]);
  });

  test('that is not there says so', async () => {
    open(address, { 'GraphQL ContactPage': () => json({ data: { contact: null } }) });
    expect(await screen.findByText('This contact doesn’t exist')).toBeInTheDocument();
  });

  test('that can’t be loaded can be asked for again', async () => {
    open(address, { 'GraphQL ContactPage': () => refusal('INTERNAL', 'Broken.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the contactBroken.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
