import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { dataNamed } from './testing.ts';
import { createTransport } from './transport.ts';

const ENTRY = {
  key: 'k1',
  cardId: 'a',
  change: { kind: 'save', data: dataNamed('Asha'), visibility: 'PRIVATE' },
  sent: null,
} as never;

function sendRefused(extensions: Record<string, unknown>) {
  const error = new CombinedGraphQLErrors({ errors: [{ message: 'You have 1,000 cards.', extensions }] });
  const client = { mutate: () => Promise.reject(error) } as unknown as ApolloClient;
  return createTransport(client).send(ENTRY);
}

test('a card beyond the quota is refused in the server’s words, and not tried again and again', async () => {
  expect(await sendRefused({ code: 'CONFLICT', quota: 'cards', most: 1000 })).toMatchObject({
    kind: 'refused',
    message: 'You have 1,000 cards.',
  });
});

test('another attempt that is still running is waited for', async () => {
  expect(await sendRefused({ code: 'CONFLICT' })).toMatchObject({ kind: 'failed' });
});

test('a change that was carried out before the server stopped is looked up, not sent again', async () => {
  const extensions = { code: 'CONFLICT', reason: 'ALREADY_DONE' };
  const error = new CombinedGraphQLErrors({ errors: [{ message: 'Look at the result.', extensions }] });
  const cards = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
  const client = {
    mutate: () => Promise.reject(error),
    query: async () => ({
      data: { viewer: { id: 'owner', firstSteps: [], showEmail: true, showSocials: true, cards } },
    }),
  };
  const verdict = await createTransport(client as unknown as ApolloClient).send(ENTRY);
  expect(verdict).toMatchObject({ kind: 'refused', message: 'Look at the result.' });
});
