/**
 * What each operation of the schema and each REST route may ask of the database, beside the matrix of who may do it: the
 * statements on the wire when the owner of the matrix does it, the session's included, without those of transactions and
 * of the bus. A read is the session and one more, and one for each list of another table; who needs more says why in the
 * commit that raises a number. `#1` is the second attempt of that name in the matrix.
 */
const OPERATIONS: Record<number, string> = {
  1: `
    Mutation.addPasskey Mutation.updateNotificationSettings#1
    Query.viewer Query.errorCodes Mutation.requestDemo Mutation.sendContactRequest Mutation.uploadImage Mutation.uploadFile
    Mutation.keepContactsApart
    Query.googleClientId Mutation.setGroupPhoto Mutation.syncContacts Mutation.blockUser Mutation.unblockUser
    Mutation.uploadOrganizationPicture Mutation.deleteTemplate Mutation.withdrawTemplate`,
  2: `
    Mutation.removePushSubscription Mutation.registerPushSubscription Mutation.mergeContacts Mutation.checkContactImport
    Mutation.signInWithPasskey Mutation.renamePasskey Mutation.removePasskey Mutation.removeAuthenticator
    Query.user Query.publicCard Query.publicCard#1 Query.explore Query.node Query.nodes Query.card Query.card#1 Query.people
    Mutation.signOut Query.contacts Query.contactTags Query.contact Query.contactImport
    Query.exchangeEntry Mutation.correctExchange Mutation.eraseExchange
    Mutation.updateReminder Mutation.deleteReminder Query.contactFilters Mutation.renameContactFilter
    Mutation.deleteContactFilter Query.groupInvitations Mutation.acceptGroupInvitation
    Mutation.declineGroupInvitation Query.inbox Query.conversation Mutation.sendMessage
    Mutation.editMessage Mutation.deleteMessage Mutation.setReaction Mutation.openDirect Mutation.reportUser
    Mutation.revokeAccessToken Mutation.rotateAppSecret Mutation.deleteApp Mutation.disconnectApp Query.webhook Mutation.updateWebhook
    Mutation.rotateWebhookSecret Mutation.endOldWebhookKey Mutation.deleteWebhook Query.connectors Mutation.rotateInboundKey
    Mutation.updateConnector Mutation.startConnection Mutation.connectWithToken Mutation.disconnectService
    Query.organizationByToken Mutation.withdrawOrganizationInvitation Mutation.joinOrganization
    Mutation.deleteOrganizationTemplate Mutation.createCardFromTemplate Query.organizationTemplateCards
    Query.preparedShares Query.organizationTemplateEffect Mutation.putCardUnderTemplate Mutation.takeCardOffTemplate
    Query.listingUsage Query.incidents Query.dealTotals Query.deal Mutation.readGooglePeople
    Mutation.deleteDeal#1`,
  3: `
    Mutation.reorderCards Mutation.signInWithCode Mutation.confirmAuthenticator Mutation.createRecoveryCodes
    Mutation.endOtherSessions Mutation.endSession Mutation.resetPassword Mutation.confirmEmail
    Mutation.undoEmailChange Mutation.disownAccount
    Query.preparedShares#1 Mutation.confirmAccountDeletion Mutation.cancelAccountDeletion#1 Query.sentShares Query.receivedShares Mutation.recordCardEvent
    Mutation.recordCardEvent#1 Mutation.saveReceivedCard Mutation.saveReceivedCard#1 Mutation.undoMerge
    Query.group Mutation.markNotificationsRead Mutation.updatePushSettings Mutation.markRead Mutation.setTyping Mutation.testWebhook
    Mutation.resendWebhookDelivery Mutation.replayWebhookDeliveries Query.connectorChoices Mutation.finishConnection
    Mutation.chooseDatabase Mutation.syncConnector Mutation.replayConnectorRecord Query.organization
    Mutation.leaveOrganization Mutation.updateOrganizationTemplate Query.invoices
    Mutation.resumeSubscription Mutation.deleteContact Query.deals
    Mutation.createPaymentLink Query.billingQuote`,
  // deleteDeal: the lock, the deletion, and whether a webhook hears of it.
  4: `
    Mutation.muteConversation Mutation.updateNotificationSettings Mutation.deleteDeal Query.deletions
    Mutation.copyPicture Mutation.connectAutomation Mutation.startContactImport Mutation.deleteContacts Mutation.checkPayouts
    Mutation.requestPasskeyChallenge Mutation.startPasskey
    Mutation.confirmIdentity Query.cardByAddress Mutation.register Mutation.signIn
    Mutation.cancelAccountDeletion Mutation.shareCardWithPeople
    Mutation.revokeShare Mutation.deleteCard Query.duplicateContacts Mutation.sendExchange
    Mutation.joinGroup Mutation.leaveGroup Query.groupByCode
    Mutation.removeGroupMember Mutation.toggleGroupAdmin Mutation.createOrganization
    Mutation.updateOrganizationMember Mutation.removeOrganizationMember Mutation.transferOrganization
    Mutation.setOrganizationSecondFactor Mutation.deleteOrganization Mutation.markOrganizationContacts Query.templates Mutation.publishTemplate
    Query.billing Query.sentCards Mutation.setSeat Mutation.refundPayment`,
  5: `
    Mutation.createApp Mutation.requestPasswordReset Mutation.requestAccountDeletion Mutation.startPayouts
    Query.analyticsOverview Mutation.setExchangeForm Mutation.setCardWallet Mutation.sendExchange#1
    Mutation.transferGroup
    Mutation.removeOrganizationLink Mutation.createTemplate`,
  6: `
    Mutation.createCard Mutation.saveContactFilter
    Mutation.deleteGroup Mutation.sendPhoneCode Mutation.confirmPhone
    Mutation.startAuthenticator
    Mutation.updateViewer Mutation.tagContacts Mutation.updateGroup Mutation.removeGroupPhoto
    Mutation.changeJoinCode Mutation.setJoinCodeExpiry Mutation.updateOrganization
    Mutation.changeOrganizationLink`,
  7: `
    Mutation.requestEmailConfirmation Mutation.shareCard Mutation.createWebhook Mutation.createAccessToken
    Mutation.shareCard#1 Query.analyticsReport Query.salesFunnel Mutation.updateContact Mutation.createGroup`,
  8: `
    Mutation.cancelSubscription
    Mutation.createReminder
    Mutation.changeEmail Query.analyticsReport#1 Query.salesFunnel#1 Mutation.createContact
    Query.organizationAnalytics Mutation.createOrganizationTemplate Mutation.startTrial
    Mutation.updateDeal Mutation.moveDeal Mutation.updateBillingDetails`,
  // setListings: what is listed, and how many there are then, under the lock of their owner.
  9: `
    Mutation.setListings Mutation.restoreCardVersion Mutation.changePassword Mutation.importGooglePeople`,
  10: `
    Mutation.setOrganizationBrand
    Mutation.shareCardToGroup Mutation.shareCardToGroup#1 Mutation.sendMessage#1`,
  11: `
    Mutation.inviteToOrganization`,
  12: `
    Mutation.updateCard Mutation.patchCard Mutation.addGroupMemberByPhone Mutation.addGroupMembers`,
  13: `
    Mutation.createDeal
    Mutation.changePlan`,
  // Its attempt lists the card first.
  14: `
    Mutation.featureListing`,
};

