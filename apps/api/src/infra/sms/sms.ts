/** A text message on its way to somebody. */
export interface Sms {
  messageId: string;
  /** E.164. */
  to: string;
  text: string;
  /** ISO 8601; later it is worth nothing, and is not sent. */
  expiresAt: string;
}
