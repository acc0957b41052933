export const profileText = "query Profile{viewer{id email avatarUrl ...ProfileFields __typename}}fragment ProfileFields on Viewer{id fullName phone about locale ...PhoneProof __typename}fragment PhoneProof on Viewer{id phone isPhoneConfirmed canConfirmPhone __typename}";

export const analyticsOverviewText = "query AnalyticsOverview($timeZone:String){analyticsOverview(timeZone:$timeZone){totals{totalViews totalShares newConnections __typename}recentActivity{id ...ActivityLine __typename}__typename}}fragment ActivityLine on Activity{id kind message createdAt contact{id __typename}__typename}";

export const analyticsReportText = "query AnalyticsReport($input:AnalyticsReportInput!){analyticsReport(input:$input){from to timeZone dates views visitors shares conversionTrend totals{...PeriodFigures __typename}previous{...PeriodFigures __typename}links{target taps previousTaps __typename}channels{channel views conversions __typename}campaigns{source medium campaign views conversions __typename}countries{country views __typename}funnel{views actions saves leads __typename}__typename}}fragment PeriodFigures on AnalyticsPeriod{views visitors actions saves leads shares newConnections filteredViews conversionRate engagementScore __typename}";

export const cardChoicesText = "query CardChoices{viewer{id cards(first:100){edges{node{id title __typename}__typename}__typename}__typename}}";

export const salesFunnelText = "query SalesFunnel($input:AnalyticsReportInput!){salesFunnel(input:$input){total{views leads deals won __typename}cards{card{id title __typename}views leads deals won __typename}campaigns{source medium campaign views leads deals won __typename}__typename}}";

export const exchangeFormText = "query ExchangeForm($id:ID!){card(id:$id){id visibility exchangeForm{...ExchangeFormState __typename}__typename}}fragment ExchangeFormState on ExchangeForm{isOn consent rules{email phone company role note __typename}__typename}";

export const teamRulesText = "query TeamRules($id:ID!){card(id:$id){id organizationTemplate{id name fields{field rule __typename}data{...CardDataFields __typename}__typename}__typename}}fragment CardDataFields on CardData{type theme design{name colors{paper paperEnd name role line accent __typename}ornament head layout fonts{name text __typename}coverUrl __typename}title name givenName familyName role email phone address addressMap website logoUrl tagline tags socials{linkedin twitter instagram facebook youtube github whatsapp telegram __typename}language translations{language name role tagline companyName address __typename}extra{personal{photoUrl gender birthDate anniversaryDate education resAddress pincode mapsLink message __typename}company{companyName companyLogo designation category companyMobile email address mapsLink website message __typename}event{date startTime endTime place ticketsUrl __typename}works{imageUrl title alt link year __typename}__typename}__typename}";

export const cardVersionsText = "query CardVersions($id:ID!){card(id:$id){id version versions{version savedAt data{...CardDataFields __typename}__typename}__typename}}fragment CardDataFields on CardData{type theme design{name colors{paper paperEnd name role line accent __typename}ornament head layout fonts{name text __typename}coverUrl __typename}title name givenName familyName role email phone address addressMap website logoUrl tagline tags socials{linkedin twitter instagram facebook youtube github whatsapp telegram __typename}language translations{language name role tagline companyName address __typename}extra{personal{photoUrl gender birthDate anniversaryDate education resAddress pincode mapsLink message __typename}company{companyName companyLogo designation category companyMobile email address mapsLink website message __typename}event{date startTime endTime place ticketsUrl __typename}works{imageUrl title alt link year __typename}__typename}__typename}";

export const listedCardsText = "query ListedCards($first:Int!$after:String){viewer{id cards(first:$first after:$after){edges{node{...CardWithListings __typename}__typename}pageInfo{hasNextPage endCursor __typename}__typename}__typename}}fragment CardWithListings on Card{id title visibility listings{category isOwnCategory featuredUntil __typename}__typename}";

