import { msg } from '@tessera/texts';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { Receipt } from '../../kernel/receipt.ts';
import { Card, CardAccess } from '../cards/index.ts';
import { Contact } from '../contacts/index.ts';
import { findOwnShare, Share } from '../shares/index.ts';
import {
  CorrectExchangeInput,
  EraseExchangeInput,
  SendExchangeInput,
  SetExchangeFormInput,
} from './exchange.inputs.ts';
import { sendExchange } from './exchange.service.ts';
import { ContactExchange, ExchangeEntry, ExchangeForm, SentExchange } from './exchange.types.ts';
import { findExchangeForm, setExchangeForm } from './exchange-form.service.ts';
import { correctExchange, eraseExchange, findLead, listExchanges } from './lead.service.ts';

@Resolver(() => Card)
export class ExchangeResolver {
  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => Card, {
    description: 'Switches the exchange form of a card of the viewer, and chooses what it asks for.',
  })
  setExchangeForm(@Ctx() context: Context, @Arg('input', () => SetExchangeFormInput) input: SetExchangeFormInput) {
    return setExchangeForm(context, requireViewer(context), input);
  }

  @Harmless('is open to everyone and concerns no one’s account')
  @Mutation(() => SentExchange, {
    description: 'Leaves a visitor’s details on a card: they become a contact of its owner. Needs no sign-in.',
  })
  sendExchange(@Ctx() context: Context, @Arg('input', () => SendExchangeInput) input: SendExchangeInput) {
    return sendExchange(context, input);
  }

  @Query(() => ExchangeEntry, {
    nullable: true,
    description: 'What was left, for who has the private link; null when there is nothing any more.',
  })
  exchangeEntry(
    @Ctx() context: Context,
    @Arg('token', () => String, { description: 'From the private link that the visitor got.' }) token: string,
  ) {
    return findLead(context, token);
  }

  @Harmless('is open to everyone and concerns no one’s account')
  @Mutation(() => ExchangeEntry, {
    description: 'Corrects what was left, also in the owner’s contact as far as the owner has not changed it.',
  })
  correctExchange(@Ctx() context: Context, @Arg('input', () => CorrectExchangeInput) input: CorrectExchangeInput) {
    return correctExchange(context, input);
  }

  @Harmless('is open to everyone and concerns no one’s account')
  @Mutation(() => Receipt, {
    description: 'Erases what was left, and what of the owner’s contact came from it.',
  })
  async eraseExchange(
    @Ctx() context: Context,
    @Arg('input', () => EraseExchangeInput) input: EraseExchangeInput,
  ): Promise<Receipt> {
    await eraseExchange(context, input);
    return { message: msg('Your details were deleted') };
  }

  @FieldResolver(() => ExchangeForm, {
    nullable: true,
    description: 'Null for others than the owner while it is switched off.',
  })
  exchangeForm(@Ctx() context: Context, @Root() card: Card) {
    return findExchangeForm(context, card);
  }
}

@Resolver(() => ContactExchange)
export class ContactExchangeResolver {
  @FieldResolver(() => Card, { nullable: true })
  card(@Ctx() context: Context, @Root() { cardId }: ContactExchange) {
    return cardId && CardAccess.loadVisibleCard(context, cardId);
  }

  @FieldResolver(() => Share, { nullable: true })
  share(@Ctx() context: Context, @Root() { shareId }: ContactExchange) {
    return shareId && findOwnShare(context, context.viewer, shareId);
  }
}

@Resolver(() => Contact)
export class ExchangedContactResolver {
  @FieldResolver(() => [ContactExchange], {
    description: 'How they left their details on cards of the viewer, the latest first.',
  })
  exchanges(@Ctx() context: Context, @Root() contact: Contact) {
    requireViewer(context);
    return listExchanges(context, contact);
  }
}
