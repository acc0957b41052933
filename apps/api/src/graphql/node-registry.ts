import type { Context, Viewer } from '../composition/context.ts';
import { findCard } from '../modules/cards/card.service.ts';
import { findConversation } from '../modules/chat/conversations/inbox.service.ts';
import { findGroup } from '../modules/chat/groups/group.service.ts';
import { findContact } from '../modules/contacts/contact.service.ts';
import { findDeal } from '../modules/deals/deal-list.service.ts';
import { findOwnShare } from '../modules/shares/share.service.ts';
import { findWebhook } from '../modules/webhooks/webhook.service.ts';
import { isUuid } from '../platform/page.ts';

type Find = (context: Context, id: string, viewer: Viewer) => Promise<object | null>;
type FindForAll = (context: Context, id: string) => Promise<object | null>;

/** What visitors may see as well. Each finder has the rights of its own field of Query. */
const OF_ALL: Record<string, FindForAll> = {
  Card: (context, id) => findCard(context, context.viewer, { id }),
  User: async ({ loaders }, id) => (await loaders.user.load(id)) ?? null,
  Share: (context, id) => findOwnShare(context, context.viewer, id),
};

/** What belongs to somebody. The id of a group is also that of its conversation, so the group comes first. */
const OF_VIEWER: Record<string, Find> = {
  Group: (context, id, viewer) => findGroup(context, viewer, id),
  Contact: (context, id, viewer) => findContact(context, viewer, id),
  Conversation: (context, id, viewer) => findConversation(context, viewer, id),
  Deal: (context, id, viewer) => findDeal(context, viewer, id),
  Webhook: (context, id, viewer) => findWebhook(context, viewer, id),
};

/** The types that `node` can give. */
export const NODE_TYPES: readonly string[] = [...Object.keys(OF_ALL), ...Object.keys(OF_VIEWER)];

/** The object with that id, if the viewer may see it; null for any other id. */
export async function findNode(context: Context, id: string): Promise<object | null> {
  if (!isUuid(id)) return null;
  for (const find of Object.values(OF_ALL)) {
    const found = await find(context, id);
    if (found) return found;
  }
  const { viewer } = context;
  if (!viewer) return null;
  for (const find of Object.values(OF_VIEWER)) {
    const found = await find(context, id, viewer);
    if (found) return found;
  }
  return null;
}
