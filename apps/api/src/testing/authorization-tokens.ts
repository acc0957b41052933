import { type Fixture, type Operations, SIGN_IN } from './authorization-matrix.ts';

const OWN = { ...SIGN_IN, stranger: 'ok', owner: 'ok' };
const NONE = { ...SIGN_IN, stranger: 'NOT_FOUND', owner: 'NOT_FOUND' };

/** Tokens for programs; those of others are tried in tokens.test.ts. */
export const TOKEN_OPERATIONS: Operations = {
  'Mutation.createAccessToken': [
    {
      document: 'mutation { createAccessToken(input: { name: "CRM", scopes: [CARDS_READ] }) { token } }',
      expected: OWN,
    },
  ],
  'Mutation.revokeAccessToken': [
    {
      document: 'mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) { revokedAccessTokenId } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: NONE,
    },
  ],
};

const APP = (document: string) => ({ document, variables: (f: Fixture) => ({ id: f.privateCard }), expected: NONE });

/** Apps; those of others are tried in oauth-apps.test.ts. */
export const APP_OPERATIONS: Operations = {
  'Mutation.createApp': [
    { document: 'mutation { createApp(input: { name: "CRM", redirectUris: [] }) { clientKey } }', expected: OWN },
  ],
  'Mutation.rotateAppSecret': [APP('mutation ($id: ID!) { rotateAppSecret(input: { id: $id }) { clientKey } }')],
  'Mutation.deleteApp': [APP('mutation ($id: ID!) { deleteApp(input: { id: $id }) { deletedAppId } }')],
  'Mutation.disconnectApp': [APP('mutation ($id: ID!) { disconnectApp(input: { id: $id }) { disconnectedAppId } }')],
};

/** Proofs of who somebody is, and second factors; each has its attacks in a test of its own in modules/security. */
export const SECURITY_OPERATIONS: Operations = {
  'Mutation.confirmIdentity': [
    {
      document: 'mutation { confirmIdentity(input: { password: "secret-enough" }) { message } }',
      expected: OWN,
    },
  ],
  // Neither has a number; what a code does is in phone.test.ts.
  'Mutation.sendPhoneCode': [
    {
      document: 'mutation { sendPhoneCode { phone } }',
      expected: { ...SIGN_IN, stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Mutation.confirmPhone': [
    {
      document: 'mutation { confirmPhone(input: { code: "123456" }) { viewer { id } } }',
      expected: { ...SIGN_IN, stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Mutation.signInWithCode': [
    {
      document: 'mutation { signInWithCode(input: { ticket: "made up", code: "123456" }) { token } }',
      expected: { nobody: 'UNAUTHENTICATED', stranger: 'UNAUTHENTICATED', owner: 'UNAUTHENTICATED' },
    },
  ],
  'Mutation.signInWithPasskey': [
    {
      document: 'mutation ($response: WebAuthnJSON!) { signInWithPasskey(input: { response: $response }) { token } }',
      variables: () => ({ response: {} }),
      expected: { nobody: 'UNAUTHENTICATED', stranger: 'UNAUTHENTICATED', owner: 'UNAUTHENTICATED' },
    },
  ],
  'Mutation.requestPasskeyChallenge': [
    {
      document: 'mutation { requestPasskeyChallenge { options } }',
      expected: { nobody: 'ok', stranger: 'ok', owner: 'ok' },
    },
  ],
  'Mutation.startPasskey': [{ document: 'mutation { startPasskey { options } }', expected: OWN }],
  'Mutation.addPasskey': [
    {
      document: 'mutation ($response: WebAuthnJSON!) { addPasskey(input: { response: $response }) { passkey { id } } }',
      variables: () => ({ response: {} }),
      expected: { ...SIGN_IN, stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Mutation.renamePasskey': [
    {
      document: 'mutation ($id: ID!) { renamePasskey(input: { id: $id, name: "Mine" }) { passkey { id } } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: NONE,
    },
  ],
  'Mutation.removePasskey': [
    {
      document: 'mutation ($id: ID!) { removePasskey(input: { id: $id }) { removedPasskeyId } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: NONE,
    },
  ],
  'Mutation.startAuthenticator': [{ document: 'mutation { startAuthenticator { key } }', expected: OWN }],
  'Mutation.confirmAuthenticator': [
    {
      document: 'mutation { confirmAuthenticator(input: { code: "123456" }) { codes } }',
      expected: { ...SIGN_IN, stranger: 'BAD_USER_INPUT', owner: 'BAD_USER_INPUT' },
    },
  ],
  'Mutation.removeAuthenticator': [{ document: 'mutation { removeAuthenticator { message } }', expected: NONE }],
  'Mutation.createRecoveryCodes': [{ document: 'mutation { createRecoveryCodes { codes } }', expected: NONE }],
};

const EXAMPLE =
  'mutation ($id: ID!) { testWebhook(input: { id: $id, event: CARD_CREATED }) { webhookDelivery { id } } }';
const by = (document: string) => ({ document, variables: (f: Fixture) => ({ id: f.privateCard }), expected: NONE });

/** Webhooks; those of others are tried in webhooks.test.ts. */
export const WEBHOOK_OPERATIONS: Operations = {
  'Query.webhook': [
    {
      document: 'query ($id: ID!) { webhook(id: $id) { id } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: { ...SIGN_IN, stranger: 'null', owner: 'null' },
    },
  ],
  // Tried over a socket in listen.test.ts.
  'Subscription.webhookRequested': [],
  'Mutation.createWebhook': [
    {
      document: `mutation { createWebhook(input: { url: "https://93.184.215.14/hook", events: [CARD_CREATED] }) {
        signingKey } }`,
      expected: OWN,
    },
  ],
  'Mutation.updateWebhook': [
    by('mutation ($id: ID!) { updateWebhook(input: { id: $id, isOn: false }) { webhook { id } } }'),
  ],
  'Mutation.rotateWebhookSecret': [
    by('mutation ($id: ID!) { rotateWebhookSecret(input: { id: $id }) { signingKey } }'),
  ],
  'Mutation.endOldWebhookKey': [by('mutation ($id: ID!) { endOldWebhookKey(input: { id: $id }) { webhook { id } } }')],
  'Mutation.deleteWebhook': [by('mutation ($id: ID!) { deleteWebhook(input: { id: $id }) { deletedWebhookId } }')],
  'Mutation.testWebhook': [by(EXAMPLE)],
  'Mutation.resendWebhookDelivery': [
    by('mutation ($id: ID!) { resendWebhookDelivery(input: { id: $id }) { webhookDelivery { id } } }'),
  ],
  'Mutation.replayWebhookDeliveries': [
    by(`mutation ($id: ID!) {
      replayWebhookDeliveries(input: { id: $id, from: "2026-11-01T00:00:00Z" }) { count } }`),
  ],
};
