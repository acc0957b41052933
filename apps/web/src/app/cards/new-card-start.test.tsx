import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dataNamed, localCard, serverCard } from '../../data/card-store/testing.ts';
import { storedCardAnswer, storedCardsAnswer } from '../../data/card-store/testing-answers.ts';
import { paths } from '../../paths.ts';
import { json, loseNetwork, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAs } from '../../testing/signed-in.ts';
import '../../testing/warm-cards.ts';
import './card-dialogs.tsx';
import './cards.tsx';
import '../../parts/billing/upgrade/upgrade-dialog.tsx';
import { writeDraft } from './builder/draft.ts';

// Typing into the whole form takes seconds on a small machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => signInAs('asha', ''));
afterEach(() => vi.unstubAllGlobals());

// There are two, one of them for narrow screens; jsdom knows no widths.
const saveButton = () => screen.getAllByRole('button', { name: 'Save card' })[0] as HTMLElement;

function serverWith(...cards: ReturnType<typeof serverCard>[]) {
  return { 'GraphQL StoredCards': () => json(storedCardsAnswer('asha', cards)) };
}

describe('a new card knows its person', () => {
  test('by the name of the account', async () => {
    signInAs('asha', 'Asha Rao');
    stubNetwork(serverWith());
    renderApp(paths.builder());
    expect(await screen.findByLabelText('Name')).toHaveValue('Asha Rao');
    expect(screen.getByLabelText('Card title')).toHaveValue('');
    // Nobody has typed anything yet.
    expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  });

  const rules = (followsTemplate: string[]) => (call: { body: unknown }) => {
    const { id } = call.body as { id: string };
    const template = { __typename: 'OrganizationTemplate', id: 't1', name: 'House', data: null, fields: [] };
    const organizationTemplate = followsTemplate.includes(id) ? template : null;
    return json({ data: { card: { __typename: 'Card', id, organizationTemplate } } });
  };

  test('by the card that they saved last, also where the builder is opened by its address', async () => {
    const older = { ...dataNamed('Asha'), phones: [{ label: '', value: '+911111111111' }] };
    const phones = [{ label: '', value: '+919876543210' }];
    const data = { ...dataNamed('Asha R. Rao'), title: 'Studio', phones, tagline: 'Cool houses' };
    const event = { ...dataNamed('Opening night'), type: 'event' as const };
    const saved = { visibility: 'UNLISTED' as const, updatedAt: '2026-11-14T09:00:00.000Z' };
    stubNetwork({
      ...serverWith(
        serverCard('db-old', { data: older, visibility: 'UNLISTED', createdAt: '2026-11-20T09:00:00.000Z' }),
        serverCard('db-last', { ...saved, data }),
        serverCard('db-event', { data: event, updatedAt: '2026-11-15T09:00:00.000Z' }),
        serverCard('db-team', { data: dataNamed('House'), updatedAt: '2026-11-16T09:00:00.000Z' }),
      ),
      'GraphQL TeamRules': rules(['db-team']),
    });
    renderApp(paths.builder());
    expect(await screen.findByLabelText('Name')).toHaveValue('Asha R. Rao');
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('+91 98765 43210');
    expect(screen.getByLabelText('Card title')).toHaveValue('');
    expect(screen.queryByLabelText('Tagline')).toBeNull();
  });
});

