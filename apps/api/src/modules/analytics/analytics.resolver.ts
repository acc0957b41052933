import { filter, map, pipe } from '@graphql-yoga/subscription';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { Costs } from '../../kernel/lists/list-size.ts';
import { Card, CardAccess } from '../cards/index.ts';
import { Contact } from '../contacts/index.ts';
import { findActivity } from './activity.service.ts';
import { RecordCardEventInput } from './analytics.inputs.ts';
import { Activity, AnalyticsOverview, CardTotals, RecordCardEventPayload } from './analytics.types.ts';
import { recordCardEvent } from './event.service.ts';
import { findOverview } from './overview.service.ts';
import { AnalyticsReportInput } from './report.inputs.ts';
import { findReport } from './report.service.ts';
import { AnalyticsReport } from './report.types.ts';
import { findSalesFunnel } from './sales-funnel.service.ts';
import { SalesFunnel } from './sales-funnel.types.ts';

/** The weight of a report, which sums up all events of the chosen days. */
const REPORT_POINTS = 20;

@Resolver(() => Activity)
export class AnalyticsResolver {
  @Costs(REPORT_POINTS)
  @Query(() => AnalyticsOverview, { description: 'What became of the viewer’s cards.' })
  analyticsOverview(
    @Ctx() context: Context,
    @Arg('timeZone', () => String, { nullable: true, description: 'IANA name; else the viewer’s own.' })
    timeZone?: string | null,
  ) {
    return findOverview(context, requireViewer(context), timeZone);
  }

  @Costs(REPORT_POINTS)
  @Query(() => AnalyticsReport, { description: 'The figures of some days, compared with those before.' })
  analyticsReport(
    @Ctx() context: Context,
    @Arg('input', () => AnalyticsReportInput) input: AnalyticsReportInput,
  ): Promise<AnalyticsReport> {
    return findReport(context, requireViewer(context), input);
  }

  @Costs(REPORT_POINTS)
  @Query(() => SalesFunnel, { description: 'From views to won deals: the steps of some days, by card and campaign.' })
  salesFunnel(@Ctx() context: Context, @Arg('input', () => AnalyticsReportInput) input: AnalyticsReportInput) {
    return findSalesFunnel(context, requireViewer(context), input);
  }

  @Harmless('is open to everyone and concerns no one’s account')
  @Mutation(() => RecordCardEventPayload, { description: 'Sent by pages that show a card; needs no sign-in.' })
  recordCardEvent(@Ctx() context: Context, @Arg('input', () => RecordCardEventInput) input: RecordCardEventInput) {
    return recordCardEvent(context, input);
  }

  @Subscription(() => Activity, {
    description: 'Something happened to one of the viewer’s cards.',
    subscribe: ({ context }: { context: Context }) => followActivity(context),
  })
  activityAdded(@Root() activity: Activity) {
    return activity;
  }

  @FieldResolver(() => Card, { description: 'The card of the viewer that it happened to.' })
  card(@Ctx() context: Context, @Root() activity: Activity) {
    return CardAccess.loadVisibleCard(context, activity.cardId);
  }

  @FieldResolver(() => Contact, { nullable: true })
  contact(@Ctx() context: Context, @Root() { contactId }: Activity) {
    return contactId && context.loaders.keptContact.load(contactId);
  }
}

@Resolver(() => Card)
export class CardTotalsResolver {
  @FieldResolver(() => CardTotals, { nullable: true, description: 'Null for others than the owner.' })
  totals(@Ctx() { viewer, loaders }: Context, @Root() card: Card) {
    return card.ownerId === viewer?.id ? loaders.cardTotals.load(card.id) : null;
  }
}

/** Only ids travel between processes; each line is read, and its rights checked, when it is delivered. */
function followActivity(context: Context): AsyncIterable<Activity> {
  const viewer = requireViewer(context);
  return pipe(
    context.pubSub.subscribe(`activity:${viewer.id}`),
    map(({ id }) => findActivity(context, viewer, id)),
    filter((activity) => activity !== null),
  );
}
