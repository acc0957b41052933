import {
  AppError,
  DEFAULT_EXCHANGE_RULES,
  EXCHANGE_CONSENT_VERSION,
  EXCHANGE_FIELDS,
  type ExchangeRules,
  exchangeConsent,
  exchangeRulesProblem,
  isOpenCard,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Card, CardAccess } from '../cards/index.ts';
import { areBlocked } from '../chat/index.ts';
import type { SetExchangeFormInput } from './exchange.inputs.ts';
import type { ExchangeForm } from './exchange.types.ts';
import { ExchangeFormRow } from './exchange-form.entity.ts';

/** Switches the form of a card of the viewer on or off, and says what it asks for. NOT_FOUND for others' cards. */
export async function setExchangeForm({ db }: Context, viewer: Viewer, input: SetExchangeFormInput): Promise<Card> {
  return inTransaction(db, async (tx) => {
    const where = { id: input.cardId, ownerId: viewer.id };
    // The lock makes two changes at once run one after the other.
    const card = isUuid(input.cardId) ? await tx.findOne(Card, { where, lock: { mode: 'pessimistic_write' } }) : null;
    if (!card) throw noSuchCard();
    const before = await tx.findOneBy(ExchangeFormRow, { cardId: card.id });
    const rules = changedRules(before?.rules ?? DEFAULT_EXCHANGE_RULES, input);
    const problem = exchangeRulesProblem(rules);
    if (problem) throw new AppError('BAD_USER_INPUT', problem, 'email');
    const isOn = input.isOn ?? before?.isOn ?? true;
    await tx.save(ExchangeFormRow, { cardId: card.id, isOn, rules, updatedAt: new Date() });
    return card;
  });
}

function changedRules(before: ExchangeRules, input: SetExchangeFormInput): ExchangeRules {
  const rules = { ...before };
  for (const field of EXCHANGE_FIELDS) rules[field] = input[field] ?? rules[field];
  return rules;
}

/** The form of a card. Others than its owner see one that is switched on, and none of a private card. */
export async function findExchangeForm(
  { db, viewer, loaders, request }: Context,
  card: Card,
): Promise<ExchangeForm | null> {
  const isOwn = viewer?.id === card.ownerId;
  const form = await db.manager.findOneBy(ExchangeFormRow, { cardId: card.id });
  const isOn = form?.isOn ?? true;
  if (!isOwn && (!isOn || !isOpenCard(card))) return null;
  if (!isOwn && viewer && (await areBlocked({ db }, card.ownerId, viewer.id))) return null;
  const owner = await loaders.user.load(card.ownerId);
  return {
    isOn,
    rules: form?.rules ?? DEFAULT_EXCHANGE_RULES,
    consent: render(exchangeConsent(owner?.fullName ?? ''), request.language),
    consentVersion: EXCHANGE_CONSENT_VERSION,
  };
}

/** What a card asks visitors for; null while its form is switched off. */
export async function findOpenRules({ db }: Pick<Services, 'db'>, cardId: string): Promise<ExchangeRules | null> {
  const form = await db.manager.findOneBy(ExchangeFormRow, { cardId });
  return openRules(form);
}

/** What a card with this row asks visitors for. A card without a row has the usual form. */
export function openRules(form: Pick<ExchangeFormRow, 'isOn' | 'rules'> | null): ExchangeRules | null {
  if (!form) return DEFAULT_EXCHANGE_RULES;
  return form.isOn ? form.rules : null;
}

/** The card and what its form asks for. NOT_FOUND unless strangers may see the card and its form is switched on. */
export async function findOpenForm(
  context: Pick<Services, 'db'>,
  viewer: Viewer | null,
  cardId: string,
): Promise<{ card: Card; rules: ExchangeRules }> {
  const card = await CardAccess.findVisibleCard(context, viewer, { id: cardId });
  const rules = card && (await findOpenRules(context, card.id));
  if (!rules || !isOpenCard(card)) throw noSuchCard();
  // If one has blocked the other, a signed-in visitor gets the same answer as for a closed form.
  const isOwn = viewer?.id === card.ownerId;
  if (viewer && !isOwn && (await areBlocked(context, card.ownerId, viewer.id))) throw noSuchCard();
  return { card, rules };
}

function noSuchCard(): AppError {
  return new AppError('NOT_FOUND', msg('This card doesn’t accept contact details.'), 'cardId');
}
