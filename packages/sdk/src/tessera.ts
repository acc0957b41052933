import { files, images, notifications, profile } from './areas/account.ts';
import { analytics } from './areas/analytics.ts';
import { cards } from './areas/cards.ts';
import { contacts, reminders } from './areas/contacts.ts';
import { conversations } from './areas/conversations.ts';
import { deals } from './areas/deals.ts';
import { directory } from './areas/directory.ts';
import { groups } from './areas/groups.ts';
import { shares } from './areas/shares.ts';
import { sync } from './areas/sync.ts';
import { webhooks } from './areas/webhooks.ts';
import { Live } from './live.ts';
import { type AnswerReport, createTransport, type Run, readToken } from './transport.ts';

export interface TesseraOptions {
  /** Address of the server, e.g. `https://cards.example.com`. */
  origin: string;
  /** An access token (Settings → Developers → Tokens for apps and scripts), or a function that gives it. Without it, public cards only. */
  token?: string | (() => string | Promise<string>);
  /** In place of the runtime's own. */
  fetch?: typeof globalThis.fetch;
  /** The class of `ws`, where the runtime has no `WebSocket` (Node.js 20). */
  webSocket?: unknown;
  /** How often a call is tried again after a network failure, 429, 502, 503 or 504; 5 by default. */
  retries?: number;
  /** How long one try may take, in milliseconds; 30,000 by default. */
  timeoutMs?: number;
  /** Told of every answer: its status, request id and cost. */
  onAnswer?: (report: AnswerReport) => void;
}

/** A Tessera server, by GraphQL. All calls throw `TesseraError`. */
export class Tessera {
  readonly analytics: ReturnType<typeof analytics>;
  readonly cards: ReturnType<typeof cards>;
  readonly contacts: ReturnType<typeof contacts>;
  readonly conversations: ReturnType<typeof conversations>;
  readonly deals: ReturnType<typeof deals>;
  readonly directory: ReturnType<typeof directory>;
  readonly files: ReturnType<typeof files>;
  readonly groups: ReturnType<typeof groups>;
  readonly images: ReturnType<typeof images>;
  /** Events as they happen. */
  readonly live: Live;
  readonly notifications: ReturnType<typeof notifications>;
  readonly profile: ReturnType<typeof profile>;
  readonly reminders: ReturnType<typeof reminders>;
  readonly shares: ReturnType<typeof shares>;
  readonly sync: ReturnType<typeof sync>;
  readonly webhooks: ReturnType<typeof webhooks>;
  /** Any query or mutation of the schema: `tessera.request(operation, variables)`. */
  readonly request: Run;

  constructor(options: TesseraOptions) {
    const { origin } = new URL(options.origin);
    const run = createTransport({ ...options, origin });
    this.request = run;
    this.analytics = analytics(run);
    this.cards = cards(run);
    this.contacts = contacts(run);
    this.conversations = conversations(run);
    this.deals = deals(run);
    this.directory = directory(run);
    this.files = files(run);
    this.groups = groups(run);
    this.images = images(run);
    this.notifications = notifications(run);
    this.profile = profile(run);
    this.reminders = reminders(run);
    this.shares = shares(run);
    this.sync = sync(run);
    this.webhooks = webhooks(run);
    const url = `${origin.replace(/^http/, 'ws')}/graphql`;
    this.live = new Live({ url, webSocket: options.webSocket, getToken: () => readToken(options) }, run);
  }
}
