import type { Currency, PlanKey } from '@tessera/domain';
import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../platform/context.ts';
import { PageArgsType } from '../../platform/page.ts';
import {
  Billing,
  BillingQuote,
  ChangePlanInput,
  CurrencyEnum,
  InvoiceConnection,
  PlanChange,
  PlanKeyEnum,
} from './billing.types.ts';
import { changePlan, findQuote } from './change-plan.service.ts';
import { listInvoices } from './invoice.service.ts';
import { cancelSubscription, findBilling, resumeSubscription, startTrial } from './subscription.service.ts';

@Resolver(() => Billing)
export class BillingResolver {
  @Query(() => Billing)
  billing(@Ctx() context: Context) {
    return findBilling(context, requireViewer(context));
  }

  @Query(() => BillingQuote, { description: 'What a change of plan would cost now, before it happens.' })
  billingQuote(
    @Ctx() context: Context,
    @Arg('plan', () => PlanKeyEnum) plan: PlanKey,
    @Arg('currency', () => CurrencyEnum, { description: 'Of a first month; later ones keep it.' }) currency: Currency,
  ) {
    return findQuote(context, requireViewer(context), { plan, currency });
  }

  @Query(() => InvoiceConnection, { description: 'What the viewer paid, the newest first.' })
  invoices(@Ctx() context: Context, @Args(() => PageArgsType) page: PageArgsType) {
    return listInvoices(context, requireViewer(context), page);
  }

  @Mutation(() => Billing, { description: 'Professional for 14 days, without a card and once an account.' })
  startTrial(@Ctx() context: Context) {
    return startTrial(context, requireViewer(context));
  }

  @Mutation(() => PlanChange, { description: 'A dearer plan at once, a cheaper one when the paid month is over.' })
  changePlan(@Ctx() context: Context, @Arg('input', () => ChangePlanInput) input: ChangePlanInput) {
    return changePlan(context, requireViewer(context), input);
  }

  @Mutation(() => Billing, { description: 'Ends with the paid month, a trial at once. Nothing is deleted.' })
  cancelSubscription(@Ctx() context: Context) {
    return cancelSubscription(context, requireViewer(context));
  }

  @Mutation(() => Billing, { description: 'Takes the end, or the change to a cheaper plan, back.' })
  resumeSubscription(@Ctx() context: Context) {
    return resumeSubscription(context, requireViewer(context));
  }
}