describe('where the plan has no room for another card', () => {
  const STARTER = { __typename: 'Billing', plan: 'STARTER', provider: 'TEST', canTry: true, teamSeat: null };
  const offer = () =>
    json({ data: { billing: STARTER, viewer: { __typename: 'Viewer', id: 'asha', priceCurrency: null } } });
  /** The cards of the account; those of `templates` follow a team's template. */
  const ownTemplates =
    (ids: string[], templates: string[] = []) =>
    () => {
      const edges = ids.map((id) => {
        const organizationTemplate = templates.includes(id) ? { __typename: 'OrganizationTemplate', id: 't1' } : null;
        return { __typename: 'CardEdge', node: { __typename: 'Card', id, organizationTemplate } };
      });
      const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
      const cards = { __typename: 'CardConnection', edges, pageInfo };
      return json({ data: { viewer: { __typename: 'Viewer', id: 'asha', cards } } });
    };
  const noTemplate = () => json({ data: { card: { __typename: 'Card', id: 'db-1', organizationTemplate: null } } });

  test.each([paths.builder(), paths.newCard])('%s says so before anything is typed', async (address) => {
    stubNetwork({
      ...serverWith(serverCard('db-1')),
      'GraphQL PlanOffer': offer,
      'GraphQL TeamRules': noTemplate,
      'GraphQL OwnTemplates': ownTemplates(['db-1']),
    });
    renderApp(address);
    expect(await screen.findByText(/^Starter includes 1 card\. Upgrade to Growth/)).toBeVisible();
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.getByRole('link', { name: 'Upgrade to Growth' })).toHaveAttribute(
      'href',
      `/dashboard/billing?plan=growth&back=${encodeURIComponent(address)}`,
    );
    expect(screen.getByRole('link', { name: 'Try Professional for 14 days' })).toBeVisible();
  });

  describe('another card makes way', () => {
    const card = serverCard('db-1', { visibility: 'UNLISTED', version: 3 });
    const arrive = () => {
      const calls = stubNetwork({
        ...serverWith(card),
        'GraphQL PlanOffer': offer,
        'GraphQL TeamRules': noTemplate,
        'GraphQL OwnTemplates': ownTemplates(['db-1']),
        'GraphQL UpdateStoredCard': () => json(storedCardAnswer('updateCard', { ...card, version: 4 })),
      });
      return { calls, ...renderApp(paths.builder()) };
    };
    const replace = async (user: ReturnType<typeof renderApp>['user']) => {
      await user.click(await screen.findByRole('button', { name: 'Replace db-1' }));
      expect(await screen.findByRole('alertdialog', { name: 'Replace “db-1”?' })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Replace' }));
    };

    test('once that was asked, and is saved as itself', async () => {
      const { calls, user } = arrive();
      await replace(user);
      const name = await screen.findByLabelText('Name');
      await user.clear(name);
      await user.type(name, 'Asha the Second');
      await user.click(saveButton());
      expect(await screen.findByText('Synced with server')).toBeVisible();
      const update = calls.find(({ name: operation }) => operation === 'GraphQL UpdateStoredCard');
      expect(update?.body).toMatchObject({ input: { id: 'db-1', version: 3, data: { name: 'Asha the Second' } } });
    });

    test('and stays as it is for those who answer no', async () => {
      const { user } = arrive();
      await user.click(await screen.findByRole('button', { name: 'Replace db-1' }));
      await user.click(await screen.findByRole('button', { name: 'Cancel' }));
      expect(screen.queryByLabelText('Name')).toBeNull();
      expect(screen.getByRole('button', { name: 'Replace db-1' })).toBeVisible();
    });

    test('for the new card, not for what an earlier edit of it left; a reload keeps what was typed since', async () => {
      // The store gives a card of the server a name of its own.
      localStorage.setItem('cards', JSON.stringify([localCard('mine', { ...card, ownerId: 'asha' })]));
      const left = { data: { ...dataNamed('Left behind'), tagline: 'Old words' }, visibility: 'UNLISTED' as const };
      writeDraft('mine', { ownerId: 'asha', baseVersion: 3, values: left });
      const { user, router } = arrive();
      await replace(user);
      const name = await screen.findByLabelText('Name');
      expect(name).not.toHaveValue('Left behind');
      expect(screen.queryByDisplayValue('Old words')).toBeNull();
      await user.clear(name);
      await user.type(name, 'আশা রাও');
      const { state } = router.state.location;
      cleanup();
      renderApp(paths.builder(), state);
      expect(await screen.findByLabelText('Name')).toHaveValue('আশা রাও');
      expect(screen.getByText('Your unsaved changes from before are back.')).toBeVisible();
    });

    test('unless it is a team’s, or being deleted', async () => {
      const ids = ['db-1', 'db-team', 'db-gone'];
      stubNetwork({
        ...serverWith(...ids.map((id) => serverCard(id))),
        'GraphQL PlanOffer': offer,
        'GraphQL TeamRules': noTemplate,
        'GraphQL OwnTemplates': ownTemplates(ids, ['db-team']),
        'GraphQL DeleteStoredCard': loseNetwork,
      });
      const { user } = renderApp(paths.cards);
      await user.click(await screen.findByRole('button', { name: 'More for db-gone' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      expect(await screen.findByText('Will be deleted when the network is back')).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Create New' }));
      expect(await screen.findByRole('button', { name: 'Replace db-1' })).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Replace db-(team|gone)/ })).toBeNull();
    });
  });

  test('a card that is refused after all isn’t kept here, and the form still has what was typed', async () => {
    const extensions = { code: 'PLAN_LIMIT', feature: 'cards', limit: 1, plan: 'growth' };
    stubNetwork({
      ...serverWith(),
      'GraphQL PlanOffer': offer,
      'GraphQL CreateStoredCard': () =>
        json({ data: null, errors: [{ message: 'Starter includes 1 card.', extensions }] }),
    });
    const { user, path } = renderApp(paths.builder());
    await user.type(await screen.findByLabelText('Name'), 'Asha Rao');
    await user.type(screen.getByLabelText('Email'), 'asha@example.com');
    await user.click(saveButton());
    expect(await screen.findByRole('dialog', { name: 'Upgrade to Growth' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('cards') ?? '[]')).toEqual([]);
    expect(path()).toBe(paths.builder());
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  });

  test('the short form keeps its text while the person visits the checkout', async () => {
    const extensions = { code: 'PLAN_LIMIT', feature: 'cards', limit: 1, plan: 'growth' };
    stubNetwork({
      ...serverWith(),
      'GraphQL PlanOffer': offer,
      'GraphQL CreateStoredCard': () =>
        json({ data: null, errors: [{ message: 'Starter includes 1 card.', extensions }] }),
    });
    const { user, router, path } = renderApp(paths.newCard);
    await user.type(await screen.findByLabelText('Name'), 'आशा राव');
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'asha@rao.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('link', { name: 'See the upgrade' }));
    await waitFor(() => expect(path()).toBe('/dashboard/billing?plan=growth&back=%2Fdashboard%2Fbuilder'));
    await act(() => router.navigate(-1));
    expect(await screen.findByLabelText('Name')).toHaveValue('आशा राव');
    expect(screen.getByLabelText('Email')).toHaveValue('asha@rao.example');
  });

  test('a second card that is made offline waits on the device, and is sent once the plan has room', async () => {
    const first = serverCard('db-1');
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const stored = () => JSON.parse(localStorage.getItem('cards') ?? '[]') as { dbId?: string }[];
    let hasRoom = false;
    const extensions = { code: 'PLAN_LIMIT', feature: 'cards', limit: 1, plan: 'growth' };
    const full = { data: null, errors: [{ message: 'Starter includes 1 card.', extensions }] };
    const made = () => serverCard('db-2', { data: dataNamed('Asha the Second') });
    stubNetwork({
      'GraphQL StoredCards': () => json(storedCardsAnswer('asha', hasRoom ? [first, made()] : [first])),
      'GraphQL PlanOffer': offer,
      'GraphQL CreateStoredCard': () => json(hasRoom ? storedCardAnswer('createCard', made()) : full),
    });
    const { user } = renderApp(paths.builder());
    await user.type(await screen.findByLabelText('Name'), 'Asha the Second');
    await user.type(screen.getByLabelText('Email'), 'asha@example.com');
    await user.click(saveButton());
    await waitFor(() => expect(stored()).toMatchObject([{ ownerId: 'asha', data: { name: 'Asha the Second' } }]));
    cleanup();
    isOnline.mockRestore();
    renderApp(paths.cards);
    expect(await screen.findByText('Starter includes 1 card.')).toBeVisible();
    expect(screen.getByText('Local')).toBeVisible();
    cleanup();
    hasRoom = true;
    renderApp(paths.cards);
    await waitFor(() =>
      expect(
        stored()
          .map(({ dbId }) => dbId)
          .toSorted(),
      ).toEqual(['db-1', 'db-2']),
    );
    expect(screen.queryByText('Local')).toBeNull();
  });
});
