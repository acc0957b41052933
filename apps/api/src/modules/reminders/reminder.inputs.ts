import { Field, ID, InputType } from 'type-graphql';
import { DateTimeScalar } from '../../kernel/graphql/scalars.ts';

@InputType({ description: 'A contact and the time to get in touch.' })
export class CreateReminderInput {
  @Field(() => ID, { description: 'A contact of the viewer.' })
  contactId: string;

  @Field(() => DateTimeScalar, { description: 'A time to come, at most 10 years from now.' })
  dueAt: Date;

  @Field(() => String, { nullable: true, description: 'At most 500 characters.' })
  note?: string | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateReminderInput {
  @Field(() => ID, { description: 'A reminder of the viewer.' })
  id: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Another time is reminded of anew.' })
  dueAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'At most 500 characters.' })
  note?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True when it is done; false opens it again.' })
  isDone?: boolean | null;
}

@InputType({ description: 'Which of the viewer’s reminders is deleted.' })
export class DeleteReminderInput {
  @Field(() => ID, { description: 'A reminder of the viewer.' })
  id: string;
}
