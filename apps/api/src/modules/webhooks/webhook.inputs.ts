import type { WebhookEvent } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { WebhookEventEnum } from './webhook.entity.ts';

@InputType()
export class CreateWebhookInput {
  @Field(() => String, { description: 'https, and on the public internet; at most 2000 characters.' })
  url: string;

  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  description?: string | null;

  @Field(() => [WebhookEventEnum], { description: 'At least one.' })
  events: WebhookEvent[];
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateWebhookInput {
  @Field(() => ID)
  id: string;

  @Field(() => String, { nullable: true })
  url?: string | null;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => [WebhookEventEnum], { nullable: true })
  events?: WebhookEvent[] | null;

  @Field(() => Boolean, { nullable: true, description: 'What happens while it is off is not told later.' })
  isOn?: boolean | null;
}

@InputType()
export class WebhookInput {
  @Field(() => ID)
  id: string;
}

@InputType()
export class TestWebhookInput {
  @Field(() => ID)
  id: string;

  @Field(() => WebhookEventEnum)
  event: WebhookEvent;
}

@InputType()
export class ResendWebhookDeliveryInput {
  @Field(() => ID)
  id: string;
}
