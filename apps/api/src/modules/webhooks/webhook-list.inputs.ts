import { ArgsType } from 'type-graphql';
import { defineListArgs, defineOrder } from '../../kernel/lists/list-args.ts';
import type { WebhookOrder } from './webhook.service.ts';

const WEBHOOKS = defineOrder<WebhookOrder>({
  name: 'WebhookOrder',
  description: 'The order of webhooks. Equal ones stand newest first.',
  values: {
    NEWEST: 'The webhook that was made last comes first.',
    OLDEST: 'The webhook that was made first comes first.',
    URL: 'By address, in alphabetical order.',
  },
});

@ArgsType()
export class WebhookArgsType extends defineListArgs(WEBHOOKS, 'address, description or events') {}
