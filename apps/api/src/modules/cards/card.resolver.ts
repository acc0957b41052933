import {
  type CardData,
  cardBadge,
  displayTitle,
  readPrivacy,
  type SpecifiedContacts,
  visibleCardData,
  withSingleFields,
} from '@tessera/domain';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { PayloadFieldName } from '../../kernel/graphql/payload-field.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { UrlScalar } from '../../kernel/graphql/scalars.ts';
import { User } from '../identity/index.ts';
import { Card } from './card.entity.ts';
import {
  CreateCardInput,
  DeleteCardInput,
  ReorderCardsInput,
  RestoreCardVersionInput,
  UpdateCardInput,
} from './card.inputs.ts';
import * as cards from './card.service.ts';
import { GenderEnum } from './card-enums.ts';
import { reorderCards } from './card-order.service.ts';
import { PatchCardInput } from './card-patch.inputs.ts';
import { findReader } from './card-reader.service.ts';
import { CardVersion } from './card-version.entity.ts';
import { CardBlockType, LINK_ICON, LinkIconEnum } from './inputs/card-block.inputs.ts';
import { CardDataType } from './inputs/card-data.inputs.ts';
import { PersonalDetailsType } from './inputs/card-extra.inputs.ts';

const SHARE_MARK =
  'The `s` of a shared address. A reader with the mark of the owner’s share sees the fields for HANDED.';

@Resolver(() => Card)
export class CardResolver {
  @Query(() => Card, {
    nullable: true,
    description:
      'A card that the viewer may see: their own, one that is not private, or one that was shared with them. Null says no more than that.',
  })
  card(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the card, from `Card.id` or from REST.' }) id: string,
    @Arg('token', () => String, { nullable: true, description: 'Of the link of a private card.' }) token?:
      | string
      | null,
    @Arg('shareMark', () => String, { nullable: true, description: SHARE_MARK }) shareMark?: string | null,
  ) {
    return cards.findCard(context, context.viewer, { id, token: token ?? null, shareMark: shareMark ?? null });
  }