export const cardListingsText = "query CardListings($id:ID!){card(id:$id){...CardWithListings __typename}}fragment CardWithListings on Card{id title visibility listings{category isOwnCategory featuredUntil __typename}__typename}";

export const listingUsageText = "query ListingUsage{listingUsage{active activeLimit featuredThisMonth featuredLimit __typename}}";

export const ownCardsToSendText = "query OwnCardsToSend{viewer{id cards(first:50){edges{node{id title badge visibility data{name __typename}__typename}__typename}__typename}__typename}}";

export const conversationHeadText = "query ConversationHead($id:ID!){conversation(id:$id){...ConversationHead __typename}}fragment ConversationHead on Conversation{id kind title photoUrl canWrite isBlocked hereCount group{...GroupHead __typename}peer{id name avatarUrl __typename}readNumbers{userId number __typename}presence{...PresenceMark __typename}__typename}fragment GroupHead on Group{id memberCount ownerId adminIds __typename}fragment PresenceMark on Presence{user{id name __typename}isHere isTyping lastActiveAt __typename}";

export const mentionableMembersText = "query MentionableMembers($id:ID!$query:String!){group(id:$id){id members(query:$query first:6){edges{node{user{id name avatarUrl __typename}__typename}__typename}__typename}__typename}}";

export const conversationStartText = "query ConversationStart($id:ID!$last:Int!){conversation(id:$id){id readNumber messageCount revision messages(last:$last){...MessagePage __typename}__typename}}fragment MessagePage on MessageConnection{pageInfo{hasPreviousPage hasNextPage __typename}nodes{...Message __typename}__typename}fragment Message on Message{id number revision clientId conversationId text createdAt editedAt deletedAt sender{id name avatarUrl __typename}hasCard card{id title ownerName sharedPath preview __typename}image{url widthPx heightPx __typename}replyTo{number senderName text isDeleted __typename}mentions{id name __typename}reactions{emoji count userIds __typename}__typename}";

export const messagePageText = "query MessagePage($id:ID!$last:Int!$before:Int$after:Int){conversation(id:$id){id messages(last:$last before:$before after:$after){...MessagePage __typename}__typename}}fragment MessagePage on MessageConnection{pageInfo{hasPreviousPage hasNextPage __typename}nodes{...Message __typename}__typename}fragment Message on Message{id number revision clientId conversationId text createdAt editedAt deletedAt sender{id name avatarUrl __typename}hasCard card{id title ownerName sharedPath preview __typename}image{url widthPx heightPx __typename}replyTo{number senderName text isDeleted __typename}mentions{id name __typename}reactions{emoji count userIds __typename}__typename}";

export const messageSearchText = "query MessageSearch($id:ID!$query:String!$before:Int){conversation(id:$id){id search(query:$query before:$before){pageInfo{hasPreviousPage __typename}nodes{...Message __typename}__typename}__typename}}fragment Message on Message{id number revision clientId conversationId text createdAt editedAt deletedAt sender{id name avatarUrl __typename}hasCard card{id title ownerName sharedPath preview __typename}image{url widthPx heightPx __typename}replyTo{number senderName text isDeleted __typename}mentions{id name __typename}reactions{emoji count userIds __typename}__typename}";

export const conversationMuteText = "query ConversationMute($id:ID!){conversation(id:$id){id isMuted __typename}}";

export const directPeerText = "query DirectPeer($id:ID!){conversation(id:$id){id isBlocked isMuted canWrite peer{id name __typename}__typename}}";

export const peerNameText = "query PeerName($id:String!){user(owner:$id){id name __typename}}";

export const invitationsText = "query Invitations{groupInvitations{id invitedBy{id name __typename}group{name photoUrl __typename}__typename}}";

export const groupByCodeText = "query GroupByCode($code:String!){groupByCode(code:$code){name photoUrl memberCount isMember groupId __typename}}";

