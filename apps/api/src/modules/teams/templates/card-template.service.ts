import { AppError, type CardData, followTemplate, lockedErrors, requiredErrors } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { toEntity } from '../../../kernel/rows.ts';
import { OrganizationCard } from './organization-card.entity.ts';
import { OrganizationTemplate } from './organization-template.entity.ts';

/** The template that a card follows; null for most cards. The card is locked by whoever changes it. */
async function findTemplate(tx: EntityManager, cardId: string): Promise<OrganizationTemplate | null> {
  const [row] = await tx.query<{ template: Record<string, unknown> }[]>(
    `SELECT row_to_json(t.*) AS template FROM organization_cards o JOIN organization_templates t ON t.id = o.template_id
      WHERE o.card_id = $1`,
    [cardId],
  );
  return row ? toEntity(tx.dataSource, OrganizationTemplate, row.template) : null;
}

/**
 * Refuses what the template of the card does not allow: FORBIDDEN names locked fields that were changed, BAD_USER_INPUT
 * required ones that say nothing.
 */
export async function assertFollowsTemplate(tx: EntityManager, cardId: string, data: CardData): Promise<void> {
  const template = await findTemplate(tx, cardId);
  if (!template) return;
  const [locked, required] = [lockedErrors(template, data), requiredErrors(template, data)];
  const fields = { ...required, ...locked };
  if (Object.keys(locked).length > 0) throw new AppError('FORBIDDEN', msg('Your team sets these fields.'), fields);
  if (Object.keys(required).length > 0)
    throw new AppError('BAD_USER_INPUT', msg('Your team requires more fields.'), fields);
}

/** The data as the card's template has it now, e.g. of an earlier version. */
export async function withTemplate(tx: EntityManager, cardId: string, data: CardData): Promise<CardData> {
  const template = await findTemplate(tx, cardId);
  return template ? followTemplate(template, data) : data;
}

/** The templates that cards follow, in the order of the cards' ids; null of none. */
export async function loadTemplates(
  db: DataSource,
  cardIds: readonly string[],
): Promise<(OrganizationTemplate | null)[]> {
  const made = await db.manager.findBy(OrganizationCard, { cardId: In(cardIds) });
  const byCard = new Map(made.map(({ cardId, templateId }) => [cardId, templateId]));
  const ids = made.flatMap(({ templateId }) => templateId ?? []);
  const found = ids.length > 0 ? await db.manager.findBy(OrganizationTemplate, { id: In(ids) }) : [];
  const byId = new Map(found.map((template) => [template.id, template]));
  return cardIds.map((cardId) => byId.get(byCard.get(cardId) ?? '') ?? null);
}
