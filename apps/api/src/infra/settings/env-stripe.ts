/** Stripe's address, keys and Connect settings. */
export interface StripeEnv {
  secretKey: string;
  /** What its reports are signed with. */
  webhookSecret: string;
  /** The same for reports of connected accounts; undefined: deals can't be paid by link. */
  connectWebhookSecret: string | undefined;
  apiBase: string;
}

interface StripeSettings {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_CONNECT_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_BASE: string;
}

/** Undefined unless both secrets that billing needs are set. */
export function toStripe(settings: StripeSettings): StripeEnv | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = settings;
  const connectWebhookSecret = settings.STRIPE_CONNECT_WEBHOOK_SECRET;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, connectWebhookSecret, apiBase } : undefined;
}