const REST: Record<number, string[]> = {
  1: [
    'post /api/auth/passkey',
    'post /api/auth/second-factor',
    'post /api/auth/register',
    'post /api/auth/login',
    'post /api/demo-requests',
    'post /api/contact-requests',
    'get /api/users/me',
    'post /api/users/me/avatar',
    'post /api/uploads',
    'post /api/uploads/files',
    'post /api/chat/groups/:id/photo',
    'post /api/organizations/:id/pictures',
    'post /api/contacts/sync',
    'post /api/contacts/import',
  ],
  2: [
    'post /api/auth/logout',
    'get /api/cards',
    'get /api/cards/:id',
    'get /api/public/card/:id',
    'delete /api/shares/:id',
    'get /api/chat/rooms',
    'get /api/chat/groups',
    'get /api/chat/groups/:id',
    'patch /api/chat/groups/:id',
    'delete /api/chat/groups/:id',
    'post /api/chat/groups/:id/leave',
    'post /api/chat/groups/:id/transfer',
    'delete /api/chat/groups/:id/photo',
    'post /api/chat/groups/:id/join-code',
    'patch /api/chat/groups/:id/join-code',
    'get /api/chat/groups/:id/members',
    'post /api/chat/groups/:id/members/remove',
    'post /api/chat/groups/:id/members/toggle-admin',
    'post /api/chat/groups/:id/members/add-by-phone',
    'post /api/chat/groups/:id/members/bulk',
    'get /api/chat/groups/:id/messages',
    'get /api/direct/:id/messages',
    'get /api/users/:id',
    'get /api/contacts',
    'get /api/contacts/:id',
    'get /api/webhooks/:id',
    'delete /api/webhooks/:id',
    'patch /api/webhooks/:id',
    'post /api/webhooks/:id/rotate',
    'delete /api/contacts/:id',
    'get /api/deals/:id',
    'delete /api/deals/:id',
  ],
  3: [
    'get /api/shares/received',
    'get /api/webhooks',
    'post /api/webhooks/:id/test',
    'patch /api/deals/:id',
    'post /api/deals/:id/payment-link',
    'post /api/auth/reset-password',
    'post /api/auth/undo-email-change',
    'post /api/account/disown',
    'post /api/auth/confirm-email',
    'post /api/account/delete/confirm',
    'post /api/cards/:id/events',
    'get /api/cards/:id/listings',
    'post /api/cards/:id/listings/feature',
    'get /api/explore',
    'get /api/public/user/:owner',
    'get /api/public/profile/:owner/cards',
    'post /api/shares/group',
    'post /api/shares',
    'post /api/direct/open',
  ],
  4: [
    'get /api/deals',
    'post /api/deals',
    'post /api/auth/passkey/options',
    'post /api/account/delete/cancel',
    'delete /api/cards/:id',
    'delete /cards/:id',
    'get /api/shares/mine',
    'get /api/shares/sent',
    'post /api/chat/groups/join',
    'post /api/cards/:id/exchange',
    'put /api/contacts/:id',
    'patch /api/contacts/:id',
    'get /api/deletions',
  ],
  5: [
    'post /api/auth/forgot-password',
    'post /api/account/delete',
    'post /api/chat/groups/:id/messages',
    'post /api/direct/:id/messages',
    'get /api/analytics/overview',
    'get /analytics/overview',
  ],
  6: ['patch /api/users/me', 'post /api/cards', 'put /api/cards/:id/listings'],
  7: ['post /api/cards/:id/share', 'post /api/webhooks'],
  8: ['post /api/contacts'],
  9: ['post /api/chat/groups'],
  10: ['put /api/cards/:id', 'patch /api/cards/:id'],
};

