import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Context, requireViewer } from '../../../kernel/context.ts';
import { Harmless } from '../../../kernel/graphql/requires-proof.ts';
import { HasAtMost } from '../../../kernel/lists/list-size.ts';
import { User } from '../../identity/index.ts';
import { Share } from '../../shares/index.ts';
import { Group } from '../groups/group.entity.ts';
import { findGroup, isMember } from '../groups/group.service.ts';
import { findPeople, PEOPLE_PAGE } from './people.service.ts';
import { ShareCardToGroupInput, ShareCardWithPeopleInput } from './share-to.inputs.ts';
import { shareCardToGroup, shareCardWithPeople } from './share-to.service.ts';

/** Sharing that ends in a conversation. */
@Resolver(() => Share)
export class ShareToResolver {
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
}
