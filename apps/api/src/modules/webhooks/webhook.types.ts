import { Field, ObjectType } from 'type-graphql';
import { Webhook } from './webhook.entity.ts';

@ObjectType()
export class WebhookWithSecret {
  @Field(() => Webhook)
  webhook: Webhook;

  @Field(() => String, { description: 'Verifies signatures. It is told this once and never again.' })
  signingKey: string;
}
