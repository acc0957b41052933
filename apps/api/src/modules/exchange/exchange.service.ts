import { createHash } from 'node:crypto';
import type { Channel } from '@tessera/domain';
import {
  ADDRESSES,
  AppError,
  checkExchange,
  displayTitle,
  EXCHANGE_CONSENT_VERSION,
  type ExchangeDetails,
  type ExchangeRules,
  emailKey,
  exchangeConsent,
  fillPath,
  isOpenCard,
  MESSAGES,
  regionFor,
  toPoints,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { toSite } from '../../infra/limits/network.ts';
import { queueMail } from '../../infra/mail/mail.ts';
import type { Context, Viewer } from '../../kernel/context.ts';
import { onDuplicate } from '../../kernel/duplicates.ts';
import { emit } from '../../kernel/events.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import type { RateLimitName } from '../../kernel/module.ts';
import { definePort } from '../../kernel/port.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { campaignKey, trimUtm } from '../../kernel/utm.ts';
import { Card, Cards } from '../cards/index.ts';
import { ContactStore, SavedCards } from '../contacts/index.ts';
import { type User, Users } from '../identity/index.ts';
import { findKnownShare } from '../shares/index.ts';
import type { SendExchangeInput } from './exchange.inputs.ts';
import type { SentExchange } from './exchange.types.ts';
import { exchangeCopyEmail, leadEmail } from './exchange-email.ts';
import { findOpenForm } from './exchange-form.service.ts';
import { Lead } from './lead.entity.ts';
import { findOpenPaths, hashLeadToken, leadUrl, makeLeadToken, showLead } from './lead.service.ts';
import { addToContact, findEarlierContact } from './lead-contacts.service.ts';
import { queueLeadDigest } from './lead-digest.service.ts';

/** What is needed to write it down. */
interface Sending {
  card: Card;
  owner: User;
  details: ExchangeDetails;
  rules: ExchangeRules;
  token: string;
  way: Pick<Lead, 'shareId' | 'channel' | 'campaign'>;
  ownCard: Card | null;
  emails: { isCopied: boolean; isTold: boolean };
}

/** Counts that a visitor left their details on the card. */
export const countLead =
  definePort<
    (
      context: Context,
      card: Card,
      lead: { leadId: string; shareMark?: string | null; channel: Channel | null; utm?: SendExchangeInput['utm'] },
    ) => Promise<boolean>
  >('exchange.countLead');

/**
 * Leaves a visitor's details on a card: they become a contact of its owner, who is told. NOT_FOUND for a card that takes
 * none, BAD_USER_INPUT names all wrong fields, CONFLICT on `token` when the same form was sent before.
 */
export async function sendExchange(context: Context, input: SendExchangeInput): Promise<SentExchange> {
  const { viewer, rateLimits, request, loaders } = context;
  await rateLimits.consume('exchangeByAddress', request.address);
  const { card, rules } = await findOpenForm(context, viewer, input.cardId);
  const owner = await loaders.user.load(card.ownerId);
  if (!owner || owner.id === viewer?.id) throw new AppError('BAD_USER_INPUT', msg('This is your own card.'));
  const details = checkedDetails(input, rules, owner);
  await takePlace(context, card.id);
  const sending: Sending = {
    ...{ card, owner, details, rules },
    token: input.token ?? makeLeadToken(),
    way: {
      shareId: (await findKnownShare(context, card.id, input.shareMark))?.id ?? null,
      channel: knownChannel(input),
      campaign: campaignKey(trimUtm(input.utm)),
    },
    ownCard: await findOwnCard(context, viewer, input.ownCardId),
    emails: {
      isCopied: await mayCopy(context, { owner, viewer, email: details.email }),
      isTold: await mayTell(context, owner),
    },
  };
  const { lead, isMailed } = await onDuplicate(
    inTransaction(context.db, (tx) => write(tx, context, sending)),
    'exchange_entries_token_hash_key',
    new AppError('CONFLICT', msg('This has already been sent.'), 'token'),
  );
  const { channel } = sending.way;
  await countLead(context, card, { shareMark: input.shareMark ?? null, channel, utm: input.utm, leadId: lead.id });
  return {
    entry: await showLead(context, lead),
    url: leadUrl(context, sending.token),
    isMailed,
  };
}

/** The number of details that a network may always leave on a card, whatever other networks do. */
const FIRST_EXCHANGES = 2;

/**
 * A few networks can use up a card's limit for the hour. That doesn't block its form for everyone: networks that have left nothing
 * yet are let in.
 */
async function takePlace({ rateLimits, request }: Context, cardId: string): Promise<void> {
  const site = `${cardId} ${toSite(request.address)}`;
  const { most, left } = await rateLimits.spend('exchangeByCardSite', site, 1);
  const isFirst = left >= most - FIRST_EXCHANGES;
  await rateLimits.consume(isFirst ? 'firstExchangesByCard' : 'exchangeByCard', cardId);
}

function checkedDetails(input: SendExchangeInput, rules: ExchangeRules, owner: User): ExchangeDetails {
  const { details, errors } = checkExchange(input, rules, regionFor(owner));
  if (input.website) errors.website = msg('Leave this field empty.');
  if (input.agreedTo !== EXCHANGE_CONSENT_VERSION)
    errors.agreedTo = msg('We can’t keep anything without your consent.');
  if (Object.keys(errors).length > 0) throw new AppError('BAD_USER_INPUT', MESSAGES.invalidFields, errors);
  return details;
}

/** Of a share alone it is known that it was a link. */
function knownChannel({ channel, shareMark }: SendExchangeInput): Sending['way']['channel'] {
  return channel ?? (shareMark ? 'LINK' : null);
}

/** The viewer's card that goes along. BAD_USER_INPUT unless it is theirs and not private. */
async function findOwnCard(
  { db }: Context,
  viewer: Viewer | null,
  id: string | null | undefined,
): Promise<Card | null> {
  if (!id) return null;
  const card = viewer && isUuid(id) ? await db.manager.findOneBy(Card, { id, ownerId: viewer.id }) : null;
  if (card && isOpenCard(card)) return card;
  throw new AppError('BAD_USER_INPUT', msg('Choose one of your cards that other people can see.'), 'ownCardId');
}

/** An account whose address nobody has proved has no mail sent to others, neither as owner nor as visitor. */
async function mayCopy(
  context: Context,
  { owner, viewer, email }: { owner: User; viewer: Viewer | null; email: string },
): Promise<boolean> {
  const visitor = viewer && (await context.loaders.user.load(viewer.id));
  if (email === '' || !owner.emailConfirmedAt || (visitor && !visitor.emailConfirmedAt)) return false;
  return mayMail(context, 'exchangeMailByRecipient', emailKey(email));
}

/** A visitor's details only ever go to an address that has proved to be the owner's. */
async function mayTell(context: Context, owner: User): Promise<boolean> {
  return owner.notifyLeads && owner.emailConfirmedAt !== null && mayMail(context, 'leadMailByOwner', owner.id);
}

/** Whether one more mail may go there. What is kept of an address is a hash. */
async function mayMail({ rateLimits }: Context, limit: RateLimitName, key: string): Promise<boolean> {
  try {
    await rateLimits.consume(limit, createHash('sha256').update(key).digest('base64url'));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

async function write(
  tx: EntityManager,
  context: Context,
  sending: Sending,
): Promise<{ lead: Lead; isMailed: boolean }> {
  const { card, owner, details, rules, token, way, ownCard } = sending;
  await ContactStore.lockAddressBook(tx, owner.id);
  const id = uuid();
  const now = new Date();
  const contactId = await keepContact(tx, sending, { entryId: id, now });
  if (ownCard) await SavedCards.noteSavedCard(tx, { ownerId: owner.id, cardId: ownCard.id, contactId });
  const lead = await tx.save(
    Object.assign(new Lead(), {
      ...{ id, ownerId: owner.id, cardId: card.id, contactId, senderCardId: ownCard?.id ?? null, rules },
      ...details,
      ...way,
      tokenHash: hashLeadToken(token),
      consentVersion: EXCHANGE_CONSENT_VERSION,
      consentText: render(exchangeConsent(owner.fullName), context.request.language),
      ...{ consentedAt: now, createdAt: now, updatedAt: now },
    }),
  );
  const isMailed = await queueEmails(tx, context, { ...sending, contactId });
  await emit(tx, 'lead.created', { lead });
  return { lead, isMailed };
}

/** A contact of the owner's: the visitor's earlier one, or a new one. Gives its id. */
async function keepContact(
  tx: EntityManager,
  { card, owner, details, ownCard }: Sending,
  { entryId, now }: { entryId: string; now: Date },
): Promise<string> {
  const event = card.data.type === 'event' ? displayTitle(card.data) : '';
  const userId = ownCard?.ownerId ?? null;
  const earlier = await findEarlierContact(tx, owner.id, details);
  if (earlier) {
    await addToContact(tx, earlier, { details, event, entryId, userId });
    return earlier.id;
  }
  if (!(await ContactStore.hasRoom(tx, owner.id, 1)))
    throw new AppError('CONFLICT', msg('This card can’t accept more contact details right now.'));
  const reached = { phones: toPoints(details.phone), emails: toPoints(details.email) };
  const met = { website: '', tags: [], event, metAt: now };
  const [contactId = ''] = await ContactStore.insertContacts(tx, owner.id, [
    { fields: { ...details, ...reached, ...met }, source: 'EXCHANGE', entryId, userId },
  ]);
  return contactId;
}

/** Returns whether the visitor gets a copy. */
async function queueEmails(
  tx: EntityManager,
  context: Context,
  { card, owner, details, token, emails, contactId, ownCard }: Sending & { contactId: string },
): Promise<boolean> {
  const { env, request } = context;
  let isMailed = false;
  if (emails.isCopied) {
    const { cardPath, contactFilePath } = await findOpenPaths(context, card, owner);
    const email = exchangeCopyEmail(
      details,
      {
        name: owner.fullName,
        cardUrl: cardPath && env.publicOrigin + cardPath,
        contactFileUrl: contactFilePath && env.publicOrigin + contactFilePath,
      },
      leadUrl({ env }, token),
    );
    isMailed = await queueMail(tx, { to: details.email, isProved: false, language: request.language, email });
  }
  if (!emails.isTold && owner.notifyLeads && owner.emailConfirmedAt) await queueLeadDigest(tx, owner.id);
  if (!emails.isTold) return isMailed;
  const email = leadEmail(env, details, {
    cardTitle: displayTitle(card.data),
    url: `${env.publicOrigin}${fillPath(ADDRESSES.contactDetails.path, { id: contactId })}`,
    card: ownCard && {
      url: env.publicOrigin + (await Cards.cardPath(context, ownCard)),
      title: displayTitle(ownCard.data),
    },
    ...{ uid: contactId, at: new Date() },
  });
  const replyTo = details.email && { replyTo: details.email };
  await queueMail(tx, { ...Users.toMailbox(owner), ...replyTo, email });
  return isMailed;
}
