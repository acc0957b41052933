export type { ContactFilter } from './areas/contacts.ts';
export type { NewMessage } from './areas/conversations.ts';
export type { DealFilter } from './areas/deals.ts';
export type { DirectoryFilter } from './areas/directory.ts';
export { TesseraError, type TesseraErrorCode } from './errors.ts';
export type * from './generated/operations.ts';
export type {
  ActivityFragment as Activity,
  CardFragment as Card,
  ContactFragment as Contact,
  ConversationFragment as Conversation,
  DealFragment as Deal,
  DirectoryEntryFragment as DirectoryEntry,
  GroupFragment as Group,
  GroupMemberFragment as GroupMember,
  MessageFragment as Message,
  NotificationFragment as Notification,
  ProfileFragment as Profile,
  ReminderFragment as Reminder,
  ShareFragment as Share,
  WebhookDeliveryFragment as WebhookDelivery,
  WebhookFragment as Webhook,
} from './generated/operations.ts';
export type { ListenOptions, Live, ResumeOptions } from './live.ts';
export type { DataOf, Operation } from './operation.ts';
export type { List, Page, PageOptions } from './pages.ts';
export { Tessera, type TesseraOptions } from './tessera.ts';
export type { AnswerReport, CallOptions, Cost } from './transport.ts';
export { verifyWebhook, type WebhookHeaders, type WebhookOptions } from './verify-webhook.ts';
export type * from './webhook-events.ts';
