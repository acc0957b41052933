import { Field, ObjectType } from 'type-graphql';
import { InReadersLanguage } from '../../platform/readers-language.ts';
import { DateTimeScalar } from '../../platform/scalars.ts';

@ObjectType({ description: 'When an account will be deleted.' })
export class ScheduledDeletion {
  @Field(() => String, { description: 'For people.' })
  @InReadersLanguage()
  message: string;

  @Field(() => DateTimeScalar, { description: 'From then on the account may be deleted; until then it can be kept.' })
  dueAt: Date;
}
