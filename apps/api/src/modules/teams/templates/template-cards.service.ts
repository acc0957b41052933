import { mayInOrganization, type TemplateEffect, templateEffect } from '@tessera/domain';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { inAlphabet } from '../../../kernel/rows.ts';
import { Card, CardSql } from '../../cards/index.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { assertMayInOrganization } from '../organizations/organization-change.service.ts';
import { findTemplateOrganization, mayReach, noSuchCard } from './follow-template.service.ts';
import { OrganizationCard } from './organization-card.entity.ts';
import { OrganizationTemplate } from './organization-template.entity.ts';
import type { OrganizationTemplateCardInput, OrganizationTemplateInput } from './organization-template.inputs.ts';

/** More than that a screen does not list. */
const LISTED = 500;

/** A card of the team, as its owner and admins see it beside a template. */
export interface TemplateCard {
  id: string;
  title: string;
  ownerId: string;
  isFollowing: boolean;
  /** Whether the viewer may take it off. */
  mayTakeOff: boolean;
}

/** The team's cards: those that follow the template first. Admins are told all, others their own. */
export async function listTemplateCards(
  context: Context,
  viewer: Viewer,
  { id }: OrganizationTemplateInput,
): Promise<TemplateCard[]> {
  const organizationId = await findTemplateOrganization(context, id);
  const role = await assertMayInOrganization(context, viewer, { id: organizationId, action: 'useTemplates' });
  const isAdmin = mayInOrganization(role, 'manageTemplates');
  return context.db.query<TemplateCard[]>(
    `SELECT c.id, ${CardSql.selectTitle('c')} AS title, c.owner_id AS "ownerId", o.template_id IS NOT DISTINCT FROM $2 AS "isFollowing",
            (o.template_id = $2 AND ($4 OR o.is_brought)) IS TRUE AS "mayTakeOff"
       FROM organization_cards o JOIN cards c ON c.id = o.card_id JOIN users u ON u.id = c.owner_id
      WHERE o.organization_id = $1 AND (c.owner_id = $3 OR $4)
      ORDER BY "isFollowing" DESC, ${inAlphabet('u.full_name')}, c.created_at, c.id LIMIT ${LISTED}`,
    [organizationId, id, viewer.id, isAdmin],
  );
}

/** What would become of the card under the template. What it says now is told to its owner alone. */
export async function findTemplateEffect(
  context: Context,
  viewer: Viewer,
  { id, cardId }: OrganizationTemplateCardInput,
): Promise<TemplateEffect> {
  const { manager } = context.db;
  const organizationId = await findTemplateOrganization(context, id);
  const role = await assertMayInOrganization(context, viewer, { id: organizationId, action: 'useTemplates' });
  const [template, organization, card, made] = await Promise.all([
    manager.findOneByOrFail(OrganizationTemplate, { id }),
    manager.findOneByOrFail(Organization, { id: organizationId }),
    isUuid(cardId) ? manager.findOneBy(Card, { id: cardId }) : null,
    isUuid(cardId) ? manager.findOneBy(OrganizationCard, { cardId }) : null,
  ]);
  if (!card || !mayReach({ organization, role }, viewer, { card, made })) throw noSuchCard();
  const effect = templateEffect(template, card.data);
  if (card.ownerId === viewer.id) return effect;
  return { ...effect, changes: effect.changes.map((change) => ({ ...change, from: '' })) };
}
