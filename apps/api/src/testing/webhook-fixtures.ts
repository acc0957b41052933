import type { WebhookEvent } from '@tessera/domain';
import { writeChange } from './change-document.ts';
import type { Person, TestServer } from './server.ts';

export const DELIVERY =
  'id event isTest status nextAttemptAt payload attempts { status headers { name value } durationMs answer error }';
export interface Delivery {
  id: string;
  event: string;
  isTest: boolean;
  status: string;
  nextAttemptAt: string | null;
  payload: string;
  attempts: {
    status: number | null;
    headers: { name: string; value: string }[];
    durationMs: number;
    answer: string;
    error: string;
  }[];
}

export interface MadeWebhook {
  webhook: { id: string; url: string; disabledAt: string | null };
  signingKey: string;
}

const INPUTS: Record<string, string> = {
  rotateWebhookSecret: 'WebhookInput',
  endOldWebhookKey: 'WebhookInput',
  deleteWebhook: 'WebhookInput',
};

/** What the tests of webhooks begin with. */
export function webhookFixtures(server: TestServer) {
  /** Runs one mutation that takes an input; gives what it gave, or the refusal. */
  async function change<Data>(as: Person, name: string, input: object, selection: string) {
    const { query, read } = writeChange(name, selection, INPUTS[name]);
    const { data, errors } = await server.graphql<Record<string, unknown>>(query, { as, variables: { input } });
    return { data: read<Data>(data) as Data, ...errors?.[0]?.extensions };
  }

  const create = (
    as: Person,
    url: string,
    events: WebhookEvent[],
    filter: { cardIds?: string[]; tags?: string[] } = {},
  ) => {
    const names = events.map((event) => event.toUpperCase().replace('.', '_'));
    return change<MadeWebhook>(
      as,
      'createWebhook',
      { url, events: names, ...filter },
      '{ webhook { id url disabledAt } signingKey }',
    );
  };

  return { change, create };
}
