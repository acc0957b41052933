import { hostname } from 'node:os';
import type { Tessera, WebhookEvent } from '@tessera/sdk';
import type { Call, Command } from './command.ts';
import { UsageError } from './terminal.ts';

/** As long as the server itself waits for an address. */
const TIMEOUT_MS = 10_000;
/** What is heard without `--events`; `login` asks for the scopes that it needs. */
const ALL_EVENTS: readonly WebhookEvent[] = [
  ...(['CARD_CREATED', 'CARD_UPDATED', 'CARD_DELETED', 'SHARE_CREATED', 'LEAD_CREATED'] as const),
  ...(['CONTACT_CREATED', 'CONTACT_UPDATED', 'DEAL_CREATED', 'DEAL_UPDATED', 'MESSAGE_CREATED'] as const),
];

export const LISTEN_COMMANDS: readonly Command[] = [
  {
    name: 'listen',
    usage: '--forward-to <address>',
    positionals: [],
    options: {
      'forward-to': { type: 'string', about: 'Where each event is sent to, such as http://localhost:3000/hook.' },
      events: { type: 'string', about: 'Which events, with commas, such as card.created; all by default.' },
      webhook: { type: 'string', about: 'The id of a webhook with the address listen:, in place of a new one.' },
    },
    about: 'Sends events to your own computer, signed as webhooks are.',
    run: listen,
  },
];

interface Request {
  headers: readonly { name: string; value: string }[];
  payload: string;
}

async function listen(call: Call): Promise<void> {
  const address = readAddress(call);
  const tessera = call.connect();
  const { signal } = call.terminal;
  const { id, isOurs } = await findWebhook(tessera, call);
  call.terminal.warn(`Events are sent to ${address}. Stop with Ctrl+C.`);
  try {
    for await (const request of tessera.live.webhook(id, { signal })) await forward(call, { address, request });
  } finally {
    await tessera.live.close();
    // Nobody would ever hear it again.
    if (isOurs) await tessera.webhooks.delete(id);
  }
}

async function findWebhook(
  tessera: Tessera,
  { values, terminal, isJson }: Call,
): Promise<{ id: string; isOurs: boolean }> {
  if (typeof values.webhook === 'string') return { id: values.webhook, isOurs: false };
  const { webhook, signingKey } = await tessera.webhooks.create({
    url: 'listen:',
    description: `tessera listen on ${hostname()}`.slice(0, 100),
    events: readEvents(values.events),
  });
  if (isJson) terminal.print(JSON.stringify({ webhookId: webhook.id, signingKey }));
  else terminal.print(`Signing key: ${signingKey}`);
  return { id: webhook.id, isOurs: true };
}

/** Sends it as the server would, and says what came of it. One event follows the other, in their order. */
async function forward(
  { terminal, isJson }: Call,
  { address, request }: { address: string; request: Request },
): Promise<void> {
  const headers = Object.fromEntries(request.headers.map(({ name, value }) => [name, value]));
  const began = performance.now();
  const outcome = await fetch(address, {
    method: 'POST',
    headers,
    body: request.payload,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then(
    async ({ status, body }) => {
      await body?.cancel();
      return { status, problem: null };
    },
    (error: Error) => ({ status: null, problem: readProblem(error) }),
  );
  const { type } = JSON.parse(request.payload) as { type: string };
  const durationMs = Math.round(performance.now() - began);
  if (isJson) {
    const told = { event: type, id: headers['webhook-id'], ...outcome, durationMs, payload: request.payload };
    terminal.print(JSON.stringify(told));
  } else terminal.print(`${type}  ${outcome.status ?? outcome.problem}  ${durationMs} ms`);
}

function readProblem({ cause, message }: Error): string {
  return (cause as { code?: string } | undefined)?.code ?? message;
}

function readAddress({ values }: Call): string {
  const address = values['forward-to'];
  if (typeof address !== 'string' || !/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : '')) {
    throw new UsageError('Say where to: tessera listen --forward-to http://localhost:3000/hook');
  }
  return address;
}

function readEvents(text: string | boolean | undefined): WebhookEvent[] {
  if (typeof text !== 'string') return [...ALL_EVENTS];
  const names = text.split(',').map((name) => name.trim().toUpperCase().replace('.', '_'));
  const wrong = names.find((name) => !ALL_EVENTS.includes(name as WebhookEvent));
  if (wrong !== undefined) throw new UsageError(`There is no event “${wrong.toLowerCase().replace('_', '.')}”.`);
  return names as WebhookEvent[];
}