export const groupPanelText = "query GroupPanel($id:ID!){group(id:$id){...GroupPanel __typename}}fragment GroupPanel on Group{id name description photoUrl ownerId adminIds memberCount viewerRole joinCode joinCodeExpiresAt joinUrl __typename}";

export const groupMembersText = "query GroupMembers($id:ID!$query:String!$after:String){group(id:$id){id members(query:$query first:20 after:$after){totalCount edges{node{...GroupMemberRow __typename}__typename}pageInfo{hasNextPage endCursor __typename}__typename}__typename}}fragment GroupMemberRow on GroupMember{role user{id name avatarUrl phone __typename}__typename}";

export const contactPageText = "query ContactPage($id:ID!){contact(id:$id){...EditedContact source createdAt lastActivityAt merges{id mergedCount undoUntil __typename}user{id path __typename}cards{savedAt share{id mode __typename}card{...ExchangedCard __typename}__typename}activity{kind at card{...ExchangedCard __typename}__typename}origins{field source at __typename}reminders{...ReminderLine __typename}exchanges{id channel consent consentedAt card{...ExchangedCard __typename}share{id mode __typename}__typename}__typename}}fragment EditedContact on Contact{id name company role email phone emails{value label __typename}phones{value label __typename}website note event tags metAt __typename}fragment ExchangedCard on Card{id title visibility path __typename}fragment ReminderLine on Reminder{id dueAt note doneAt __typename}";

export const contactsText = "query Contacts($query:String!$tag:String$sort:ContactSort!$first:Int!$after:String){contacts(query:$query tag:$tag orderBy:$sort first:$first after:$after){edges{node{...ContactLine __typename}__typename}pageInfo{hasNextPage endCursor __typename}totalCount __typename}}fragment ContactLine on Contact{id name company role email phone tags lastActivityAt __typename}";

export const contactTagsText = "query ContactTags{contactTags{name count __typename}}";

export const dealsText = "query Deals($stage:DealStage$first:Int!$after:String){deals(stage:$stage first:$first after:$after){edges{node{...DealLine __typename}__typename}pageInfo{hasNextPage endCursor __typename}__typename}}fragment DealLine on Deal{id name stage valueMinor currency expectedOn note version paymentStatus contactId contactName __typename}";

export const dealTotalsText = "query DealTotals{dealTotals{stage currency count valueMinor __typename}}";

export const contactDealsText = "query ContactDeals($id:ID!){contact(id:$id){id deals{...DealLine __typename}__typename}}fragment DealLine on Deal{id name stage valueMinor currency expectedOn note version paymentStatus contactId contactName __typename}";

export const dealHistoryText = "query DealHistory($id:ID!){deal(id:$id){id history{id stageBefore valueMinorBefore currencyBefore stage valueMinor currency payment createdAt by{id name __typename}__typename}__typename}}";

export const dealPaymentText = "query DealPayment($id:ID!){deal(id:$id){...PaidDeal __typename}viewer{id payoutAccount{status __typename}__typename}billing{hasPaymentLinks commissionPercent __typename}}fragment PaidDeal on Deal{...DealLine payment{status url amountMinor currency feeMinor paidAt refundedAt __typename}__typename}fragment DealLine on Deal{id name stage valueMinor currency expectedOn note version paymentStatus contactId contactName __typename}";

export const duplicateContactsText = "query DuplicateContacts{duplicateContacts{reasons contacts{...ContactLine __typename}__typename}}fragment ContactLine on Contact{id name company role email phone tags lastActivityAt __typename}";

export const contactImportProgressText = "query ContactImportProgress($id:ID!){contactImport(id:$id){...ContactImportState __typename}}fragment ContactImportState on ContactImport{id status rowCount goodRowCount badRowCount addedCount updatedCount knownCount fileName unreadParts{name count __typename}problems{line field message value isImported __typename}__typename}";

export const dueRemindersText = "query DueReminders{viewer{id openReminders(first:100){edges{node{...ReminderLine contact{id name company email phone __typename}__typename}__typename}__typename}__typename}}fragment ReminderLine on Reminder{id dueAt note doneAt __typename}";

