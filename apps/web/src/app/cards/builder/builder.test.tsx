import { colorsAround } from '@tessera/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toCardDataInput } from '../../../data/card-store/card-mapper.ts';
import { dataNamed, serverCard } from '../../../data/card-store/testing.ts';
import { storedCardAnswer, storedCardsAnswer } from '../../../data/card-store/testing-answers.ts';
import { updateSessionUser } from '../../../data/session/session.ts';
import { paths } from '../../../paths.ts';
import { json, refusal, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAs } from '../../../testing/signed-in.ts';
// The screens are lazy; fetched here, their loading is no part of a test's time.
import '../../../testing/warm-cards.ts';

// Typing into the whole form takes seconds on a small machine.
vi.setConfig({ testTimeout: 30_000 });

// Whose name is known finds it on a new card.
beforeEach(() => signInAs('asha', ''));
afterEach(() => vi.unstubAllGlobals());

function saveButton() {
  // There are two, one of them for narrow screens; jsdom knows no widths.
  return screen.getAllByRole('button', { name: 'Save card' })[0] as HTMLElement;
}

/** Puts a field on screen that is not among the first ones; it has the focus then. */
async function addField(user: ReturnType<typeof renderApp>['user'], label: string) {
  await user.click(await screen.findByRole('button', { name: `Add ${label}` }));
}

function serverWith(...cards: ReturnType<typeof serverCard>[]) {
  const billing = { __typename: 'Billing', plan: 'GROWTH', provider: 'TEST', canTry: false, teamSeat: null };
  const viewer = { __typename: 'Viewer', id: 'asha', priceCurrency: null };
  return {
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', cards)),
    'GraphQL TeamRules': () => json({ data: { card: null } }),
    'GraphQL PlanOffer': () => json({ data: { billing, viewer } }),
  };
}

test('saving without name and contact says what is missing and goes to the name', async () => {
  stubNetwork(serverWith());
  const { user } = renderApp(paths.builder());
  await screen.findByLabelText('Name');
  await user.click(saveButton());
  expect(
    await screen.findByText('Missing: Name, At least one contact (Phone / Email / Website / WhatsApp)'),
  ).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(
    'At least one contact (Phone / Email / Website / WhatsApp).',
  );
});

test('a new card is created as it will be stored, and My Cards shows how to share it', async () => {
  const calls = stubNetwork({
    ...serverWith(serverCard('db-1')),
    'GraphQL CreateStoredCard': () => json(storedCardAnswer('createCard', serverCard('db-1'))),
  });
  const { user, path } = renderApp(paths.builder());
  await user.type(await screen.findByLabelText('Name'), 'Asha Rao');
  await screen.findByLabelText('Phone country');
  await user.type(screen.getByLabelText('Phone'), '98765 43210');
  await user.click(screen.getByRole('button', { name: 'tech' }));
  await user.click(saveButton());
  expect(await screen.findByText('Synced with server')).toBeVisible();
  expect(path()).toBe(paths.cards);
  expect(await screen.findByRole('dialog', { name: 'Your card is ready' })).toBeVisible();
  const create = calls.find(({ name }) => name === 'GraphQL CreateStoredCard');
  expect(create?.body).toMatchObject({
    input: {
      visibility: 'UNLISTED',
      data: { name: 'Asha Rao', phones: [{ value: '+919876543210' }], theme: 'TECH', type: 'BUSINESS' },
    },
  });
});

test('a number without a country code is of the region that the person chose', async () => {
  updateSessionUser({ locale: 'de-DE' });
  stubNetwork(serverWith());
  const { user } = renderApp(paths.builder());
  await user.click(await screen.findByLabelText('Name'));
  expect(await screen.findByLabelText('Phone country')).toHaveValue('DE');
  await user.type(screen.getByLabelText('Phone'), '0151 12345678');
  expect(document.querySelector('[name="data.phones.0.value"]')).toHaveValue('+4915112345678');
});

