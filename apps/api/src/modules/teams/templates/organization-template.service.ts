import {
  AppError,
  AUDIT_DETAILS,
  type CardData,
  checkTemplate,
  followTemplate,
  lockedErrors,
  ORGANIZATION_LIMITS,
  type Region,
  type TemplateRules,
  wearBrand,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type EntityManager, In } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { announcePublicChange } from '../../../infra/response-cache.ts';
import type { Context, Services, Viewer } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { Card, saveDataOfMany } from '../../cards/index.ts';
import { Users } from '../../identity/index.ts';

import type { Organization } from '../organizations/organization.entity.ts';
import { changeOrganization, findOpenRole } from '../organizations/organization-change.service.ts';
import { OrganizationCard } from './organization-card.entity.ts';
import { OrganizationTemplate } from './organization-template.entity.ts';
import type {
  CreateOrganizationTemplateInput,
  OrganizationTemplateInput,
  TemplateContentInput,
  UpdateOrganizationTemplateInput,
} from './organization-template.inputs.ts';

/** The team's templates, the oldest first. */
export function listTemplates({ db }: Pick<Services, 'db'>, { id }: Organization): Promise<OrganizationTemplate[]> {
  return db.manager.find(OrganizationTemplate, {
    where: { organizationId: id },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
}

/** A template of the viewer's team, while that is open to them; null for any other. */
export async function findTemplate(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<OrganizationTemplate | null> {
  const template = isUuid(id) ? await db.manager.findOneBy(OrganizationTemplate, { id }) : null;
  return template && (await findOpenRole({ db }, viewer, template.organizationId)) ? template : null;
}

/** BAD_USER_INPUT names all wrong fields; CONFLICT when the team has as many as it can have. */
export async function createTemplate(
  context: Context,
  viewer: Viewer,
  input: CreateOrganizationTemplateInput,
): Promise<OrganizationTemplate> {
  const template = checked(input, { region: await Users.regionOfViewer(context, viewer) });
  const where = { id: input.organizationId, action: 'manageTemplates' } as const;
  return changeOrganization(context, { viewer, ...where }, async ({ tx, organization, note }) => {
    if (
      (await tx.countBy(OrganizationTemplate, { organizationId: organization.id })) >= ORGANIZATION_LIMITS.templates
    ) {
      throw new AppError(
        'CONFLICT',
        msg('This team has reached the limit of {most} templates.', { most: ORGANIZATION_LIMITS.templates }),
      );
    }
    const id = uuid();
    const content = withBrand(template, organization);
    await tx.insert(OrganizationTemplate, { ...content, id, organizationId: organization.id });
    await note({ action: 'TEMPLATE_CREATED', subject: template.name });
    return tx.findOneByOrFail(OrganizationTemplate, { id });
  });
}

/** Changes the template and every card that follows it, all at once. BAD_USER_INPUT names all wrong fields. */
export async function updateTemplate(
  context: Context,
  viewer: Viewer,
  input: UpdateOrganizationTemplateInput,
): Promise<OrganizationTemplate> {
  const region = await Users.regionOfViewer(context, viewer);
  const saved = await changeTemplate(
    context,
    { viewer, id: input.id },
    async ({ tx, template, organization, note }) => {
      const next = withBrand(checked(input, { region, before: template.data }), organization);
      const changed = await tx.save(Object.assign(template, next, { updatedAt: new Date() }));
      const count = await bringCardsInStep(context, tx, changed);
      await note({ action: 'TEMPLATE_CHANGED', subject: changed.name, detail: AUDIT_DETAILS.cardsChanged(count) });
      return changed;
    },
  );
  await announcePublicChange(context);
  return saved;
}

/** The template is gone; its cards stay as they are, and nothing of them is locked any more. Gives its id. */
export function deleteTemplate(context: Context, viewer: Viewer, { id }: OrganizationTemplateInput): Promise<string> {
  return changeTemplate(context, { viewer, id }, async ({ tx, template, note }) => {
    await tx.delete(OrganizationTemplate, { id });
    await note({ action: 'TEMPLATE_DELETED', subject: template.name });
    return id;
  });
}

/** Gives all templates that wear the team's kit what it says now, and their cards with them. How many cards changed. */
export async function dressTemplates(context: Context, tx: EntityManager, organization: Organization): Promise<number> {
  const templates = await tx.find(OrganizationTemplate, {
    where: { organizationId: organization.id, hasBrand: true },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  let count = 0;
  for (const template of templates) {
    const dressed = Object.assign(template, withBrand(template, organization), { updatedAt: new Date() });
    count += await bringCardsInStep(context, tx, await tx.save(dressed));
  }
  return count;
}

type Change = Parameters<Parameters<typeof changeOrganization>[2]>[0] & { template: OrganizationTemplate };

async function changeTemplate<T>(
  context: Context,
  { viewer, id }: { viewer: Viewer; id: string },
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const found = isUuid(id) ? await context.db.manager.findOneBy(OrganizationTemplate, { id }) : null;
  const where = { id: found?.organizationId ?? '', action: 'manageTemplates' } as const;
  return changeOrganization(context, { viewer, ...where }, async (change) => {
    // Held, so that no card is made from what it said before.
    const template = await change.tx.findOne(OrganizationTemplate, {
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    if (!template) throw noSuchTemplate();
    return work({ ...change, template });
  });
}

/** What is locked becomes a new version of each card that says something else. How many. */
async function bringCardsInStep(_context: Context, tx: EntityManager, template: OrganizationTemplate): Promise<number> {
  const made = await tx.findBy(OrganizationCard, { templateId: template.id });
  // All are held before the first is written: who saves one of them at this moment waits, and is then told what is locked.
  const cards = await tx.find(Card, {
    where: { id: In(made.map(({ cardId }) => cardId)) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const behind = cards.filter(({ data }) => Object.keys(lockedErrors(template, data)).length > 0);
  const changes = behind.map((card) => ({ card, data: followTemplate(template, card.data) }));
  for (const card of await saveDataOfMany(tx, changes)) await emit(tx, 'card.updated', { card });
  return changes.length;
}

export function noSuchTemplate(): AppError {
  return new AppError('NOT_FOUND', msg('This template no longer exists.'), 'id');
}

type Content = Pick<OrganizationTemplate, 'name' | 'data' | 'rules' | 'hasBrand'>;

/** What the template says once it wears the kit, where it does. BAD_USER_INPUT on `hasBrand` when there is none. */
function withBrand<T extends Pick<Content, 'data' | 'rules' | 'hasBrand'>>(
  content: T,
  { name, brand }: Organization,
): T & { data: CardData; rules: TemplateRules } {
  if (!content.hasBrand) return content;
  const text = msg('The team has no brand kit yet.');
  if (!brand) throw new AppError('BAD_USER_INPUT', text, 'hasBrand');
  return { ...content, ...wearBrand(content, name, brand) };
}

function checked(
  { name, data, fields, hasBrand }: TemplateContentInput,
  { region, before }: { region: Region; before?: CardData },
): Content {
  const rules = Object.fromEntries(fields.map(({ field, rule }) => [field, rule]));
  const { template, errors } = checkTemplate({ name, data, rules }, { region, ...(before && { before }) });
  if (Object.keys(errors).length === 0) return { ...template, hasBrand };
  throw AppError.ofFields(errors);
}
