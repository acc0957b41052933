import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'The deal that is to be paid by a link.' })
export class CreatePaymentLinkInput {
  @Field(() => ID, { description: 'The deal, whose value is the amount.' })
  id: string;
}

@InputType({ description: 'The deal whose payment is refunded.' })
export class RefundPaymentInput {
  @Field(() => ID, { description: 'The deal.' })
  id: string;
}
