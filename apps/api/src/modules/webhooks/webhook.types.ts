import type { WebhookEvent } from '@tessera/domain';
import type { Message } from '@tessera/texts';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar, DateTimeScalar } from '../../kernel/graphql/scalars.ts';
import { HasAtMost } from '../../kernel/lists/list-size.ts';
import { InReadersLanguage } from '../../kernel/readers-language.ts';
import { Card } from '../cards/index.ts';
import { Webhook, WebhookEventEnum } from './webhook.entity.ts';
import { WebhookHeader } from './webhook-delivery.entity.ts';

@ObjectType({ description: 'A webhook with its key, shown once.' })
export class WebhookWithSecret {
  @Field(() => Webhook, { description: 'The webhook as `webhooks` lists it.' })
  webhook: Webhook;

  @Field(() => String, { description: 'Verifies signatures. It is told this once and never again.' })
  signingKey: string;
}

@ObjectType({ simpleResolvers: true, description: 'An event as the address of a webhook would get it.' })
export class WebhookRequest {
  @Field(() => WebhookEventEnum, { description: 'Which event it tells of.' })
  event: WebhookEvent;

  @HasAtMost(6)
  @Field(() => [WebhookHeader], {
    description: 'What stands above the payload: the signature, and the id of the delivery.',
  })
  headers: WebhookHeader[];

  @Field(() => String, { description: 'The JSON text that is signed.' })
  payload: string;
}

@ObjectType({ simpleResolvers: true, description: 'What a replay has queued.' })
export class WebhookReplay {
  @Field(() => Int, { description: 'How many deliveries are sent once more; each stands in the log of the webhook.' })
  count: number;
}

@ObjectType({ simpleResolvers: true, description: 'A card that a webhook is limited to.' })
export class WebhookCard {
  @Field(() => ID, { description: 'The id that was chosen.' })
  id: string;

  @Field(() => Card, {
    nullable: true,
    description: 'The card; null once it is deleted or no longer the viewer’s. Then nothing more is told of it.',
  })
  card: Card | null;
}

@ObjectType({ simpleResolvers: true, description: 'What became of the events of one day.' })
export class WebhookHealthDay {
  @Field(() => DateScalar, { description: 'A day in UTC: `2026-11-24`.' })
  date: string;

  @Field(() => Int, { description: 'Events of that day that have arrived.' })
  deliveredCount: number;

  @Field(() => Int, { description: 'Events of that day that no try is left for.' })
  failedCount: number;

  @Field(() => Int, { description: 'Events of that day that have not arrived yet.' })
  pendingCount: number;
}

@ObjectType({ simpleResolvers: true, description: 'A try that failed.' })
export class WebhookFailure {
  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  at: Date;

  @Field(() => WebhookEventEnum, { description: 'The event that did not arrive.' })
  event: WebhookEvent;

  @Field(() => Int, { nullable: true, description: 'The HTTP status that was answered; null without an answer.' })
  status: number | null;

  @Field(() => String, { simple: false, description: 'Why it did not arrive, for people.' })
  @InReadersLanguage()
  error: Message | '';
}

@ObjectType({
  simpleResolvers: true,
  description: 'How a webhook has done in the last 14 days, today included. Test events are left out.',
})
export class WebhookHealth {
  @Field(() => Float, {
    nullable: true,
    description:
      'The share of events that arrived, of those that arrived or failed for good: 0 to 1; null without any.',
  })
  successRate: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Half of the answers took at most so many milliseconds: of the tries of the newest 1,000 events that were answered; null without any.',
  })
  p50Ms: number | null;

  @Field(() => Int, { nullable: true, description: 'The same for 95 of 100 answers.' })
  p95Ms: number | null;

  @Field(() => Int, { description: 'Events that wait to be sent, or to be tried again.' })
  pendingCount: number;

  @Field(() => WebhookFailure, {
    nullable: true,
    description: 'The last try that failed, among those of the newest 1,000 events; null when none did.',
  })
  lastFailure: WebhookFailure | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When it is switched off by itself unless a try arrives before; null while tries arrive, or it is off.',
  })
  pausesAt: Date | null;

  @Field(() => [WebhookHealthDay], { description: 'The last 14 days in UTC, the oldest first.' })
  days: WebhookHealthDay[];
}
