import { Field, InputType } from 'type-graphql';
import { UrlScalar } from '../../kernel/graphql/scalars.ts';

@InputType({ description: 'What `PushManager.subscribe` gives in the browser.' })
export class RegisterPushSubscriptionInput {
  @Field(() => UrlScalar, { description: 'https, and on the public internet; at most 2000 characters.' })
  endpoint: string;

  @Field(() => String, { description: '65 bytes in base64url.' })
  p256dh: string;

  @Field(() => String, { description: '16 bytes in base64url.' })
  auth: string;
}

@InputType({ description: 'The browser that is not pushed to any more.' })
export class RemovePushSubscriptionInput {
  @Field(() => UrlScalar, { description: 'The `endpoint` of the browser’s push subscription.' })
  endpoint: string;
}

@InputType({ description: 'What push notifications show.' })
export class UpdatePushSettingsInput {
  @Field(() => Boolean, { description: 'Whether push notifications say what a message or a reminder says.' })
  showsText: boolean;
}