export const contactFiltersText = "query ContactFilters{contactViews{...ContactFilterLine __typename}}fragment ContactFilterLine on ContactView{id name query tag sort __typename}";

export const teamContactText = "query TeamContact($id:ID!){organization{id name __typename}contact(id:$id){id isOrganizations __typename}}";

export const exploreText = "query Explore($q:String$category:String$sort:ExploreSort!$first:Int!$after:String$isFurtherPage:Boolean!=false){explore(query:$q category:$category orderBy:$sort first:$first after:$after){edges{isFeatured node{...ListedCard __typename}__typename}pageInfo{endCursor hasNextPage __typename}categories@skip(if:$isFurtherPage){name count __typename}__typename}}fragment ListedCard on DirectoryEntry{id ownerId ownerName ownerPath title badge keywords path createdAt preview __typename}";

export const accountStateText = "query AccountState{viewer{id ...DeletionState ...KnownPreferences unreadNotifications __typename}}fragment DeletionState on Viewer{id deletionDueAt __typename}fragment KnownPreferences on Viewer{id locale timeZone followsDeviceTimeZone __typename}";

export const connectorsText = "query Connectors{connectors{...ConnectorOfferLine connector{...ConnectorLine __typename}__typename}}fragment ConnectorOfferLine on ConnectorOffer{kind missingSettings takesToken __typename}fragment ConnectorLine on Connector{id kind inboundUrl state accountName databaseId databaseTitle isAutomatic canPull lastSyncAt lastError mapping{field theirs __typename}__typename}";

export const connectorLogText = "query ConnectorLog($first:Int!$outcome:ConnectorOutcome){connectors{...ConnectorOfferLine connector{...ConnectorLine runs{...ConnectorRunLine __typename}records(first:$first outcome:$outcome){edges{node{...ConnectorRecordLine __typename}__typename}totalCount __typename}__typename}__typename}}fragment ConnectorOfferLine on ConnectorOffer{kind missingSettings takesToken __typename}fragment ConnectorLine on Connector{id kind inboundUrl state accountName databaseId databaseTitle isAutomatic canPull lastSyncAt lastError mapping{field theirs __typename}__typename}fragment ConnectorRunLine on ConnectorRun{id direction status isAutomatic createdCount updatedCount skippedCount failedCount reason resumesAt startedAt endedAt __typename}fragment ConnectorRecordLine on ConnectorRecord{id direction title outcome reason contactId tries payload createdAt __typename}";

export const connectorChoicesText = "query ConnectorChoices($id:ID!){connectorChoices(id:$id){databases{id title __typename}fields{name label __typename}__typename}}";

export const webhooksText = "query Webhooks{viewer{id webhooks(first:20 orderBy:OLDEST){edges{node{...WebhookLine __typename}__typename}__typename}__typename}}fragment WebhookLine on Webhook{id url description events cards{id card{id title __typename}__typename}tags oldKeyUntil disabledAt disabledReason failingSince __typename}";

export const webhookLogText = "query WebhookLog($id:ID!$first:Int!){webhook(id:$id){...WebhookLine deliveries(first:$first){edges{node{...DeliveryLine __typename}__typename}totalCount __typename}__typename}}fragment WebhookLine on Webhook{id url description events cards{id card{id title __typename}__typename}tags oldKeyUntil disabledAt disabledReason failingSince __typename}fragment DeliveryLine on WebhookDelivery{id event isTest status payload createdAt nextAttemptAt attempts{at status headers{name value __typename}durationMs answer error __typename}__typename}";

export const webhookHealthText = "query WebhookHealth($id:ID!){webhook(id:$id){id health{successRate p50Ms p95Ms pendingCount pausesAt lastFailure{at event error __typename}days{date deliveredCount failedCount pendingCount __typename}__typename}__typename}}";

