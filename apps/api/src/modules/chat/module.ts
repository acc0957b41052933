import type { GroupRole } from '@tessera/domain';
import DataLoader from 'dataloader';
import { loadById } from '../../kernel/loaders.ts';
import { defineModule } from '../../kernel/module.ts';
import { Conversation } from './conversations/conversation.entity.ts';
import { ConversationResolver, GroupConversationResolver } from './conversations/conversation.resolver.ts';
import { ConversationMute } from './conversations/conversation-mute.entity.ts';
import { DirectMember } from './conversations/direct-member.entity.ts';
import { findConversation } from './conversations/inbox.service.ts';
import { findMuted } from './conversations/mute.service.ts';
import { Report } from './conversations/report.entity.ts';
import { sweepReports } from './conversations/report.service.ts';
import { UserBlock } from './conversations/user-block.entity.ts';
import { Group } from './groups/group.entity.ts';
import { GroupMemberResolver, GroupResolver } from './groups/group.resolver.ts';
import { findGroup } from './groups/group.service.ts';
import { type GroupFacts, loadGroupFacts, loadRoles } from './groups/group-facts.service.ts';
import { GroupInvitation } from './groups/group-invitation.entity.ts';
import { GroupLiveResolver } from './groups/group-live.resolver.ts';
import { GroupMember } from './groups/group-member.entity.ts';
import { GroupRemoval } from './groups/group-removal.entity.ts';
import { sweepInvitations } from './groups/invitation.service.ts';
import { GroupPreviewResolver, InvitationResolver, MembershipResolver } from './groups/membership.resolver.ts';
import { Message } from './messages/message.entity.ts';
import { ConversationMessagesResolver, MessageCardResolver, MessageResolver } from './messages/message.resolver.ts';
import { findMessage } from './messages/message-list.service.ts';
import { MessageReaction } from './messages/message-reaction.entity.ts';

declare module '../../kernel/loaders.ts' {
  interface Loaders {
    /** By `{person's id} {conversation's id}`. */
    isMuted: DataLoader<string, boolean>;
    group: DataLoader<string, Group | null>;
    groupFacts: DataLoader<string, GroupFacts>;
    /** By `roleKey(groupId, userId)`; null for who is not in it. */
    groupRole: DataLoader<string, GroupRole | null>;
  }
}

export const chat = defineModule({
  name: 'chat',
  entities: [
    Conversation,
    DirectMember,
    UserBlock,
    Report,
    Group,
    GroupMember,
    GroupRemoval,
    GroupInvitation,
    ConversationMute,
    Message,
    MessageReaction,
  ],
  resolvers: [
    GroupResolver,
    GroupMemberResolver,
    MembershipResolver,
    GroupPreviewResolver,
    InvitationResolver,
    GroupLiveResolver,
    ConversationResolver,
    GroupConversationResolver,
    MessageResolver,
    MessageCardResolver,
    ConversationMessagesResolver,
  ],
  loaders: {
    isMuted: (db) => new DataLoader((keys) => findMuted(db, keys)),
    group: loadById(Group),
    groupFacts: (db) => new DataLoader((ids) => loadGroupFacts(db, ids)),
    groupRole: (db) => new DataLoader((keys) => loadRoles(db, keys)),
  },
  sweeps: [sweepReports, sweepInvitations],
  nodesOfViewer: {
    Group: { entity: Group, find: findGroup },
    Conversation: { entity: Conversation, find: findConversation },
    Message: { entity: Message, find: findMessage },
  },
});
