import type { GroupRole } from '@tessera/domain';
import DataLoader from 'dataloader';
import { loadById } from '../../kernel/loaders.ts';
import { defineModule } from '../../kernel/module.ts';
import { afterCommit } from '../../kernel/transaction.ts';
import { GroupAccess } from '../shares/index.ts';
import { isInMessageFor, isInMessage as isPictureInMessage } from '../uploads/index.ts';
import { GroupEvents1796230000000 } from './1796230000000-group-events.ts';
import { Conversation } from './conversations/conversation.entity.ts';
import {
  ConversationResolver,
  GroupConversationResolver,
  ReadMarkResolver,
} from './conversations/conversation.resolver.ts';
import { announceConversation } from './conversations/conversation.service.ts';
import type { ReadMark } from './conversations/conversation.types.ts';
import { ConversationMute } from './conversations/conversation-mute.entity.ts';
import { isInConversation } from './conversations/conversation-sql.ts';
import { DirectMember } from './conversations/direct-member.entity.ts';
import { findConversation } from './conversations/inbox.service.ts';
import { findMuted } from './conversations/mute.service.ts';
import { loadReadMarks } from './conversations/read.service.ts';
import { Report } from './conversations/report.entity.ts';
import { forgetReportedTexts, sweepReports } from './conversations/report.service.ts';
import { UserBlock } from './conversations/user-block.entity.ts';
import { chatExport } from './export.ts';
import { Group } from './groups/group.entity.ts';
import { GroupEventResolver, GroupMemberResolver, GroupResolver } from './groups/group.resolver.ts';
import { findGroup } from './groups/group.service.ts';
import { GroupEvent } from './groups/group-event.entity.ts';
import { type GroupFacts, loadGroupFacts, loadRoles } from './groups/group-facts.service.ts';
import { GroupInvitation } from './groups/group-invitation.entity.ts';
import { GroupLiveResolver } from './groups/group-live.resolver.ts';
import { GroupMember } from './groups/group-member.entity.ts';
import { GroupRemoval } from './groups/group-removal.entity.ts';
import { isInGroup, selectGroupMembers, selectGroupName } from './groups/group-sql.ts';
import { sweepInvitations } from './groups/invitation.service.ts';
import { GroupPreviewResolver, InvitationResolver, MembershipResolver } from './groups/membership.resolver.ts';
import { assertAllLocked, lockOwnConversations, transferGroupOwnership } from './groups/ownership.service.ts';
import { limits } from './limits.ts';
import { forgetAllMessages } from './messages/forget-messages.service.ts';
import { Message } from './messages/message.entity.ts';
import { ConversationMessagesResolver, MessageCardResolver, MessageResolver } from './messages/message.resolver.ts';
import { findMessage } from './messages/message-list.service.ts';
import { MessageReaction } from './messages/message-reaction.entity.ts';
import { isInMessage } from './messages/message-sql.ts';
import { ShareToResolver } from './sharing/share-to.resolver.ts';
import { ViewerChatsResolver } from './viewer-chats.resolver.ts';

declare module '../../kernel/loaders.ts' {
  interface Loaders {
    /** By `{person's id} {conversation's id}`. */
    isMuted: DataLoader<string, boolean>;
    /** By `{conversation's id} {id of the person who looks at it}`. */
    readMarks: DataLoader<string, ReadMark[]>;
    group: DataLoader<string, Group | null>;
    groupFacts: DataLoader<string, GroupFacts>;
    /** By `roleKey(groupId, userId)`; null for who is not in it. */
    groupRole: DataLoader<string, GroupRole | null>;
  }
}

export const chat = defineModule({
  name: 'chat',
  limits,
  entities: [
    Conversation,
    DirectMember,
    UserBlock,
    Report,
    Group,
    GroupMember,
    GroupRemoval,
    GroupEvent,
    GroupInvitation,
    ConversationMute,
    Message,
    MessageReaction,
  ],
  migrations: [GroupEvents1796230000000],
  resolvers: [
    ShareToResolver,
    ViewerChatsResolver,
    GroupResolver,
    GroupMemberResolver,
    GroupEventResolver,
    MembershipResolver,
    GroupPreviewResolver,
    InvitationResolver,
    GroupLiveResolver,
    ConversationResolver,
    GroupConversationResolver,
    ReadMarkResolver,
    MessageResolver,
    MessageCardResolver,
    ConversationMessagesResolver,
  ],
  loaders: {
    isMuted: (db) => new DataLoader((keys) => findMuted(db, keys)),
    readMarks: (db) => new DataLoader((keys) => loadReadMarks(db, keys)),
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
  answers: [
    isPictureInMessage.answeredBy((url) => isInMessage(url)),
    isInMessageFor.answeredBy((url, userId) => isInMessage(url, isInConversation('w.conversation_id', userId))),
    GroupAccess.isInGroup.answeredBy(isInGroup),
    GroupAccess.selectGroupMembers.answeredBy(selectGroupMembers),
    GroupAccess.selectGroupName.answeredBy(selectGroupName),
  ],
  onAccountEnd: {
    lock: lockOwnConversations,
    async end(tx, { user, locked }, services) {
      const conversationIds = locked as string[];
      await assertAllLocked(tx, user.id, conversationIds);
      await forgetAllMessages(tx, user.id);
      await forgetReportedTexts(tx, user.id);
      await transferGroupOwnership(tx, user.id);
      for (const id of conversationIds) afterCommit(tx, () => announceConversation(services, id));
    },
  },
  exports: chatExport,
  tokens: {
    any: 'MessageImage Reaction ReadMark',
    'shares:read': 'Query.people',
    'shares:write': 'Mutation.shareCardToGroup Mutation.shareCardWithPeople',
    'messages:read': `
      Query.group Query.groupInvitations Query.inbox Query.conversation Subscription.messageAdded
      Subscription.messageChanged Subscription.groupChanged Subscription.memberChanged Subscription.presenceChanged
      Subscription.inboxChanged Conversation Group GroupEvent GroupInvitation GroupMember InboxChange MemberChange Message
      MessageCard MessageQuote Presence AddMemberPayload AddMembersPayload Viewer.groups Viewer.blockedUsers
    `,
    'messages:write': `
      Mutation.sendMessage Mutation.editMessage Mutation.deleteMessage Mutation.setReaction Mutation.setTyping
      Mutation.markRead Mutation.muteConversation Mutation.openDirect Mutation.createGroup Mutation.updateGroup
      Mutation.setGroupPhoto Mutation.removeGroupPhoto Mutation.addGroupMemberByPhone Mutation.addGroupMembers
      Mutation.removeGroupMember Mutation.joinGroup Mutation.leaveGroup Mutation.acceptGroupInvitation
      Mutation.declineGroupInvitation Mutation.changeJoinCode Mutation.setJoinCodeExpiry
    `,
    // A person's rights in groups, and the people who may see them.
    none: `
      Mutation.deleteGroup Mutation.transferGroup Mutation.toggleGroupAdmin Query.groupByCode Mutation.blockUser
      Mutation.unblockUser Mutation.reportUser
    `,
  },
});
