import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { Harmless } from '../../kernel/graphql/requires-proof.ts';
import { Card } from '../cards/index.ts';
import { FeatureListingInput, SetListingsInput } from './listing.inputs.ts';
import { featureListing, setListings, toListings } from './listing.service.ts';
import { Listing, ListingUsage } from './listing.types.ts';
import { findListingUsage } from './listing-limit.service.ts';

@Resolver(() => Card)
export class ListingResolver {
  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => Card, { description: 'Lists a card of the viewer under further categories of the directory.' })
  setListings(@Ctx() context: Context, @Arg('input', () => SetListingsInput) input: SetListingsInput) {
    return setListings(context, requireViewer(context), input);
  }

  @Harmless('only changes what the owner’s cards show')
  @Mutation(() => Card, {
    description:
      'Features a listing for 7 days: it takes turns at standing first in its category and in the directory.',
  })
  featureListing(@Ctx() context: Context, @Arg('input', () => FeatureListingInput) input: FeatureListingInput) {
    return featureListing(context, requireViewer(context), { input });
  }

  @FieldResolver(() => [Listing], {
    description: 'Where the card is listed in the directory, at most 10; empty for others than the owner.',
  })
  async listings(@Ctx() { viewer, loaders }: Context, @Root() card: Card): Promise<Listing[]> {
    return card.ownerId === viewer?.id ? toListings(card, await loaders.listings.load(card.id)) : [];
  }

  @Query(() => ListingUsage, { description: 'How many listings the viewer has, of those that their plan includes.' })
  listingUsage(@Ctx() context: Context) {
    return findListingUsage(context, requireViewer(context).id);
  }
}
