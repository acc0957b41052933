import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { type AccountAnswer, signInByPasskey } from './api.ts';
import { postJson } from './post-json.ts';

/** Fetched when a passkey is first asked for: nobody else needs it. */
const load = () => import('@simplewebauthn/browser');

/** Whether this browser has passkeys for this address: they belong to a name, never to a number. */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|:/.test(location.hostname);
  return typeof PublicKeyCredential === 'function' && !isNumber;
}

/**
 * Signs in by a passkey. With `isAutofill` the browser offers it in the email field, and this waits until the person
 * chooses one. Null when they would rather not, or the browser can't.
 */
export async function signInWithPasskey({ isAutofill = false } = {}): Promise<AccountAnswer | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await load();
  if (isAutofill && !(await browserSupportsWebAuthnAutofill())) return null;
  const asked = await postJson('/api/auth/passkey/options', {});
  if (!asked.isOk) return asked;
  try {
    const optionsJSON = asked.body.options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
    const { answer, acceptedPasskeys } = await signInByPasskey(response);
    signalAccepted(acceptedPasskeys);
    return answer;
  } catch (error) {
    return isCancelled(error) ? null : { isOk: false, message: passkeyProblem(error), fields: {} };
  }
}

/** Ends what waits in the email field. */
export async function stopPasskeyAutofill(): Promise<void> {
  const { WebAuthnAbortService } = await load();
  WebAuthnAbortService.cancelCeremony();
}

/** Makes a passkey on this device. Null when the person would rather not. */
export async function makePasskey(options: object): Promise<object | null> {
  const { startRegistration } = await load();
  return orNull(startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] }));
}

/** Asks for one of the person's passkeys. Null when they would rather not. */
export async function askForPasskey(options: object): Promise<object | null> {
  const { startAuthentication } = await load();
  return orNull(
    startAuthentication({ optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'] }),
  );
}

/** Tells the browser which passkeys are still accepted, so that it offers no others. Browsers that can't hear it don't. */
export function signalAccepted(accepted: unknown): void {
  const signal: unknown = Reflect.get(PublicKeyCredential, 'signalAllAcceptedCredentials');
  if (typeof signal !== 'function' || typeof accepted !== 'object') return;
  Promise.resolve(signal.call(PublicKeyCredential, accepted)).catch(() => {});
}

/** What went wrong with a passkey, in words for people. */
function passkeyProblem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return t('This device already has a passkey for your account.');
  if (error instanceof Error && error.name === 'SecurityError') return t('Passkeys don’t work on this address.');
  return error instanceof TypeError ? say(MESSAGES.cantConnect) : t('That passkey didn’t work. Try again.');
}

async function orNull(work: Promise<object>): Promise<object | null> {
  try {
    return await work;
  } catch (error) {
    if (isCancelled(error)) return null;
    throw new Error(passkeyProblem(error));
  }
}

/** The person closed the browser's dialog, or another one was opened. */
function isCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}
