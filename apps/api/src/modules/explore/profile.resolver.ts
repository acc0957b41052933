import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../composition/context.ts';
import { CardFace } from '../../platform/card-face.types.ts';
import { PageArgsType } from '../../platform/page-args.ts';
import { PhoneNumberScalar } from '../../platform/scalars.ts';
import { ViewerIndependent } from '../../platform/viewer-independent.ts';
import { User } from '../users/user.entity.ts';
import { findOwner } from '../users/user.service.ts';
import { DirectoryConnection, DirectoryEntry } from './directory.types.ts';
import { findPublicView, listPublicCards } from './profile.service.ts';

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
    return findOwner(db, owner);
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
  @FieldResolver(() => DirectoryConnection, { description: 'Public cards as everybody may see them, newest first.' })
  publicCards(@Ctx() context: Context, @Root() user: User, @Args(() => PageArgsType) args: PageArgsType) {
    return listPublicCards(context, user.id, args);
  }

  @ViewerIndependent('queries')
  @FieldResolver(() => PhoneNumberScalar, {
    nullable: true,
    description: 'E.164. Null unless one of the public cards shows the same number.',
  })
  async phone(@Ctx() { loaders }: Context, @Root() user: User): Promise<string | null> {
    return (await loaders.shownContact.load(user.id)).phone;
  }
}
