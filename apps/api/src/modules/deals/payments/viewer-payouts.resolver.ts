import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kernel/context.ts';
import { type User, ViewerType } from '../../identity/index.ts';
import { PayoutAccountRow } from './payout-account.entity.ts';
import { findPayoutAccount } from './payout-account.service.ts';

@Resolver(() => ViewerType)
export class ViewerPayoutsResolver {
  @FieldResolver(() => PayoutAccountRow, { nullable: true, description: 'Null before `startPayouts`.' })
  payoutAccount(@Ctx() context: Context, @Root() { id }: User) {
    return findPayoutAccount(context, id);
  }
}
