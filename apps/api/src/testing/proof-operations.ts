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
  updateWebhook: `updateWebhook(input: { id: "${NO_ID}", url: "http://127.0.0.1/x" }) { id }`,
  rotateWebhookSecret: `rotateWebhookSecret(input: { id: "${NO_ID}" }) { signingKey }`,
  transferGroup: `transferGroup(input: { id: "${NO_ID}", userId: "${NO_ID}" }) { id }`,
  transferOrganization: `transferOrganization(input: { id: "${NO_ID}", userId: "${NO_ID}" }) { id }`,
  setOrganizationSecondFactor: `setOrganizationSecondFactor(input: { id: "${NO_ID}", isRequired: true }) { id }`,
  deleteOrganization: `deleteOrganization(input: { id: "${NO_ID}" })`,
  endSession: `endSession(input: { id: "${NO_ID}" })`,
  endOtherSessions: 'endOtherSessions',
  startPasskey: 'startPasskey',
  addPasskey: 'addPasskey(input: { name: "Mine", response: $response }) { id }',
  removePasskey: `removePasskey(input: { id: "${NO_ID}" })`,
  startAuthenticator: 'startAuthenticator { key }',
  confirmAuthenticator: 'confirmAuthenticator(input: { code: "123456" }) { codes }',
  removeAuthenticator: 'removeAuthenticator { message }',
  createRecoveryCodes: 'createRecoveryCodes { codes }',
  startPayouts: 'startPayouts { url }',
  registerPushSubscription:
    'registerPushSubscription(input: { endpoint: "https://127.0.0.1/x", p256dh: "x", auth: "x" })',
  connectAutomation: 'connectAutomation { inboundKey }',
  startConnection: 'startConnection(input: { kind: HUBSPOT }) { url }',
  finishConnection: 'finishConnection(input: { state: "x", code: "x" }) { id }',
  connectWithToken: 'connectWithToken(input: { kind: HUBSPOT, token: "x" }) { id }',
  rotateInboundKey: `rotateInboundKey(input: { id: "${NO_ID}" }) { inboundKey }`,
  refundPayment: `refundPayment(input: { id: "${NO_ID}" }) { id }`,
  startTrial: 'startTrial { canTry }',
  changePlan: 'changePlan(input: { plan: PRO, currency: INR, dueMinor: 0 }) { __typename }',
  cancelSubscription: 'cancelSubscription { canTry }',
  resumeSubscription: 'resumeSubscription { canTry }',
  setSeat: `setSeat(input: { id: "${NO_ID}", userId: "${NO_ID}", hasSeat: true }) { __typename }`,
};

/** A document with that operation alone. */
export function toProofDocument(name: string): string {
  const field = PROOF_OPERATIONS[name] ?? '';
  return `mutation ${field.includes('$response') ? '($response: WebAuthnJSON!)' : ''} { ${field} }`;
}
