import type { TokenScope } from './token-scope.ts';

/** What something is open to: every token, those with a scope, or none. */
export type TokenRule = TokenScope | 'any' | 'none';

/**
 * What tokens may ask for: `Type.field`, or `Type` for the fields of it that are not named by themselves. Every operation,
 * a field of Query, Mutation or Subscription, is declared; what stands nowhere here is refused as if it were for none.
 * Connections and edges follow the type of their nodes.
 */
export const TOKEN_RULES: Readonly<Record<string, TokenRule>> = {
  ...open('any', 'Query.errorCodes Query.viewer Query.node Query.nodes Query.user Query.explore Query.publicCard'),
  ...open('any', 'Query.incidents Incident'),
  // Leaves out kinds that the token may not read, and refuses them if they are named.
  ...open('any', 'Query.deletions Deletion'),
  // What it needs depends on what the picture is for.
  ...open('any', 'Mutation.uploadImage'),
  // The kinds of notifications that a token doesn't let its program read are left out.
  ...open('any', 'Viewer.notifications Viewer.unreadNotifications Notification NotificationNews'),
  ...open('any', 'Subscription.notificationReceived'),
  ...open('any', 'Viewer.id Node User DirectoryEntry CategoryCount PageInfo Image Receipt'),
  // Parts of what was asked for: the field that leads to them has decided.
  ...open(
    'any',
    'CardData CardDesign CardDesignColors CardDesignFonts CardExtra CardFace CardFaceEvent CardFaceSocial CardSocials CardTranslation CompanyDetails EventDetails PersonalDetails PortfolioWork ExchangeRulesType',
  ),
  ...open(
    'any',
    'MappedField ContactFieldOrigin ContactEmail ContactPhone ContactImportProblem UnreadPart UnmergedValue MessageImage Reaction ReadMark ShareOpening',
  ),

  ...open('cards:read', 'Query.card Query.cardByAddress Viewer.cards Card CardVersion ExchangeForm Download.card'),
  ...open('cards:read', 'Query.listingUsage Listing ListingUsage'),
  ...open('cards:write', 'Mutation.createCard Mutation.updateCard Mutation.deleteCard Mutation.restoreCardVersion'),
  ...open('cards:write', 'Mutation.setExchangeForm Mutation.copyPicture Mutation.setListings Mutation.featureListing'),
  ...open('cards:write', 'Mutation.reorderCards Mutation.patchCard'),

  ...open('contacts:read', 'Query.contact Query.contacts Query.contactTags Query.contactViews Query.contactImport'),
  ...open('contacts:read', 'Query.duplicateContacts Contact ContactActivity ContactDuplicates'),
  ...open('contacts:read', 'ContactExchange ContactImport ContactMergeResult ContactTag ContactView PastMerge'),
  ...open('contacts:read', 'Reminder SavedCard Download.contacts'),
  ...open('contacts:read', 'Query.connectors Connector ConnectorOffer ConnectorRecord ConnectorRun ConnectorWithKey'),
  ...open('contacts:read', 'Query.connectorChoices ConnectorChoices ConnectorDatabase ConnectorField'),
  ...open(
    'contacts:write',
    'Mutation.createContact Mutation.updateContact Mutation.deleteContact Mutation.deleteContacts Mutation.tagContacts',
  ),
  ...open('contacts:write', 'Mutation.mergeContacts Mutation.undoMerge Mutation.keepContactsApart'),
  ...open('contacts:write', 'Mutation.saveReceivedCard Mutation.checkContactImport Mutation.startContactImport'),
  ...open('contacts:write', 'Mutation.createReminder Mutation.updateReminder Mutation.deleteReminder'),
  ...open('contacts:write', 'Mutation.connectAutomation Mutation.rotateInboundKey Mutation.updateConnector'),
  ...open('contacts:write', 'Mutation.disconnectService Mutation.replayConnectorRecord Mutation.syncConnector'),
  ...open('contacts:write', 'Mutation.chooseDatabase'),
  ...open('contacts:write', 'Mutation.saveContactView Mutation.renameContactView Mutation.deleteContactView'),

  ...open(
    'deals:read',
    'Query.deal Query.deals Query.dealTotals Deal DealChange DealTotal Contact.deals Download.deals DealPayment Subscription.dealPaymentChanged',
  ),
  ...open('deals:write', 'Mutation.createPaymentLink'),
  ...open('deals:write', 'Mutation.createDeal Mutation.updateDeal Mutation.moveDeal Mutation.deleteDeal'),

  ...open('shares:read', 'Query.sentShares Query.sentCards SentCard Query.receivedShares Query.people Share'),
  ...open('shares:write', 'Mutation.shareCard Mutation.shareCardToGroup Mutation.shareCardWithPeople'),
  ...open('shares:write', 'Mutation.revokeShare'),

  ...open('messages:read', 'Query.group Query.groupInvitations Query.inbox Query.conversation'),
  ...open('messages:read', 'Subscription.messageAdded Subscription.messageChanged'),
  ...open('messages:read', 'Subscription.groupChanged Subscription.memberChanged Subscription.presenceChanged'),
  ...open('messages:read', 'Subscription.inboxChanged Conversation Group GroupInvitation GroupMember InboxChange'),
  ...open('messages:read', 'MemberChange Message MessageCard MessageQuote Presence AddMemberPayload'),
  ...open('messages:read', 'AddMembersPayload'),
  ...open('messages:write', 'Mutation.sendMessage Mutation.editMessage Mutation.deleteMessage Mutation.setReaction'),
  ...open(
    'messages:write',
    'Mutation.setTyping Mutation.markRead Mutation.muteConversation Mutation.openDirect Mutation.createGroup',
  ),
  ...open('messages:write', 'Mutation.updateGroup Mutation.setGroupPhoto Mutation.removeGroupPhoto'),
  ...open('messages:write', 'Mutation.addGroupMemberByPhone Mutation.addGroupMembers Mutation.removeGroupMember'),
  ...open('messages:write', 'Mutation.joinGroup Mutation.leaveGroup Mutation.acceptGroupInvitation'),
  ...open('messages:write', 'Mutation.declineGroupInvitation Mutation.changeJoinCode Mutation.setJoinCodeExpiry'),

  ...open('analytics:read', 'Query.analyticsOverview Query.analyticsReport Subscription.activityAdded Activity'),
  ...open('analytics:read', 'Card.totals CardTotals'),
  ...open('analytics:read', 'Query.salesFunnel SalesFunnel SalesFunnelTotal SalesFunnelCard SalesFunnelCampaign'),
  ...open('analytics:read', 'AnalyticsOverview AnalyticsReport AnalyticsPeriod AnalyticsTotals AnalyticsCampaign'),
  ...open('analytics:read', 'AnalyticsChannel AnalyticsCountry AnalyticsFunnel AnalyticsLink Download.analytics'),

  ...open('webhooks:read', 'Query.webhook Webhook WebhookDelivery WebhookAttempt WebhookHeader WebhookWithSecret'),
  ...open(
    'webhooks:read',
    'Subscription.webhookRequested WebhookRequest WebhookCard WebhookHealth WebhookHealthDay WebhookFailure',
  ),
  ...open('webhooks:write', 'Mutation.createWebhook Mutation.updateWebhook Mutation.deleteWebhook'),
  ...open('webhooks:write', 'Mutation.rotateWebhookSecret Mutation.testWebhook Mutation.resendWebhookDelivery'),
  ...open('webhooks:write', 'Mutation.replayWebhookDeliveries Mutation.endOldWebhookKey WebhookReplay'),

  ...open('profile:read', 'Viewer'),
  ...open('messages:read', 'Viewer.groups Viewer.blockedUsers'),
  ...open('contacts:read', 'Viewer.openReminders'),
  ...open('webhooks:read', 'Viewer.webhooks'),
  ...open('billing:read', 'Viewer.payoutAccount'),
  // What an intruder did is told to the person alone.
  ...open(
    'none',
    'Viewer.securityEvents SecurityEvent Viewer.connectedApps ConnectedApp Viewer.apps OAuthApp Viewer.passkeys Viewer.acceptedPasskeys Passkey',
  ),
  ...open('none', 'Viewer.authenticatorSince Viewer.recoveryCodesLeft AuthenticatorSetup RecoveryCodes'),
  ...open('profile:read', 'NotificationSetting'),
  // Devices belong to sessions.
  ...open('none', 'Mutation.registerPushSubscription Mutation.removePushSubscription Mutation.updatePushSettings'),
  ...open('none', 'Viewer.hasPushSubscription'),
  ...open('profile:write', 'Mutation.updateViewer Mutation.markNotificationsRead Mutation.updateNotificationSettings'),

  ...open('team:read', 'Query.organization Query.organizationAnalytics Organization OrganizationMember'),
  ...open('team:read', 'OrganizationInvitation OrganizationTemplate OrganizationTemplateField OrganizationAnalytics'),
  ...open('team:read', 'OrganizationFigures OrganizationMemberFigures AuditEntry Download.team'),
  ...open('team:read', 'OrganizationBrand OrganizationBrandColors OrganizationBrandFonts'),
  ...open('team:read', 'Query.organizationTemplateCards Query.organizationTemplateEffect OrganizationTemplateCard'),
  ...open('team:read', 'OrganizationTemplateEffect OrganizationTemplateChange'),
  // Everybody who has the link comes in.
  ...open('team:write', 'Organization.joinUrl Mutation.changeOrganizationLink Mutation.removeOrganizationLink'),
  ...open('team:write', 'Mutation.createOrganization Mutation.updateOrganization Mutation.inviteToOrganization'),
  ...open('team:write', 'Mutation.withdrawOrganizationInvitation Mutation.removeOrganizationMember'),
  ...open('team:write', 'Mutation.createOrganizationTemplate Mutation.updateOrganizationTemplate'),
  ...open('team:write', 'Mutation.deleteOrganizationTemplate Mutation.setOrganizationBrand'),
  ...open('team:write', 'Mutation.uploadOrganizationPicture Mutation.publishTemplate Mutation.withdrawTemplate'),
  ...open('cards:write', 'Mutation.createCardFromTemplate Mutation.putCardUnderTemplate Mutation.takeCardOffTemplate'),
  ...open('contacts:write', 'Mutation.markOrganizationContacts'),

  ...open('templates:read', 'Query.templates CardTemplate'),
  ...open('templates:write', 'Mutation.createTemplate Mutation.deleteTemplate'),

  // Money is spent by people.
  ...open('billing:read', 'Query.billing Query.billingQuote Query.invoices Billing BillingQuote Invoice InvoiceLine'),
  ...open('billing:read', 'TeamSeat TeamSeats Organization.seats OrganizationMember.hasSeat Download.invoice'),
  ...open('billing:read', 'PayoutAccount'),
  ...open('none', 'Mutation.startPayouts Mutation.checkPayouts StartPayoutsPayload Mutation.refundPayment'),
  ...open('none', 'Mutation.startTrial Mutation.changePlan Mutation.cancelSubscription Mutation.resumeSubscription'),
  ...open('none', 'Mutation.setSeat'),

  // Who somebody is, and how they come in and go.
  ...open('none', 'Mutation.register Mutation.signIn Mutation.signOut Mutation.endSession Mutation.endOtherSessions'),
  ...open('none', 'Mutation.confirmIdentity Mutation.undoEmailChange Mutation.disownAccount'),
  ...open('none', 'Mutation.signInWithCode Mutation.signInWithPasskey'),
  ...open('none', 'Mutation.requestPasskeyChallenge Mutation.startPasskey Mutation.addPasskey Mutation.renamePasskey'),
  ...open('none', 'Mutation.removePasskey Mutation.startAuthenticator Mutation.confirmAuthenticator'),
  ...open('none', 'Mutation.removeAuthenticator Mutation.createRecoveryCodes'),
  ...open('none', 'Mutation.changePassword Mutation.requestPasswordReset Mutation.resetPassword Mutation.changeEmail'),
  ...open('none', 'Mutation.confirmEmail Mutation.requestEmailConfirmation Mutation.createAccessToken'),
  ...open('none', 'Mutation.revokeAccessToken Mutation.requestAccountDeletion Mutation.confirmAccountDeletion'),
  ...open('none', 'Mutation.disconnectApp Mutation.createApp Mutation.rotateAppSecret Mutation.deleteApp'),
  ...open('none', 'Mutation.cancelAccountDeletion Mutation.sendPhoneCode Mutation.confirmPhone'),
  // Who has which rights over others, and whom one meets at all.
  ...open('none', 'Mutation.deleteGroup Mutation.transferGroup Mutation.toggleGroupAdmin Mutation.deleteOrganization'),
  ...open(
    'none',
    'Mutation.transferOrganization Mutation.setOrganizationSecondFactor Mutation.updateOrganizationMember Mutation.joinOrganization',
  ),
  ...open('none', 'Mutation.leaveOrganization Query.organizationByToken Query.groupByCode Mutation.blockUser'),
  ...open('none', 'Mutation.unblockUser Mutation.reportUser'),
  // What is done in a browser with a consent of somebody else's, or by visitors.
  ...open('none', 'Query.googleClientId Mutation.readGooglePeople Mutation.importGooglePeople Mutation.syncContacts'),
  ...open('none', 'Mutation.startConnection Mutation.finishConnection Mutation.connectWithToken'),
  ...open('none', 'Query.exchangeEntry Mutation.sendExchange Mutation.correctExchange Mutation.eraseExchange'),
  ...open('none', 'Mutation.recordCardEvent Mutation.requestDemo Mutation.sendContactRequest'),
};

function open(rule: TokenRule, names: string): Record<string, TokenRule> {
  return Object.fromEntries(names.split(' ').map((name) => [name, rule]));
}