export const webhookChoicesText = "query WebhookChoices{viewer{id cards(first:100){edges{node{id title __typename}__typename}__typename}__typename}contactTags{name __typename}}";

export const templatesText = "query Templates($query:String!$tag:TemplateTag){templates(query:$query tag:$tag){...LookTile __typename}organization{id name viewerRole __typename}}fragment LookTile on CardTemplate{id name tag description theme design{name colors{paper paperEnd name role line accent __typename}ornament head layout fonts{name text __typename}coverUrl __typename}isOwn isTeams mayWithdraw __typename}";

export const userViewText = "query UserView($id:String!){user(owner:$id){id name phone about avatarUrl path __typename}}";

export const securityText = "query Security{viewer{id email authenticatorSince recoveryCodesLeft acceptedPasskeys passkeys{...PasskeyRow __typename}__typename}}fragment PasskeyRow on Passkey{id name isSynced createdAt lastUsedAt __typename}";

export const securityLogText = "query SecurityLog($first:Int!$after:String){viewer{id securityEvents(first:$first after:$after){edges{node{...SecurityEventRow __typename}__typename}pageInfo{hasNextPage endCursor __typename}__typename}__typename}}fragment SecurityEventRow on SecurityEvent{id kind subject device createdAt __typename}";

export const settingsText = "query Settings{viewer{id ...ProfileSummary ...HandleForm ...PrivacySettings ...KnownPreferences ...NotificationSettings ...EmailSettings ...DeletionState sessions{id ...SessionRow __typename}accessTokens{id ...AccessTokenRow __typename}connectedApps{id ...ConnectedAppRow __typename}apps{id ...OwnAppRow __typename}__typename}}fragment ProfileSummary on Viewer{id fullName phone isPhoneConfirmed about avatarUrl __typename}fragment HandleForm on Viewer{id handle __typename}fragment PrivacySettings on Viewer{id showEmail allowContactDownloads showSocials showSharePromo isFindable mayBeAdded showsPresence __typename}fragment KnownPreferences on Viewer{id locale timeZone followsDeviceTimeZone __typename}fragment NotificationSettings on Viewer{id email isEmailConfirmed pushShowsText notificationSettings{...NotificationChannels __typename}__typename}fragment NotificationChannels on NotificationSetting{kind inApp push email __typename}fragment EmailSettings on Viewer{id email isEmailConfirmed pendingEmail __typename}fragment DeletionState on Viewer{id deletionDueAt __typename}fragment SessionRow on Session{id device createdAt lastSeenAt isCurrent __typename}fragment AccessTokenRow on AccessToken{id name scopes ending createdAt expiresAt lastUsedAt __typename}fragment ConnectedAppRow on ConnectedApp{id name scopes createdAt lastUsedAt __typename}fragment OwnAppRow on OAuthApp{id name redirectUris isConfidential connectsDevices createdAt __typename}";

export const incidentsText = "query Incidents{incidents{id part reason startedAt endedAt __typename}}";

export const teamBrandText = "query TeamBrand{organization{id ...TeamBrandKit templates{id name hasBrand cardCount __typename}__typename}}fragment TeamBrandKit on Organization{brand{logoUrl coverUrl colors{primary secondary accent __typename}fonts{name text __typename}__typename}__typename}";

export const seatNoteText = "query SeatNote{organization{id viewerRole seats{plan count free __typename}__typename}}";

export const teamAnalyticsText = "query TeamAnalytics($input:OrganizationAnalyticsInput!){organizationAnalytics(input:$input){hasEverybody totals{...TeamFigureSet __typename}previous{...TeamFigureSet __typename}members{cards views visitors actions saves leads shares conversionRate previous{...TeamFigureSet __typename}user{id name __typename}__typename}__typename}}fragment TeamFigureSet on OrganizationFigures{cards views visitors actions saves leads shares conversionRate __typename}";

