import { Field, ID, InputType } from 'type-graphql';

@InputType()
export class CreateGroupInput {
  @Field(() => String, { description: '1 to 80 characters.' })
  name: string;
}

@InputType()
export class JoinGroupInput {
  @Field(() => String, { description: 'Case, spaces and hyphens do not matter.' })
  code: string;
}

@InputType()
export class LeaveGroupInput {
  @Field(() => ID)
  id: string;
}
