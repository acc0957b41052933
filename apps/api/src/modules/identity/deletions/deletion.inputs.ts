import { Field, InputType } from 'type-graphql';
import { EmailScalar } from '../../../kernel/graphql/scalars.ts';

@InputType({ description: 'Who asks for their account to be deleted.' })
export class RequestAccountDeletionInput {
  @Field(() => String, { description: 'The name of the person who asks.' })
  fullName: string;

  @Field(() => EmailScalar, { description: 'The registered address; the link that confirms is mailed there.' })
  email: string;

  @Field(() => String, { nullable: true, description: 'At most 1000 characters.' })
  reason?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the request was made: web.' })
  source?: string | null;
}

@InputType({ description: 'The mailed link that confirms a deletion.' })
export class ConfirmAccountDeletionInput {
  @Field(() => String, { description: 'From the mailed link; works once, for three days.' })
  token: string;
}

@InputType({ description: 'The mailed link that removes an account made with a foreign address.' })
export class DisownAccountInput {
  @Field(() => String, { description: 'From the mailed link; works once, for seven days.' })
  token: string;
}

@InputType({ description: 'Keeps an account whose deletion was confirmed.' })
export class CancelAccountDeletionInput {
  @Field(() => String, { nullable: true, description: 'From the mailed link. Without it: as the signed-in person.' })
  token?: string | null;
}
