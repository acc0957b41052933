import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverCard } from '../../../data/card-store/testing.ts';
import { storedCardsAnswer } from '../../../data/card-store/testing-answers.ts';
import { paths } from '../../../paths.ts';
import { toConnection } from '../../../testing/connection.ts';
import { json, refusal, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAs } from '../../../testing/signed-in.ts';
import '../../../testing/warm-cards.ts';
import './listings.tsx';

beforeEach(() => signInAs('asha'));
afterEach(() => vi.unstubAllGlobals());

interface Listed {
  category: string;
  isOwnCategory?: boolean;
  featuredUntil?: string | null;
}

function card(listings: Listed[], changes: { id?: string; title?: string; visibility?: string } = {}) {
  const own = { isOwnCategory: false, featuredUntil: null };
  const listed = listings.map((listing) => ({ __typename: 'Listing', ...own, ...listing }));
  return { __typename: 'Card', id: 'c1', title: 'Studio', visibility: 'PUBLIC', ...changes, listings: listed };
}

const OWN = { category: 'Architecture', isOwnCategory: true };
const usage = (changes: object = {}) => ({
  ...{ __typename: 'ListingUsage', active: 2, activeLimit: 15, featuredThisMonth: 1, featuredLimit: 3, ...changes },
});

function open(cards: object[], { use = usage(), ...answers }: Record<string, unknown> & { use?: object } = {}) {
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [])),
    'GraphQL ListingUsage': () => json({ data: { listingUsage: use } }),
    'GraphQL ListedCards': () =>
      json({ data: { viewer: { __typename: 'Viewer', id: 'asha', cards: toConnection('Card', cards) } } }),
    ...(answers as Parameters<typeof stubNetwork>[0]),
  });
  const app = renderApp(paths.listings);
  const sent = (name: string) => calls.filter((call) => call.name === `GraphQL ${name}`).map(({ body }) => body);
  return { ...app, sent };
}

const categories = () => within(screen.getByRole('list', { name: 'Categories of Studio' }));

test('says where cards are listed, what is featured, and how many the plan has left', async () => {
  open([card([OWN, { category: 'Interiors', featuredUntil: '2027-03-09T10:00:00.000Z' }])]);
  expect(await screen.findByText('Interiors')).toBeVisible();
  expect(await screen.findByText(/^2 of 15 active listings used/)).toBeVisible();
  const [own, other] = categories().getAllByRole('listitem');
  expect(own).toHaveTextContent(/Architectureon the card.*Feature for 7 days \(2 of 3 left this month\)/);
  expect(other).toHaveTextContent(/InteriorsFeatured until .*9/);
  // The category of the card is changed on the card.
  expect(screen.queryByRole('button', { name: 'Remove Architecture' })).toBeNull();
});

test('a category is added by Enter and removed again', async () => {
  const { user, sent } = open([card([OWN])], {
    'GraphQL SetListings': ({ body }: { body: { input: { categories: string[] } } }) =>
      json({
        data: { setListings: { card: card([OWN, ...body.input.categories.map((category) => ({ category }))]) } },
      }),
  });
  await user.type(await screen.findByLabelText('Add a category'), ' Interiors {Enter}');
  expect(await categories().findByText('Interiors')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Add a category')).toHaveValue(''));
  await user.type(screen.getByLabelText('Add a category'), 'ARCHITECTURE{Enter}');
  expect(await screen.findByText('The card is listed there already.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Interiors' }));
  await waitFor(() => expect(categories().queryByText('Interiors')).toBeNull());
  expect(sent('SetListings')).toEqual([
    { input: { cardId: 'c1', categories: ['Interiors'] } },
    { input: { cardId: 'c1', categories: [] } },
  ]);
  // What is used is asked anew after each change.
  expect(sent('ListingUsage')).toHaveLength(3);
});

test('at the plan’s limit the upgrade is offered, and what was typed stays', async () => {
  const message = 'Starter includes 5 active listings. Upgrade to Growth for 15 active listings.';
  const { user } = open([card([OWN])], {
    'GraphQL SetListings': () =>
      json({
        data: null,
        errors: [{ message, extensions: { code: 'PLAN_LIMIT', feature: 'listings', limit: 5, plan: 'growth' } }],
      }),
  });
  await user.type(await screen.findByLabelText('Add a category'), 'Interiors{Enter}');
  const offer = within(await screen.findByRole('dialog', { name: 'Upgrade to Growth' }));
  expect(offer.getByText(message)).toBeVisible();
  await user.click(offer.getByRole('button', { name: 'Not now' }));
  expect(screen.getByLabelText('Add a category')).toHaveValue('Interiors');
});

