import type { TemplateRule } from '@tessera/domain';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../platform/context.ts';
import { Card } from '../cards/card.entity.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { countCards, createCardFromTemplate, findCardOf } from './organization-card.service.ts';
import { OrganizationTemplate } from './organization-template.entity.ts';
import {
  CreateOrganizationTemplateInput,
  OrganizationTemplateInput,
  TemplateFieldType,
  UpdateOrganizationTemplateInput,
} from './organization-template.inputs.ts';
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './organization-template.service.ts';

@Resolver(() => OrganizationTemplate)
export class OrganizationTemplateResolver {
  @Mutation(() => OrganizationTemplate, { description: 'For admins.' })
  createOrganizationTemplate(
    @Ctx() context: Context,
    @Arg('input', () => CreateOrganizationTemplateInput) input: CreateOrganizationTemplateInput,
  ) {
    return createTemplate(context, requireViewer(context), input);
  }

  @Mutation(() => OrganizationTemplate, {
    description: 'For admins. What is locked is on every card that follows it at once, as a new version.',
  })
  updateOrganizationTemplate(
    @Ctx() context: Context,
    @Arg('input', () => UpdateOrganizationTemplateInput) input: UpdateOrganizationTemplateInput,
  ) {
    return updateTemplate(context, requireViewer(context), input);
  }

  @Mutation(() => ID, { description: 'For admins. Gives the id; its cards stay, and nothing of them is locked.' })
  deleteOrganizationTemplate(
    @Ctx() context: Context,
    @Arg('input', () => OrganizationTemplateInput) input: OrganizationTemplateInput,
  ) {
    return deleteTemplate(context, requireViewer(context), input);
  }

  @Mutation(() => Card, { description: 'For members. A private card of the viewer’s that follows the template.' })
  createCardFromTemplate(
    @Ctx() context: Context,
    @Arg('input', () => OrganizationTemplateInput) input: OrganizationTemplateInput,
  ) {
    return createCardFromTemplate(context, requireViewer(context), input);
  }

  @FieldResolver(() => [TemplateFieldType], { description: 'Fields that are not in it are OPTIONAL.' })
  fields(@Root() { rules }: OrganizationTemplate): TemplateFieldType[] {
    return Object.entries(rules).map(([field, rule]: [string, TemplateRule]) => ({ field, rule }));
  }

  @FieldResolver(() => Int, { description: 'How many cards follow it.' })
  cardCount(@Ctx() context: Context, @Root() template: OrganizationTemplate): Promise<number> {
    return countCards(context, template);
  }

  @FieldResolver(() => Card, { nullable: true, description: 'The newest that the viewer has made from it.' })
  viewerCard(@Ctx() context: Context, @Root() template: OrganizationTemplate): Promise<Card | null> {
    return findCardOf(context, requireViewer(context), template);
  }
}

@Resolver(() => Organization)
export class OrganizationTemplatesResolver {
  @FieldResolver(() => [OrganizationTemplate], { description: 'At most 20, the oldest first.' })
  templates(@Ctx() context: Context, @Root() organization: Organization): Promise<OrganizationTemplate[]> {
    return listTemplates(context, organization);
  }
}

@Resolver(() => Card)
export class CardTemplateResolver {
  @FieldResolver(() => OrganizationTemplate, {
    nullable: true,
    description: 'The team’s template that it follows; null for others than the owner.',
  })
  async organizationTemplate(
    @Ctx() { viewer, loaders }: Context,
    @Root() card: Card,
  ): Promise<OrganizationTemplate | null> {
    return viewer?.id === card.ownerId ? loaders.templateOfCard.load(card.id) : null;
  }
}
