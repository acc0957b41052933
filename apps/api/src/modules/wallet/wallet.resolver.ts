import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { Card } from '../cards/index.ts';
import { SetCardWalletInput } from './wallet.inputs.ts';
import { findCardWallet, setCardWallet } from './wallet.service.ts';
import { CardWallet } from './wallet.types.ts';

@Resolver(() => Card)
export class WalletResolver {
  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => Card, { description: 'Changes how a card of the viewer is added to wallets.' })
  setCardWallet(@Ctx() context: Context, @Arg('input', () => SetCardWalletInput) input: SetCardWalletInput) {
    return setCardWallet(context, requireViewer(context), input);
  }

  @FieldResolver(() => CardWallet, { nullable: true, description: 'Owner only.' })
  wallet(@Ctx() context: Context, @Root() card: Card) {
    return findCardWallet(context, card);
  }
}
