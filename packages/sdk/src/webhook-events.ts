import type {
  ContactSource,
  DealPaymentStatus,
  DealStage,
  ShareMode,
  Visibility,
  WebhookEvent,
} from './generated/operations.ts';

/** A card as a webhook tells of it. */
export interface WebhookCard {
  id: string;
  slug: string;
  title: string;
  visibility: Visibility;
  version: number;
  url: string;
  /** What the card says; `type` and `theme` in small letters, as REST writes them. */
  data: Record<string, unknown>;
  createdAt: string;
  updatedAt: string;
}

export interface WebhookShare {
  id: string;
  cardId: string;
  mode: ShareMode;
  groupId: string | null;
  createdAt: string;
}

/** What a visitor left on a card. */
export interface WebhookLead {
  id: string;
  contactId: string | null;
  cardId: string;
  name: string;
  company: string;
  role: string;
  email: string;
  phone: string;
  note: string;
  createdAt: string;
}

/** One of a contact's email addresses or phone numbers. */
export interface WebhookContactPoint {
  value: string;
  /** Such as 'work'; '' without one. */
  label: string;
}

export interface WebhookContact {
  id: string;
  name: string;
  company: string;
  role: string;
  /** The first of `emails`; '' without any. */
  email: string;
  /** The first of `phones`; '' without any. */
  phone: string;
  emails: readonly WebhookContactPoint[];
  phones: readonly WebhookContactPoint[];
  website: string;
  note: string;
  event: string;
  tags: readonly string[];
  metAt: string | null;
  source: ContactSource;
  createdAt: string;
  updatedAt: string;
}

/** A contact that was deleted or merged. */
export interface WebhookContactGone {
  id: string;
  name: string;
  tags: readonly string[];
  /** The contact that it was merged into; null if it was deleted. */
  mergedInto: string | null;
}

export interface WebhookDeal {
  id: string;
  name: string;
  stage: DealStage;
  /** In the smallest unit of the currency, e.g. cents. */
  valueMinor: number;
  currency: string;
  expectedOn: string | null;
  note: string;
  paymentStatus: DealPaymentStatus | null;
  contactId: string | null;
  contactName: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface WebhookMessage {
  id: string;
  conversationId: string;
  number: number;
  senderId: string | null;
  text: string;
  createdAt: string;
}

interface Nouns {
  card: WebhookCard;
  share: WebhookShare;
  lead: WebhookLead;
  contact: WebhookContact;
  deal: WebhookDeal;
  message: WebhookMessage;
}

/** `card.created` for CARD_CREATED: payloads name events like this. */
export type WebhookEventName = WebhookEvent extends infer Name
  ? Name extends `${infer Noun}_${infer Verb}`
    ? `${Lowercase<Noun>}.${Lowercase<Verb>}`
    : never
  : never;

/** The `data` of each event. */
export type WebhookData<Name extends WebhookEventName = WebhookEventName> = Name extends 'card.deleted'
  ? { card: Pick<WebhookCard, 'id' | 'slug' | 'title'> }
  : Name extends 'contact.deleted'
    ? { contact: WebhookContactGone }
    : Name extends 'deal.deleted'
      ? { deal: Pick<WebhookDeal, 'id' | 'name' | 'contactId'> }
      : Name extends `${infer Noun extends keyof Nouns}.${string}`
        ? { [Key in Noun]: Nouns[Key] }
        : never;

/** A verified webhook: `type` says which `data` it has. */
export type VerifiedWebhook = {
  [Name in WebhookEventName]: {
    /** The same for each try of one event: handle it once. */
    id: string;
    type: Name;
    /** When it happened (ISO 8601). */
    timestamp: string;
    /** Present only in test events. */
    isTest?: true;
    data: WebhookData<Name>;
  };
}[WebhookEventName];
