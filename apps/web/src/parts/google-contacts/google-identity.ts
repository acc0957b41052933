import { t } from '@tessera/texts';

/** https://developers.google.com/identity/oauth2/web/guides/load-3p-authorization-library */
const SCRIPT = 'https://accounts.google.com/gsi/client';
const SCOPE = 'https://www.googleapis.com/auth/contacts.readonly';

export const GOOGLE_TEXTS = {
  loadFailed: t('Failed to load Google Identity Services'),
  noToken: t('No access token'),
  fetchFailed: t('Failed to fetch Google contacts'),
  popupBlocked: t('Your browser blocked Google’s window. Allow pop-ups for this page and try again.'),
} as const;

/** The person closed Google's window or refused: nothing went wrong. */
export class GoogleRefused extends Error {
  override readonly name = 'GoogleRefused';
}

interface TokenResponse {
  access_token?: string;
  error?: string;
}

interface TokenClientConfig {
  client_id: string;
  scope: string;
  callback: (response: TokenResponse) => void;
  /** `popup_closed`, `popup_failed_to_open` or `unknown`. */
  error_callback: (error: { type: string }) => void;
}

interface TokenClients {
  initTokenClient: (config: TokenClientConfig) => { requestAccessToken: () => void };
}

let loading: Promise<TokenClients> | null = null;

/** Google's script, fetched once and only when somebody asks for it. Throws “Failed to load Google Identity Services”. */
export function loadGoogleIdentity(): Promise<TokenClients> {
  loading ??= fetchScript().catch((error: unknown) => {
    // The next press tries again.
    loading = null;
    throw error;
  });
  return loading;
}

/**
 * Opens Google's window, in which the person lets their contacts be read once; gives a short-lived token. To be called in
 * the press itself, because a later window is blocked. Throws GoogleRefused, or an error with a text for people.
 */
export function requestContactsToken(clients: TokenClients, clientId: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const client = clients.initTokenClient({
      client_id: clientId,
      scope: SCOPE,
      callback: ({ access_token: token, error }) => {
        if (error === 'access_denied') reject(new GoogleRefused());
        else if (token) resolve(token);
        else reject(new Error(GOOGLE_TEXTS.noToken));
      },
      error_callback: ({ type }) => reject(windowError(type)),
    });
    client.requestAccessToken();
  });
}

function windowError(type: string): Error {
  if (type === 'popup_closed') return new GoogleRefused();
  return new Error(type === 'popup_failed_to_open' ? GOOGLE_TEXTS.popupBlocked : GOOGLE_TEXTS.noToken);
}

function fetchScript(): Promise<TokenClients> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(GOOGLE_TEXTS.loadFailed));
    };
    script.src = SCRIPT;
    script.async = true;
    script.onerror = fail;
    script.onload = () => {
      const clients = findClients();
      if (clients) resolve(clients);
      else fail();
    };
    document.head.append(script);
  });
}

/** `google.accounts.oauth2`, as the script has left it in the window. */
function findClients(): TokenClients | null {
  let value: unknown = globalThis;
  for (const key of ['google', 'accounts', 'oauth2']) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return isTokenClients(value) ? value : null;
}

function isTokenClients(value: unknown): value is TokenClients {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'initTokenClient') === 'function';
}
