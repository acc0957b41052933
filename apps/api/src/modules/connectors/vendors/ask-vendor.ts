import { cutText, toWellFormed } from '@tessera/domain';
import { joinTexts, msg } from '@tessera/texts';
import { readRetryAfter } from '../../../kernel/retry-after.ts';
import { VendorError, type VendorFault, type VendorRequest } from './vendor.ts';

const TIMEOUT_MS = 15_000;
const MESSAGE_CHARS = 300;
/** The allowance of a whole day is used up: there is no hurry. */
const DAILY_WAIT_SECONDS = 3600;

interface Asked extends VendorRequest {
  /** Who is asked, for people. */
  name: string;
  url: string;
  headers: Record<string, string>;
  /** Instead of JSON. */
  form?: Record<string, string>;
}

/** Asks a service once; gives its JSON, null where it answers with nothing. Throws VendorError alone. */
export async function askVendor(asked: Asked): Promise<unknown> {
  const response = await send(asked);
  const text = await response.text().catch(() => {
    throw away(asked.name);
  });
  if (!response.ok) throw toRefusal(asked.name, response, text);
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw away(asked.name);
  }
}

async function send({ name, url, path, query = {}, method = 'GET', headers, body, form }: Asked): Promise<Response> {
  const address = new URL(url + path);
  for (const [key, values] of Object.entries(query)) {
    for (const value of [values].flat()) address.searchParams.append(key, value);
  }
  const content = form ? new URLSearchParams(form) : body && JSON.stringify(body);
  try {
    return await fetch(address, {
      method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(content && { body: content }),
      // A token must not follow to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    // What went wrong may quote the request, and with it the token.
    throw away(name);
  }
}

function away(name: string): VendorError {
  return new VendorError('away', msg('{service} can’t be reached.', { service: name }));
}

function toRefusal(name: string, { status, headers }: Response, text: string): VendorError {
  const said = messageIn(text);
  // Salesforce says with 403 that the day's requests are used up, HubSpot names the allowance.
  const isDaily = text.includes('REQUEST_LIMIT_EXCEEDED') || /"policyName":\s*"DAILY"/.test(text);
  const isBusy = status === 429 || (status === 503 && headers.has('retry-after'));
  if (isBusy || isDaily) {
    const retryAfterSeconds = readRetryAfter(headers.get('retry-after'), isDaily ? DAILY_WAIT_SECONDS : undefined);
    return new VendorError('busy', msg('{service} is limiting requests.', { service: name }), {
      status,
      retryAfterSeconds,
    });
  }
  if (status === 401)
    return new VendorError('unauthorised', msg('{service} has ended the permission.', { service: name }), { status });
  // Notion answers so when two write at once, and asks for another try.
  if (status >= 500 || status === 408 || text.includes('"conflict_error"')) return away(name);
  const fault: VendorFault = status === 404 ? 'missing' : 'refused';
  return new VendorError(
    fault,
    said
      ? joinTexts([name, said], ': ')
      : msg('{service} refused ({status}).', { service: name, status: String(status) }),
    { status },
  );
}

/** What the service says, in whichever of the usual shapes; '' when it says nothing. */
function messageIn(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    const [one] = Array.isArray(body) ? (body as unknown[]) : [body];
    const inner = readText(one, 'message') || readText(one, 'error_description');
    const nested = typeof one === 'object' && one !== null ? readText(Reflect.get(one, 'error'), 'message') : '';
    return cutText(toWellFormed((inner || nested).replaceAll('\0', '')), MESSAGE_CHARS);
  } catch {
    return '';
  }
}

function readText(value: unknown, key: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const found: unknown = Reflect.get(value, key);
  return typeof found === 'string' ? found : '';
}
