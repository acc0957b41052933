import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { DateTimeScalar, UrlScalar } from '../../kernel/graphql/scalars.ts';
import { toPageInfo } from '../../kernel/lists/page.ts';
import { Card, CardAccess, CardFace } from '../cards/index.ts';
import { User } from '../identity/index.ts';
import { listSentCards, previewSentCard } from './sent-cards.service.ts';
import { Share, ShareConnection } from './share.entity.ts';
import { RevokeShareInput, ShareCardInput } from './share.inputs.ts';
import { buildShareUrl, isPrinted, prepareShares, revokeShare, shareCard } from './share.service.ts';
import {
  PreparedShare,
  SentCard,
  SentCardArgsType,
  SentCardConnection,
  SentSharesArgsType,
  ShareArgsType,
  ShareOpening,
} from './share.types.ts';
import { findLastOpenedAt, readShareFacts } from './share-facts.service.ts';
import { listOfCard, listReceived, listSent } from './share-list.service.ts';

@Resolver(() => Share)
export class ShareResolver {
  @Harmless('shares one card with named people or by link; the owner can see and revoke it under Shares')
  @Mutation(() => Share, {
    description: 'Records an act of sharing. The link of a private card carries a token; only its owner can make one.',
  })
  shareCard(@Ctx() context: Context, @Arg('input', () => ShareCardInput) input: ShareCardInput) {
    return shareCard(context, requireViewer(context), input);
  }

  @Harmless('only takes access or permissions away')
  @Mutation(() => Share, {
    description:
      'The share stops opening the card and counting views. A public or unlisted card stays open at its own address.',
  })
  revokeShare(@Ctx() context: Context, @Arg('input', () => RevokeShareInput) input: RevokeShareInput) {
    return revokeShare(context, requireViewer(context), input);
  }

  @FieldResolver(() => UrlScalar, {
    description:
      'The card’s public address with `?s={mark}`, by which its views are told apart. For the mode QR it is the stable address with `?c=qr`, as it may be printed. Of a private card `/share/{cardId}`, which asks to sign in; the mutation that makes it gives it once with the token.',
  })
  url(@Ctx() context: Context, @Root() share: Share): Promise<string> {
    return buildShareUrl(context, share);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether `revokeShare` may end it. False for the downloaded code of an open card: it may be printed, so it leads to the card itself, and its views aren’t counted for it.',
  })
  isRevocable(@Root() share: Share): boolean {
    return !isPrinted(share);
  }

  @FieldResolver(() => Card, { nullable: true, description: 'Null when the viewer may not see it any more.' })
  card(@Ctx() context: Context, @Root() share: Share) {
    return CardAccess.loadVisibleCard(context, share.cardId);
  }

  @FieldResolver(() => User, { description: 'The person who shared the card.' })
  sender(@Ctx() { loaders }: Context, @Root() share: Share) {
    return loaders.user.load(share.senderId);
  }

  @FieldResolver(() => [User], { description: 'With IN_APP. Only the sender sees them all; others see themselves.' })
  async recipients(@Ctx() context: Context, @Root() share: Share): Promise<User[]> {
    const recipients = await readShareFacts(context).recipients.load(share.id);
    return share.senderId === context.viewer?.id
      ? recipients
      : recipients.filter(({ id }) => id === context.viewer?.id);
  }

  @FieldResolver(() => Int, { description: 'Views that came by it; 0 for others than the sender.' })
  async openCount(@Ctx() context: Context, @Root() share: Share): Promise<number> {
    return share.senderId === context.viewer?.id ? (await readShareFacts(context).views.load(share.id)).count : 0;
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When somebody last opened it, as far as is known; null before that, and for others than the sender.',
  })
  lastOpenedAt(@Ctx() context: Context, @Root() share: Share): Promise<Date | null> | null {
    return share.senderId === context.viewer?.id ? findLastOpenedAt(context, share.id) : null;
  }

  @FieldResolver(() => [ShareOpening], {
    description: 'Who of the signed-in opened it; at most 100, and empty for others than the sender.',
  })
  openings(@Ctx() context: Context, @Root() share: Share) {
    return share.senderId === context.viewer?.id ? readShareFacts(context).openings.load(share.id) : [];
  }
}

@Resolver(() => Card)
export class ShareListResolver {
  @Query(() => [PreparedShare], {
    description:
      'Addresses for the viewer’s next acts of sharing this card, one for each way. Nothing is recorded until `shareCard` gets the mark. Empty for a private card, whose links carry tokens.',
  })
  preparedShares(
    @Ctx() context: Context,
    @Arg('cardId', () => ID, { description: 'A card that the viewer may see.' }) cardId: string,
  ) {
    return prepareShares(context, requireViewer(context), cardId);
  }

  @Query(() => ShareConnection, {
    description: 'What the viewer shared, the latest first unless `orderBy` says otherwise.',
  })
  sentShares(@Ctx() context: Context, @Args(() => SentSharesArgsType) args: SentSharesArgsType) {
    return listSent(context, requireViewer(context), args);
  }

  @Query(() => SentCardConnection, {
    description: 'The cards that the viewer shared, the latest activity first unless `orderBy` says otherwise.',
  })
  sentCards(@Ctx() context: Context, @Args(() => SentCardArgsType) args: SentCardArgsType) {
    return listSentCards(context, requireViewer(context), args);
  }

  @Query(() => ShareConnection, {
    description: 'Shares that the viewer received and can still open. Latest first, unless `orderBy` says otherwise.',
  })
  receivedShares(@Ctx() context: Context, @Args(() => ShareArgsType) args: ShareArgsType) {
    return listReceived(context, requireViewer(context), args);
  }

  @FieldResolver(() => ShareConnection, {
    description:
      'Every share of it, the latest first unless `orderBy` says otherwise; empty for others than the owner.',
  })
  shares(@Ctx() context: Context, @Root() card: Card, @Args(() => ShareArgsType) args: ShareArgsType) {
    const { viewer } = context;
    if (card.ownerId === viewer?.id) return listOfCard(context, viewer, { ...args, card });
    return {
      edges: [],
      pageInfo: toPageInfo([], { hasNextPage: false, hasPreviousPage: false }),
      count: async () => 0,
    };
  }
}

@Resolver(() => SentCard)
export class SentCardResolver {
  @FieldResolver(() => Card, { nullable: true, description: 'Null when the viewer may not see it any more.' })
  card(@Ctx() context: Context, @Root() { id }: SentCard) {
    return CardAccess.loadVisibleCard(context, id);
  }

  @FieldResolver(() => CardFace, {
    nullable: true,
    description: 'What the card’s face and page show. Null like `card`.',
  })
  face(@Ctx() context: Context, @Root() { id }: SentCard) {
    return previewSentCard(context, id);
  }
}
