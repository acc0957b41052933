import { AppError, type TemplateRule, withSingleFields } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { PayloadFieldName } from '../../../kernel/graphql/payload-field.ts';
import { Harmless } from '../../../kernel/graphql/requires-proof.ts';
import { HasAtMost } from '../../../kernel/lists/list-size.ts';
import { Card, CardDataType } from '../../cards/index.ts';
import { User } from '../../identity/index.ts';
import { Organization } from '../organizations/organization.entity.ts';
import { assertMayEnter } from '../organizations/organization-change.service.ts';
import { putCardUnderTemplate, takeCardOffTemplate } from './follow-template.service.ts';
import { countCards, createCardFromTemplate, findFollowingCard } from './organization-card.service.ts';
import { OrganizationTemplate } from './organization-template.entity.ts';
import {
  CreateOrganizationTemplateInput,
  OrganizationCardInput,
  OrganizationTemplateCardInput,
  OrganizationTemplateInput,
  UpdateOrganizationTemplateInput,
} from './organization-template.inputs.ts';
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './organization-template.service.ts';
import { TemplateFieldType } from './organization-template.types.ts';
import { findTemplateEffect, listTemplateCards } from './template-cards.service.ts';
import { OrganizationTemplateCard, OrganizationTemplateEffect } from './template-cards.types.ts';

@Resolver(() => OrganizationTemplate)
export class OrganizationTemplateResolver {
  @Harmless('sets what the team’s cards look like')
  @Mutation(() => OrganizationTemplate, { description: 'For admins.' })
  createOrganizationTemplate(
    @Ctx() context: Context,
    @Arg('input', () => CreateOrganizationTemplateInput) input: CreateOrganizationTemplateInput,
  ) {
    return createTemplate(context, requireViewer(context), input);
  }

  @Harmless('sets what the team’s cards look like')
  @Mutation(() => OrganizationTemplate, {
    description: 'For admins. What is locked is on every card that follows it at once, as a new version.',
  })
  updateOrganizationTemplate(
    @Ctx() context: Context,
    @Arg('input', () => UpdateOrganizationTemplateInput) input: UpdateOrganizationTemplateInput,
  ) {
    return updateTemplate(context, requireViewer(context), input);
  }

  @Harmless('sets what the team’s cards look like')
  @Mutation(() => ID, { description: 'For admins. Gives the id; its cards stay, and nothing of them is locked.' })
  @PayloadFieldName('deletedOrganizationTemplateId', 'The template that is gone.')
  deleteOrganizationTemplate(
    @Ctx() context: Context,
    @Arg('input', () => OrganizationTemplateInput) input: OrganizationTemplateInput,
  ) {
    return deleteTemplate(context, requireViewer(context), input);
  }

  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => Card, { description: 'For members. A private card of the viewer’s that follows the template.' })
  createCardFromTemplate(
    @Ctx() context: Context,
    @Arg('input', () => OrganizationTemplateInput) input: OrganizationTemplateInput,
  ) {
    return createCardFromTemplate(context, requireViewer(context), input);
  }

  @FieldResolver(() => CardDataType, { description: 'What a new card begins with, and what locked fields say.' })
  data(@Root() { data }: OrganizationTemplate) {
    return withSingleFields(data);
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
    return findFollowingCard(context, requireViewer(context), template);
  }
}

@Resolver(() => Organization)
export class OrganizationTemplatesResolver {
  @FieldResolver(() => [OrganizationTemplate], { description: 'At most 20, the oldest first.' })
  async templates(@Ctx() context: Context, @Root() organization: Organization): Promise<OrganizationTemplate[]> {
    await assertMayEnter(context, organization);
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

@Resolver(() => OrganizationTemplateCard)
export class TemplateCardResolver {
  @HasAtMost(100)
  @Query(() => [OrganizationTemplateCard], {
    description:
      'The team’s cards, at most 500, those that follow the template first; for others than admins their own.',
  })
  organizationTemplateCards(
    @Ctx() context: Context,
    @Arg('input', () => OrganizationTemplateInput) input: OrganizationTemplateInput,
  ) {
    return listTemplateCards(context, requireViewer(context), input);
  }

  @Query(() => OrganizationTemplateEffect, {
    description: 'Of a card of the viewer’s; for admins of any of the team’s.',
  })
  organizationTemplateEffect(
    @Ctx() context: Context,
    @Arg('input', () => OrganizationTemplateCardInput) input: OrganizationTemplateCardInput,
  ) {
    return findTemplateEffect(context, requireViewer(context), input);
  }

  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => Card, {
    description: 'A card of the viewer’s, or for admins any of the team’s. What is locked is on it as a new version.',
  })
  putCardUnderTemplate(
    @Ctx() context: Context,
    @Arg('input', () => OrganizationTemplateCardInput) input: OrganizationTemplateCardInput,
  ) {
    return putCardUnderTemplate(context, requireViewer(context), input);
  }

  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => ID, {
    description: 'Gives the card’s id; it keeps all that it says. For who put it there themselves, and for admins.',
  })
  @PayloadFieldName('cardId', 'The card that follows no template any more.')
  takeCardOffTemplate(
    @Ctx() context: Context,
    @Arg('input', () => OrganizationCardInput) input: OrganizationCardInput,
  ) {
    return takeCardOffTemplate(context, requireViewer(context), input);
  }

  @FieldResolver(() => User, { description: 'The member who has the card.' })
  async owner(@Ctx() { loaders }: Context, @Root() { ownerId }: OrganizationTemplateCard): Promise<User> {
    const user = await loaders.user.load(ownerId);
    if (!user) throw new AppError('NOT_FOUND', msg('This account no longer exists.'));
    return user;
  }
}
