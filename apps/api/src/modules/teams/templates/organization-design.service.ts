import { AppError, mayInOrganization, ORGANIZATION_LIMITS } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Services, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { type CardTemplate, noSuchTemplate, TemplateRow } from '../../templates/index.ts';
import { changeOrganization } from '../organizations/organization-change.service.ts';
import { OrganizationMember } from '../organizations/organization-member.entity.ts';
import { OrganizationDesign } from './organization-design.entity.ts';

/** What the viewer's team has published, the newest first; nothing for who is in none. */
export async function listDesigns({ db }: Pick<Services, 'db'>, viewer: Viewer): Promise<CardTemplate[]> {
  const member = await db.manager.findOneBy(OrganizationMember, { userId: viewer.id });
  if (!member) return [];
  const rows = await db.manager.find(OrganizationDesign, {
    where: { organizationId: member.organizationId },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
  const mayWithdraw = mayInOrganization(member.role, 'manageTemplates');
  return rows.map((row) => teamTemplate(row, mayWithdraw));
}

/** Gives the viewer's team a copy of one of their own templates. CONFLICT when the team has as many as it can have. */
export async function publishDesign(context: Context, viewer: Viewer, id: string): Promise<CardTemplate> {
  const where = { id: (await findOrganizationId(context, viewer)) ?? '', action: 'manageTemplates' } as const;
  return changeOrganization(context, { viewer, ...where }, async ({ tx, organization, note }) => {
    const own = isUuid(id) ? await tx.findOneBy(TemplateRow, { id, ownerId: viewer.id }) : null;
    if (!own) throw noSuchTemplate();
    await assertRoom(tx, organization.id);
    const { name, tag, theme, design } = own;
    const row = { id: uuid(), organizationId: organization.id, ...{ name, tag, theme, design }, createdAt: new Date() };
    await note({ action: 'DESIGN_PUBLISHED', subject: name });
    return teamTemplate(await tx.save(Object.assign(new OrganizationDesign(), row)), true);
  });
}

/** Takes it out of the team's part; cards that look like it stay as they are. Gives its id. */
export async function withdrawDesign(context: Context, viewer: Viewer, id: string): Promise<string> {
  const found = isUuid(id) ? await context.db.manager.findOneBy(OrganizationDesign, { id }) : null;
  if (!found) throw noSuchTemplate();
  const where = { id: found.organizationId, action: 'manageTemplates' } as const;
  return changeOrganization(context, { viewer, ...where }, async ({ tx, note }) => {
    await tx.delete(OrganizationDesign, { id });
    await note({ action: 'DESIGN_WITHDRAWN', subject: found.name });
    return id;
  });
}

async function findOrganizationId({ db }: Pick<Services, 'db'>, viewer: Viewer): Promise<string | null> {
  return (await db.manager.findOneBy(OrganizationMember, { userId: viewer.id }))?.organizationId ?? null;
}

async function assertRoom(tx: EntityManager, organizationId: string): Promise<void> {
  const { designs } = ORGANIZATION_LIMITS;
  if ((await tx.countBy(OrganizationDesign, { organizationId })) < designs) return;
  throw new AppError(
    'CONFLICT',
    msg('This team has reached the limit of {designs} templates in the marketplace.', { designs }),
  );
}

function teamTemplate({ id, name, tag, theme, design }: OrganizationDesign, mayWithdraw: boolean): CardTemplate {
  return { id, name, tag, theme, design, description: '', isOwn: false, isTeams: true, mayWithdraw };
}
