import { type Message, msg } from '@tessera/texts';
import { SHARE_MODES } from './analytics.ts';
import { spellAudiences } from './audience.ts';
import { withSingleFields } from './card-contacts.ts';
import { fillCardData, VISIBILITIES } from './card-data.ts';
import { CONTACT_SOURCES } from './contact-data.ts';
import { DEAL_STAGES } from './deal.ts';
import { DEAL_PAYMENT_STATUSES } from './deal-payment.ts';
import type { TokenScope } from './token-scope.ts';

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

const card = {
  id: '0199f3c2-7d1e-7c31-9b52-1f0a4e6d2b77',
  slug: 'asha-rao',
  title: 'Asha Rao',
  visibility: 'PUBLIC',
  version: 3,
  url: 'https://cards.example.com/asha/asha-rao',
  data: spellAudiences(
    withSingleFields(fillCardData({ title: 'Asha Rao', name: 'Asha Rao', email: 'asha@example.com' })),
  ),
  createdAt: '2026-11-12T09:41:00.000Z',
  updatedAt: '2026-11-14T16:05:30.000Z',
};

const contact = {
  id: '0199f3c2-8a40-7d02-8c11-53d9be1f6a20',
  name: 'Mateo Silva',
  company: 'Azulejos Silva',
  role: 'Buyer',
  email: 'mateo@example.com',
  phone: '+351912345678',
  emails: [{ value: 'mateo@example.com', label: 'work' }],
  phones: [{ value: '+351912345678', label: 'mobile' }],
  website: '',
  note: '',
  event: 'Hannover Messe',
  tags: ['Fair'],
  metAt: '2026-11-12T09:41:00.000Z',
  source: 'MANUAL',
  createdAt: '2026-11-12T09:41:00.000Z',
  updatedAt: '2026-11-12T09:41:00.000Z',
};

const deal = {
  id: '0199f3c2-b2c4-7a19-8d3e-6f5a4b3c2d10',
  name: 'Tiles for the Lisbon shop',
  stage: 'NEW',
  valueMinor: 250000,
  currency: 'EUR',
  expectedOn: '2026-12-18',
  note: '',
  paymentStatus: null,
  contactId: contact.id,
  contactName: contact.name,
  version: 1,
  createdAt: '2026-11-14T16:05:30.000Z',
  updatedAt: '2026-11-14T16:05:30.000Z',
};

interface EventFacts {
  label: Message;
  scope: TokenScope;
  /** What its object has, no more and no less. */
  fields: Fields;
  /** A whole `data`. */
  example: object;
  /** Where `data` has the id of the card, and where the tags, that a webhook may be limited to. */
  cardAt?: readonly string[];
  tagsAt?: readonly string[];
}

const BY_CARD = { cardAt: ['card', 'id'] } as const;
const BY_TAGS = { tagsAt: ['contact', 'tags'] } as const;

/**
 * Everything that a webhook can tell of: what it is called for people, what a program needs to hear it, what its object has,
 * an example, and by what a webhook may be limited.
 */
