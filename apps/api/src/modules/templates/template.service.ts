import {
  AppError,
  type CatalogueLook,
  checkLook,
  fillDesign,
  LOOK_CATALOGUE,
  matchesLook,
  QUOTAS,
  quotaReached,
  type TemplateTag,
} from '@tessera/domain';
import type { LanguageTag } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import { v7 as uuid } from 'uuid';
import type { Context, Viewer } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { defineExtensionPoint } from '../../kernel/port.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Users } from '../identity/index.ts';
import { TemplateRow } from './template.entity.ts';
import type { CreateTemplateInput } from './template.inputs.ts';
import type { CardTemplate } from './template.types.ts';
import { noSuchTemplate } from './template-errors.ts';

/** Templates that modules above offer to the viewer between their own and the product's. */
export const offeredTemplates = defineExtensionPoint<(context: Context, viewer: Viewer) => Promise<CardTemplate[]>>();

/** The viewer's own templates, the newest first, then their team's, then the product's; those that match. */
export async function listTemplates(
  context: Context,
  viewer: Viewer,
  { query, tag }: { query: string; tag?: TemplateTag | null },
): Promise<CardTemplate[]> {
  const rows = await context.db.manager.find(TemplateRow, {
    where: { ownerId: viewer.id },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
  const offered = await Promise.all(offeredTemplates.parts.map((list) => list(context, viewer)));
  const all = [
    ...rows.map(ownTemplate),
    ...offered.flat(),
    ...LOOK_CATALOGUE.map((look) => productTemplate(look, context.request.language)),
  ];
  return all.filter((template) => (!tag || template.tag === tag) && matchesLook(template, query.trim()));
}

/** Keeps a look. BAD_USER_INPUT names all wrong fields, CONFLICT when there are 50 already. */
export function createTemplate({ db }: Context, viewer: Viewer, input: CreateTemplateInput): Promise<CardTemplate> {
  const { name, tag, theme } = input;
  const design = fillDesign(input.design) ?? null;
  const { look, errors } = checkLook({ name, tag, theme, design });
  const [wrong] = Object.values(errors);
  if (wrong) throw new AppError('BAD_USER_INPUT', wrong, errors);
  return inTransaction(db, async (tx) => {
    // One after the other, so that two at once don't both find the last place.
    await Users.lockUser(tx, viewer.id);
    if ((await tx.countBy(TemplateRow, { ownerId: viewer.id })) >= QUOTAS.looks) {
      throw quotaReached('looks');
    }
    const row = { id: uuid(), ownerId: viewer.id, ...look, createdAt: new Date() };
    return ownTemplate(await tx.save(Object.assign(new TemplateRow(), row)));
  });
}

/** Gives its id. NOT_FOUND for others' templates and the product's. Cards that look like it stay as they are. */
export async function deleteTemplate({ db }: Context, viewer: Viewer, id: string): Promise<string> {
  const result = isUuid(id) ? await db.manager.delete(TemplateRow, { id, ownerId: viewer.id }) : null;
  if (!result?.affected) throw noSuchTemplate();
  return id;
}

function ownTemplate({ id, name, tag, theme, design }: TemplateRow): CardTemplate {
  return { id, name, tag, theme, design, description: '', isOwn: true, isTeams: false, mayWithdraw: false };
}

function productTemplate(look: CatalogueLook, language: LanguageTag): CardTemplate {
  return { ...look, description: render(look.description, language), isOwn: false, isTeams: false, mayWithdraw: false };
}
