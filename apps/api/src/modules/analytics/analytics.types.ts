import { CARD_ACTION_TARGETS, type Channel } from '@tessera/domain';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { defineEnum } from '../../kernel/graphql/enums.ts';
import { DateScalar, DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { Card, ChannelEnum } from '../cards/index.ts';
import { Contact } from '../contacts/index.ts';

export const RECORDED_KINDS = ['VIEW', 'ACTION'] as const;
export const CardEventKindEnum = defineEnum('CardEventKind', RECORDED_KINDS, {
  description: 'What a page reports about a visitor.',
  values: {
    VIEW: 'The card was on screen for at least one second.',
    ACTION: 'A contact detail or link was tapped.',
  },
});
export const CardActionTargetEnum = defineEnum('CardActionTarget', CARD_ACTION_TARGETS, {
  description: 'What a visitor tapped on a card.',
  values: {
    phone: 'The phone number.',
    email: 'The email address.',
    website: 'The link to the website.',
    map: 'The address, or its link to a map.',
    linkedin: 'The link to LinkedIn.',
    twitter: 'The link to X (Twitter).',
    instagram: 'The link to Instagram.',
    facebook: 'The link to Facebook.',
    youtube: 'The link to YouTube.',
    github: 'The link to GitHub.',
    whatsapp: 'The WhatsApp number.',
    telegram: 'The link to Telegram.',
    profile: 'The link to a profile on another network.',
  },
});
const ActivityKindEnum = defineEnum('ActivityKind', ['VIEW', 'ACTION', 'SAVE', 'LEAD', 'SHARE'], {
  description: 'What happened to a card.',
  values: {
    VIEW: 'A visitor viewed it.',
    ACTION: 'A visitor tapped a contact detail or link.',
    SAVE: 'A visitor saved the contact file.',
    LEAD: 'A visitor left their details.',
    SHARE: 'The card was shared.',
  },
});

@ObjectType({ description: 'Whether the event was counted.' })
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

@ObjectType({ description: 'The figures of all the viewer’s cards since they were made.' })
export class AnalyticsTotals {
  @Field(() => Int, {
    description:
      'Views of at least one second, at most one per visitor and card in 30 minutes. The owner’s own and robots’ do not count.',
  })
  totalViews: number;

  @Field(() => Int, { description: 'Times that a card was shared. Opening the share dialog does not count.' })
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
  @Field(() => ID, { description: 'Differs for each activity; use it as a key in lists.' })
  id: string;

  @Field(() => ActivityKindEnum, { description: 'What happened.' })
  kind: 'VIEW' | 'ACTION' | 'SAVE' | 'LEAD' | 'SHARE';

  @Field(() => String, {
    description: 'For people. Of a lead it names who left their details; tokens need `contacts:read` for the name.',
  })
  message: string;

  @Field(() => ChannelEnum, {
    nullable: true,
    description: 'How the visitor came to the card; null when it is not known.',
  })
  channel: Channel | null;

  @Field(() => Card, { description: 'The card of the viewer that it happened to.' })
  card?: Card;

  cardId: string;

  @Field(() => Contact, {
    nullable: true,
    description: 'With LEAD: the contact that was made of it. Null when either is gone.',
  })
  contact?: Contact | null;

  contactId: string | null;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  createdAt: Date;
}

@ObjectType({ description: 'The figures of all the viewer’s cards, with the last 30 days.' })
export class AnalyticsOverview {
  @Field(() => AnalyticsTotals, { description: 'Of all time.' })
  totals: AnalyticsTotals;

  @Field(() => [DateScalar], {
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