test('another type keeps what was entered', async () => {
  stubNetwork(serverWith());
  const { user } = renderApp(paths.builder());
  await user.type(await screen.findByLabelText('Company'), 'Rao & Daughters');
  await user.click(screen.getByRole('tab', { name: 'Personal' }));
  expect(screen.queryByLabelText('Company')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Event' }));
  expect(screen.getByLabelText('Company')).toHaveValue('Rao & Daughters');
});

test.each(['Personal', 'Business', 'Event', 'Portfolio'])(
  'a %s card shows a photo, so its form has the field',
  async (type) => {
    stubNetwork(serverWith());
    const { user } = renderApp(paths.builder());
    await user.click(await screen.findByRole('tab', { name: type }));
    if (type === 'Event') await addField(user, 'Photo');
    expect(screen.getByRole('group', { name: 'Photo' })).toBeVisible();
  },
);

test('a new card begins with photo, logo, five fields and its title; the others are added one by one', async () => {
  stubNetwork(serverWith());
  const { user } = renderApp(paths.builder());
  for (const name of ['Photo', 'Logo']) expect(await screen.findByRole('group', { name })).toBeVisible();
  for (const label of ['Name', 'Role', 'Company', 'Phone', 'Email']) expect(screen.getByLabelText(label)).toBeVisible();
  expect(screen.queryByLabelText('Website')).toBeNull();
  await addField(user, 'Website');
  expect(screen.getByLabelText('Website')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Add Website' })).toBeNull();
  // Emptied again, it stays.
  await user.type(screen.getByLabelText('Website'), 'x');
  await user.clear(screen.getByLabelText('Website'));
  expect(screen.getByLabelText('Website')).toBeVisible();
});

test('a Personal card asks for gender and birthday only when they are added', async () => {
  stubNetwork(serverWith());
  const { user } = renderApp(paths.builder());
  await user.click(await screen.findByRole('tab', { name: 'Personal' }));
  expect(screen.queryByLabelText('Gender')).toBeNull();
  expect(screen.queryByLabelText('Birth date')).toBeNull();
  await addField(user, 'Gender');
  expect(screen.getByLabelText('Gender')).toHaveFocus();
});

test('an Event asks for its day, times, place and tickets, and sends them', async () => {
  const calls = stubNetwork({
    ...serverWith(),
    'GraphQL CreateStoredCard': () => json(storedCardAnswer('createCard', serverCard('db-1'))),
  });
  const { user } = renderApp(paths.builder());
  await user.click(await screen.findByRole('tab', { name: 'Event' }));
  await user.type(screen.getByLabelText('Event or host'), 'Open day');
  fireEvent.input(screen.getByLabelText('Date'), { target: { value: '2026-12-18' } });
  fireEvent.input(screen.getByLabelText('Starts at'), { target: { value: '19:00' } });
  await user.type(screen.getByLabelText('Place'), 'Town Hall');
  await user.type(screen.getByLabelText('Link to tickets'), 'tickets.example');
  await user.type(screen.getByLabelText('Email'), 'open@example.com');
  await user.click(saveButton());
  expect(await screen.findByText('Synced with server')).toBeVisible();
  const create = calls.find(({ name }) => name === 'GraphQL CreateStoredCard');
  const event = { date: '2026-12-18', startTime: '19:00', endTime: '', place: 'Town Hall' };
  expect(create?.body).toMatchObject({
    input: { data: { type: 'EVENT', extra: { event: { ...event, ticketsUrl: 'https://tickets.example' } } } },
  });
});

test('what a card says is on screen, in sections that fold, and a mistake opens them', async () => {
  const data = { ...dataNamed('Asha'), websites: [{ label: '', value: 'https://rao.example' }] };
  stubNetwork(serverWith(serverCard('db-1', { data })));
  const { user } = renderApp(paths.builder('db-1'));
  const website = await screen.findByLabelText('Website');
  const section = screen.getByRole('button', { name: 'Contact and address' });
  await user.click(section);
  expect(section).toHaveAttribute('aria-expanded', 'false');
  expect(website).not.toBeVisible();
  await user.click(section);
  await user.clear(website);
  await user.type(website, 'no address');
  await user.click(section);
  await user.click(saveButton());
  await waitFor(() => expect(website).toBeInvalid());
  expect(website).toBeVisible();
});

test('a change is undone and done again, by button and by key', async () => {
  stubNetwork(serverWith());
  const { user } = renderApp(paths.builder());
  const [undo] = await screen.findAllByRole('button', { name: 'Undo' });
  const [redo] = screen.getAllByRole('button', { name: 'Redo' });
  expect(undo).toBeDisabled();
  await user.type(screen.getByLabelText('Name'), 'Asha');
  await user.click(screen.getByRole('button', { name: 'tech' }));
  await user.click(undo as HTMLElement);
  expect(screen.getByRole('button', { name: 'luxe' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByLabelText('Name')).toHaveValue('');
  await user.click(redo as HTMLElement);
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(screen.getByRole('button', { name: 'tech' })).toHaveAttribute('aria-pressed', 'true');
  // In a text the browser itself undoes.
  await user.click(screen.getByLabelText('Name'));
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
});

test('under a handle stands where it leads', async () => {
  stubNetwork(serverWith());
  const { user } = renderApp(paths.builder());
  await screen.findByLabelText('Name');
  await addField(user, 'LinkedIn');
  await user.type(screen.getByLabelText('LinkedIn'), '@asharao');
  expect(screen.getByText('linkedin.com/in/asharao')).toBeVisible();
});

test('a field that the server refuses is marked, and nothing is lost', async () => {
  stubNetwork({
    ...serverWith(),
    'GraphQL CreateStoredCard': () =>
      refusal('BAD_USER_INPUT', 'Not like this', { 'data.websites.0.value': 'Blocked.' }),
  });
  const { user } = renderApp(paths.builder());
  await user.type(await screen.findByLabelText('Name'), 'Asha Rao');
  await addField(user, 'Website');
  await user.type(screen.getByLabelText('Website'), 'rao.example');
  await user.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Not like this');
  expect(screen.getByLabelText('Website')).toHaveAccessibleDescription('Blocked.');
  expect(JSON.parse(localStorage.getItem('cards') ?? '')).toMatchObject([
    { data: { websites: [{ label: '', value: 'https://rao.example' }] } },
  ]);
});

test('a card that is saved when the session has ended stays here, and the screen for signing in says so', async () => {
  stubNetwork({ ...serverWith(), 'GraphQL CreateStoredCard': () => refusal('UNAUTHENTICATED', 'Sign in first.') });
  const { user, path } = renderApp(paths.builder());
  await user.type(await screen.findByLabelText('Name'), 'Asha Rao');
  await addField(user, 'Website');
  await user.type(screen.getByLabelText('Website'), 'rao.example');
  await user.click(screen.getByRole('button', { name: 'Visibility: Anyone with the link' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Private/ }));
  await user.click(saveButton());
  await waitFor(() => expect(path()).toMatch(/^\/signin/));
  expect(screen.getByText('Saved locally. Sign in to sync.')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('cards') ?? '')).toMatchObject([
    { visibility: 'PRIVATE', data: { name: 'Asha Rao' } },
  ]);
});

test('a stale version is shown beside the other one; keeping mine saves on top of it', async () => {
  const theirs = {
    id: 'db-1',
    version: 7,
    visibility: 'PRIVATE',
    updatedAt: '2026-11-12T10:00:00Z',
    data: toCardDataInput({ ...dataNamed('Theirs'), type: 'event' }),
  };
  const conflict = { message: 'Stale', extensions: { code: 'CONFLICT', current: theirs } };
  const answers = [
    () => json({ data: null, errors: [conflict] }),
    () => json(storedCardAnswer('updateCard', serverCard('db-1', { version: 8, data: dataNamed('Mine') }))),
  ];
  const calls = stubNetwork({
    ...serverWith(serverCard('db-1', { version: 3, data: dataNamed('First') })),
    'GraphQL UpdateStoredCard': () => answers.shift()?.() ?? refusal('INTERNAL', 'Too often'),
  });
  const { user, path } = renderApp(paths.cards);
  await user.click(await screen.findByRole('button', { name: 'More for First' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Mine');
  await user.click(saveButton());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Theirs')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep this device’s version' }));
  expect(await screen.findByText('Synced with server')).toBeVisible();
  expect(path()).toBe(paths.cards);
  const versions = calls.filter(({ name: call }) => call === 'GraphQL UpdateStoredCard').map(({ body }) => body);
  expect(versions).toMatchObject([{ input: { version: 3 } }, { input: { version: 7, data: { name: 'Mine' } } }]);
});

test('unsaved changes are not left without a question', async () => {
  stubNetwork(serverWith());
  const { user, path } = renderApp(paths.builder());
  await user.type(await screen.findByLabelText('Name'), 'Asha');
  await user.click(screen.getByRole('link', { name: 'My Cards' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }));
  expect(path()).toBe(paths.builder());
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  await user.click(screen.getByRole('link', { name: 'My Cards' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  expect(path()).toBe(paths.cards);
  expect(sessionStorage).toHaveLength(0);
});

test('unsaved changes survive a reload of the page', async () => {
  stubNetwork(serverWith());
  const values = { data: dataNamed('Half written'), visibility: 'PRIVATE' };
  sessionStorage.setItem('builder-draft:new', JSON.stringify({ ownerId: 'asha', values, baseVersion: null }));
  const { user } = renderApp(paths.builder());
  expect(await screen.findByLabelText('Name')).toHaveValue('Half written');
  await user.click(screen.getByRole('button', { name: 'Discard them' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('a card that does not exist says so', async () => {
  stubNetwork(serverWith());
  renderApp(`${paths.builder()}`, { id: 'nowhere' });
  expect(await screen.findByText('This card no longer exists.')).toBeVisible();
});

test('the person chooses layout, colour and letters, and the card is saved with them', async () => {
  const calls = stubNetwork({
    ...serverWith(),
    'GraphQL CreateStoredCard': () => json(storedCardAnswer('createCard', serverCard('db-1'))),
  });
  const { user } = renderApp(paths.builder());
  await user.type(await screen.findByLabelText('Name'), 'Asha Rao');
  await screen.findByLabelText('Phone country');
  await user.type(screen.getByLabelText('Phone'), '98765 43210');
  await user.click(within(screen.getByRole('group', { name: 'Layout' })).getByRole('button', { name: 'Monogram' }));
  expect(screen.getAllByText('AR').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Dark blue', description: '#1f5f99' }));
  await user.click(within(screen.getByRole('group', { name: 'Paper' })).getByRole('button', { name: 'Light' }));
  await user.selectOptions(screen.getByLabelText('Letters'), 'Geist, Newsreader');
  await user.click(saveButton());
  await waitFor(() => expect(calls.some(({ name }) => name === 'GraphQL CreateStoredCard')).toBe(true));
  const create = calls.find(({ name }) => name === 'GraphQL CreateStoredCard');
  expect(create?.body).toMatchObject({
    input: {
      data: {
        design: {
          ...{ layout: 'MONOGRAM', colors: colorsAround('#1f5f99', 'light') },
          fonts: { name: 'SANS', text: 'SERIF' },
        },
      },
    },
  });
});
