import { AppError, AUDIT_DETAILS, type BrandKit, checkBrand } from '@tessera/domain';
import { joinTexts, type Message, msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { announcePublicChange } from '../../../infra/response-cache.ts';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { assertIncluded } from '../../plans/index.ts';
import type { Organization } from '../organizations/organization.entity.ts';
import { changeOrganization } from '../organizations/organization-change.service.ts';
import { OrganizationMember } from '../organizations/organization-member.entity.ts';
import { dressTemplates } from '../templates/organization-template.service.ts';
import type { SetOrganizationBrandInput } from './organization-brand.inputs.ts';
import { isTeamPicture } from './organization-picture.service.ts';

/**
 * Changes the team's kit, every template that wears it and every card that follows one of those, all at once.
 * PLAN_LIMIT for a first kit without the plan. BAD_USER_INPUT names all wrong fields as `brand.…`, among them colours that can't be read on the primary one.
 */
export async function setBrand(
  context: Context,
  viewer: Viewer,
  { id, brand: raw }: SetOrganizationBrandInput,
): Promise<Organization> {
  const brand = checked(raw);
  const saved = await changeOrganization(context, { viewer, id, action: 'editBrand' }, async (change) => {
    const { tx, organization, note } = change;
    if (!organization.brand) await assertMayHaveBrand(context, tx, organization.id);
    await assertOwnPictures(tx, organization.id, brand);
    const changed = await tx.save(Object.assign(organization, { brand }));
    const count = await dressTemplates(context, tx, changed);
    await note({ action: 'BRAND_CHANGED', detail: AUDIT_DETAILS.cardsChanged(count) });
    return changed;
  });
  await announcePublicChange(context);
  return saved;
}

/** By the plan of the team's owner. A kit that there is can be changed on any plan. */
async function assertMayHaveBrand(context: Context, tx: EntityManager, organizationId: string): Promise<void> {
  const { userId } = await tx.findOneByOrFail(OrganizationMember, { organizationId, role: 'OWNER' });
  await assertIncluded(context, tx, { userId, feature: 'brandKits' });
}

function checked(raw: BrandKit): BrandKit {
  const { brand, errors } = checkBrand(raw);
  const fields = Object.fromEntries(Object.entries(errors).map(([path, text]) => [`brand.${path}`, text]));
  if (Object.keys(fields).length === 0) return brand;
  throw new AppError('BAD_USER_INPUT', joinTexts(Object.values(errors)), fields);
}

/** Pictures of somebody's own would go from all cards with their account. */
async function assertOwnPictures(tx: EntityManager, organizationId: string, brand: BrandKit): Promise<void> {
  const fields: Record<string, Message> = {};
  for (const key of ['logoUrl', 'coverUrl'] as const) {
    const isRight = brand[key] === '' || (await isTeamPicture(tx, organizationId, brand[key]));
    if (!isRight) fields[`brand.${key}`] = msg('This picture was not uploaded for the team.');
  }
  if (Object.keys(fields).length > 0) {
    throw new AppError('BAD_USER_INPUT', msg('This picture was not uploaded for the team.'), fields);
  }
}
