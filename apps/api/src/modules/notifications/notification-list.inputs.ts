import { ArgsType, Field } from 'type-graphql';
import { defineListArgs, defineOrder } from '../../kernel/lists/list-args.ts';
import type { NotificationOrder } from './notification.service.ts';

const NOTIFICATIONS = defineOrder<NotificationOrder>({
  name: 'NotificationOrder',
  description: 'The order of what the viewer is notified of.',
  values: {
    NEWEST: 'The latest notification comes first.',
    OLDEST: 'The earliest notification comes first.',
    UNREAD: 'Unread notifications come first. Both these and the others stand newest first.',
  },
});

@ArgsType()
export class NotificationArgsType extends defineListArgs(
  NOTIFICATIONS,
  'the names of its people, card, group, contact or deal, or the note of a reminder',
) {
  @Field(() => Boolean, { nullable: true, description: 'Only those that are unread.' })
  unreadOnly?: boolean | null;
}
