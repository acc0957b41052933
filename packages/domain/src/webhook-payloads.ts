import { SHARE_MODES } from './analytics.ts';
import { VISIBILITIES } from './card-data.ts';
import { CONTACT_SOURCES } from './contact-data.ts';
import { DEAL_STAGES } from './deal.ts';
import { DEAL_PAYMENT_STATUSES } from './deal-payment.ts';
import type { WebhookEvent } from './webhook.ts';

/** A part of a schema of JSON Schema. */
export interface PayloadSchema {
  type?: string | readonly string[];
  format?: string;
  enum?: readonly (string | null)[];
  description?: string;
  items?: PayloadSchema;
  properties?: Readonly<Record<string, PayloadSchema>>;
  required?: readonly string[];
  $ref?: string;
}

type Fields = Readonly<Record<string, PayloadSchema>>;

const text = (description: string): PayloadSchema => ({ type: 'string', description });
const id = (description: string): PayloadSchema => ({ type: 'string', format: 'uuid', description });
const time = (description: string): PayloadSchema => ({ type: 'string', format: 'date-time', description });
const whole = (description: string): PayloadSchema => ({ type: 'integer', description });
const oneOf = (values: readonly string[], description: string): PayloadSchema => ({
  type: 'string',
  enum: values,
  description,
});
const orNull = ({ type, enum: values, ...rest }: PayloadSchema): PayloadSchema => ({
  ...rest,
  type: [type ?? [], 'null'].flat(),
  ...(values && { enum: [...values, null] }),
});

const CARD_NAME = {
  id: id('The card.'),
  slug: text('The last part of its address.'),
  title: text('At most 120 characters.'),
} as const satisfies Fields;

const CARD = {
  ...CARD_NAME,
  visibility: oneOf(VISIBILITIES, 'Who may open the card.'),
  version: whole('Grows by one with every change.'),
  url: text('Absolute address of the public page.'),
  // As REST describes what a card says.
  data: { $ref: '#/components/schemas/CardData' },
  createdAt: time('When the card was made.'),
  updatedAt: time('When the card was last changed.'),
} as const satisfies Fields;

const SHARE = {
  id: id('The share.'),
  cardId: id('The card that was shared.'),
  mode: oneOf(SHARE_MODES, 'By which way it was shared.'),
  groupId: orNull(id('The group, for GROUP.')),
  createdAt: time('When it was shared.'),
} as const satisfies Fields;

const LEAD = {
  id: id('What the visitor left.'),
  contactId: orNull(id('The contact that it was added to.')),
  cardId: id('The card that they left it on.'),
  name: text('As the visitor wrote it.'),
  company: text('"" when it was left out.'),
  role: text('"" when it was left out.'),
  email: text('"" when it was left out.'),
  phone: text('E.164; "" when it was left out.'),
  note: text('"" when it was left out.'),
  createdAt: time('When they left it.'),
} as const satisfies Fields;

const points = (what: string): PayloadSchema => ({
  type: 'array',
  items: {
    type: 'object',
    properties: { value: text(what), label: text('What it is for, such as "work"; "" when nothing is said.') },
    required: ['value', 'label'],
  },
  description: 'At most 10.',
});

const CONTACT = {
  id: id('The contact.'),
  name: text('"" when it isn’t known.'),
  company: text('"" when it isn’t known.'),
  role: text('"" when it isn’t known.'),
  email: text('The first of `emails`; "" when there is none.'),
  phone: text('The first of `phones`; "" when there is none.'),
  emails: points('An email address.'),
  phones: points('E.164, followed by an extension such as `;ext=218` if there is one.'),
  website: text('"" when it isn’t known.'),
  note: text('The owner’s own note.'),
  event: text('Where they met.'),
  tags: { type: 'array', items: { type: 'string' }, description: 'At most 20.' },
  metAt: orNull(time('When they met.')),
  source: oneOf(CONTACT_SOURCES, 'How the contact came into the address book.'),
  createdAt: time('When the contact was added.'),
  updatedAt: time('When the contact was last changed.'),
} as const satisfies Fields;

const CONTACT_GONE = {
  id: CONTACT.id,
  name: CONTACT.name,
  tags: CONTACT.tags,
  mergedInto: orNull(id('The contact that it was merged into; null if it was deleted.')),
} as const satisfies Fields;

const DEAL = {
  id: id('The deal.'),
  name: text('At most 120 characters.'),
  stage: oneOf(DEAL_STAGES, 'How far it has come.'),
  valueMinor: whole('In the smallest unit of the currency, such as cents.'),
  currency: text('ISO 4217, such as EUR.'),
  expectedOn: orNull({ type: 'string', format: 'date', description: 'When it is expected to be won.' }),
  note: text('The owner’s own note.'),
  paymentStatus: orNull(oneOf(DEAL_PAYMENT_STATUSES, 'Of its payment link; null without one.')),
  contactId: orNull(id('Whom it is with; null once the contact is deleted.')),
  contactName: text('The name of the contact.'),
  version: whole('Grows by one with every change.'),
  createdAt: time('When it was opened.'),
  updatedAt: time('When it was last changed.'),
} as const satisfies Fields;

const DEAL_GONE = { id: DEAL.id, name: DEAL.name, contactId: DEAL.contactId } as const satisfies Fields;

const MESSAGE = {
  id: id('The message.'),
  conversationId: id('The conversation that it is in.'),
  number: whole('Its place in the conversation, from 1.'),
  senderId: orNull(id('Who wrote it.')),
  text: text('"" for a picture alone.'),
  createdAt: time('When it was written.'),
} as const satisfies Fields;

/** What each event tells of its object: what is sent has these fields and no others. */
export const WEBHOOK_FIELDS = {
  'card.created': CARD,
  'card.updated': CARD,
  'card.deleted': CARD_NAME,
  'share.created': SHARE,
  'lead.created': LEAD,
  'contact.created': CONTACT,
  'contact.updated': CONTACT,
  'contact.deleted': CONTACT_GONE,
  'deal.created': DEAL,
  'deal.updated': DEAL,
  'deal.deleted': DEAL_GONE,
  'message.created': MESSAGE,
} as const satisfies Record<WebhookEvent, Fields>;

/** The facts that an event tells, taken from an object that may have more. */
export function pickWebhookFacts<Event extends WebhookEvent>(
  event: Event,
  object: { readonly [Name in keyof (typeof WEBHOOK_FIELDS)[Event]]?: unknown },
): object {
  const source = object as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(WEBHOOK_FIELDS[event]).map((name) => [name, source[name]]));
}

/** The JSON Schema of what is sent: the event's name, when it happened, and its `data` with one object. */
export function webhookPayloadSchema(event: WebhookEvent): object {
  const [noun = ''] = event.split('.');
  const fields: Fields = WEBHOOK_FIELDS[event];
  const object = { type: 'object', properties: fields, required: Object.keys(fields) };
  return {
    type: 'object',
    properties: {
      type: { type: 'string', const: event },
      timestamp: time('When it happened.'),
      isTest: {
        type: 'boolean',
        description: 'True for a test event. Real events don’t have it.',
      },
      data: { type: 'object', properties: { [noun]: object }, required: [noun] },
    },
    required: ['type', 'timestamp', 'data'],
  };
}