export const teamLogText = "query TeamLog($action:AuditAction$userId:ID$first:Int!$after:String){organization{id auditLog(action:$action userId:$userId first:$first after:$after){edges{node{id action subject detail createdAt actor{id name __typename}person{id name __typename}__typename}__typename}pageInfo{hasNextPage endCursor __typename}totalCount __typename}__typename}}";

export const teamText = "query Team($first:Int!$after:String){organization{...TeamFrame members(first:$first after:$after){edges{node{...TeamMember __typename}__typename}pageInfo{hasNextPage endCursor __typename}__typename}__typename}}fragment TeamFrame on Organization{id name viewerRole joinUrl memberCount hasLeaderboard requiresSecondFactor heir{id name __typename}invitations{id email role label expiresAt __typename}__typename}fragment TeamMember on OrganizationMember{role label joinedAt user{id name avatarUrl __typename}__typename}";

export const teamSecondFactorText = "query TeamSecondFactor{organization{id requiresSecondFactor membersWithoutSecondFactor __typename}}";

export const closedTeamText = "query ClosedTeam{organization{id name viewerRole __typename}}";

export const teamByTokenText = "query TeamByToken($token:String!){organizationByToken(token:$token){name role isMember __typename}}";

export const teamTemplatesText = "query TeamTemplates{organization{id ...TeamBrandKit templates{...TeamTemplate cardCount viewerCard{id __typename}__typename}__typename}}fragment TeamBrandKit on Organization{brand{logoUrl coverUrl colors{primary secondary accent __typename}fonts{name text __typename}__typename}__typename}fragment TeamTemplate on OrganizationTemplate{id name hasBrand fields{field rule __typename}data{...CardDataFields __typename}__typename}fragment CardDataFields on CardData{type theme design{name colors{paper paperEnd name role line accent __typename}ornament head layout fonts{name text __typename}coverUrl __typename}title name givenName familyName role email phone address addressMap website logoUrl tagline tags socials{linkedin twitter instagram facebook youtube github whatsapp telegram __typename}language translations{language name role tagline companyName address __typename}extra{personal{photoUrl gender birthDate anniversaryDate education resAddress pincode mapsLink message __typename}company{companyName companyLogo designation category companyMobile email address mapsLink website message __typename}event{date startTime endTime place ticketsUrl __typename}works{imageUrl title alt link year __typename}__typename}__typename}";

export const templateCardsText = "query TemplateCards($input:OrganizationTemplateInput!){organizationTemplateCards(input:$input){id title isFollowing mayTakeOff owner{id name __typename}__typename}}";

export const templateEffectText = "query TemplateEffect($input:OrganizationTemplateCardInput!){organizationTemplateEffect(input:$input){changes{field from to __typename}locked missing __typename}}";

export const storedCardsText = "query StoredCards($after:String){viewer{id firstSteps{hasPhoto hasShared hasInstalledApp hasContact __typename}cards(first:50 after:$after){edges{node{...StoredCard position totals{views leads __typename}__typename}__typename}pageInfo{hasNextPage endCursor __typename}__typename}__typename}}fragment StoredCard on Card{id version visibility createdAt updatedAt path data{...CardDataFields __typename}__typename}fragment CardDataFields on CardData{type theme design{name colors{paper paperEnd name role line accent __typename}ornament head layout fonts{name text __typename}coverUrl __typename}title name givenName familyName role email phone address addressMap website logoUrl tagline tags socials{linkedin twitter instagram facebook youtube github whatsapp telegram __typename}language translations{language name role tagline companyName address __typename}extra{personal{photoUrl gender birthDate anniversaryDate education resAddress pincode mapsLink message __typename}company{companyName companyLogo designation category companyMobile email address mapsLink website message __typename}event{date startTime endTime place ticketsUrl __typename}works{imageUrl title alt link year __typename}__typename}__typename}";

export const cardsOwnerText = "query CardsOwner{viewer{id fullName email avatarUrl __typename}}";

