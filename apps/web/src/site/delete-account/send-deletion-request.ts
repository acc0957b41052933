import { checkEmail, checkFullName, MESSAGES } from '@tessera/domain';
import { say, sayAll } from '@tessera/texts';
import { postJson } from '../../data/session/post-json.ts';
import type { SendAnswer } from '../../parts/forms/use-request-form.ts';
import { DELETE_FORM } from '../content/delete-account.ts';

/** Checks the request to delete an account and sends it. */
export async function sendDeletionRequest(values: Record<string, string>): Promise<SendAnswer> {
  const name = checkFullName(values.fullName ?? '');
  const { email, error } = checkEmail(values.email ?? '');
  const fields = { ...(name.error && { fullName: name.error }), ...(error && { email: error }) };
  if (Object.keys(fields).length > 0)
    return { isOk: false, message: say(MESSAGES.invalidFields), fields: sayAll(fields) };
  const reason = values.reason?.trim() ?? '';
  const request = { fullName: name.fullName, email, reason, source: 'web' };
  const answer = await postJson('/api/account/delete', request);
  if (answer.isOk) return answer;
  // The page has its own words for a failure. Only the server knows how long to wait.
  const message = answer.status === 429 ? answer.message : DELETE_FORM.failure;
  return { isOk: false, message, fields: answer.fields };
}
