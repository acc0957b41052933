import type { NotificationKind } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { NotificationKindEnum } from './notification.entity.ts';

@InputType({ description: 'The notifications that the viewer has read.' })
export class MarkNotificationsReadInput {
  @Field(() => [ID], { nullable: true, description: 'At most 100; all of the viewer’s when it is left out.' })
  ids?: string[] | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateNotificationSettingsInput {
  @Field(() => NotificationKindEnum, { description: 'The kind of notification to set.' })
  kind: NotificationKind;

  @Field(() => Boolean, { nullable: true, description: 'Whether it comes to `Viewer.notifications`.' })
  inApp?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is pushed to the viewer’s devices.' })
  push?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Refused for SHARE, of which no mail is sent.' })
  email?: boolean | null;
}
