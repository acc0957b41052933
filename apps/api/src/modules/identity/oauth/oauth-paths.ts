/** Where the authorization server listens. Its metadata (RFC 8414) names each of them. */
export const OAUTH_PATHS = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
  introspection: '/oauth/introspect',
  deviceAuthorization: '/oauth/device_authorization',
} as const;

/** The grant type for devices without a browser (RFC 8628 §3.4). */
export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

/** The ways to a token, as RFC 6749 and RFC 8628 name them. */
export const GRANT_TYPES = ['authorization_code', 'refresh_token', DEVICE_GRANT] as const;

/** How apps show who they are: with their secret, or, where they can keep none, by PKCE alone. */
export const CLIENT_AUTH_METHODS = ['none', 'client_secret_basic', 'client_secret_post'] as const;