  @Query(() => Card, {
    nullable: true,
    description: "The card at `/{owner}/{slug}`; the owner's id or handle, a present or former slug.",
  })
  cardByAddress(
    @Ctx() context: Context,
    @Arg('owner', () => String, { description: 'The first part of the public address: the owner’s id or handle.' })
    owner: string,
    @Arg('slug', () => String, { description: 'The last part of the public address, such as `asha-rao`.' })
    slug: string,
    @Arg('shareMark', () => String, { nullable: true, description: SHARE_MARK }) shareMark?: string | null,
  ) {
    return cards.findCardByAddress(context, context.viewer, { owner, slug, shareMark: shareMark ?? null });
  }

  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => Card, { description: 'Saves a new card and gives it an address.' })
  createCard(@Ctx() context: Context, @Arg('input', () => CreateCardInput) input: CreateCardInput) {
    return cards.createCard(context, requireViewer(context), input);
  }

  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => Card, { description: 'Replaces what the card says; the earlier version is kept.' })
  updateCard(@Ctx() context: Context, @Arg('input', () => UpdateCardInput) input: UpdateCardInput) {
    return cards.updateCard(context, requireViewer(context), input);
  }

  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => Card, { description: 'Changes parts of what the card says; the earlier version is kept.' })
  patchCard(@Ctx() context: Context, @Arg('input', () => PatchCardInput) input: PatchCardInput) {
    return cards.patchCard(context, requireViewer(context), input);
  }

  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => ID, { description: 'Deletes the card with its versions and figures; gives its id.' })
  @PayloadFieldName('deletedCardId', 'The card that is gone.')
  deleteCard(@Ctx() context: Context, @Arg('input', () => DeleteCardInput) input: DeleteCardInput) {
    return cards.deleteCard(context, requireViewer(context), input);
  }

  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => Card, { description: 'Brings an earlier version back as the newest one.' })
  restoreCardVersion(
    @Ctx() context: Context,
    @Arg('input', () => RestoreCardVersionInput) input: RestoreCardVersionInput,
  ) {
    return cards.restoreCardVersion(context, requireViewer(context), input);
  }

  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => [Card], {
    description:
      'Puts cards of the viewer in this order and gives them. Cards that are not named keep their order after these.',
  })
  reorderCards(@Ctx() context: Context, @Arg('input', () => ReorderCardsInput) input: ReorderCardsInput) {
    return reorderCards(context, requireViewer(context), input.cardIds);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "Place in the owner's own order, which has gaps; null for a card without a place and for others than the owner.",
  })
  position(@Ctx() { viewer }: Context, @Root() card: Card): number | null {
    return card.ownerId === viewer?.id ? card.position : null;
  }

  @FieldResolver(() => CardDataType, {
    description: 'What the card says. Others than the owner get it without the fields that the owner hides.',
  })
  data(@Ctx() context: Context, @Root() card: Card): SpecifiedData | Promise<SpecifiedData> {
    // At once, not in a promise: an own list has a hundred of them.
    if (card.ownerId !== context.viewer?.id) return shownData(context, card);
    return withSingleFields({ ...card.data, audiences: card.data.audiences ?? [] });
  }

  @FieldResolver(() => String, {
    description: 'The title of `data`. Without one, the name or the company stands in. At most 120 characters.',
  })
  title(@Root() card: Card): string {
    return displayTitle(card.data);
  }

  @FieldResolver(() => String, { description: 'The category, or the type of a card without one.' })
  badge(@Root() card: Card): string {
    return cardBadge(card.data);
  }

  @FieldResolver(() => User, { description: 'The person who made the card and may change it.' })
  owner(@Ctx() { loaders }: Context, @Root() card: Card) {
    return loaders.user.load(card.ownerId);
  }

  @FieldResolver(() => String, { description: 'Path of the public page: `/{handle or owner id}/{slug}`.' })
  path(@Ctx() context: Context, @Root() card: Card): Promise<string> {
    return cards.cardPath(context, card);
  }

  @FieldResolver(() => UrlScalar, { description: 'Absolute address of the public page.' })
  async url(@Ctx() context: Context, @Root() card: Card): Promise<string> {
    return context.env.publicOrigin + (await cards.cardPath(context, card));
  }

  @FieldResolver(() => [CardVersion], {
    description: 'Earlier versions, newest first, at most 20; empty for others than the owner.',
  })
  versions(@Ctx() context: Context, @Root() card: Card) {
    return card.ownerId === context.viewer?.id ? cards.listVersions(context, card) : [];
  }
}

type SpecifiedData = CardData & SpecifiedContacts;

async function shownData(context: Context, card: Card): Promise<SpecifiedData> {
  const [owner, reader] = await Promise.all([context.loaders.user.load(card.ownerId), findReader(context, card)]);
  return withSingleFields(visibleCardData(card.data, readPrivacy(owner), reader));
}

@Resolver(() => CardVersion)
export class CardVersionResolver {
  @FieldResolver(() => CardDataType, { description: 'Everything the card said in this version.' })
  data(@Root() version: CardVersion): SpecifiedData {
    return withSingleFields(version.data);
  }
}

@Resolver(() => PersonalDetailsType)
export class PersonalDetailsResolver {
  /** The stored '' is no member of the enum. */
  @FieldResolver(() => GenderEnum, { nullable: true, description: 'Owner only.' })
  gender(@Root() details: PersonalDetailsType) {
    return details.gender || null;
  }
}

@Resolver(() => CardBlockType)
export class CardBlockResolver {
  /** The stored '' is no member of the enum. */
  @FieldResolver(() => LinkIconEnum, { nullable: true, description: LINK_ICON })
  icon(@Root() block: CardBlockType) {
    return block.icon || null;
  }
}
