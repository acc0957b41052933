import { Field, ID, InputType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/scalars.ts';

@InputType()
export class CreateReminderInput {
  @Field(() => ID)
  contactId: string;

  @Field(() => DateTimeScalar, { description: 'A time to come, at most 10 years from now.' })
  dueAt: Date;

  @Field(() => String, { nullable: true, description: 'At most 500 characters.' })
  note?: string | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateReminderInput {
  @Field(() => ID)
  id: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Another time is reminded of anew.' })
  dueAt?: Date | null;

  @Field(() => String, { nullable: true })
  note?: string | null;

  @Field(() => Boolean, { nullable: true })
  isDone?: boolean | null;
}

@InputType()
export class DeleteReminderInput {
  @Field(() => ID)
  id: string;
}
