import { WEBHOOK_LIMITS, WEBHOOK_RETRY_SECONDS } from '@tessera/domain';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { PayloadFieldName } from '../../kernel/graphql/payload-field.ts';
import { Harmless, RequiresProof } from '../../kernel/graphql/requires-proof.ts';
import { Costs, HasAtMost } from '../../kernel/lists/list-size.ts';
import { listDeliveries, resendDelivery, testWebhook } from './deliver.service.ts';
import { findHealth } from './health.service.ts';
import { followRequests } from './listen.service.ts';
import { replayDeliveries } from './replay.service.ts';
import { Webhook } from './webhook.entity.ts';
import {
  CreateWebhookInput,
  ReplayWebhookDeliveriesInput,
  ResendWebhookDeliveryInput,
  TestWebhookInput,
  UpdateWebhookInput,
  WebhookInput,
} from './webhook.inputs.ts';
import {
  createWebhook,
  deleteWebhook,
  endOldWebhookKey,
  findWebhook,
  listFilterCards,
  rotateWebhookSecret,
  updateWebhook,
} from './webhook.service.ts';
import { WebhookCard, WebhookHealth, WebhookReplay, WebhookRequest, WebhookWithSecret } from './webhook.types.ts';
import { buildPayload, WebhookAttempt, WebhookDelivery, WebhookDeliveryConnection } from './webhook-delivery.entity.ts';
import { WebhookDeliveryArgsType } from './webhook-delivery.inputs.ts';
import { assertMayHear } from './webhook-rights.service.ts';

@Resolver(() => Webhook)
export class WebhookResolver {
  @Query(() => Webhook, { nullable: true, description: 'One of the viewer’s own; null for any other.' })
  webhook(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of a webhook of the viewer.' }) id: string,
  ) {
    return findWebhook(context, requireViewer(context), id);
  }

  @RequiresProof({ opens: 'WEBHOOK_CREATED' })
  @Mutation(() => WebhookWithSecret, {
    description: 'Makes a webhook and tells the key that it signs with, once. Needs a proof.',
  })
  createWebhook(@Ctx() context: Context, @Arg('input', () => CreateWebhookInput) input: CreateWebhookInput) {
    return createWebhook(context, requireViewer(context), input);
  }

  @RequiresProof({ opens: 'WEBHOOK_CHANGED' })
  @Mutation(() => Webhook, { description: 'Changes it, or switches it on or off. Needs a proof.' })
  updateWebhook(@Ctx() context: Context, @Arg('input', () => UpdateWebhookInput) input: UpdateWebhookInput) {
    return updateWebhook(context, requireViewer(context), input);
  }

  @RequiresProof()
  @Mutation(() => WebhookWithSecret, {
    description: 'Another key to sign with, told once. For 24 hours the former one signs as well. Needs a proof.',
  })
  rotateWebhookSecret(@Ctx() context: Context, @Arg('input', () => WebhookInput) input: WebhookInput) {
    return rotateWebhookSecret(context, requireViewer(context), input.id);
  }

  @Harmless('only takes access or permissions away')
  @Mutation(() => Webhook, {
    description: 'Ends the overlap of a new key: the former one signs nothing more from now on.',
  })
  endOldWebhookKey(@Ctx() context: Context, @Arg('input', () => WebhookInput) input: WebhookInput) {
    return endOldWebhookKey(context, requireViewer(context), input.id);
  }

  @Harmless('only takes access or permissions away')
  @Mutation(() => ID, { description: 'It is gone with its deliveries; gives its id.' })
  @PayloadFieldName('deletedWebhookId', 'The webhook that is gone.')
  deleteWebhook(@Ctx() context: Context, @Arg('input', () => WebhookInput) input: WebhookInput) {
    return deleteWebhook(context, requireViewer(context), input.id);
  }

  @Harmless('only sends to an address that was set with a proof')
  @Mutation(() => WebhookDelivery, { description: 'Sends an example now, once, and gives what came of it.' })
  testWebhook(@Ctx() context: Context, @Arg('input', () => TestWebhookInput) input: TestWebhookInput) {
    return testWebhook(context, requireViewer(context), input);
  }

  @Harmless('only sends to an address that was set with a proof')
  @Mutation(() => WebhookDelivery, { description: 'Sends it once more now, and gives what came of it.' })
  resendWebhookDelivery(
    @Ctx() context: Context,
    @Arg('input', () => ResendWebhookDeliveryInput) input: ResendWebhookDeliveryInput,
  ) {
    return resendDelivery(context, requireViewer(context), input.id);
  }

  @Harmless('only sends to an address that was set with a proof')
  @Mutation(() => WebhookReplay, {
    description:
      'Sends the deliveries of a span of time once more, the oldest event first, each with its former `webhook-id`; at most 10,000. One that fails again isn’t tried again by itself.',
  })
  replayWebhookDeliveries(
    @Ctx() context: Context,
    @Arg('input', () => ReplayWebhookDeliveriesInput) input: ReplayWebhookDeliveriesInput,
  ) {
    return replayDeliveries(context, requireViewer(context), input);
  }

  @Subscription(() => WebhookRequest, {
    description:
      'The events of a webhook whose address is `listen:`, signed as an address would get them. Events of the last days that found nobody listening come first.',
    subscribe: ({ context, args }: { context: Context; args: { id: string } }) => followRequests(context, args.id),
  })
  webhookRequested(
    @Root() request: WebhookRequest,
    @Arg('id', () => ID, { description: 'The id of a webhook of the viewer.' }) _id: string,
  ) {
    return request;
  }

  @FieldResolver(() => WebhookDeliveryConnection, {
    description: 'The newest first unless `orderBy` says otherwise; kept for 30 days.',
  })
  deliveries(
    @Ctx() context: Context,
    @Root() webhook: Webhook,
    @Args(() => WebhookDeliveryArgsType) args: WebhookDeliveryArgsType,
  ) {
    return listDeliveries(context, webhook, args);
  }

  @HasAtMost(WEBHOOK_LIMITS.cards)
  @FieldResolver(() => [WebhookCard], {
    description: 'The cards that it is limited to; empty for all cards. Events that aren’t about a card come anyway.',
  })
  cards(@Ctx() context: Context, @Root() webhook: Webhook) {
    return listFilterCards(context, webhook);
  }

  @Costs(50)
  @FieldResolver(() => WebhookHealth, { description: 'How it has done in the last 14 days.' })
  health(@Ctx() context: Context, @Root() webhook: Webhook) {
    return findHealth(context, webhook);
  }
}

@Resolver(() => WebhookDelivery)
export class WebhookDeliveryResolver {
  @FieldResolver(() => String, {
    description: 'The JSON text that is sent. A token needs the scope that the event needs.',
  })
  payload(@Ctx() context: Context, @Root() delivery: WebhookDelivery): string {
    assertMayHear(requireViewer(context), [delivery.event]);
    return buildPayload(delivery);
  }

  @HasAtMost(WEBHOOK_RETRY_SECONDS.length + 1)
  @FieldResolver(() => [WebhookAttempt], { description: 'Every try of it, the first one first.' })
  attempts(@Root() { tries }: WebhookDelivery): WebhookAttempt[] {
    return tries.map((attempt) => ({ ...attempt, headers: attempt.headers ?? [], at: new Date(attempt.at) }));
  }
}
