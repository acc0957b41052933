import { AppError, checkCardData, followTemplate, mayInOrganization, type OrganizationAction } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { announcePublicChange } from '../../../infra/response-cache.ts';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { Card, Cards } from '../../cards/index.ts';
import { changeOrganization, type OrganizationChange } from '../organizations/organization-change.service.ts';
import { OrganizationCard } from './organization-card.entity.ts';
import { OrganizationTemplate } from './organization-template.entity.ts';
import type { OrganizationCardInput, OrganizationTemplateCardInput } from './organization-template.inputs.ts';
import { noSuchTemplate } from './organization-template.service.ts';

/**
 * Puts a card that is there already under a template: one of the viewer's own, or for admins any of the team's. What is
 * locked is on it as a new version. BAD_USER_INPUT when what is left could not be saved as a card.
 */
export async function putCardUnderTemplate(
  context: Context,
  viewer: Viewer,
  { id, cardId }: OrganizationTemplateCardInput,
): Promise<Card> {
  const where = { id: await findTemplateOrganization(context, id), action: 'useTemplates' } as const;
  const saved = await changeOrganization(context, { viewer, ...where }, async (change) => {
    const { tx, organization, note } = change;
    const template = await tx.findOne(OrganizationTemplate, { where: { id }, lock: { mode: 'pessimistic_read' } });
    if (!template) throw noSuchTemplate();
    const { card, made } = await reachedCard(change, viewer, cardId);
    const followed = await follow(context, tx, { card, template });
    const { id: organizationId } = organization;
    // A card that the team has already stays the team's; another stays its owner's.
    const row = { cardId, organizationId, templateId: template.id, isBrought: made?.isBrought ?? true };
    await tx.upsert(OrganizationCard, row, ['cardId']);
    await note({ action: 'CARD_FOLLOWED', subject: template.name, personId: card.ownerId });
    return followed;
  });
  await announcePublicChange(context);
  return saved;
}

/**
 * Takes a card off its template, with all that it says. Its owner may where they brought it; else admins. Gives its id.
 */
export async function takeCardOffTemplate(
  context: Context,
  viewer: Viewer,
  { cardId }: OrganizationCardInput,
): Promise<string> {
  const found = isUuid(cardId) ? await context.db.manager.findOneBy(OrganizationCard, { cardId }) : null;
  const where = { id: found?.organizationId ?? '', action: 'view' } as const;
  return changeOrganization(context, { viewer, ...where }, async (change) => {
    const { tx, role, note } = change;
    const { card, made } = await reachedCard(change, viewer, cardId);
    if (!made?.templateId) throw noSuchCard();
    if (!made.isBrought && !mayInOrganization(role, 'manageTemplates')) {
      throw new AppError(
        'FORBIDDEN',
        msg('This card was made from the team’s template. Ask an admin to remove the template.'),
      );
    }
    const { templateId } = made;
    const template = await tx.findOneByOrFail(OrganizationTemplate, { id: templateId });
    if (made.isBrought) await tx.delete(OrganizationCard, { cardId });
    else await tx.update(OrganizationCard, { cardId }, { templateId: null });
    await note({ action: 'CARD_RELEASED', subject: template.name, personId: card.ownerId });
    return cardId;
  });
}

/** The id of the template's team, '' when there is no such template: the refusal is that for strangers. */
export async function findTemplateOrganization({ db }: Pick<Context, 'db'>, templateId: string): Promise<string> {
  const found = isUuid(templateId) ? await db.manager.findOneBy(OrganizationTemplate, { id: templateId }) : null;
  return found?.organizationId ?? '';
}

export interface ReachedCard {
  card: Card;
  /** Null: it has nothing to do with a team. */
  made: OrganizationCard | null;
}

/** The card, held, if it is the viewer's own, or the team's and theirs to manage. Else NOT_FOUND. */
async function reachedCard(change: OrganizationChange, viewer: Viewer, cardId: string): Promise<ReachedCard> {
  const { tx } = change;
  const where = { id: cardId };
  const card = isUuid(cardId) ? await tx.findOne(Card, { where, lock: { mode: 'pessimistic_write' } }) : null;
  const made = card && (await tx.findOneBy(OrganizationCard, { cardId }));
  if (!card || !mayReach(change, viewer, { card, made })) throw noSuchCard();
  return { card, made };
}

/** Whether a card is the viewer's own, or the team's and theirs to manage. */
export function mayReach(
  { organization, role }: Pick<OrganizationChange, 'role'> & { organization: { id: string } },
  viewer: Viewer,
  { card, made }: ReachedCard,
): boolean {
  const action: OrganizationAction = card.ownerId === viewer.id ? 'useTemplates' : 'manageTemplates';
  const isThere = card.ownerId === viewer.id || made?.organizationId === organization.id;
  return isThere && mayInOrganization(role, action);
}

async function follow(
  _context: Context,
  tx: EntityManager,
  { card, template }: { card: Card; template: OrganizationTemplate },
): Promise<Card> {
  const data = followTemplate(template, card.data);
  const { message, errors } = checkCardData(data);
  const fields = Object.fromEntries(Object.entries(errors).map(([path, text]) => [`data.${path}`, text]));
  if (message)
    throw new AppError('BAD_USER_INPUT', msg('Under this template: {problem}', { problem: message }), fields);
  if (JSON.stringify(data) === JSON.stringify(card.data)) return card;
  const saved = await Cards.saveCardChange(tx, card, { data, visibility: card.visibility });
  await emit(tx, 'card.updated', { card: saved });
  return saved;
}

export function noSuchCard(): AppError {
  return new AppError('NOT_FOUND', msg('This card no longer exists.'), 'cardId');
}
