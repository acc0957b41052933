import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../kernel/context.ts';
import { ViewerIndependent } from '../../kernel/graphql/viewer-independent.ts';
import { CategoryCount, DirectoryConnection, ExploreArgs } from './directory.types.ts';
import { countCategories, explore } from './explore.service.ts';

@Resolver(() => DirectoryConnection)
export class ExploreResolver {
  @ViewerIndependent()
  @Query(() => DirectoryConnection, { description: 'The public directory, newest first unless told otherwise.' })
  explore(@Ctx() context: Context, @Args(() => ExploreArgs) args: ExploreArgs) {
    return explore(context, args);
  }

  @FieldResolver(() => [CategoryCount], {
    description:
      'Of the 500 newest cards that the words find, without words of all, whichever category was chosen; the most frequent first, at most 30.',
  })
  categories(@Ctx() context: Context, @Root() { words }: DirectoryConnection) {
    return countCategories(context, words);
  }
}
