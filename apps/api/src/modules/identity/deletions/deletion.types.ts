import type { Message } from '@tessera/texts';
import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../kernel/graphql/scalars.ts';
import { InReadersLanguage } from '../../../kernel/readers-language.ts';

@ObjectType({ description: 'When an account will be deleted.' })
export class ScheduledDeletion {
  @Field(() => String, { description: 'For people.' })
  @InReadersLanguage()
  message: Message;

  @Field(() => DateTimeScalar, { description: 'From then on the account may be deleted; until then it can be kept.' })
  dueAt: Date;
}
