import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { PayloadFieldName } from '../../kernel/graphql/payload-field.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { Contact } from '../contacts/index.ts';
import { User } from '../identity/index.ts';
import { Deal, DealConnection } from './deal.entity.ts';
import { CreateDealInput, DeleteDealInput, MoveDealInput, UpdateDealInput } from './deal.inputs.ts';
import { createDeal, deleteDeal, moveDeal, updateDeal } from './deal.service.ts';
import { DealArgsType, DealTotal } from './deal.types.ts';
import { DealChange } from './deal-change.entity.ts';
import { findDeal, listDealChanges, listDeals, readContactName, sumDeals } from './deal-list.service.ts';

const MOST_OF_CONTACT = 100;

@Resolver(() => Deal)
export class DealResolver {
  @Query(() => DealConnection, { description: 'The viewer’s deals, the newest first.' })
  deals(@Ctx() context: Context, @Args(() => DealArgsType) args: DealArgsType) {
    return listDeals(context, requireViewer(context), args);
  }

  @Query(() => Deal, { nullable: true, description: 'Null unless it is a deal of the viewer.' })
  deal(@Ctx() context: Context, @Arg('id', () => ID, { description: 'The id of a deal of the viewer.' }) id: string) {
    return findDeal(context, requireViewer(context), id);
  }

  @Query(() => [DealTotal], { description: 'Count and value of the viewer’s deals by stage and currency.' })
  dealTotals(@Ctx() context: Context) {
    return sumDeals(context, requireViewer(context));
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => Deal, { description: 'Opens a deal with a contact or a lead.' })
  createDeal(@Ctx() context: Context, @Arg('input', () => CreateDealInput) input: CreateDealInput) {
    return createDeal(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => Deal, { description: 'Changes a deal of the viewer. NOT_FOUND for any other.' })
  updateDeal(@Ctx() context: Context, @Arg('input', () => UpdateDealInput) input: UpdateDealInput) {
    return updateDeal(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => Deal, { description: 'Gives a deal another stage.' })
  moveDeal(@Ctx() context: Context, @Arg('input', () => MoveDealInput) input: MoveDealInput) {
    return moveDeal(context, requireViewer(context), input);
  }

  @Harmless('changes the viewer’s own records, which no one else sees')
  @Mutation(() => ID, { description: 'Deletes a deal with its history. Returns the id.' })
  @PayloadFieldName('deletedDealId', 'The deal that is gone.')
  deleteDeal(@Ctx() context: Context, @Arg('input', () => DeleteDealInput) input: DeleteDealInput) {
    return deleteDeal(context, requireViewer(context), input);
  }

  @FieldResolver(() => Contact, { nullable: true, description: 'The contact of the deal. Null after it was deleted.' })
  contact(@Ctx() { loaders }: Context, @Root() deal: Deal) {
    return deal.contactId && loaders.keptContact.load(deal.contactId);
  }

  @FieldResolver(() => ID, { nullable: true, description: 'The id of the contact; null after it was deleted.' })
  async contactId(@Ctx() { loaders }: Context, @Root() deal: Deal): Promise<string | null> {
    return (deal.contactId && (await loaders.keptContact.load(deal.contactId))?.id) || null;
  }

  @FieldResolver(() => String, {
    description:
      'The name of the contact. It stays when the contact is deleted. "" after the person erased their details.',
  })
  contactName(@Ctx() context: Context, @Root() deal: Deal) {
    return readContactName(context, deal);
  }

  @FieldResolver(() => [DealChange], { description: 'The latest first; at most 100.' })
  history(@Ctx() context: Context, @Root() deal: Deal) {
    return listDealChanges(context, deal);
  }
}

@Resolver(() => DealChange)
export class DealChangeResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who made the change. Null after they deleted their account, and for what a payment changed.',
  })
  by(@Ctx() { loaders }: Context, @Root() change: DealChange) {
    return change.userId && loaders.user.load(change.userId);
  }
}

@Resolver(() => Contact)
export class ContactDealResolver {
  @FieldResolver(() => [Deal], { description: 'The newest first; at most 100.' })
  async deals(@Ctx() context: Context, @Root() contact: Contact) {
    const asked = { contactId: contact.id, first: MOST_OF_CONTACT, query: '', orderBy: 'NEWEST' } as const;
    return (await listDeals(context, requireViewer(context), asked)).edges.map(({ node }) => node);
  }
}
