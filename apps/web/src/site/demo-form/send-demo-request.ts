import { checkDemoRequest } from '@tessera/domain';
import { busyFor } from '../../forms/busy-for.ts';
import type { SendAnswer } from '../../forms/use-request-form.ts';
import { postJson } from '../../session/post-json.ts';

/** How long the button says “Scheduling…” at least. */
const LEAST_BUSY_MS = 900;

/** Checks the request and sends it. A module of its own, fetched on sending: the check brings telephone tables along. */
export async function sendDemoRequest(values: Record<string, string>): Promise<SendAnswer> {
  const { request, errors, message } = checkDemoRequest(values);
  if (!request) return { isOk: false, message, fields: errors };
  return busyFor(LEAST_BUSY_MS, postJson('/api/demo-requests', request));
}
