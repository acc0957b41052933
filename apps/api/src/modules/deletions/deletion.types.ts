import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/scalars.ts';

@ObjectType({ description: 'When an account will be deleted.' })
export class ScheduledDeletion {
  @Field(() => String, { description: 'For people.' })
  message: string;

  @Field(() => DateTimeScalar, { description: 'From then on the account may be deleted; until then it can be kept.' })
  dueAt: Date;
}