export const WEBHOOK_EVENTS = {
  'card.created': {
    ...BY_CARD,
    label: msg('A card is created'),
    scope: 'cards:read',
    fields: CARD,
    example: { card: { ...card, version: 1, updatedAt: card.createdAt } },
  },
  'card.updated': { ...BY_CARD, label: msg('A card is changed'), scope: 'cards:read', fields: CARD, example: { card } },
  'card.deleted': {
    ...BY_CARD,
    label: msg('A card is deleted'),
    scope: 'cards:read',
    fields: CARD_NAME,
    example: { card: { id: card.id, slug: card.slug, title: card.title } },
  },
  'share.created': {
    cardAt: ['share', 'cardId'],
    label: msg('One of your cards is shared'),
    scope: 'shares:read',
    fields: SHARE,
    example: {
      share: {
        id: '0199f3c2-91b7-7e55-a6f0-2f7c0c9d1e34',
        cardId: card.id,
        mode: 'LINK',
        groupId: null,
        createdAt: '2026-11-14T16:05:30.000Z',
      },
    },
  },
  'lead.created': {
    cardAt: ['lead', 'cardId'],
    label: msg('A visitor leaves their details'),
    scope: 'contacts:read',
    fields: LEAD,
    example: {
      lead: {
        id: '0199f3c2-99e2-7a10-b4d3-0c8e5f7a6b91',
        contactId: contact.id,
        cardId: card.id,
        name: contact.name,
        company: contact.company,
        role: contact.role,
        email: contact.email,
        phone: contact.phone,
        note: 'Please send the catalogue.',
        createdAt: '2026-11-14T16:05:30.000Z',
      },
    },
  },
  'contact.created': {
    ...BY_TAGS,
    label: msg('A contact is added'),
    scope: 'contacts:read',
    fields: CONTACT,
    example: { contact },
  },
  'contact.updated': {
    ...BY_TAGS,
    label: msg('A contact is changed'),
    scope: 'contacts:read',
    fields: CONTACT,
    example: { contact: { ...contact, updatedAt: '2026-11-14T16:05:30.000Z' } },
  },
  'contact.deleted': {
    ...BY_TAGS,
    label: msg('A contact is deleted or merged'),
    scope: 'contacts:read',
    fields: CONTACT_GONE,
    example: {
      contact: {
        id: '0199f3c2-8a40-7d02-8c11-53d9be1f6a21',
        name: 'M. Silva',
        tags: contact.tags,
        mergedInto: contact.id,
      },
    },
  },
  'deal.created': { label: msg('A deal is opened'), scope: 'deals:read', fields: DEAL, example: { deal } },
  'deal.updated': {
    label: msg('A deal changes'),
    scope: 'deals:read',
    fields: DEAL,
    example: { deal: { ...deal, stage: 'WON', version: 2, updatedAt: '2026-11-20T08:12:00.000Z' } },
  },
  'deal.deleted': {
    label: msg('A deal is deleted'),
    scope: 'deals:read',
    fields: DEAL_GONE,
    example: { deal: { id: deal.id, name: deal.name, contactId: deal.contactId } },
  },
  'message.created': {
    label: msg('Someone writes to you'),
    scope: 'messages:read',
    fields: MESSAGE,
    example: {
      message: {
        id: '0199f3c2-a1f3-7b66-9c20-7e4d3a2b1c05',
        conversationId: '0199f3c2-a1f3-7b66-9c20-7e4d3a2b1c06',
        number: 12,
        senderId: '0199f3c2-a1f3-7b66-9c20-7e4d3a2b1c07',
        text: 'See you at the fair!',
        createdAt: '2026-11-14T16:05:30.000Z',
      },
    },
  },
} as const satisfies Record<string, EventFacts>;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as readonly WebhookEvent[];

/** What limits a webhook to some of these events, and where `data` has it; null where nothing does. */
export function webhookFilter(event: WebhookEvent): { by: 'cards' | 'tags'; path: readonly string[] } | null {
  const { cardAt, tagsAt }: EventFacts = WEBHOOK_EVENTS[event];
  if (cardAt) return { by: 'cards', path: cardAt };
  return tagsAt ? { by: 'tags', path: tagsAt } : null;
}

/** The facts that an event tells, taken from an object that may have more. */
export function pickWebhookFacts<Event extends WebhookEvent>(
  event: Event,
  object: { readonly [Name in keyof (typeof WEBHOOK_EVENTS)[Event]['fields']]?: unknown },
): object {
  const source = object as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(WEBHOOK_EVENTS[event].fields).map((name) => [name, source[name]]));
}

/** The JSON Schema of what is sent: the event's name, when it happened, and its `data` with one object. */
export function webhookPayloadSchema(event: WebhookEvent): object {
  const [noun = ''] = event.split('.');
  const fields: Fields = WEBHOOK_EVENTS[event].fields;
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
