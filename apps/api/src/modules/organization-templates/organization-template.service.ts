import {
  AppError,
  checkTemplate,
  fillCardData,
  followTemplate,
  lockedErrors,
  ORGANIZATION_LIMITS,
  type Region,
} from '@tessera/domain';
import { type EntityManager, In } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Services, Viewer } from '../../platform/context.ts';
import { isUuid } from '../../platform/page.ts';
import { Card } from '../cards/card.entity.ts';
import { saveCardChange } from '../cards/card.service.ts';
import { announceDirectoryChange } from '../explore/directory.service.ts';
import type { Organization } from '../organizations/organization.entity.ts';
import { changeOrganization } from '../organizations/organization-change.service.ts';
import { regionOfViewer } from '../users/user.service.ts';
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

/** BAD_USER_INPUT names all wrong fields; CONFLICT when the team has as many as it can have. */
export async function createTemplate(
  context: Context,
  viewer: Viewer,
  input: CreateOrganizationTemplateInput,
): Promise<OrganizationTemplate> {
  const template = checked(input, await regionOfViewer(context, viewer));
  const where = { id: input.organizationId, action: 'manageTemplates' } as const;
  return changeOrganization(context, viewer, where, async ({ tx, organization, note }) => {
    if (
      (await tx.countBy(OrganizationTemplate, { organizationId: organization.id })) >= ORGANIZATION_LIMITS.templates
    ) {
      throw new AppError('CONFLICT', `A team has at most ${ORGANIZATION_LIMITS.templates} templates.`);
    }
    const id = uuid();
    await tx.insert(OrganizationTemplate, { ...template, id, organizationId: organization.id });
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
  const content = checked(input, await regionOfViewer(context, viewer));
  const saved = await changeTemplate(context, viewer, input.id, async ({ tx, template, note }) => {
    const changed = await tx.save(Object.assign(template, content, { updatedAt: new Date() }));
    const count = await bringCardsInStep(tx, changed);
    await note({ action: 'TEMPLATE_CHANGED', subject: changed.name, detail: `${count} cards changed` });
    return changed;
  });
  await announceDirectoryChange(context);
  return saved;
}

/** The template is gone; its cards stay as they are, and nothing of them is locked any more. Gives its id. */
export function deleteTemplate(context: Context, viewer: Viewer, { id }: OrganizationTemplateInput): Promise<string> {
  return changeTemplate(context, viewer, id, async ({ tx, template, note }) => {
    await tx.delete(OrganizationTemplate, { id });
    await note({ action: 'TEMPLATE_DELETED', subject: template.name });
    return id;
  });
}

type Change = Parameters<Parameters<typeof changeOrganization>[3]>[0] & { template: OrganizationTemplate };

async function changeTemplate<T>(
  context: Context,
  viewer: Viewer,
  id: string,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const found = isUuid(id) ? await context.db.manager.findOneBy(OrganizationTemplate, { id }) : null;
  const where = { id: found?.organizationId ?? '', action: 'manageTemplates' } as const;
  return changeOrganization(context, viewer, where, async (change) => {
    // Held, so that no card is made from what it said before.
    const template = await change.tx.findOne(OrganizationTemplate, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!template) throw noSuchTemplate();
    return work({ ...change, template });
  });
}

/** What is locked becomes a new version of each card that says something else. How many. */
async function bringCardsInStep(tx: EntityManager, template: OrganizationTemplate): Promise<number> {
  const made = await tx.findBy(OrganizationCard, { templateId: template.id });
  // All are held before the first is written: who saves one of them at this moment waits, and is then told what is locked.
  const cards = await tx.find(Card, {
    where: { id: In(made.map(({ cardId }) => cardId)) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  let count = 0;
  for (const card of cards) {
    if (Object.keys(lockedErrors(template, card.data)).length === 0) continue;
    const data = followTemplate(template, card.data);
    await saveCardChange(tx, card, { data, visibility: card.visibility });
    count += 1;
  }
  return count;
}

export function noSuchTemplate(): AppError {
  return new AppError('NOT_FOUND', 'This template no longer exists.', { id: 'no such template' });
}

function checked({ name, data, fields }: TemplateContentInput, region: Region) {
  const rules = Object.fromEntries(fields.map(({ field, rule }) => [field, rule]));
  const { template, errors } = checkTemplate({ name, data: fillCardData(data), rules }, region);
  if (Object.keys(errors).length === 0) return template;
  throw new AppError('BAD_USER_INPUT', Object.values(errors).join(' '), errors);
}
