import { Field, InputType, ObjectType } from 'type-graphql';
import { User } from '../users/user.entity.ts';

@InputType()
export class SyncContactsInput {
  @Field(() => String, {
    description: 'Of Google, for the scope `contacts.readonly`. Used for this one reading, never kept.',
  })
  accessToken: string;
}

@ObjectType({ description: 'Somebody of the address book who has an account and may be found.' })
export class MatchedContact {
  @Field(() => User)
  user: User;

  @Field(() => String, { description: 'As Google has it.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'As Google has it.' })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'As Google has it.' })
  phone: string | null;
}
