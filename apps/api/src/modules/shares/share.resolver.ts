import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { CardPreviewScalar, UrlScalar } from '../../kernel/graphql/scalars.ts';
import { HasAtMost } from '../../kernel/lists/list-size.ts';
import { toPageInfo } from '../../kernel/lists/page.ts';
import { Card } from '../cards/card.entity.ts';
import { loadVisibleCard } from '../cards/card-access.service.ts';
import { CardFace } from '../cards/inputs/card-face.types.ts';
import { Group } from '../chat/groups/group.entity.ts';
import { findGroup, isMember } from '../chat/groups/group.service.ts';
import { User } from '../identity/users/user.entity.ts';
import { findPeople, PEOPLE_PAGE } from './people.service.ts';
import { listSentCards, previewSentCard } from './sent-cards.service.ts';
import { Share, ShareConnection } from './share.entity.ts';
import { RevokeShareInput, ShareCardInput, ShareCardToGroupInput, ShareCardWithPeopleInput } from './share.inputs.ts';
import { buildShareUrl, revokeShare, shareCard, shareCardToGroup, shareCardWithPeople } from './share.service.ts';
import {
  SentCard,
  SentCardArgsType,
  SentCardConnection,
  SentSharesArgsType,
  ShareArgsType,
  ShareOpening,
} from './share.types.ts';
import { readShareFacts } from './share-facts.service.ts';
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

  @Harmless('shares one card with named people or by link; the owner can see and revoke it under Shares')
  @Mutation(() => Share, { description: 'Its members may see the card from then on, also a private one.' })
  shareCardToGroup(@Ctx() context: Context, @Arg('input', () => ShareCardToGroupInput) input: ShareCardToGroupInput) {
    return shareCardToGroup(context, requireViewer(context), input);
  }

  @Harmless('shares one card with named people or by link; the owner can see and revoke it under Shares')
  @Mutation(() => Share, { description: 'They may see the card from then on, also a private one.' })
  shareCardWithPeople(
    @Ctx() context: Context,
    @Arg('input', () => ShareCardWithPeopleInput) input: ShareCardWithPeopleInput,
  ) {
    return shareCardWithPeople(context, requireViewer(context), input);
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
      'The card’s public address with `?s={id}`, by which its views are told apart, and with `&c=qr` for the mode QR. Of a private card `/share/{cardId}`, which asks to sign in; the mutation that makes it gives it once with the token.',
  })
  url(@Ctx() context: Context, @Root() share: Share): Promise<string> {
    return buildShareUrl(context, share);
  }

  @FieldResolver(() => Card, { nullable: true, description: 'Null when the viewer may not see it any more.' })
  card(@Ctx() context: Context, @Root() share: Share) {
    return loadVisibleCard(context, share.cardId);
  }

  @FieldResolver(() => User, { description: 'The person who shared the card.' })
  sender(@Ctx() { loaders }: Context, @Root() share: Share) {
    return loaders.user.load(share.senderId);
  }

  @FieldResolver(() => Group, {
    nullable: true,
    description: 'With GROUP. Null when the viewer is not in it any more.',
  })
  group(@Ctx() context: Context, @Root() share: Share) {
    return context.viewer && share.groupId ? findGroup(context, context.viewer, share.groupId) : null;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'With GROUP. The sender keeps it after leaving; others see it while they are in the group.',
  })
  async groupId(@Ctx() context: Context, @Root() share: Share): Promise<string | null> {
    if (!context.viewer || !share.groupId) return null;
    const isKnown = share.senderId === context.viewer.id || (await isMember(context, share.groupId, context.viewer.id));
    return isKnown ? share.groupId : null;
  }

  @FieldResolver(() => [User], { description: 'With INAPP. Only the sender sees them all; others see themselves.' })
  async recipients(@Ctx() context: Context, @Root() share: Share): Promise<User[]> {
    const recipients = await readShareFacts(context).recipients.load(share.id);
    return share.senderId === context.viewer?.id
      ? recipients
      : recipients.filter(({ id }) => id === context.viewer?.id);
  }

  @FieldResolver(() => Int, { description: 'Views that came by it; 0 for others than the sender.' })
  openCount(@Ctx() context: Context, @Root() share: Share) {
    return share.senderId === context.viewer?.id ? readShareFacts(context).openCount.load(share.id) : 0;
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

  @HasAtMost(PEOPLE_PAGE)
  @Query(() => [User], {
    description:
      'People the viewer can share with in the app, sorted by name; at most 50. They are contacts with a known account, people from direct messages, teammates, group members, and people who gave the viewer a card.',
  })
  people(
    @Ctx() context: Context,
    @Arg('query', () => String, { defaultValue: '', description: 'Words of their name.' }) query: string,
    @Arg('after', () => ID, { nullable: true, description: 'The last person of the page before.' })
    after?: string | null,
  ) {
    return findPeople(context, requireViewer(context), { query, after });
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
    return loadVisibleCard(context, id);
  }

  @FieldResolver(() => CardPreviewScalar, {
    nullable: true,
    description: 'What the card’s face shows, ready to draw. Null like `card`.',
    deprecationReason: 'Use `SentCard.face`. Works until 2027-06-01.',
  })
  preview(@Ctx() context: Context, @Root() { id }: SentCard) {
    return previewSentCard(context, id);
  }

  @FieldResolver(() => CardFace, {
    nullable: true,
    description: 'What the card’s face and page show. Null like `card`.',
  })
  face(@Ctx() context: Context, @Root() { id }: SentCard) {
    return previewSentCard(context, id);
  }
}
