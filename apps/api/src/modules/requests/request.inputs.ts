import { Field, InputType } from 'type-graphql';
import { EmailScalar, PhoneNumberScalar, UrlScalar } from '../../kernel/graphql/scalars.ts';

@InputType({ description: 'First name, last name, email and phone are needed.' })
export class RequestDemoInput {
  @Field(() => String, { nullable: true, description: 'At most 60 characters.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 60 characters.' })
  lastName?: string | null;

  @Field(() => EmailScalar, { nullable: true, description: 'A confirmation is mailed here.' })
  email?: string | null;

  @Field(() => PhoneNumberScalar, { nullable: true, description: 'A number without country code is read as Indian.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'The person’s job in their company.' })
  jobTitle?: string | null;

  @Field(() => UrlScalar, { nullable: true, description: 'The company’s address on the web.' })
  website?: string | null;

  @Field(() => String, { nullable: true, description: '1 – 10, 11 – 50, 51 – 200, 201 – 500, 501 – 1000 or 1000+.' })
  employees?: string | null;

  @Field(() => String, { nullable: true, description: '1 – 5, 6 – 20, 21 – 100, 101 – 500 or 501+.' })
  users?: string | null;
}

@InputType({ description: 'All are needed.' })
export class SendContactRequestInput {
  @Field(() => String, { nullable: true, description: 'The name of the person who writes.' })
  name?: string | null;

  @Field(() => EmailScalar, { nullable: true, description: 'A confirmation is mailed here, and the answer.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'sales, support or other.' })
  topic?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 4000 characters.' })
  message?: string | null;
}
