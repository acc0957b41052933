import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dataNamed, serverCard } from '../../data/card-store/testing.ts';
import { storedCardAnswer, storedCardsAnswer } from '../../data/card-store/testing-answers.ts';
import { paths } from '../../paths.ts';
import { json, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAs } from '../../testing/signed-in.ts';
import '../../testing/warm-cards.ts';
import '../../parts/billing/upgrade/upgrade-dialog.tsx';

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
  const noTemplate = () => json({ data: { card: { __typename: 'Card', id: 'db-1', organizationTemplate: null } } });

  test.each([paths.builder(), paths.newCard])('%s says so before anything is typed', async (address) => {
    stubNetwork({ ...serverWith(serverCard('db-1')), 'GraphQL PlanOffer': offer, 'GraphQL TeamRules': noTemplate });
    renderApp(address);
    expect(await screen.findByText(/^Starter includes 1 card\. Upgrade to Growth/)).toBeVisible();
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.getByRole('link', { name: 'Upgrade to Growth' })).toHaveAttribute(
      'href',
      `/dashboard/billing?plan=growth&back=${encodeURIComponent(address)}`,
    );
    expect(screen.getByRole('link', { name: 'Try Professional for 14 days' })).toBeVisible();
  });

  test('another card makes way: it keeps its address and is saved as itself', async () => {
    const card = serverCard('db-1', { visibility: 'UNLISTED', version: 3 });
    const calls = stubNetwork({
      ...serverWith(card),
      'GraphQL PlanOffer': offer,
      'GraphQL TeamRules': noTemplate,
      'GraphQL UpdateStoredCard': () => json(storedCardAnswer('updateCard', { ...card, version: 4 })),
    });
    const { user } = renderApp(paths.builder());
    await user.click(await screen.findByRole('button', { name: 'Replace db-1' }));
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Asha the Second');
    await user.click(saveButton());
    expect(await screen.findByText('Synced with server')).toBeVisible();
    const update = calls.find(({ name: operation }) => operation === 'GraphQL UpdateStoredCard');
    expect(update?.body).toMatchObject({ input: { id: 'db-1', version: 3, data: { name: 'Asha the Second' } } });
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
});