/** Queries of the dashboard, each with the fragments of its screens. */
const SCREENS: Record<number, string> = {
  1: `
    SettingsPrivacy CardsOwner GoogleClientId PeerName Profile PublicCard`,
  2: `
    ConversationMute PushDevice CardChoices ClosedTeam ConnectorLog Connectors ContactFilters ContactImportProgress
    ContactTags Contacts DealTotals DirectPeer DueReminders Explore Inbox Incidents Invitations ListingUsage
    OwnCardsToSend People Rooms SecurityLog RecentGroups TeamByToken TemplateCards TemplateEffect UnreadCounts UserView WebhookHealth WebhookLog Webhooks
    SettingsAccount SettingsData`,
  3: `
    AccountState BillingQuote CardListings CardVersions CardWallet CommandSearch ConnectorChoices ConversationStart Deals DuplicateContacts ExchangeForm
    Invoices ListedCards MentionableMembers MessagePage MessageSearch PublicProfile ReceivedShares SavedCards SharedCard TeamBrand TeamRules
    OwnTemplates PreparedShares TeamSecondFactor TeamTemplates WebhookChoices SettingsNotifications SettingsSecurity SettingsDevelopers`,
  // GroupEvents: the group, its events, and the people in them.
  4: `
    PlanOffer StoredCards AnalyticsOverview Notifications PushKey ConversationHead DealHistory GroupEvents GroupPanel SeatNote SentCards ShareTarget TeamContact`,
  // ContactDeals: the contact, what was merged into it, the deals, and whom they are with.
  // GroupMembers: its members, how many there are, and what their cards show of them.
  5: `
    GetPaid ContactDeals GroupMembers Security TeamLog`,
  // AnalyticsReport: five series, each of which goes over the events in its own way; they run at once.
  // Billing: the details for themselves, and for the tax of the next payment with its subscription.
  // BillingSeats and Team: the role decides before anything is read of members, seats and invitations.
  // Templates: the viewer's own, then those of a team that is looked up first.
  6: `
    AnalyticsReport SalesFunnel BillingSeats CardShares Team Templates DealPayment Billing`,
  // ContactPage: the contact and five lists of other tables: merges, cards, activity, reminders, exchanges.
  // SentShares: the shares, their number, and four lists: cards, views, openings, recipients.
  // TeamAnalytics: the role decides before anything is read of the team, its members, their cards and the events.
  7: `
    ContactPage SentShares TeamAnalytics`,
  // GroupByCode: the limits for the person and for the address count a try first, and give it back once the code is right.
  8: `
    GroupByCode`,
};

/** By the operation's name in the matrix. */
export const OPERATION_STATEMENTS = byName(readNames(OPERATIONS));

/** By the row's method and path. */
export const REST_STATEMENTS = byName(Object.entries(REST).map(([count, names]) => [Number(count), names]));

function byName(groups: [count: number, names: string[]][]): ReadonlyMap<string, number> {
  return new Map(groups.flatMap(([count, names]) => names.map((name) => [name, count] as const)));
}

/** By the name of the dashboard's query. */
export const SCREEN_STATEMENTS = byName(readNames(SCREENS));

function readNames(groups: Record<number, string>): [count: number, names: string[]][] {
  return Object.entries(groups).map(([count, names]) => [Number(count), names.trim().split(/\s+/)]);
}
