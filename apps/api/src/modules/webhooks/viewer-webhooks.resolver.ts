import { Args, Ctx, FieldResolver, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../kernel/context.ts';
import { ViewerType } from '../identity/index.ts';
import { WebhookConnection } from './webhook.entity.ts';
import { listWebhookPage } from './webhook.service.ts';
import { WebhookArgsType } from './webhook-list.inputs.ts';

@Resolver(() => ViewerType)
export class ViewerWebhooksResolver {
  @FieldResolver(() => WebhookConnection, {
    description: 'The viewer’s webhooks, the newest first unless `orderBy` says otherwise; at most 20.',
  })
  webhooks(@Ctx() context: Context, @Args(() => WebhookArgsType) args: WebhookArgsType) {
    return listWebhookPage(context, requireViewer(context), args);
  }
}
