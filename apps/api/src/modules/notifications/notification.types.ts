import { Field, Int, ObjectType } from 'type-graphql';
import { Notification } from './notification.entity.ts';

@ObjectType({ description: 'Something new in the viewer’s notifications.' })
export class NotificationNews {
  @Field(() => Notification, { nullable: true, description: 'What is new; null when some were read.' })
  notification: Notification | null;

  @Field(() => Int, { description: 'As `Viewer.unreadNotifications`.' })
  unreadNotifications: number;
}