export const billingText = "query Billing{billing{...BillingState __typename}viewer{id priceCurrency __typename}}fragment BillingState on Billing{plan status currency interval seats unitMinor endsAt nextPlan nextInterval nextSeats canTry provider yearlyDiscountPercent cardCount hasPaymentLinks teamSeat{plan organizationName __typename}__typename}";

export const invoicesText = "query Invoices($after:String){invoices(first:24 after:$after){edges{node{id number plan currency totalMinor createdAt __typename}__typename}pageInfo{hasNextPage endCursor __typename}totalCount __typename}}";

export const billingSeatsText = "query BillingSeats($after:String){organization{id viewerRole seats{count taken free __typename}members(first:100 after:$after){edges{node{role hasSeat user{id name __typename}__typename}__typename}pageInfo{hasNextPage endCursor __typename}__typename}__typename}}";

export const billingQuoteText = "query BillingQuote($plan:PlanKey!$currency:Currency!$interval:BillingInterval!$seats:Int!){billingQuote(plan:$plan currency:$currency interval:$interval seats:$seats){kind currency lines{text amountMinor __typename}dueMinor effectiveAt renewsAt __typename}}";

export const getPaidText = "query GetPaid{viewer{id payoutAccount{status __typename}__typename}billing{commissionPercent __typename}}";

export const planOfferText = "query PlanOffer{billing{plan provider canTry teamSeat{plan __typename}__typename}viewer{id priceCurrency __typename}}";

export const commandSearchText = "query CommandSearch($query:String!){contacts(query:$query first:5){edges{node{id name company __typename}__typename}__typename}explore(query:$query first:8){edges{node{id ownerId ownerName ownerPath title __typename}__typename}__typename}}";

export const googleClientIdText = "query GoogleClientId{googleClientId}";

export const inboxText = "query Inbox($kind:ConversationKind$after:String){inbox(kind:$kind first:50 after:$after){totalCount edges{node{...InboxRow __typename}__typename}pageInfo{hasNextPage endCursor __typename}__typename}}fragment InboxRow on Conversation{id kind title photoUrl lastActivityAt unreadCount lastMessage{id text deletedAt sender{id name __typename}hasCard card{id title __typename}image{url __typename}__typename}__typename}";

export const sidebarGroupsText = "query SidebarGroups{inbox(kind:GROUP first:50){totalCount edges{node{...InboxRow __typename}__typename}pageInfo{hasNextPage endCursor __typename}__typename}}fragment InboxRow on Conversation{id kind title photoUrl lastActivityAt unreadCount lastMessage{id text deletedAt sender{id name __typename}hasCard card{id title __typename}image{url __typename}__typename}__typename}";

export const unreadCountsText = "query UnreadCounts{inbox(first:200){totalCount edges{node{id kind unreadCount __typename}__typename}__typename}}";

export const notificationsText = "query Notifications($after:String){viewer{id unreadNotifications notifications(first:20 after:$after){edges{node{...NotificationRow __typename}__typename}pageInfo{hasNextPage endCursor __typename}__typename}__typename}}fragment NotificationRow on Notification{id kind message detail path createdAt readAt __typename}";

export const pushKeyText = "query PushKey{viewer{id pushKey __typename}}";

export const pushDeviceText = "query PushDevice($endpoint:String!){viewer{id hasPushSubscription(endpoint:$endpoint)__typename}}";

export const shareTargetText = "query ShareTarget($id:ID!){card(id:$id){id url visibility owner{id __typename}data{...CardDataFields __typename}shares(first:1){totalCount __typename}__typename}viewer{id showEmail showSocials showSharePromo __typename}}fragment CardDataFields on CardData{type theme design{name colors{paper paperEnd name role line accent __typename}ornament head layout fonts{name text __typename}coverUrl __typename}title name givenName familyName role email phone address addressMap website logoUrl tagline tags socials{linkedin twitter instagram facebook youtube github whatsapp telegram __typename}language translations{language name role tagline companyName address __typename}extra{personal{photoUrl gender birthDate anniversaryDate education resAddress pincode mapsLink message __typename}company{companyName companyLogo designation category companyMobile email address mapsLink website message __typename}event{date startTime endTime place ticketsUrl __typename}works{imageUrl title alt link year __typename}__typename}__typename}";

