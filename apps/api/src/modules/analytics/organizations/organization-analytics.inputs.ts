import { Field, ID, InputType } from 'type-graphql';
import { DateScalar } from '../../../kernel/graphql/scalars.ts';

@InputType({ description: 'The days of a team’s report.' })
export class OrganizationAnalyticsInput {
  @Field(() => ID, { description: 'Of the team.' })
  id: string;

  @Field(() => DateScalar, { description: 'ISO date of the first day, such as 2026-03-01.' })
  from: string;

  @Field(() => DateScalar, { description: 'ISO date of the last day; at most 366 days with the first.' })
  to: string;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name of the zone whose days are meant; else the viewer’s own.',
  })
  timeZone?: string | null;
}
