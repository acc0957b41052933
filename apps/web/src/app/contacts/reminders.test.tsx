import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { stubPhone } from '../../testing/desk.ts';
import { json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './contacts.tsx';
import './contact-page.tsx';
import './duplicates.tsx';
import './import.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';
import '../../testing/warm-shell.ts';
import { toConnection } from '../../testing/connection.ts';

const AT = '2026-11-12T09:41:00.000Z';
const line = (id: string, name: string, tags: string[] = []) => ({
  ...{
    __typename: 'Contact',
    id,
    name,
    company: '',
    role: '',
    email: '',
    phone: '',
    tags,
    lastActivityAt: AT,
    user: null,
  },
  ...{ emails: [], phones: [] },
});
const book = (...nodes: object[]) =>
  json({
    data: {
      contacts: toConnection('Contact', nodes),
    },
  });
const reminder = (id: string, dueAt: string, changes: object = {}) => ({
  ...{ __typename: 'Reminder', id, dueAt, note: 'Ask about tiles', doneAt: null },
  ...changes,
});
const about = { __typename: 'Contact', id: 'k1', name: 'Fay Friend', company: '', email: '', phone: '' };
const soon = new Date(Date.now() + 3_600_000).toISOString();

const openReminders = (...nodes: object[]) =>
  json({
    data: { viewer: { __typename: 'Viewer', id: 'u1', openReminders: { edges: nodes.map((node) => ({ node })) } } },
  });

function open(address: string, answers: Parameters<typeof stubNetwork>[0]) {
  const calls = stubNetwork({
    'GraphQL StoredCards': () => refusal('INTERNAL', 'not asked for here'),
    'GraphQL ContactTags': () => json({ data: { contactTags: [] } }),
    'GraphQL Contacts': () => book(line('k1', 'Fay Friend', ['VIP', 'Fair']), line('k2', 'Kit Kind', ['Fair'])),
    'GraphQL DueReminders': () => openReminders(),
    'GraphQL ContactFilters': () => json({ data: { contactFilters: [] } }),
    ...answers,
  });
  const sent = (name: string) => calls.filter((call) => call.name === `GraphQL ${name}`).map(({ body }) => body);
  return { ...renderApp(address), sent };
}

beforeEach(signInAsAsha);

test('what is due stands above the address book until it is done; what is not, does not', async () => {
  let doneAt: string | null = null;
  const { user, sent } = open(paths.contacts, {
    'GraphQL DueReminders': () =>
      openReminders(...(doneAt ? [] : [{ ...reminder('r1', AT), contact: about }]), {
        ...reminder('r2', soon, { note: 'Later' }),
        contact: about,
      }),
    'GraphQL UpdateReminder': () => {
      doneAt = AT;
      return json({ data: { updateReminder: { reminder: reminder('r1', AT, { doneAt }) } } });
    },
  });
  const due = within(await screen.findByRole('region', { name: 'Get in touch' }));
  expect(due.getAllByRole('listitem')).toHaveLength(1);
  expect(due.getByRole('link', { name: 'Fay Friend' })).toHaveAttribute('href', paths.contactDetails('k1'));
  await user.click(due.getByRole('checkbox', { name: 'Ask about tiles' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Get in touch' })).toBeNull());
  expect(sent('UpdateReminder')).toEqual([{ input: { id: 'r1', isDone: true } }]);
});

test('a swipe along the row does the reminder', async () => {
  stubPhone();
  const { sent } = open(paths.contacts, {
    'GraphQL DueReminders': () => openReminders({ ...reminder('r1', AT), contact: about }),
    'GraphQL UpdateReminder': () =>
      json({ data: { updateReminder: { reminder: reminder('r1', AT, { doneAt: AT }) } } }),
  });
  const row = (await screen.findByRole('checkbox', { name: /Ask about tiles/ })).closest('li') as HTMLElement;
  const finger = { pointerType: 'touch', isPrimary: true, clientY: 9 };
  fireEvent.pointerDown(row, { ...finger, clientX: 100 });
  fireEvent.pointerMove(row, { ...finger, clientX: 170 });
  fireEvent.pointerUp(row, { ...finger, clientX: 170 });
  await waitFor(() => expect(sent('UpdateReminder')).toEqual([{ input: { id: 'r1', isDone: true } }]));
});

test('a reminder is written on the contact’s page, moved and deleted', async () => {
  const reminders: object[] = [];
  const page = {
    ...{ ...line('k1', 'Fay Friend'), website: '', note: '', event: '', metAt: null, source: 'MANUAL', createdAt: AT },
    ...{ origins: [], merges: [], exchanges: [], user: null, cards: [], activity: [] },
  };
  const { user, sent } = open(paths.contactDetails('k1'), {
    'GraphQL ContactPage': () => json({ data: { contact: { ...page, reminders } } }),
    'GraphQL CreateReminder': () => {
      reminders.push(reminder('r1', soon));
      return json({ data: { createReminder: { reminder: reminder('r1', soon) } } });
    },
    'GraphQL UpdateReminder': () => json({ data: { updateReminder: { reminder: reminder('r1', soon) } } }),
    'GraphQL DeleteReminder': () => {
      reminders.pop();
      return json({ data: { deleteReminder: { deletedReminderId: 'r1' } } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a reminder' }));
  await user.click(screen.getByRole('button', { name: 'In a week' }));
  await user.type(screen.getByLabelText(/What is it about/), 'Ask about tiles');
  await user.click(screen.getByRole('button', { name: 'Save reminder' }));
  expect(await screen.findByRole('checkbox', { name: 'Ask about tiles' })).not.toBeChecked();
  const [{ input }] = sent('CreateReminder') as [{ input: { contactId: string; note: string; dueAt: string } }];
  expect(input).toMatchObject({ contactId: 'k1', note: 'Ask about tiles' });
  expect(new Date(input.dueAt).getHours()).toBe(9);
  await user.click(screen.getByRole('button', { name: 'Remind later: Ask about tiles' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Tomorrow' }));
  await waitFor(() => expect(sent('UpdateReminder')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Delete the reminder: Ask about tiles' }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Ask about tiles' })).toBeNull());
});

test('a filter is kept under a name, shown by one tap, and forgotten', async () => {
  const view = { __typename: 'ContactFilter', id: 'v1', name: 'Fair people', query: 'rao', tag: '', sort: 'COMPANY' };
  let views: object[] = [];
  const { user, sent, path } = open(`${paths.contacts}?q=rao&sort=company`, {
    'GraphQL ContactFilters': () => json({ data: { contactFilters: views } }),
    'GraphQL SaveContactFilter': () => {
      views = [view];
      return json({ data: { saveContactFilter: { contactFilter: view } } });
    },
    'GraphQL DeleteContactFilter': () => {
      views = [];
      return json({ data: { deleteContactFilter: { deletedContactFilterId: 'v1' } } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save this filter' }));
  await user.type(screen.getByLabelText('Name'), 'Fair people');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const chip = await screen.findByRole('button', { name: 'Fair people', pressed: true });
  expect(sent('SaveContactFilter')).toEqual([
    { input: { name: 'Fair people', query: 'rao', tag: '', sort: 'COMPANY' } },
  ]);
  await user.click(chip);
  await waitFor(() => expect(path()).toBe(paths.contacts));
  await user.click(screen.getByRole('button', { name: 'Fair people', pressed: false }));
  await waitFor(() => expect(path()).toBe(`${paths.contacts}?q=rao&sort=company`));
  await user.click(screen.getByRole('button', { name: 'The filter Fair people' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete filter' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Fair people' })).toBeNull());
});

test('chosen contacts get tags and lose others, all at once', async () => {
  const { user, sent } = open(paths.contacts, {
    'GraphQL TagContacts': () =>
      json({ data: { tagContacts: { contacts: [line('k1', 'Fay Friend'), line('k2', 'Kit Kind')] } } }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Fay Friend' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Kit Kind' }));
  expect(screen.getByText('2 contacts selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change tags' }));
  await user.type(screen.getByLabelText('Add tags'), 'Client, , 2026');
  await user.click(within(screen.getByRole('group', { name: 'Remove tags' })).getByRole('button', { name: 'Fair' }));
  await user.click(screen.getByRole('button', { name: 'Save tags' }));
  await waitFor(() => expect(screen.queryByText('2 contacts selected')).toBeNull());
  expect(sent('TagContacts')).toEqual([{ input: { ids: ['k1', 'k2'], add: ['Client', '2026'], remove: ['Fair'] } }]);
});

test('two who are not the same person are not offered again', async () => {
  const duplicates = { __typename: 'ContactDuplicates', reasons: ['PHONE'] };
  const contacts = [line('k1', 'Fay Friend'), line('k2', 'Kit Kind')];
  let isApart = false;
  const { user, sent } = open(paths.contactDuplicates, {
    'GraphQL DuplicateContacts': () =>
      json({ data: { duplicateContacts: isApart ? [] : [{ ...duplicates, contacts }] } }),
    'GraphQL KeepContactsApart': () => {
      isApart = true;
      return json({ data: { keepContactsApart: { contacts } } });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Not the same person: Fay Friend, Kit Kind' }));
  expect(await screen.findByText('No duplicates')).toBeInTheDocument();
  expect(sent('KeepContactsApart')).toEqual([{ input: { ids: ['k1', 'k2'] } }]);
});