test('a listing is featured once it was confirmed', async () => {
  const { user, sent } = open([card([OWN])], {
    'GraphQL FeatureListing': () =>
      json({ data: { featureListing: { card: card([{ ...OWN, featuredUntil: '2027-03-09T10:00:00.000Z' }]) } } }),
  });
  await screen.findByText(/^2 of 15 active listings used/);
  const button = { name: 'Feature for 7 days (2 of 3 left this month): Architecture' };
  await user.click(await screen.findByRole('button', button));
  const question = within(await screen.findByRole('alertdialog', { name: 'Feature “Architecture” for 7 days?' }));
  expect(question.getByText(/This uses 1 of the 2 left this month/)).toBeVisible();
  expect(sent('FeatureListing')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Feature listing' }));
  expect(await categories().findByText(/^Featured until/)).toBeVisible();
  expect(sent('FeatureListing')).toEqual([{ input: { cardId: 'c1', category: 'Architecture' } }]);
});

test('with none left in the month nothing is asked, and a refusal is said', async () => {
  const { user, sent } = open([card([OWN])], {
    use: usage({ featuredThisMonth: 3 }),
    'GraphQL FeatureListing': () => refusal('INTERNAL', 'Broken.'),
  });
  await user.click(await screen.findByRole('button', { name: /^Feature for 7 days \(0 of 3 left this month\)/ }));
  expect(await screen.findByText('Broken.')).toBeVisible();
  expect(sent('FeatureListing')).toHaveLength(1);
});

test('a featured listing is removed only after a yes', async () => {
  const { user, sent } = open([card([OWN, { category: 'Interiors', featuredUntil: '2027-03-09T10:00:00.000Z' }])], {
    'GraphQL SetListings': () => json({ data: { setListings: { card: card([OWN]) } } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Interiors' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove “Interiors”?' }));
  expect(sent('SetListings')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(categories().queryByText('Interiors')).toBeNull());
});

test('a card that is not public says that it is not listed, and can’t be featured', async () => {
  open([card([OWN], { visibility: 'PRIVATE' })]);
  expect(await screen.findByText(/This card isn’t public, so it isn’t listed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Feature for 7 days/ })).toBeNull();
});

test('ten categories are the most, and without a limit none is named', async () => {
  const many = Array.from({ length: 9 }, (_, n) => ({ category: `Trade ${n}` }));
  open([card([OWN, ...many])], { use: usage({ active: 10, activeLimit: null }) });
  expect(await screen.findByText(/^10 active listings/)).toBeVisible();
  expect(await screen.findByText('A card is listed under 10 categories at most.')).toBeVisible();
  expect(screen.getByLabelText('Add a category')).toBeDisabled();
});

test('without cards the first step is offered', async () => {
  open([]);
  expect(await screen.findByText('Your listings will be here.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create your first card' })).toHaveAttribute('href', paths.newCard);
});

test('what can’t be loaded can be asked for again', async () => {
  let isUp = false;
  const { user } = open([], {
    'GraphQL ListedCards': () =>
      isUp
        ? json({ data: { viewer: { __typename: 'Viewer', id: 'asha', cards: toConnection('Card', [card([OWN])]) } } })
        : refusal('INTERNAL', 'Broken.'),
  });
  expect(await screen.findByText('Couldn’t load your listings')).toBeVisible();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Architecture')).toBeVisible();
});

function openBuilder(path: string) {
  stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('asha', [serverCard('db-1')])),
    'GraphQL CardListings': () => json({ data: { card: card([OWN], { id: 'db-1' }) } }),
    'GraphQL ListingUsage': () => json({ data: { listingUsage: usage() } }),
  });
  renderApp(path);
}

test('the builder lists a saved card', async () => {
  openBuilder(paths.builder('db-1'));
  expect(await screen.findByText(/2 of 15 active listings used\./)).toBeVisible();
  expect(categories().getByText('Architecture')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all listings' })).toHaveAttribute('href', paths.listings);
});

test('the builder asks for a new card to be saved first', async () => {
  openBuilder(paths.builder());
  expect(await screen.findByText('Save the card first. Then you can list it.')).toBeVisible();
});
