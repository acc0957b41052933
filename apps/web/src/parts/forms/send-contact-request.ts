import { checkContactRequest } from '@tessera/domain';
import { say, sayAll } from '@tessera/texts';
import { postJson } from '../../data/session/post-json.ts';
import type { SendAnswer } from './use-request-form.ts';

/** Checks the message and sends it. A module of its own, fetched on sending: the check brings telephone tables along. */
export async function sendContactRequest(values: Record<string, string>): Promise<SendAnswer> {
  const { request, errors, message } = checkContactRequest(values);
  if (!request) return { isOk: false, message: say(message), fields: sayAll(errors) };
  return postJson('/api/contact-requests', request);
}
