import type { NotificationKind } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { NotificationKindEnum } from './notification.entity.ts';

@InputType()
export class MarkNotificationsReadInput {
  @Field(() => [ID], { nullable: true, description: 'At most 100; all of the viewer’s when it is left out.' })
  ids?: string[] | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateNotificationSettingsInput {
  @Field(() => NotificationKindEnum)
  kind: NotificationKind;

  @Field(() => Boolean, { nullable: true })
  inApp?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  push?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Refused for SHARE, of which no mail is sent.' })
  email?: boolean | null;
}
