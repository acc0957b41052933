import { Field, ID, InputType } from 'type-graphql';

@InputType()
export class CreatePaymentLinkInput {
  @Field(() => ID, { description: 'The deal, whose value is the amount.' })
  id: string;
}

@InputType()
export class RefundPaymentInput {
  @Field(() => ID, { description: 'The deal.' })
  id: string;
}
