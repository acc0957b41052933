import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '../../../kernel/graphql/scalars.ts';
import { HasAtMost } from '../../../kernel/lists/list-size.ts';

@ObjectType({ description: 'The figures of cards that were made from the team’s templates.' })
export class OrganizationFigures {
  @Field(() => Int, { description: 'How many cards they are of.' })
  cards: number;

  @Field(() => Int, { description: 'Views that count, as in `analyticsReport`.' })
  views: number;

  @Field(() => Int, {
    description: 'A visitor-day is one visitor of one card on one UTC day; it counts on the day on which it began.',
  })
  visitors: number;

  @Field(() => Int, { description: 'Taps on a contact or link.' })
  actions: number;

  @Field(() => Int, { description: 'Contact files served.' })
  saves: number;

  @Field(() => Int, { description: 'Times that a visitor left their details.' })
  leads: number;

  @Field(() => Int, { description: 'Times that one of the cards was shared.' })
  shares: number;

  @Field(() => Float, {
    description: 'Percent of the visitor-days with a save, a lead, or a tap on phone, email or WhatsApp.',
  })
  conversionRate: number;
}

@ObjectType({ description: 'The figures of the cards that a member has from the team’s templates.' })
export class OrganizationMemberFigures extends OrganizationFigures {
  userId: string;

  @Field(() => OrganizationFigures, { description: 'Of the same cards, in as many days just before.' })
  previous: OrganizationFigures;
}

@ObjectType({ description: 'What became of the cards that were made from the team’s templates.' })
export class OrganizationAnalytics {
  @Field(() => DateScalar, { description: 'ISO date of the first day, such as 2026-03-01.' })
  from: string;

  @Field(() => DateScalar, { description: 'ISO date of the last day.' })
  to: string;

  @Field(() => String, { description: 'The zone whose days these are.' })
  timeZone: string;

  @Field(() => OrganizationFigures, { description: 'Of the whole team.' })
  totals: OrganizationFigures;

  @Field(() => OrganizationFigures, { description: 'Of the same cards, in as many days just before.' })
  previous: OrganizationFigures;

  @Field(() => Boolean, { description: 'Whether `members` has everybody, or the viewer alone.' })
  hasEverybody: boolean;

  @HasAtMost(100)
  @Field(() => [OrganizationMemberFigures], {
    description:
      'The most viewed first, then by name; at most 500. The viewer alone where the team has no leaderboard and their role does not tell them more.',
  })
  members: OrganizationMemberFigures[];
}
