import { Field, ObjectType } from 'type-graphql';
import { UrlScalar } from '../../../kernel/graphql/scalars.ts';
import { PayoutAccountRow } from './payout-account.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'The payout account and where to go on with it.' })
export class StartPayoutsPayload {
  @Field(() => PayoutAccountRow, { description: 'The account at the payment provider.' })
  account: PayoutAccountRow;

  @Field(() => UrlScalar, {
    description: 'The provider’s page, which opens once: for the details that it asks for, then for what was paid out.',
  })
  url: string;
}
