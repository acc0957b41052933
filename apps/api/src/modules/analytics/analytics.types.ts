import { CARD_ACTION_TARGETS, type Channel } from '@tessera/domain';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { ChannelEnum, defineEnum } from '../../platform/enums.ts';
import { DateTimeScalar } from '../../platform/scalars.ts';
import { Card } from '../cards/card.entity.ts';
import { Contact } from '../contacts/contact.entity.ts';

export const RECORDED_KINDS = ['VIEW', 'ACTION'] as const;
export const CardEventKindEnum = defineEnum(
  'CardEventKind',
  RECORDED_KINDS,
  'VIEW: on screen for at least one second. ACTION: a contact was tapped.',
);
export const CardActionTargetEnum = defineEnum('CardActionTarget', CARD_ACTION_TARGETS);
const ActivityKindEnum = defineEnum('ActivityKind', ['VIEW', 'ACTION', 'SAVE', 'LEAD', 'SHARE']);

@ObjectType()
export class RecordCardEventPayload {
  @Field(() => Boolean, {
    description: 'False for the owner, for robots, for a second view within 30 minutes, and while it is pending.',
  })
  isCounted: boolean;

  @Field(() => Boolean, {
    description:
      'The database is away: it is held in memory, and looked at and counted when it is back. Don’t repeat it.',
  })
  isPending: boolean;
}

@ObjectType()
export class AnalyticsTotals {
  @Field(() => Int)
  totalViews: number;

  @Field(() => Int)
  totalShares: number;

  @Field(() => Int, { description: 'People who became contacts for the first time.' })
  newConnections: number;

  @Field(() => Float, { description: '0–100: 100·(Σ highest weight of each visitor-day + 1.5) ÷ (visitor-days + 10).' })
  engagementScore: number;
}

@ObjectType({ description: 'Views and leads of one card since it was made.' })
export class CardTotals {
  @Field(() => Int, { description: 'Views that count, as in the report.' })
  views: number;

  @Field(() => Int, { description: 'Visitors who left their details.' })
  leads: number;
}

@ObjectType({ description: 'Something that happened to one of the viewer’s cards.' })
export class Activity {
  @Field(() => ID)
  id: string;

  @Field(() => ActivityKindEnum)
  kind: 'VIEW' | 'ACTION' | 'SAVE' | 'LEAD' | 'SHARE';

  @Field(() => String, {
    description: 'For people. Of a lead it names who left their details; tokens need `contacts:read` for the name.',
  })
  message: string;

  @Field(() => ChannelEnum, { nullable: true })
  channel: Channel | null;

  @Field(() => Card)
  card?: Card;

  cardId: string;

  @Field(() => Contact, {
    nullable: true,
    description: 'With LEAD: the contact that was made of it. Null when either is gone.',
  })
  contact?: Contact | null;

  contactId: string | null;

  @Field(() => DateTimeScalar)
  createdAt: Date;
}

@ObjectType()
export class AnalyticsOverview {
  @Field(() => AnalyticsTotals, { description: 'Of all time.' })
  totals: AnalyticsTotals;

  @Field(() => [String], {
    description: 'ISO dates of the last 30 days, oldest first; each series has one value per date.',
  })
  dates: string[];

  @Field(() => [Int], { description: 'Views a day.' })
  trend: number[];

  @Field(() => [Int], { description: 'Shares a day.' })
  sharesTrend: number[];

  @Field(() => [Float], { description: 'Converting visitor-days ÷ all visitor-days, percent.' })
  conversionTrend: number[];

  @Field(() => Int, { description: 'Robots and link previews, counted apart.' })
  filteredViews: number;

  @Field(() => [Activity], { description: 'The latest 20.' })
  recentActivity: Activity[];
}
