import { AppError, checkCardData, type PlanKey, startFromTemplate } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import type { Context, Services, Viewer } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { Card, Cards } from '../../cards/index.ts';
import { User } from '../../identity/index.ts';
import { findPlan } from '../../plans/index.ts';
import { assertMayInOrganization } from '../organizations/organization-change.service.ts';
import { OrganizationCard } from './organization-card.entity.ts';
import { OrganizationTemplate } from './organization-template.entity.ts';
import type { OrganizationTemplateInput } from './organization-template.inputs.ts';
import { noSuchTemplate } from './organization-template.service.ts';

/** Makes a private card of the viewer's that follows the template. NOT_FOUND for who is not in the team. */
export async function createCardFromTemplate(
  context: Context,
  viewer: Viewer,
  { id }: OrganizationTemplateInput,
): Promise<Card> {
  const found = isUuid(id) ? await context.db.manager.findOneBy(OrganizationTemplate, { id }) : null;
  if (!found) throw noSuchTemplate();
  await assertMayInOrganization(context, viewer, { id: found.organizationId, action: 'useTemplates' });
  return inTransaction(context.db, async (tx) => {
    const plan = await findPlan(context, tx, viewer.id);
    const card = await insertFromTemplate(tx, { userId: viewer.id, plan }, id);
    await emit(tx, 'card.created', { card });
    return card;
  });
}

/** A card of that person, from the template as it is at this moment. */
export async function insertFromTemplate(
  tx: EntityManager,
  { userId, plan }: { userId: string; plan: PlanKey },
  templateId: string,
): Promise<Card> {
  // Held until the card is there: a change of the template comes either before it or to it, too.
  const where = { id: templateId };
  const template = await tx.findOne(OrganizationTemplate, { where, lock: { mode: 'pessimistic_read' } });
  if (!template) throw noSuchTemplate();
  const user = await tx.findOneByOrFail(User, { id: userId });
  const { data, message } = checkCardData(startFromTemplate(template, { name: user.fullName, email: user.email }));
  if (message) throw new AppError('BAD_USER_INPUT', message);
  const card = await Cards.insertCard(tx, userId, { data, visibility: 'PRIVATE', plan });
  const { organizationId } = template;
  await tx.insert(OrganizationCard, { cardId: card.id, organizationId, templateId });
  return card;
}

/** The newest card that the person has made from the template; null when none. */
export async function findFollowingCard(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  { id }: OrganizationTemplate,
): Promise<Card | null> {
  const [row] = await db.query<{ id: string }[]>(
    `SELECT c.id FROM organization_cards o JOIN cards c ON c.id = o.card_id
      WHERE o.template_id = $1 AND c.owner_id = $2 ORDER BY c.created_at DESC, c.id DESC LIMIT 1`,
    [id, viewer.id],
  );
  return row ? db.manager.findOneBy(Card, { id: row.id }) : null;
}

/** How many cards follow the template. */
export function countCards({ db }: Pick<Services, 'db'>, { id }: OrganizationTemplate): Promise<number> {
  return db.manager.countBy(OrganizationCard, { templateId: id });
}

/** The cards that were made from the team's templates, also from those that are gone; and who has them now. */
export function listOrganizationCards(
  { db }: Pick<Services, 'db'>,
  organizationId: string,
): Promise<{ id: string; ownerId: string }[]> {
  return db.query(
    `SELECT c.id, c.owner_id AS "ownerId" FROM organization_cards o JOIN cards c ON c.id = o.card_id
      WHERE o.organization_id = $1`,
    [organizationId],
  );
}

/** Gives the cards that somebody has from the team's templates to another member. How many. What they brought stays theirs. */
export async function transferCards(
  tx: EntityManager,
  { organizationId, userId, heirId }: { organizationId: string; userId: string; heirId: string },
): Promise<number> {
  await tx.query(
    `DELETE FROM organization_cards o USING cards c
      WHERE c.id = o.card_id AND c.owner_id = $2 AND o.organization_id = $1 AND o.is_brought`,
    [organizationId, userId],
  );
  const cards = await tx
    .createQueryBuilder(Card, 'card')
    .innerJoin(OrganizationCard, 'made', 'made.card_id = card.id')
    .where('made.organization_id = :organizationId AND card.owner_id = :userId', { organizationId, userId })
    .orderBy('card.id')
    .setLock('pessimistic_write', undefined, ['card'])
    .getMany();
  for (const card of cards) await Cards.moveCard(tx, card, heirId);
  return cards.length;
}
