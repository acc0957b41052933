import type { WebhookEvent } from '@tessera/domain';
import { Field, ID, InputType } from 'type-graphql';
import { DateTimeScalar, UrlScalar } from '../../kernel/graphql/scalars.ts';
import { WebhookEventEnum } from './webhook.entity.ts';

@InputType({ description: 'An address and the events it is told of.' })
export class CreateWebhookInput {
  @Field(() => UrlScalar, {
    description:
      'https, and on the public internet; at most 2000 characters. Or `listen:`, to fetch the events by `webhookRequested`.',
  })
  url: string;

  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  description?: string | null;

  @Field(() => [WebhookEventEnum], { description: 'At least one.' })
  events: WebhookEvent[];

  @Field(() => [ID], {
    nullable: true,
    description:
      'Limits events of cards, shares and leads to these cards of the viewer; at most 100. All cards when it is left out.',
  })
  cardIds?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Limits events of contacts to those with one of these tags; at most 20, each of at most 40 characters. All contacts when it is left out.',
  })
  tags?: string[] | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: 'A webhook of the viewer.' })
  id: string;

  @Field(() => UrlScalar, {
    nullable: true,
    description:
      'https, and on the public internet; at most 2000 characters. Or `listen:`, to fetch the events by `webhookRequested`.',
  })
  url?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  description?: string | null;

  @Field(() => [WebhookEventEnum], { nullable: true, description: 'At least one. Replaces the earlier choice.' })
  events?: WebhookEvent[] | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Limits events of cards, shares and leads to these cards of the viewer; at most 100. Replaces the earlier choice; an empty list is all cards.',
  })
  cardIds?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Limits events of contacts to those with one of these tags; at most 20, each of at most 40 characters. Replaces the earlier choice; an empty list is all contacts.',
  })
  tags?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Events that happen while it is off are not sent later.' })
  isOn?: boolean | null;
}

@InputType({ description: 'The webhook that the operation is about.' })
export class WebhookInput {
  @Field(() => ID, { description: 'A webhook of the viewer.' })
  id: string;
}

@InputType({ description: 'The webhook that gets an example.' })
export class TestWebhookInput {
  @Field(() => ID, { description: 'A webhook of the viewer.' })
  id: string;

  @Field(() => WebhookEventEnum, { description: 'The event whose example is sent.' })
  event: WebhookEvent;
}

@InputType({ description: 'The delivery to send once more.' })
export class ResendWebhookDeliveryInput {
  @Field(() => ID, { description: 'A delivery of one of the viewer’s webhooks.' })
  id: string;
}

@InputType({ description: 'The deliveries to send once more: those whose events happened in a span of time.' })
export class ReplayWebhookDeliveriesInput {
  @Field(() => ID, { description: 'A webhook of the viewer that is on.' })
  id: string;

  @Field(() => DateTimeScalar, { description: 'Events from then on. Deliveries are kept for 30 days.' })
  from: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Events before then; up to now when it is left out.' })
  to?: Date | null;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Only those that never arrived. With false, those that arrived are sent again as well.',
  })
  isFailedOnly: boolean;
}
