const NO_ID = '00000000-0000-7000-8000-000000000000';

/**
 * Every operation that needs a proof, in the words of somebody who may do it, with the password that tests sign in with
 * and `$response: WebAuthnJSON!`.
 */
export const PROOF_OPERATIONS: Record<string, string> = {
  changePassword: `changePassword(input: { currentPassword: "secret-enough", newPassword: "mine from now" }) { message }`,
  changeEmail: `changeEmail(input: { email: "intruder@example.com", password: "secret-enough" }) { message }`,
  createAccessToken: 'createAccessToken(input: { name: "CRM", scopes: [CARDS_READ] }) { token }',
  createApp: 'createApp(input: { name: "CRM", redirectUris: [] }) { clientKey }',
  rotateAppSecret: `rotateAppSecret(input: { id: "${NO_ID}" }) { clientKey }`,
  createWebhook: 'createWebhook(input: { url: "http://127.0.0.1/x", events: [CARD_CREATED] }) { signingKey }',
  updateWebhook: `updateWebhook(input: { id: "${NO_ID}", url: "http://127.0.0.1/x" }) { webhook { id } }`,
  rotateWebhookSecret: `rotateWebhookSecret(input: { id: "${NO_ID}" }) { signingKey }`,
  transferGroup: `transferGroup(input: { id: "${NO_ID}", userId: "${NO_ID}" }) { group { id } }`,
  transferOrganization: `transferOrganization(input: { id: "${NO_ID}", userId: "${NO_ID}" }) { organization { id } }`,
  setOrganizationSecondFactor: `setOrganizationSecondFactor(input: { id: "${NO_ID}", isRequired: true }) { organization { id } }`,
  deleteOrganization: `deleteOrganization(input: { id: "${NO_ID}" }) { __typename }`,
  endSession: `endSession(input: { id: "${NO_ID}" }) { __typename }`,
  endOtherSessions: 'endOtherSessions { endedCount }',
  startPasskey: 'startPasskey { options }',
  addPasskey: 'addPasskey(input: { name: "Mine", response: $response }) { passkey { id } }',
  removePasskey: `removePasskey(input: { id: "${NO_ID}" }) { __typename }`,
  startAuthenticator: 'startAuthenticator { key }',
  confirmAuthenticator: 'confirmAuthenticator(input: { code: "123456" }) { codes }',
  removeAuthenticator: 'removeAuthenticator { message }',
  createRecoveryCodes: 'createRecoveryCodes { codes }',
  startPayouts: 'startPayouts { url }',
  registerPushSubscription:
    'registerPushSubscription(input: { endpoint: "https://127.0.0.1/x", p256dh: "x", auth: "x" }) { isRegistered }',
  connectAutomation: 'connectAutomation { inboundKey }',
  startConnection: 'startConnection(input: { kind: HUBSPOT }) { url }',
  finishConnection: 'finishConnection(input: { state: "x", code: "x" }) { connector { id } }',
  connectWithToken: 'connectWithToken(input: { kind: HUBSPOT, token: "x" }) { connector { id } }',
  rotateInboundKey: `rotateInboundKey(input: { id: "${NO_ID}" }) { inboundKey }`,
  refundPayment: `refundPayment(input: { id: "${NO_ID}" }) { deal { id } }`,
  startTrial: 'startTrial { billing { canTry } }',
  changePlan: 'changePlan(input: { plan: PRO, currency: INR, dueMinor: 0 }) { __typename }',
  cancelSubscription: 'cancelSubscription { billing { canTry } }',
  resumeSubscription: 'resumeSubscription { billing { canTry } }',
  setSeat: `setSeat(input: { id: "${NO_ID}", userId: "${NO_ID}", hasSeat: true }) { __typename }`,
};

/** A document with that operation alone. */
export function toProofDocument(name: string): string {
  const field = PROOF_OPERATIONS[name] ?? '';
  return `mutation ${field.includes('$response') ? '($response: WebAuthnJSON!)' : ''} { ${field} }`;
}
