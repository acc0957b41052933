import { ArgsType } from 'type-graphql';
import { defineListArgs, defineOrder } from '../../kernel/lists/list-args.ts';

export type WebhookDeliveryOrder = 'NEWEST' | 'OLDEST' | 'EVENT';
const DELIVERIES = defineOrder<WebhookDeliveryOrder>({
  name: 'WebhookDeliveryOrder',
  description: 'The order of a webhook’s deliveries. Equal ones stand newest first.',
  values: {
    NEWEST: 'The latest event comes first.',
    OLDEST: 'The earliest event comes first.',
    EVENT: 'By the name of the event, in alphabetical order.',
  },
});

@ArgsType()
export class WebhookDeliveryArgsType extends defineListArgs(
  DELIVERIES,
  'event, status, or the id of the delivery or of what the event is about',
) {}
