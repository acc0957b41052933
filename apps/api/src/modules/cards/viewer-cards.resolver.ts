import { Args, Ctx, FieldResolver, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { ViewerType } from '../identity/index.ts';
import { CardConnection } from './card.entity.ts';
import { arrangeOwnCards } from './own-cards.service.ts';
import { ViewerCardsArgsType } from './viewer-cards.inputs.ts';

@Resolver(() => ViewerType)
export class ViewerCardsResolver {
  @FieldResolver(() => CardConnection, {
    description: 'The viewer’s cards, newest first unless `orderBy` says otherwise.',
  })
  cards(@Ctx() context: Context, @Args(() => ViewerCardsArgsType) args: ViewerCardsArgsType) {
    return arrangeOwnCards(context, requireViewer(context), args);
  }
}
