import { createHash, randomBytes } from 'node:crypto';
import {
  AppError,
  checkExchange,
  contactFilePath,
  EXCHANGE_DETAILS,
  type ExchangeDetails,
  isOpenCard,
  MESSAGES,
  readPrivacy,
  regionFor,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import type { Context, Services } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { type Card, Cards } from '../cards/index.ts';
import { type Contact, ContactSql, ContactStore } from '../contacts/index.ts';
import type { User } from '../identity/index.ts';
import type { CorrectExchangeInput } from './exchange.inputs.ts';
import type { ContactExchange, ExchangeEntry } from './exchange.types.ts';
import { Lead } from './lead.entity.ts';
import { correctContacts, eraseFromContacts } from './lead-contacts.service.ts';

/** 256 bits: nobody guesses one. */
const TOKEN_BYTES = 32;
/** As many bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

type Reading = Pick<Context, 'db' | 'loaders'>;

/** Absolute address of the visitor's private link. */
export function leadUrl({ env }: Pick<Services, 'env'>, token: string): string {
  return `${env.publicOrigin}/exchange?token=${token}`;
}

/** What was left by the link of that token; null when there is nothing any more, or never was. */
export async function findLead(context: Context, token: string): Promise<ExchangeEntry | null> {
  await context.rateLimits.consume('linkByAddress', context.request.address);
  const lead = await findByToken(context.db.manager, token);
  return lead && showLead(context, lead);
}

/** What a visitor may see of a lead. */
export async function showLead({ loaders }: Reading, lead: Lead): Promise<ExchangeEntry> {
  const { name, email, phone, company, role, note, rules, consentText, consentedAt, updatedAt } = lead;
  const owner = await loaders.user.load(lead.ownerId);
  const card = lead.cardId ? await loaders.card.load(lead.cardId) : null;
  return {
    ...{ name, email, phone, company, role, note, rules, consentedAt, updatedAt },
    ownerName: owner?.fullName ?? '',
    ...(await findOpenPaths({ loaders }, card, owner)),
    consent: consentText,
  };
}

/** Paths of the card's page and of its contact file, as far as everybody may open them. */
export async function findOpenPaths(
  { loaders }: Pick<Context, 'loaders'>,
  card: Card | null,
  owner: User | null,
): Promise<{ cardPath: string | null; contactFilePath: string | null }> {
  const path = card && isOpenCard(card) ? await Cards.cardPath({ loaders }, card) : null;
  const isOffered = card && path && readPrivacy(owner).details;
  return { cardPath: path, contactFilePath: isOffered ? contactFilePath({ ...card, path }) : null };
}

/** Puts right what is given. BAD_USER_INPUT names all wrong fields; NOT_FOUND when there is nothing any more. */
export async function correctExchange(context: Context, input: CorrectExchangeInput): Promise<ExchangeEntry> {
  await context.rateLimits.consume('linkByAddress', context.request.address);
  const corrected = await change(context, input.token, async (tx, lead) => {
    const owner = await context.loaders.user.load(lead.ownerId);
    const said = { ...pickDetails(lead), ...given(input) };
    const { details, errors } = checkExchange(said, lead.rules, regionFor(owner ?? {}));
    if (Object.keys(errors).length > 0) throw new AppError('BAD_USER_INPUT', MESSAGES.invalidFields, errors);
    await correctContacts(tx, lead, details);
    return tx.save(Object.assign(lead, details, { updatedAt: new Date() }));
  });
  return showLead(context, corrected);
}

/** Removes the lead and what came from it. NOT_FOUND when there is nothing any more. */
export async function eraseExchange(context: Context, { token }: { token: string }): Promise<void> {
  await context.rateLimits.consume('linkByAddress', context.request.address);
  await change(context, token, async (tx, lead) => {
    await eraseFromContacts(tx, lead);
    await tx.delete(Lead, { id: lead.id });
  });
}

/** Goes one after the other with everything else that writes to the owner's address book. */
function change<T>({ db }: Context, token: string, work: (tx: EntityManager, lead: Lead) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    const found = await findByToken(tx, token);
    if (found) await ContactStore.lockAddressBook(tx, found.ownerId);
    const lead = found && (await tx.findOneBy(Lead, { id: found.id }));
    if (!lead) throw new AppError('NOT_FOUND', msg('This no longer exists.'), 'token');
    return work(tx, lead);
  });
}

async function findByToken(tx: EntityManager, token: string): Promise<Lead | null> {
  const tokenHash = hashLeadToken(token);
  return tokenHash && tx.findOneBy(Lead, { tokenHash });
}

function pickDetails(lead: Lead): ExchangeDetails {
  return Object.fromEntries(EXCHANGE_DETAILS.map((name) => [name, lead[name]])) as ExchangeDetails;
}

/** Null empties a field. */
function given(input: CorrectExchangeInput): Partial<ExchangeDetails> {
  const entries = EXCHANGE_DETAILS.map((name) => [name, input[name] === null ? '' : input[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** How the contact, or what became a part of it, left their details on cards of the viewer; the latest first. */
export function listExchanges({ db }: Pick<Services, 'db'>, contact: Contact): Promise<ContactExchange[]> {
  return db.query<ContactExchange[]>(
    `WITH RECURSIVE ${ContactSql.selectFamily('$1::uuid')}
     SELECT id, card_id AS "cardId", share_id AS "shareId", channel, consent_text AS consent,
            consent_version AS "consentVersion", consented_at AS "consentedAt"
       FROM exchange_entries WHERE contact_id IN (SELECT id FROM family) ORDER BY created_at DESC, id LIMIT 50`,
    [contact.id],
  );
}

/** The token of a private link. */
export function makeLeadToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The hash of a token that is stored; null for text that is no token of ours. */
export function hashLeadToken(token: string): Buffer | null {
  return TOKEN.test(token) ? createHash('sha256').update(token).digest() : null;
}
