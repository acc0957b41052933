import { withSingleFields } from '@tessera/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toCardDataInput } from '../../../data/card-store/card-mapper.ts';
import { dataNamed } from '../../../data/card-store/testing.ts';
import { type Call, json, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Lazy; loaded beforehand, no test waits for their code to be compiled.
import '../../../testing/warm-cards.ts';
import { toConnection } from '../../../testing/connection.ts';
import { stubSocket } from '../../../testing/signed-in.ts';

const { origin } = location;
/** The card's public address. */
export const URL_OF_CARD = 'https://tessera.example/asha/principal';
const data = { ...dataNamed('Principal'), socials: { ...dataNamed('').socials, whatsapp: '+919876543210' } };
/** The card as the server lists it. */
export const stored = (visibility: string) => ({
  __typename: 'Card',
  id: 'c1',
  version: 1,
  visibility,
  createdAt: '2026-11-12T09:41:00.000Z',
  updatedAt: '2026-11-12T09:41:00.000Z',
  path: '/asha/principal',
  data: { design: null, ...toCardDataInput(withSingleFields(data)), __typename: 'CardData' },
});
/** What the API answers to `ShareTarget` for the viewer's own card. */
export const target = (visibility: string, viewer: object = {}, shareCount = 0) =>
  json({
    data: {
      card: {
        __typename: 'Card',
        id: 'c1',
        url: URL_OF_CARD,
        visibility,
        owner: { __typename: 'User', id: 'u1' },
        data: stored(visibility).data,
        shares: { __typename: 'ShareConnection', totalCount: shareCount },
      },
      viewer: { __typename: 'Viewer', id: 'u1', showEmail: true, showSocials: true, showSharePromo: true, ...viewer },
    },
  });
/** What the API answers to `PreparedShares`: each mode stands in its link. */
const prepared = () =>
  json({
    data: {
      preparedShares: ['LINK', 'TEXT', 'WHATSAPP'].map((mode) => ({
        ...{
          __typename: 'PreparedShare',
          mode,
          mark: mode.toLowerCase(),
          url: `${URL_OF_CARD}?s=${mode.toLowerCase()}`,
        },
      })),
    },
  });
/** An act of sharing a card that others may open: by the link of the mark, or the stable address of the code. */
export const recorded = ({ body }: Call) => {
  const { mode, mark } = (body as { input: { mode: string; mark?: string } }).input;
  const url = `${URL_OF_CARD}?${mark ? `s=${mark}` : 'c=qr'}`;
  return json({ data: { shareCard: { share: { __typename: 'Share', id: mode, url } } } });
};
/** An act of sharing a private card. */
export const withToken = ({ body }: Call) => {
  const { mode } = (body as { input: { mode: string } }).input;
  return json({
    data: { shareCard: { share: { __typename: 'Share', id: mode, url: `${origin}/share/c1?token=secret-${mode}` } } },
  });
};
/** What the API answers to sharing with a group or people. */
export const done = (mutation: string) => () =>
  json({ data: { [mutation]: { share: { __typename: 'Share', id: 's9' } } } });
/** What the API answers to `Rooms`; the ids are `g-{name}`. */
export const rooms = (...names: string[]) =>
  json({
    data: {
      viewer: {
        __typename: 'Viewer',
        id: 'u1',
        groups: {
          edges: names.map((name) => ({ node: { __typename: 'Group', id: `g-${name}`, name } })),
          pageInfo: { hasNextPage: false, endCursor: null },
        },
      },
    },
  });
/** What the API answers to `People`; the ids are `u-{name}`. */
export const people = (...names: string[]) =>
  json({ data: { people: names.map((name) => ({ __typename: 'User', id: `u-${name}`, name, avatarUrl: null })) } });
/** One share by the viewer, a link unless told otherwise. */
export const share = (id: string, changes: object = {}) => ({
  __typename: 'Share',
  id,
  mode: 'LINK',
  createdAt: '2026-11-12T09:41:00.000Z',
  expiresAt: null,
  revokedAt: null,
  isRevocable: true,
  openCount: 0,
  lastOpenedAt: null,
  openings: [],
  recipients: [],
  group: null,
  groupId: null,
  sender: { __typename: 'User', id: 'u1', name: 'Asha Rao' },
  ...changes,
});
/** What the API answers to `CardShares`. */
export const shares = (...nodes: object[]) =>
  json({
    data: {
      card: {
        __typename: 'Card',
        id: 'c1',
        visibility: 'PUBLIC',
        shares: toConnection('Share', nodes),
      },
    },
  });
/** The viewer has this one card. */
export const listed = (visibility: string) => ({
  'GraphQL StoredCards': () =>
    json({
      data: {
        viewer: {
          __typename: 'Viewer',
          id: 'u1',
          firstSteps: null,
          showEmail: true,
          showSocials: true,
          cards: {
            __typename: 'CardConnection',
            edges: [{ __typename: 'CardEdge', node: stored(visibility) }],
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      },
    }),
});

/** Opens the dialog from the card's tile, as a person does. */
export async function openShareDialog(answers: Parameters<typeof stubNetwork>[0], title = 'Principal') {
  stubSocket();
  const calls = stubNetwork({
    'GraphQL Rooms': () => rooms('Studio', 'Alumni'),
    'GraphQL PreparedShares': prepared,
    ...answers,
  });
  // Also puts a clipboard into jsdom.
  const user = userEvent.setup();
  renderApp('/dashboard/cards');
  await user.click(await screen.findByRole('button', { name: `Share ${title}` }));
  await screen.findByRole('dialog', { name: `Share “${title}”` });
  const sent = (operation: string) =>
    calls.filter(({ name }) => name === `GraphQL ${operation}`).map(({ body }) => body);
  return { user, sent, shares: () => sent('ShareCard') };
}
