import { CARD_ACTION_TARGETS, type CardActionTarget, type Channel } from '@tessera/domain';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '../../kernel/graphql/scalars.ts';
import { ChannelEnum } from '../cards/index.ts';
import { CardActionTargetEnum } from './analytics.types.ts';

const VISITOR_DAYS = 'A visitor-day is one visitor of one card on one UTC day; it counts on the day on which it began.';

@ObjectType({ description: 'The figures of a number of days.' })
export class AnalyticsPeriod {
  @Field(() => Int, { description: 'Views of at least one second, at most one per visitor and card in 30 minutes.' })
  views: number;

  @Field(() => Int, { description: VISITOR_DAYS })
  visitors: number;

  @Field(() => Int, { description: 'Taps on a contact or link.' })
  actions: number;

  @Field(() => Int, { description: 'Contact files served.' })
  saves: number;

  @Field(() => Int, { description: 'Times that a visitor left their details.' })
  leads: number;

  @Field(() => Int, { description: 'Times that a card was shared. Opening the share dialog does not count.' })
  shares: number;

  @Field(() => Int, { description: 'People who became contacts for the first time; of all cards, also with `cardId`.' })
  newConnections: number;

  @Field(() => Int, { description: 'Views by robots and link previews, counted apart.' })
  filteredViews: number;

  @Field(() => Float, {
    description: 'Percent of the visitor-days with a save, a lead, or a tap on phone, email or WhatsApp.',
  })
  conversionRate: number;

  @Field(() => Float, { description: '0–100: 100·(Σ highest weight of each visitor-day + 1.5) ÷ (visitor-days + 10).' })
  engagementScore: number;
}

@ObjectType({ description: 'A contact detail or link and how often it was tapped.' })
export class AnalyticsLink {
  @Field(() => CardActionTargetEnum, { description: 'Which detail or link of the card it is.' })
  target: CardActionTarget;

  @Field(() => Int, { description: 'Times that it was tapped in the period.' })
  taps: number;

  @Field(() => Int, { description: 'In the period before.' })
  previousTaps: number;
}

@ObjectType({ description: 'A way to the cards and what came by it.' })
export class AnalyticsChannel {
  @Field(() => ChannelEnum, { nullable: true, description: 'Null: nothing told it.' })
  channel: Channel | null;

  @Field(() => Int, { description: 'Views by visitors who came this way.' })
  views: number;

  @Field(() => Int, { description: 'Converting visitor-days that began by this channel.' })
  conversions: number;
}

@ObjectType({ description: 'What the links of a campaign carry as `utm_source`, `utm_medium` and `utm_campaign`.' })
export class AnalyticsCampaign {
  @Field(() => String, { nullable: true, description: 'The parameter `utm_source`; null when the links had none.' })
  source: string | null;

  @Field(() => String, { nullable: true, description: 'The parameter `utm_medium`; null when the links had none.' })
  medium: string | null;

  @Field(() => String, { nullable: true, description: 'The parameter `utm_campaign`; null when the links had none.' })
  campaign: string | null;

  @Field(() => Int, { description: 'Views by visitors who came by a link of this campaign.' })
  views: number;

  @Field(() => Int, { description: 'Converting visitor-days that began by a link of this campaign.' })
  conversions: number;
}

@ObjectType({ description: 'A country and the views from it.' })
export class AnalyticsCountry {
  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2, by the browser’s time zone, else its language; null when neither tells.',
  })
  country: string | null;

  @Field(() => Int, { description: 'Views by visitors of this country.' })
  views: number;
}

@ObjectType({ description: 'How far visitor-days came. Each step counts those that came at least this far.' })
export class AnalyticsFunnel {
  @Field(() => Int, { description: 'All visitor-days: whoever did anything has seen the card.' })
  views: number;

  @Field(() => Int, { description: 'Tapped a contact or link, or came further.' })
  actions: number;

  @Field(() => Int, { description: 'Saved the contact, or left their details.' })
  saves: number;

  @Field(() => Int, { description: 'Left their details.' })
  leads: number;
}

@ObjectType({ description: 'What became of the viewer’s cards. Each series has one value per date.' })
export class AnalyticsReport {
  @Field(() => DateScalar, { description: 'ISO date of the first day, such as 2026-03-01.' })
  from: string;

  @Field(() => DateScalar, { description: 'ISO date of the last day.' })
  to: string;

  @Field(() => String, { description: 'The zone whose days these are.' })
  timeZone: string;

  @Field(() => [DateScalar], { description: 'ISO dates, oldest first, none left out.' })
  dates: string[];

  @Field(() => [Int], { description: 'Views that count, per date.' })
  views: number[];

  @Field(() => [Int], { description: VISITOR_DAYS })
  visitors: number[];

  @Field(() => [Int], { description: 'Taps on a contact or link, per date.' })
  actions: number[];

  @Field(() => [Int], { description: 'Contact files served, per date.' })
  saves: number[];

  @Field(() => [Int], { description: 'Times that a visitor left their details, per date.' })
  leads: number[];

  @Field(() => [Int], { description: 'Times that a card was shared, per date.' })
  shares: number[];

  @Field(() => [Int], {
    description: 'People who became contacts for the first time; of all cards, also with `cardId`.',
  })
  connections: number[];

  @Field(() => [Float], { description: 'Converting visitor-days ÷ all visitor-days, percent.' })
  conversionTrend: number[];

  @Field(() => AnalyticsPeriod, { description: 'The figures of the whole period.' })
  totals: AnalyticsPeriod;

  @Field(() => AnalyticsPeriod, { description: 'The same number of days just before.' })
  previous: AnalyticsPeriod;

  @Field(() => [AnalyticsLink], {
    description: `What was tapped in either period, most tapped first; at most ${CARD_ACTION_TARGETS.length}.`,
  })
  links: AnalyticsLink[];

  @Field(() => [AnalyticsChannel], { description: 'Most viewed first.' })
  channels: AnalyticsChannel[];

  @Field(() => [AnalyticsCampaign], { description: 'Most viewed first, at most 50.' })
  campaigns: AnalyticsCampaign[];

  @Field(() => [AnalyticsCountry], { description: 'Most viewed first.' })
  countries: AnalyticsCountry[];

  @Field(() => AnalyticsFunnel, { description: 'How far visitors came in the period, from a view to a lead.' })
  funnel: AnalyticsFunnel;
}
