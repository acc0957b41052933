import type { Tasks } from '../infra/jobs.ts';
import { sweepRateLimits } from '../infra/limits/rate-limits.ts';
import type { Services } from '../kernel/context.ts';
import { sweepMonths } from '../modules/analytics/month.service.ts';
import { sweepVisitors } from '../modules/analytics/visitor.service.ts';
import { sweepInvoices } from '../modules/billing/invoice.service.ts';
import { sweepSubscriptions } from '../modules/billing/renewal.service.ts';
import { endSubscription } from '../modules/billing/subscription.service.ts';
import { sweepReports } from '../modules/chat/conversations/report.service.ts';
import { sweepInvitations } from '../modules/chat/groups/invitation.service.ts';
import { sweepGrants } from '../modules/connectors/connect.service.ts';
import { sweepRecords } from '../modules/connectors/connector.service.ts';
import { revokeConnection } from '../modules/connectors/disconnect.service.ts';
import { startDueRuns, sweepRuns } from '../modules/connectors/run.service.ts';
import { syncConnector } from '../modules/connectors/sync.service.ts';
import { sweepMatches } from '../modules/contacts/google/contact-match.service.ts';
import { importContacts, sweepImports } from '../modules/contacts/import.service.ts';
import { sweepMerges } from '../modules/contacts/merge.service.ts';
import { endCheckout, returnFee } from '../modules/deals/payments/end-checkout.service.ts';
import { sendTestEvent } from '../modules/deals/payments/test-payments.service.ts';
import { mailLeadDigest } from '../modules/exchange/lead-digest.service.ts';
import { sweepVocabulary } from '../modules/explore/vocabulary.service.ts';
import { deleteAccount, sweepDeletions } from '../modules/identity/deletions/delete-account.service.ts';
import { startDeletion } from '../modules/identity/deletions/deletion.service.ts';
import { sweepApps } from '../modules/identity/oauth/app.service.ts';
import { sweepGrantsOfApps } from '../modules/identity/oauth/grant.service.ts';
import { sweepTickets } from '../modules/identity/security/authenticators/sign-in-ticket.service.ts';
import { sweepDevices } from '../modules/identity/security/devices/known-device.service.ts';
import { mailSecurityEvent, sweepSecurityEvents } from '../modules/identity/security/log/security-event.service.ts';
import { sweepChallenges } from '../modules/identity/security/passkeys/challenge.service.ts';
import { sweepSessions } from '../modules/identity/sessions/session.service.ts';
import { sweepTokens } from '../modules/identity/tokens/access-token.service.ts';
import { sweepEmailLinks } from '../modules/identity/users/email-link.service.ts';
import { startPasswordReset } from '../modules/identity/users/password.service.ts';
import { sweepPhoneCodes } from '../modules/identity/users/phone.service.ts';
import { sweepNotifications } from '../modules/notifications/notification.service.ts';
import { pushNotification, sendPush } from '../modules/notifications/push.service.ts';
import { mailUnread } from '../modules/notifications/unread-mail.service.ts';
import { remind } from '../modules/reminders/reminder.service.ts';
import { sweepRequests } from '../modules/requests/request.service.ts';
import { sweepDeletionNotes } from '../modules/sync/sync.service.ts';
import { sweepOrganizationInvitations } from '../modules/teams/organizations/organization-invitation.service.ts';
import { copyPicture, sweepCopies } from '../modules/uploads/copies/picture-copy.service.ts';
import { sweepUploads } from '../modules/uploads/upload-sweep.service.ts';
import { deliverWebhook, sweepDeliveries } from '../modules/webhooks/deliver.service.ts';
import { sendEvents } from '../modules/webhooks/send-events.service.ts';
import { wakeWebhooks } from '../modules/webhooks/wake-webhooks.service.ts';
import { sweepIdempotencyKeys } from '../transports/http/idempotency.ts';

/** Every job and who does it. */
export function createTasks(services: Services): Tasks {
  return {
    sendMail: (mail) => services.mailer.send(mail),
    sendSms: (sms) => services.sms.send(sms),
    mailSecurityEvent: (payload) => mailSecurityEvent(services, payload),
    startPasswordReset: (payload) => startPasswordReset(services, payload),
    startDeletion: (payload) => startDeletion(services, payload),
    deleteAccount: (payload) => deleteAccount(services, payload),
    importContacts: (payload) => importContacts(services, payload),
    mailLeadDigest: (payload) => mailLeadDigest(services, payload),
    remind: (payload) => remind(services, payload),
    pushNotification: (payload) => pushNotification(services, payload),
    sendPush: (payload) => sendPush(services, payload),
    sendEvents: (payload) => sendEvents(services, payload),
    deliverWebhook: (payload) => deliverWebhook(services, payload),
    syncConnector: (payload) => syncConnector(services, payload),
    revokeConnection: (payload) => revokeConnection(services, payload),
    startDueRuns: () => startDueRuns(services),
    endSubscription: (payload) => endSubscription(services, payload),
    endCheckout: (payload) => endCheckout(services, payload),
    returnFee: (payload) => returnFee(services, payload),
    sendTestEvent: (payload) => sendTestEvent(services, payload),
    copyPicture: (payload) => copyPicture(services, payload),
    async removeFiles({ keys }) {
      for (const key of keys) await services.files.remove(key);
    },
    async mailUnread() {
      await mailUnread(services, new Date());
    },
    wakeWebhooks: () => wakeWebhooks(services),
    sweep: () => sweep(services, new Date()),
  };
}

/** Once an hour: what is due, and what has been kept long enough. */
export async function sweep(services: Services, now: Date): Promise<void> {
  await sweepDeletions(services, now);
  await sweepRateLimits(services, now);
  await sweepReports(services, now);
  await sweepSessions(services, now);
  await sweepTokens(services, now);
  await sweepGrantsOfApps(services, now);
  await sweepApps(services, now);
  await sweepEmailLinks(services, now);
  await sweepPhoneCodes(services, now);
  await sweepSecurityEvents(services, now);
  await sweepDevices(services, now);
  await sweepChallenges(services, now);
  await sweepTickets(services, now);
  await sweepInvitations(services, now);
  await sweepOrganizationInvitations(services, now);
  await sweepCopies(services, now);
  await sweepUploads(services, now);
  await sweepMatches(services, now);
  await sweepMerges(services, now);
  await sweepDeletionNotes(services, now);
  await sweepImports(services, now);
  await sweepDeliveries(services, now);
  await sweepRecords(services, now);
  await sweepRuns(services, now);
  await sweepGrants(services, now);
  await sweepMonths(services, now);
  await sweepSubscriptions(services, now);
  await sweepInvoices(services, now);
  await sweepRequests(services, now);
  await sweepVisitors(services, now);
  await sweepVocabulary(services);
  await sweepIdempotencyKeys(services, now);
  await sweepNotifications(services, now);
}
