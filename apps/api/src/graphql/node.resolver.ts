import type { ErrorCode } from '@tessera/domain';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../composition/context.ts';
import { findCard } from '../modules/cards/card.service.ts';
import { findConversation } from '../modules/chat/conversations/inbox.service.ts';
import { findGroup } from '../modules/chat/groups/group.service.ts';
import { findContact } from '../modules/contacts/contact.service.ts';
import { findOwnShare } from '../modules/shares/share.service.ts';
import { ErrorCodeEnum } from '../platform/enums.ts';
import { Node } from '../platform/node.ts';
import { isUuid } from '../platform/page.ts';

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description:
      'Any card, person, group, share, contact or conversation of two people that the viewer may see, by its id. The id of a group is also that of its conversation, and gives the group.',
  })
  async node(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<object | null> {
    if (!isUuid(id)) return null;
    const card = await findCard(context, context.viewer, { id });
    const found = card ?? (await context.loaders.user.load(id)) ?? (await findOwnShare(context, context.viewer, id));
    if (found || !context.viewer) return found;
    const group = await findGroup(context, context.viewer, id);
    const contact = group ?? (await findContact(context, context.viewer, id));
    return contact ?? findConversation(context, context.viewer, id);
  }

  @Query(() => [ErrorCodeEnum], { description: 'The closed list of `extensions.code`.' })
  errorCodes(): ErrorCode[] {
    return Object.values(ErrorCodeEnum) as ErrorCode[];
  }
}