export const roomsText = "query Rooms($after:String){viewer{id groups(first:100 after:$after){edges{node{id name __typename}__typename}pageInfo{hasNextPage endCursor __typename}__typename}__typename}}";

export const peopleText = "query People($query:String!$after:ID){people(query:$query after:$after){id name avatarUrl __typename}}";

export const cardSharesText = "query CardShares($id:ID!$after:String){card(id:$id){id visibility shares(first:10 after:$after){edges{node{...ShareLine __typename}__typename}pageInfo{hasNextPage endCursor __typename}__typename}__typename}}fragment ShareLine on Share{id mode createdAt expiresAt revokedAt openCount openings{openedAt user{id name __typename}__typename}recipients{id name __typename}group{id name __typename}groupId sender{id name __typename}__typename}";

export const sentCardsText = "query SentCards($after:String){sentCards(first:20 after:$after){edges{node{...SentCardLine __typename}__typename}pageInfo{hasNextPage endCursor __typename}__typename}}fragment SentCardLine on SentCard{id shareCount openedShareCount lastActivityAt card{id title visibility __typename}preview __typename}";

export const sentSharesText = "query SentShares($cardId:ID!$after:String){sentShares(cardId:$cardId first:20 after:$after){edges{node{...ShareLine card{id title visibility __typename}__typename}__typename}pageInfo{hasNextPage endCursor __typename}totalCount __typename}}fragment ShareLine on Share{id mode createdAt expiresAt revokedAt openCount openings{openedAt user{id name __typename}__typename}recipients{id name __typename}group{id name __typename}groupId sender{id name __typename}__typename}";

export const receivedSharesText = "query ReceivedShares($after:String){receivedShares(first:20 after:$after){edges{node{...ReceivedShare __typename}__typename}pageInfo{hasNextPage endCursor __typename}totalCount __typename}}fragment ReceivedShare on Share{id mode createdAt sender{id name path __typename}recipients{id name __typename}group{id name __typename}groupId card{id title visibility path savedContactId owner{id allowContactDownloads __typename}__typename}__typename}";

export const sharedCardText = "query SharedCard($id:ID!$token:String){viewer{id __typename}card(id:$id token:$token){id title visibility path savedContactId owner{id name path allowContactDownloads __typename}data{...CardDataFields __typename}__typename}}fragment CardDataFields on CardData{type theme design{name colors{paper paperEnd name role line accent __typename}ornament head layout fonts{name text __typename}coverUrl __typename}title name givenName familyName role email phone address addressMap website logoUrl tagline tags socials{linkedin twitter instagram facebook youtube github whatsapp telegram __typename}language translations{language name role tagline companyName address __typename}extra{personal{photoUrl gender birthDate anniversaryDate education resAddress pincode mapsLink message __typename}company{companyName companyLogo designation category companyMobile email address mapsLink website message __typename}event{date startTime endTime place ticketsUrl __typename}works{imageUrl title alt link year __typename}__typename}__typename}";

export const publicCardText = "query PublicCard($id:ID!){publicCard(id:$id){...ListedCard __typename}}fragment ListedCard on DirectoryEntry{id ownerId ownerName ownerPath title badge keywords path createdAt preview __typename}";

export const publicProfileText = "query PublicProfile($owner:String!$first:Int!$after:String){user(owner:$owner){...ShownUser __typename}}fragment ShownUser on User{id name email phone about avatarUrl path allowContactDownloads publicCards(first:$first after:$after){edges{node{...ListedCard __typename}__typename}pageInfo{endCursor hasNextPage __typename}__typename}__typename}fragment ListedCard on DirectoryEntry{id ownerId ownerName ownerPath title badge keywords path createdAt preview __typename}";