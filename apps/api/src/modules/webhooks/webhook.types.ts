import { Field, Int, ObjectType } from 'type-graphql';
import { Webhook } from './webhook.entity.ts';

@ObjectType({ description: 'A webhook with its key, shown once.' })
export class WebhookWithSecret {
  @Field(() => Webhook, { description: 'The webhook as `webhooks` lists it.' })
  webhook: Webhook;

  @Field(() => String, { description: 'Verifies signatures. It is told this once and never again.' })
  signingKey: string;
}

@ObjectType({ simpleResolvers: true, description: 'What a replay has queued.' })
export class WebhookReplay {
  @Field(() => Int, { description: 'How many deliveries are sent once more; each stands in the log of the webhook.' })
  count: number;
}
