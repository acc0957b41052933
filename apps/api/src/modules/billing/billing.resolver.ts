import { commissionPercent } from '@tessera/domain';
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { Harmless, RequiresProof } from '../../kernel/graphql/requires-proof.ts';
import { findPlan } from '../plans/index.ts';
import { Organization, OrganizationMember } from '../teams/index.ts';
import {
  BillingQuoteArgs,
  ChangePlanInput,
  InvoiceArgsType,
  SetSeatInput,
  UpdateBillingDetailsInput,
} from './billing.inputs.ts';
import {
  Billing,
  BillingDetailsType,
  BillingQuote,
  InvoiceConnection,
  PlanChange,
  TeamSeats,
} from './billing.types.ts';
import { updateBillingDetails } from './billing-details.service.ts';
import { changePlan, findQuote } from './change-plan.service.ts';
import { listInvoices } from './invoice.service.ts';
import { findTeamSeats, setSeat } from './seat.service.ts';
import {
  cancelSubscription,
  findBilling,
  findNextPayment,
  resumeSubscription,
  startTrial,
} from './subscription.service.ts';
import { findDetails } from './tax.service.ts';

@Resolver(() => Billing)
export class BillingResolver {
  @Query(() => Billing, { description: 'The viewer’s plan, its seats and what comes next.' })
  billing(@Ctx() context: Context) {
    return findBilling(context, requireViewer(context));
  }

  @Query(() => BillingQuote, { description: 'What a change would cost now, before it happens.' })
  billingQuote(@Ctx() context: Context, @Args(() => BillingQuoteArgs) wanted: BillingQuoteArgs) {
    return findQuote(context, requireViewer(context), wanted);
  }

  @Query(() => InvoiceConnection, {
    description: 'What the viewer paid, the newest first unless `orderBy` says otherwise.',
  })
  invoices(@Ctx() context: Context, @Args(() => InvoiceArgsType) args: InvoiceArgsType) {
    return listInvoices(context, requireViewer(context), args);
  }

  @FieldResolver(() => BillingDetailsType, {
    nullable: true,
    description: 'The customer’s details on invoices; null until they are entered.',
  })
  details(@Ctx() context: Context) {
    return findDetails(context.db.manager, requireViewer(context).id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'What is taken at `endsAt`, tax included, in minor units; null where nothing will be.',
  })
  nextPaymentMinor(@Ctx() context: Context): Promise<number | null> {
    return findNextPayment(context, requireViewer(context));
  }

  @FieldResolver(() => Int, {
    description: 'Per cent of what is paid through a deal’s link, on the plan that the viewer has.',
  })
  async commissionPercent(@Ctx() context: Context): Promise<number> {
    return commissionPercent(await findPlan(context, context.db, requireViewer(context).id));
  }

  @Harmless('is only printed on invoices, and can be corrected before the next one')
  @Mutation(() => Billing, {
    description:
      'Changes the customer’s details on the next invoices, and their tax. Invoices that are paid stay as they are.',
  })
  updateBillingDetails(
    @Ctx() context: Context,
    @Arg('input', () => UpdateBillingDetailsInput) input: UpdateBillingDetailsInput,
  ) {
    return updateBillingDetails(context, requireViewer(context), input);
  }

  @RequiresProof()
  @Mutation(() => Billing, {
    description: 'Professional for 14 days, without a card and once an account. Needs a proof.',
  })
  startTrial(@Ctx() context: Context) {
    return startTrial(context, requireViewer(context));
  }

  @RequiresProof()
  @Mutation(() => PlanChange, {
    description: 'What is dearer begins at once, what is cheaper when the paid month or year is over. Needs a proof.',
  })
  changePlan(@Ctx() context: Context, @Arg('input', () => ChangePlanInput) input: ChangePlanInput) {
    return changePlan(context, requireViewer(context), input);
  }

  @RequiresProof()
  @Mutation(() => Billing, {
    description: 'Ends with the paid month or year, a trial at once. Nothing is deleted. Needs a proof.',
  })
  cancelSubscription(@Ctx() context: Context) {
    return cancelSubscription(context, requireViewer(context));
  }

  @RequiresProof()
  @Mutation(() => Billing, { description: 'Takes the end, or the change to what is cheaper, back. Needs a proof.' })
  resumeSubscription(@Ctx() context: Context) {
    return resumeSubscription(context, requireViewer(context));
  }
}

@Resolver(() => Organization)
export class OrganizationSeatsResolver {
  @RequiresProof()
  @Mutation(() => OrganizationMember, {
    description:
      'For the owner. Gives a member a seat, or takes it away. CONFLICT when all seats are taken. Needs a proof.',
  })
  setSeat(@Ctx() context: Context, @Arg('input', () => SetSeatInput) input: SetSeatInput) {
    return setSeat(context, requireViewer(context), input);
  }

  @FieldResolver(() => TeamSeats, {
    nullable: true,
    description: 'Null while its owner pays for nothing, and for who may not invite.',
  })
  seats(@Ctx() context: Context, @Root() { id }: Organization) {
    return findTeamSeats(context, requireViewer(context), id);
  }
}

@Resolver(() => OrganizationMember)
export class MemberSeatResolver {
  @FieldResolver(() => Boolean, { description: 'Whether they have one of the seats that the owner pays for.' })
  hasSeat(@Ctx() { loaders }: Context, @Root() { userId }: OrganizationMember): Promise<boolean> {
    return loaders.hasSeat.load(userId);
  }
}
