import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../platform/context.ts';
import { cardPath } from '../cards/card.service.ts';
import { Share } from './share.entity.ts';
import { shareCard } from './share.service.ts';
import { ShareCardInput } from './share.types.ts';

@Resolver(() => Share)
export class ShareResolver {
  @Mutation(() => Share, { description: 'Records an act of sharing. FORBIDDEN while the card is private.' })
  shareCard(@Ctx() context: Context, @Arg('input', () => ShareCardInput) input: ShareCardInput) {
    return shareCard(context, requireViewer(context), input);
  }

  @FieldResolver(() => String, {
    description: 'The card’s public address with `?s={id}`, by which its views are told apart.',
  })
  async url(@Ctx() context: Context, @Root() share: Share): Promise<string | null> {
    const card = await context.loaders.card.load(share.cardId);
    return card && `${context.env.publicOrigin}${await cardPath(context, card)}?s=${share.id}`;
  }
}
