import { ArgsType, Field } from 'type-graphql';
import { defineListArgs, defineOrder } from '../../../kernel/lists/list-args.ts';
import type { BlockedUserOrder } from '../../chat/conversations/blocked-users.service.ts';
import type { GroupOrder } from '../../chat/groups/group-list.service.ts';
import type { NotificationOrder } from '../../notifications/notification.service.ts';
import type { ReminderOrder } from '../../reminders/reminder-list.service.ts';
import type { WebhookOrder } from '../../webhooks/webhook.service.ts';
import type { SecurityEventOrder } from '../security/log/security-event.service.ts';

const BLOCKED_USERS = defineOrder<BlockedUserOrder>({
  name: 'BlockedUserOrder',
  description: 'How blocked people are sorted.',
  values: {
    NEWEST: 'The person who was blocked last comes first.',
    OLDEST: 'The person who was blocked first comes first.',
    NAME: 'By name, in alphabetical order. Equal ones stand newest first.',
  },
});
const GROUPS = defineOrder<GroupOrder>({
  name: 'GroupOrder',
  description: 'The order of the viewer’s groups.',
  values: {
    NEWEST: 'The group that the viewer joined last comes first.',
    OLDEST: 'The group that the viewer joined first comes first.',
    NAME: 'By name, in alphabetical order. Equal ones stand newest first.',
  },
});
const NOTIFICATIONS = defineOrder<NotificationOrder>({
  name: 'NotificationOrder',
  description: 'The order of what the viewer is notified of.',
  values: {
    NEWEST: 'The latest notification comes first.',
    OLDEST: 'The earliest notification comes first.',
    UNREAD: 'Unread notifications come first. Both these and the others stand newest first.',
  },
});
const REMINDERS = defineOrder<ReminderOrder>({
  name: 'ReminderOrder',
  description: 'The order of what the viewer wants to be reminded of.',
  values: {
    SOONEST: 'The reminder that is due first comes first.',
    LATEST: 'The reminder that is due last comes first.',
    NEWEST: 'The reminder that was made last comes first.',
    OLDEST: 'The reminder that was made first comes first.',
    CONTACT: 'By the contact’s name, in alphabetical order. Those of one contact stand soonest first.',
  },
});
const SECURITY_EVENTS = defineOrder<SecurityEventOrder>({
  name: 'SecurityEventOrder',
  description: 'The order of the security log.',
  values: {
    NEWEST: 'The latest event comes first.',
    OLDEST: 'The earliest event comes first.',
    KIND: 'By the name of the kind, in alphabetical order. Equal ones stand newest first.',
  },
});
const WEBHOOKS = defineOrder<WebhookOrder>({
  name: 'WebhookOrder',
  description: 'The order of webhooks. Equal ones stand newest first.',
  values: {
    NEWEST: 'The webhook that was made last comes first.',
    OLDEST: 'The webhook that was made first comes first.',
    URL: 'By address, in alphabetical order.',
  },
});

@ArgsType()
export class BlockedUserArgsType extends defineListArgs(BLOCKED_USERS, 'name or handle') {}

@ArgsType()
export class GroupArgsType extends defineListArgs(GROUPS, 'name or description') {}

@ArgsType()
export class NotificationArgsType extends defineListArgs(
  NOTIFICATIONS,
  'the names of its people, card, group, contact or deal, or the note of a reminder',
) {
  @Field(() => Boolean, { nullable: true, description: 'Only those that are unread.' })
  unreadOnly?: boolean | null;
}

@ArgsType()
export class ReminderArgsType extends defineListArgs(REMINDERS, 'note or the contact’s name') {}

@ArgsType()
export class SecurityEventArgsType extends defineListArgs(
  SECURITY_EVENTS,
  'what happened, its subject or the device',
) {}

@ArgsType()
export class WebhookArgsType extends defineListArgs(WEBHOOKS, 'address, description or events') {}
