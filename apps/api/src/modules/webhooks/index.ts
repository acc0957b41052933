/** Makes listeners that write the deliveries of what a manifest tells webhooks. */
export { listenForWebhooks } from './webhook-events.service.ts';
