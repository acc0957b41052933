import {
  errorFields,
  type SyncContactsMutation,
  useGoogleClientIdQuery,
  useSyncContactsMutation,
} from '@tessera/client';
import { useCallback, useEffect, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { GOOGLE_TEXTS, GoogleRefused, loadGoogleIdentity, requestContactsToken } from './google-identity.ts';

export type MatchedContact = SyncContactsMutation['syncContacts']['matchedContacts'][number];

type Clients = Awaited<ReturnType<typeof loadGoogleIdentity>>;

export type GoogleReading<T> =
  /** It is asked whether the operator has set Google up, and its script is fetched. */
  | { status: 'preparing' }
  | { status: 'not-set-up' }
  | { status: 'failed'; message: string; retry: () => void }
  /** `failure`: why the last try came to nothing. */
  | { status: 'ready'; isReading: boolean; failure: string | null; connect: () => void }
  | { status: 'read'; people: readonly T[] };

/** Asks the API with a token of Google; gives what it answered, undefined for nothing. */
export type AskGoogle<T> = (accessToken: string) => Promise<readonly T[] | undefined>;

/** Those of the address book who have an account. */
export function useAskMatches(): AskGoogle<MatchedContact> {
  const [syncContacts] = useSyncContactsMutation();
  return async (accessToken) =>
    (await syncContacts({ variables: { input: { accessToken } } })).data?.syncContacts.matchedContacts;
}

/** From the first press to the people of the address book. The token is used once and forgotten. */
export function useGoogleReading<T>(ask: AskGoogle<T>): GoogleReading<T> {
  const { data, error, refetch } = useGoogleClientIdQuery();
  const clientId = data?.googleClientId ?? null;
  const { clients, failure: scriptFailure, retry } = useScript(clientId !== null);
  const { people, isReading, failure, read } = useReading(ask);
  if (people) return { status: 'read', people };
  if (error && !data) return { status: 'failed', message: errorText(error), retry: () => void refetch() };
  if (data && clientId === null) return { status: 'not-set-up' };
  if (scriptFailure) return { status: 'failed', message: scriptFailure, retry };
  if (!clients || clientId === null) return { status: 'preparing' };
  return { status: 'ready', isReading, failure, connect: () => void read(clients, clientId) };
}

function useScript(isWanted: boolean) {
  const [clients, setClients] = useState<Clients | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = useCallback(() => {
    setFailure(null);
    loadGoogleIdentity().then(setClients, (error: unknown) => setFailure(errorText(error)));
  }, []);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return { clients, failure, retry: load };
}

function useReading<T>(ask: AskGoogle<T>) {
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [people, setPeople] = useState<readonly T[] | null>(null);
  const read = async (clients: Clients, clientId: string) => {
    setFailure(null);
    setIsReading(true);
    try {
      const accessToken = await requestContactsToken(clients, clientId);
      const answer = await ask(accessToken);
      if (!answer) throw new Error(GOOGLE_TEXTS.fetchFailed);
      setPeople(answer);
    } catch (error) {
      if (!(error instanceof GoogleRefused)) setFailure(errorFields(error).accessToken ?? errorText(error));
    } finally {
      setIsReading(false);
    }
  };
  return { people, isReading, failure, read };
}
