import { filter, map, pipe } from '@graphql-yoga/subscription';
import { paymentPath } from '@tessera/domain';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { Harmless, RequiresProof } from '../../../kernel/graphql/requires-proof.ts';
import { UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { Deal } from '../deal.entity.ts';
import { findDeal } from '../deal-list.service.ts';
import { DealPayment } from './deal-payment.entity.ts';
import { CreatePaymentLinkInput, RefundPaymentInput } from './payment.inputs.ts';
import { createPaymentLink, findPayment, refundPayment } from './payment-link.service.ts';
import { PayoutAccountRow } from './payout-account.entity.ts';
import { checkPayouts, startPayouts } from './payout-account.service.ts';
import { StartPayoutsPayload } from './payout-start.types.ts';

@Resolver(() => Deal)
export class DealPaymentResolver {
  @Harmless('brings money only to the viewer')
  @Mutation(() => Deal, { description: 'Makes the link on which the deal’s value is paid, or gives the one there is.' })
  createPaymentLink(
    @Ctx() context: Context,
    @Arg('input', () => CreatePaymentLinkInput) input: CreatePaymentLinkInput,
  ) {
    return createPaymentLink(context, requireViewer(context), input);
  }

  @RequiresProof()
  @Mutation(() => Deal, {
    description: 'Refunds everything that was paid by the link, the commission included. Needs a proof.',
  })
  refundPayment(@Ctx() context: Context, @Arg('input', () => RefundPaymentInput) input: RefundPaymentInput) {
    return refundPayment(context, requireViewer(context), input);
  }

  @Subscription(() => Deal, {
    description: 'A deal of the viewer was paid by its link, or the payment was refunded.',
    subscribe: ({ context }: { context: Context }) => followPayments(context),
  })
  dealPaymentChanged(@Root() deal: Deal) {
    return deal;
  }

  @FieldResolver(() => DealPayment, { nullable: true, description: 'The latest; null for a deal without a link.' })
  payment(@Ctx() context: Context, @Root() deal: Deal) {
    return findPayment(context, deal);
  }
}

/** Only ids travel between processes; each deal is read, and its owner checked, when it is delivered. */
function followPayments(context: Context): AsyncIterable<Deal> {
  const viewer = requireViewer(context);
  return pipe(
    context.pubSub.subscribe(`payment:${viewer.id}`),
    map(({ dealId }) => findDeal(context, viewer, dealId)),
    filter((deal) => deal !== null),
  );
}

@Resolver(() => DealPayment)
export class PaymentLinkResolver {
  @FieldResolver(() => UrlScalar, { description: 'The link: anyone who has it can pay.' })
  url(@Ctx() { env }: Context, @Root() { token }: DealPayment): string {
    return env.publicOrigin + paymentPath(token);
  }
}

@Resolver()
export class PayoutResolver {
  @RequiresProof({ opens: 'PAYOUTS_STARTED' })
  @Mutation(() => StartPayoutsPayload, {
    description: 'Opens the viewer’s account at the payment provider, once. Needs a proof.',
  })
  startPayouts(@Ctx() context: Context) {
    return startPayouts(context, requireViewer(context));
  }

  @Harmless('brings money only to the viewer')
  @Mutation(() => PayoutAccountRow, {
    nullable: true,
    description: 'Asks the payment provider again how far the viewer’s account is. Null before `startPayouts`.',
  })
  checkPayouts(@Ctx() context: Context) {
    return checkPayouts(context, requireViewer(context));
  }
}
