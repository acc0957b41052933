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
      document: 'mutation ($id: ID!) { revokeAccessToken(input: { id: $id }) }',
      variables: (f) => ({ id: f.privateCard }),
      expected: NONE,
    },
  ],
};

/** Proofs of who somebody is; what they open is tried in security/proofs/proofs.test.ts. */
export const SECURITY_OPERATIONS: Operations = {
  'Mutation.confirmIdentity': [
    {
      document: 'mutation { confirmIdentity(input: { password: "secret-enough" }) { message } }',
      expected: OWN,
    },
  ],
};

const EXAMPLE = 'mutation ($id: ID!) { testWebhook(input: { id: $id, event: CARD_CREATED }) { id } }';
const by = (document: string) => ({ document, variables: (f: Fixture) => ({ id: f.privateCard }), expected: NONE });

/** Webhooks; those of others are tried in webhooks.test.ts. */
export const WEBHOOK_OPERATIONS: Operations = {
  'Query.webhooks': [{ document: '{ webhooks { id } }', expected: OWN }],
  'Query.webhook': [
    {
      document: 'query ($id: ID!) { webhook(id: $id) { id } }',
      variables: (f) => ({ id: f.privateCard }),
      expected: { ...SIGN_IN, stranger: 'null', owner: 'null' },
    },
  ],
  'Mutation.createWebhook': [
    {
      document: `mutation { createWebhook(input: { url: "https://93.184.215.14/hook", events: [CARD_CREATED] }) {
        signingKey } }`,
      expected: OWN,
    },
  ],
  'Mutation.updateWebhook': [by('mutation ($id: ID!) { updateWebhook(input: { id: $id, isOn: false }) { id } }')],
  'Mutation.rotateWebhookSecret': [
    by('mutation ($id: ID!) { rotateWebhookSecret(input: { id: $id }) { signingKey } }'),
  ],
  'Mutation.deleteWebhook': [by('mutation ($id: ID!) { deleteWebhook(input: { id: $id }) }')],
  'Mutation.testWebhook': [by(EXAMPLE)],
  'Mutation.resendWebhookDelivery': [by('mutation ($id: ID!) { resendWebhookDelivery(input: { id: $id }) { id } }')],
};
