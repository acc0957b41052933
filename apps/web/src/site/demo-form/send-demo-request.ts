import { checkDemoRequest } from '@tessera/domain';
import { say, sayAll } from '@tessera/texts';
import { postJson } from '../../data/session/post-json.ts';
import { ownRegion } from '../../locale/own-region.ts';
import { busyFor } from '../../parts/forms/busy-for.ts';
import type { SendAnswer } from '../../parts/forms/use-request-form.ts';

/** How long the button says “Scheduling…” at least. */
const LEAST_BUSY_MS = 900;

/** Checks the request and sends it. A module of its own, fetched on sending: the check brings telephone tables along. */
export async function sendDemoRequest(values: Record<string, string>): Promise<SendAnswer> {
  const { request, errors, message } = checkDemoRequest(values, ownRegion());
  if (!request) return { isOk: false, message: say(message), fields: sayAll(errors) };
  return busyFor(LEAST_BUSY_MS, postJson('/api/demo-requests', request));
}
