import { Field, InputType } from 'type-graphql';

@InputType()
export class RequestAccountDeletionInput {
  @Field(() => String)
  fullName: string;

  @Field(() => String, { description: 'The registered address; the link that confirms is mailed there.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'At most 1000 characters.' })
  reason?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the request was made: web.' })
  source?: string | null;
}

@InputType()
export class ConfirmAccountDeletionInput {
  @Field(() => String, { description: 'From the mailed link; works once, for three days.' })
  token: string;
}

@InputType()
export class DisownAccountInput {
  @Field(() => String, { description: 'From the mailed link; works once, for seven days.' })
  token: string;
}

@InputType()
export class CancelAccountDeletionInput {
  @Field(() => String, { nullable: true, description: 'From the mailed link. Without it: as the signed-in person.' })
  token?: string | null;
}
