import { Arg, Args, ArgsType, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../kernel/context.ts';
import { PhoneNumberScalar } from '../../kernel/graphql/scalars.ts';
import { ViewerIndependent } from '../../kernel/graphql/viewer-independent.ts';
import { defineListArgs, defineOrder } from '../../kernel/lists/list-args.ts';
import { CardFace } from '../cards/index.ts';
import { User, Users } from '../identity/index.ts';
import { DirectoryConnection, DirectoryEntry } from './directory.types.ts';
import { findPublicView, listPublicCards, type PublicCardOrder } from './profile.service.ts';

const ORDER = defineOrder<PublicCardOrder>({
  name: 'PublicCardOrder',
  description: 'The order of a person’s public cards.',
  values: {
    NEWEST: 'The card that was made last comes first.',
    OLDEST: 'The card that was made first comes first.',
    TITLE: 'By title, in alphabetical order. Cards of one title stand newest first.',
  },
});

@ArgsType()
class PublicCardArgsType extends defineListArgs(ORDER, 'the texts of a card that `explore` searches') {}

@Resolver(() => DirectoryEntry)
export class DirectoryEntryResolver {
  @FieldResolver(() => CardFace, { description: 'What the card’s face and page show.' })
  face(@Root() { preview }: DirectoryEntry) {
    return preview;
  }
}

@Resolver(() => User)
export class ProfileResolver {
  @ViewerIndependent()
  @Query(() => User, { nullable: true, description: 'The person by id, handle or former handle.' })
  user(
    @Ctx() { db }: Context,
    @Arg('owner', () => String, { description: 'The person’s id, handle or former handle.' }) owner: string,
  ) {
    return Users.findOwner(db, owner);
  }

  @ViewerIndependent()
  @Query(() => DirectoryEntry, { nullable: true, description: 'A public card by its id, as everybody may see it.' })
  publicCard(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the card. The answer is null unless the card is public.' })
    id: string,
  ) {
    return findPublicView(context, id);
  }

  @ViewerIndependent('queries')
  @FieldResolver(() => DirectoryConnection, {
    description: 'Public cards as everybody may see them, newest first unless `orderBy` says otherwise.',
  })
  publicCards(@Ctx() context: Context, @Root() user: User, @Args(() => PublicCardArgsType) args: PublicCardArgsType) {
    return listPublicCards(context, user.id, args);
  }

  @ViewerIndependent('queries')
  @FieldResolver(() => PhoneNumberScalar, {
    nullable: true,
    description: 'E.164, of the newest public card that shows a number; null without one.',
  })
  async phone(@Ctx() { loaders }: Context, @Root() user: User): Promise<string | null> {
    return (await loaders.shownContact.load(user.id)).phone;
  }
}
