import { gql } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { createApolloClient } from './apollo-client.ts';
import type { EarlyAnswers } from './early-link.ts';

const QUERY = gql`query Who($id: ID) { viewer(id: $id) { __typename id } }`;
const CHANGE = gql`mutation Rename { viewer { __typename id } }`;
const asha = { viewer: { __typename: 'Viewer', id: 'asha' } };
const ravi = { viewer: { __typename: 'Viewer', id: 'ravi' } };

/** A client whose server answers with Ravi. */
function trial(takeEarlyAnswer: EarlyAnswers) {
  const fetch = vi.fn(async () => Response.json({ data: ravi }));
  const { client } = createApolloClient({
    origin: 'https://tessera.example',
    getSessionId: () => 'session-1',
    onSessionEnded: () => {},
    retry: { fetch, sleep: async () => {} },
    takeEarlyAnswer,
  });
  const ask = async () =>
    (await client.query({ query: QUERY, variables: { id: 'u1' }, fetchPolicy: 'network-only' })).data;
  const change = () => client.mutate({ mutation: CHANGE });
  return { ask, change, fetch };
}

test('an answer that was asked for before is taken, and nothing is asked', async () => {
  const take = vi.fn<EarlyAnswers>(async () => ({ data: asha }));
  const { ask, fetch } = trial(take);
  expect(await ask()).toEqual(asha);
  expect(take).toHaveBeenCalledWith({ operationName: 'Who', variables: { id: 'u1' } }, 'session-1');
  expect(fetch).not.toHaveBeenCalled();
});

test('without an early answer the server is asked', async () => {
  const { ask, fetch } = trial(() => null);
  expect(await ask()).toEqual(ravi);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('an answer that was asked for before a change of this page is not taken: what was changed is not in it', async () => {
  const { ask, change, fetch } = trial(async () => ({ data: asha }));
  await change();
  expect(await ask()).toEqual(ravi);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('an early answer that is none has the server asked again', async () => {
  const { ask, fetch } = trial(async () => null);
  expect(await ask()).toEqual(ravi);
  expect(fetch).toHaveBeenCalledTimes(1);
});
