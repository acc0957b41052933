/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CardDesign, CardPreview } from '@tessera/domain';
export type ActivityKind =
  | 'ACTION'
  | 'LEAD'
  | 'SAVE'
  | 'SHARE'
  | 'VIEW';

export type AddMemberByPhoneInput = {
  id: string;
  /** Signs do not matter; a number without country code is read as Indian. */
  phone: string;
};

export type AddMembersInput = {
  id: string;
  /** At most 100, and 200 together with the people. */
  phones?: Array<string>;
  /** People whom the viewer has met in a group, in a team or by a card, or knows by `syncContacts` within 24 hours. Who may not be added is invited. */
  userIds?: Array<string>;
};

/** INVITED tells nothing: nobody may have the number, or somebody whom the viewer may not add. */
export type AddOutcome =
  | 'ADDED'
  | 'ALREADY'
  | 'INVITED';

export type AddPasskeyInput = {
  /** At most 60 characters; without it, browser and system. */
  name?: string | null | undefined;
  /** What the browser answers to `startPasskey`. */
  response: object;
};

export type AnalyticsReportInput = {
  /** One of the viewer’s cards; all of them when absent. */
  cardId?: string | null | undefined;
  /** ISO date of the first day, such as 2026-03-01. */
  from: string;
  /** IANA name of the zone whose days are meant; else the viewer’s own. */
  timeZone?: string | null | undefined;
  /** ISO date of the last day; at most 366 days with the first. */
  to: string;
};

export type AuditAction =
  | 'ACCOUNT_ENDED'
  | 'BRAND_CHANGED'
  | 'CARD_FOLLOWED'
  | 'CARD_RELEASED'
  | 'CREATED'
  | 'DESIGN_PUBLISHED'
  | 'DESIGN_WITHDRAWN'
  | 'HEIR_NAMED'
  | 'INHERITED'
  | 'INVITATION_WITHDRAWN'
  | 'INVITED'
  | 'JOINED'
  | 'LABEL_CHANGED'
  | 'LEADERBOARD_CHANGED'
  | 'LEFT'
  | 'LINK_CHANGED'
  | 'LINK_REMOVED'
  | 'REMOVED'
  | 'RENAMED'
  | 'ROLE_CHANGED'
  | 'SEAT_GIVEN'
  | 'SEAT_TAKEN'
  | 'SECOND_FACTOR_CHANGED'
  | 'TEMPLATE_CHANGED'
  | 'TEMPLATE_CREATED'
  | 'TEMPLATE_DELETED'
  | 'TRANSFERRED';

/** How long what is paid at once lasts. */
export type BillingInterval =
  | 'MONTH'
  | 'YEAR';

/** STRIPE: real payments. TEST: no money moves. NONE: this installation takes no payments and includes every feature. */
export type BillingProvider =
  | 'NONE'
  | 'STRIPE'
  | 'TEST';

export type BlockUserInput = {
  userId: string;
};

export type CardActionTarget =
  | 'EMAIL'
  | 'FACEBOOK'
  | 'GITHUB'
  | 'INSTAGRAM'
  | 'LINKEDIN'
  | 'MAP'
  | 'PHONE'
  | 'TELEGRAM'
  | 'TWITTER'
  | 'WEBSITE'
  | 'WHATSAPP'
  | 'YOUTUBE';

/** The whole card: what is left out becomes empty. */
export type CardDataInput = {
  address?: string;
  /** http or https; https:// is added when it has no scheme. */
  addressMap?: string;
  /** Of a template; null for the theme as it is. */
  design?: CardDesign | null | undefined;
  email?: string;
  extra?: CardExtraInput;
  /** http or https, or the path that `uploadImage` gave. */
  logoUrl?: string;
  /** At most 120 characters. Required; a business card may have a company name instead. */
  name?: string;
  /** E.164; a number without country code is read as Indian. */
  phone?: string;
  role?: string;
  socials?: CardSocialsInput;
  tagline?: string;
  /** At most 10. */
  tags?: Array<string>;
  theme?: CardTheme;
  /** At most 120 characters. The slug is made from it. */
  title?: string;
  type?: CardType;
  /** http or https; https:// is added when it has no scheme. */
  website?: string;
};

/** VIEW: on screen for at least one second. ACTION: a contact was tapped. */
export type CardEventKind =
  | 'ACTION'
  | 'VIEW';

export type CardExtraInput = {
  company?: CompanyDetailsInput;
  /** Shown on cards of the type EVENT; null for nothing. */
  event?: EventDetailsInput | null | undefined;
  personal?: PersonalDetailsInput;
};

/** SERIF is Newsreader, SANS Geist, MONO Geist Mono. */
export type CardFont =
  | 'MONO'
  | 'SANS'
  | 'SERIF';

export type CardSocialsInput = {
  /** Handle, number or full link. */
  facebook?: string;
  /** Handle, number or full link. */
  github?: string;
  /** Handle, number or full link. */
  instagram?: string;
  /** Handle, number or full link. */
  linkedin?: string;
  /** Handle, number or full link. */
  telegram?: string;
  /** Handle, number or full link. */
  twitter?: string;
  /** Phone number. */
  whatsapp?: string;
  /** Handle, number or full link. */
  youtube?: string;
};

export type CardTheme =
  | 'LUXE'
  | 'MINIMAL'
  | 'TECH';

export type CardType =
  | 'BUSINESS'
  | 'EVENT'
  | 'PERSONAL'
  | 'PORTFOLIO';

export type ChangeEmailInput = {
  email: string;
  /** The present password. */
  password: string;
};

export type ChangePasswordInput = {
  currentPassword: string;
  /** 6 to 256 characters. */
  newPassword: string;
};

export type ChangePlanInput = {
  /** Of a first month or year; later ones keep it. */
  currency: Currency;
  /** The amount that was shown. CONFLICT when it is another one by now. */
  dueMinor: number;
  interval?: BillingInterval;
  plan: PlanKey;
  /** 1 to 500, the viewer’s own included. */
  seats?: number;
};

/** The way by which a visitor came to the card. */
export type Channel =
  | 'DIRECTORY'
  | 'GROUP'
  | 'IN_APP'
  | 'LINK'
  | 'QR';

export type ChooseDatabaseInput = {
  databaseId: string;
  id: string;
};

export type CompanyDetailsInput = {
  address?: string;
  /** Shown as the badge; groups cards in the directory. */
  category?: string;
  /** http or https, or the path that `uploadImage` gave. */
  companyLogo?: string;
  /** E.164; a number without country code is read as Indian. */
  companyMobile?: string;
  companyName?: string;
  designation?: string;
  email?: string;
  /** http or https; https:// is added when it has no scheme. */
  mapsLink?: string;
  message?: string;
  /** http or https; https:// is added when it has no scheme. */
  website?: string;
};

export type ConfirmAuthenticatorInput = {
  /** The six digits that the app shows. */
  code: string;
};

/** One of the three. */
export type ConfirmIdentityInput = {
  /** Six digits of the authenticator app. */
  code?: string | null | undefined;
  /** What the browser answers to `requestPasskeyChallenge`. */
  passkey?: object | null | undefined;
  password?: string | null | undefined;
};

export type ConfirmPhoneInput = {
  /** 6 digits; spaces do not matter. */
  code: string;
};

export type ConnectWithTokenInput = {
  kind: ConnectorKind;
  /** Of a private app. It is kept encrypted, and never told again. */
  token: string;
};

/** IN: it came from the service. OUT: it went there. */
export type ConnectorDirection =
  | 'IN'
  | 'OUT';

export type ConnectorInput = {
  id: string;
};

/** AUTOMATION: whatever can send JSON to an address, and be told by webhooks. */
export type ConnectorKind =
  | 'AUTOMATION'
  | 'GOOGLE'
  | 'HUBSPOT'
  | 'NOTION'
  | 'SALESFORCE';

/** SKIPPED: there was nothing new in it. FAILED: the reason says why; it can be tried again. */
export type ConnectorOutcome =
  | 'CREATED'
  | 'FAILED'
  | 'SKIPPED'
  | 'UPDATED';

/** WAITING: the service asked to wait, or was away; it goes on at `resumesAt`. FAILED: the reason says why it ended. */
export type ConnectorRunStatus =
  | 'DONE'
  | 'FAILED'
  | 'RUNNING'
  | 'WAITING';

/** RECONNECT: the service has ended the permission; nothing comes or goes until somebody connects it again. */
export type ConnectorState =
  | 'CONNECTED'
  | 'RECONNECT';

/** SAVED: their card was saved. SENT and RECEIVED: a card was shared in the app. OPENED: they opened what was shared. EXCHANGED: they left their details on a card. */
export type ContactActivityKind =
  | 'EXCHANGED'
  | 'OPENED'
  | 'RECEIVED'
  | 'SAVED'
  | 'SENT';

/** CHECKED: nothing is imported yet. FULL: it ended because the address book has no room for more. */
export type ContactImportStatus =
  | 'CHECKED'
  | 'DONE'
  | 'FULL'
  | 'RUNNING';

/** LAST_ACTIVITY: the latest first. Who has no company stands at the end of COMPANY. */
export type ContactSort =
  | 'COMPANY'
  | 'LAST_ACTIVITY'
  | 'NAME';

/** How a contact, or a field of it, came in. */
export type ContactSource =
  | 'AUTOMATION'
  | 'EXCHANGE'
  | 'GOOGLE'
  | 'HUBSPOT'
  | 'IMPORT_CSV'
  | 'IMPORT_VCARD'
  | 'MANUAL'
  | 'SAVED_CARD';

export type ConversationKind =
  | 'DIRECT'
  | 'GROUP';

export type CopyPictureInput = {
  /** http(s) address of a JPEG, PNG or WebP of at most 5 MB. */
  url: string;
};

export type CreateAccessTokenInput = {
  /** Within a year; 90 days when it is absent. Null: until it is revoked. */
  expiresAt?: string | null | undefined;
  /** What it is for; at most 60 characters. */
  name: string;
  /** At least one. */
  scopes: Array<TokenScope>;
};

export type CreateCardInput = {
  data: CardDataInput;
  /** Shorter form of `visibility`, which wins: true is PUBLIC; false turns PUBLIC into PRIVATE and leaves UNLISTED alone. */
  isPublic?: boolean | null | undefined;
  /** PRIVATE when absent. */
  visibility?: Visibility | null | undefined;
};

/** At least a name, a company, an email address or a telephone number. */
export type CreateContactInput = {
  company?: string | null | undefined;
  email?: string | null | undefined;
  /** Where they met. */
  event?: string | null | undefined;
  metAt?: string | null | undefined;
  /** At most 120 characters, like company, role and event. */
  name?: string | null | undefined;
  /** At most 4,000 characters. */
  note?: string | null | undefined;
  /** A number without country code is read as Indian. */
  phone?: string | null | undefined;
  role?: string | null | undefined;
  /** At most 20 of at most 40 characters. */
  tags?: Array<string> | null | undefined;
  /** http or https. */
  website?: string | null | undefined;
};

/** With `contactId`, `leadId` or both. Value 0, currency USD and stage NEW unless told. */
export type CreateDealInput = {
  /** A contact of the viewer. */
  contactId?: string | null | undefined;
  /** ISO 4217, such as EUR. */
  currency?: string | null | undefined;
  /** `YYYY-MM-DD`; null empties it. */
  expectedOn?: string | null | undefined;
  /** What a visitor left. Without it, the latest details that the contact left count. */
  leadId?: string | null | undefined;
  /** At most 120 characters. */
  name: string;
  /** At most 4,000 characters. */
  note?: string | null | undefined;
  stage?: DealStage | null | undefined;
  /** In minor units such as cents: a whole number from 0 to 100,000,000,000. */
  valueMinor?: number | null | undefined;
};

export type CreateGroupInput = {
  /** At most 500 characters. */
  description?: string | null | undefined;
  /** 1 to 80 characters. */
  name: string;
};

export type CreateOrganizationInput = {
  /** 1 to 80 characters. */
  name: string;
};

export type CreateOrganizationTemplateInput = {
  /** Its name stays empty: that is each member’s. */
  data: CardDataInput;
  /** Fields that are not in it are OPTIONAL. */
  fields: Array<OrganizationTemplateFieldInput>;
  /** Takes logo and look from the team’s brand kit, locked. */
  hasBrand?: boolean;
  /** 1 to 80 characters. */
  name: string;
  organizationId: string;
};

export type CreatePaymentLinkInput = {
  /** The deal, whose value is the amount. */
  id: string;
};

export type CreateReminderInput = {
  contactId: string;
  /** A time to come, at most 10 years from now. */
  dueAt: string;
  /** At most 500 characters. */
  note?: string | null | undefined;
};

export type CreateTemplateInput = {
  /** Each text needs a contrast of 4.5 : 1 with the paper. */
  design?: CardDesign | null | undefined;
  /** 1 to 40 characters. */
  name: string;
  tag: TemplateTag;
  theme: CardTheme;
};

export type CreateWebhookInput = {
  /** At most 100 characters. */
  description?: string | null | undefined;
  /** At least one. */
  events: Array<WebhookEvent>;
  /** https, and on the public internet; at most 2000 characters. */
  url: string;
};

/** Of plans. */
export type Currency =
  | 'INR'
  | 'USD';

/** OPEN: there is a link to pay by. REFUNDED: all that was paid was refunded. */
export type DealPaymentStatus =
  | 'OPEN'
  | 'PAID'
  | 'REFUNDED';

/** How far a deal is, in the order of the board. WON and LOST are its ends. */
export type DealStage =
  | 'IN_CONVERSATION'
  | 'LOST'
  | 'NEW'
  | 'PROPOSAL'
  | 'WON';

export type DeleteCardInput = {
  id: string;
};

export type DeleteContactInput = {
  id: string;
};

export type DeleteContactViewInput = {
  id: string;
};

export type DeleteDealInput = {
  id: string;
};

export type DeleteMessageInput = {
  id: string;
};

export type DeleteReminderInput = {
  id: string;
};

export type DeleteTemplateInput = {
  id: string;
};

/** What contacts have in common: the email address, the number, the account, or name and company together. */
export type DuplicateReason =
  | 'EMAIL'
  | 'NAME_COMPANY'
  | 'PERSON'
  | 'PHONE';

export type EditMessageInput = {
  id: string;
  /** At most 4000 characters. */
  text: string;
};

export type EndSessionInput = {
  id: string;
};

export type EventDetailsInput = {
  /** ISO date, or empty. */
  date?: string;
  /** `HH:MM`, or empty. Earlier than the start: the next day. */
  endTime?: string;
  place?: string;
  /** `HH:MM` at the place, or empty for the whole day. */
  startTime?: string;
  /** http or https; https:// is added when it has no scheme. */
  ticketsUrl?: string;
};

/** Whether a visitor is asked for something. */
export type ExchangeRule =
  | 'HIDDEN'
  | 'OPTIONAL'
  | 'REQUIRED';

/** RELEVANCE reaches as far as the 2000 newest matches. */
export type ExploreSort =
  | 'NEWEST'
  | 'RELEVANCE';

export type FeatureListingInput = {
  cardId: string;
  /** One under which the card is listed. Case does not matter. */
  category: string;
};

export type FinishConnectionInput = {
  code: string;
  /** As it came back. */
  state: string;
};

export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'OTHER';

export type GooglePersonInput = {
  email?: string;
  name?: string;
  phone?: string;
};

/** Which group. */
export type GroupInput = {
  id: string;
};

/** Somebody in a group. */
export type GroupPersonInput = {
  /** The group's. */
  id: string;
  userId: string;
};

/** OWNER: one of each group. ADMIN: everything but to hand over or delete it. MEMBER: reads, writes, invites by the code. */
export type GroupRole =
  | 'ADMIN'
  | 'MEMBER'
  | 'OWNER';

export type ImportGooglePeopleInput = {
  /** 1 to 2,000, as `readGooglePeople` gave them. */
  people: Array<GooglePersonInput>;
};

export type InviteToOrganizationInput = {
  email: string;
  id: string;
  /** What they do, in the team's words; at most 40 characters. */
  label?: string;
  /** Below one’s own. */
  role?: OrganizationRole;
};

export type JoinCodeInput = {
  /** In the future; null: the code has no end. */
  expiresAt?: string | null | undefined;
  id: string;
};

export type JoinGroupInput = {
  /** Case, spaces and hyphens do not matter. */
  code: string;
};

export type JoinOrganizationInput = {
  /** Of a mailed link or of the team’s link. */
  token: string;
};

export type KeepContactsApartInput = {
  /** 2 to 20 of the viewer’s contacts. */
  ids: Array<string>;
};

export type LeaveGroupInput = {
  id: string;
};

export type MappedFieldInput = {
  field: string;
  theirs: string;
};

export type MarkNotificationsReadInput = {
  /** At most 100; all of the viewer’s when it is left out. */
  ids?: Array<string> | null | undefined;
};

export type MarkOrganizationContactsInput = {
  /** At most 100. */
  ids: Array<string>;
  /** Whether they are the team’s, or the viewer’s own. */
  isOrganizations: boolean;
};

export type MarkReadInput = {
  conversationId: string;
  /** Of the last message that was read. What was read before stays read. */
  number: number;
};

export type MergeContactsInput = {
  /** 2 to 20 of the viewer’s contacts, the kept one among them. */
  ids: Array<string>;
  /** Whose own words win. */
  keep: string;
};

export type MoveDealInput = {
  id: string;
  stage: DealStage;
  /** The version that was edited. A stale one is refused with CONFLICT, `extensions.current` is the saved deal. */
  version: number;
};

export type MuteConversationInput = {
  conversationId: string;
  isMuted: boolean;
};

/** LEAD: a visitor left their details. MESSAGE: direct messages and mentions. SHARE: a card was sent to the viewer. REMINDER: one of the viewer’s own is due. PAYMENT: a deal was paid by its link. */
export type NotificationKind =
  | 'LEAD'
  | 'MESSAGE'
  | 'PAYMENT'
  | 'REMINDER'
  | 'SHARE';

export type OpenDirectInput = {
  userId: string;
};

export type OrganizationAnalyticsInput = {
  /** ISO date of the first day, such as 2026-03-01. */
  from: string;
  /** Of the team. */
  id: string;
  /** IANA name of the zone whose days are meant; else the viewer’s own. */
  timeZone?: string | null | undefined;
  /** ISO date of the last day; at most 366 days with the first. */
  to: string;
};

export type OrganizationBrandColorsInput = {
  /** `#rrggbb`, with a contrast of 4.5 : 1 with the primary colour or more; badges and the ornament. */
  accent: string;
  /** `#rrggbb`; the paper of cards. */
  primary: string;
  /** `#rrggbb`, with a contrast of 4.5 : 1 with the primary colour or more; the roles on cards. */
  secondary: string;
};

export type OrganizationBrandFontsInput = {
  /** Of names and roles. */
  name: CardFont;
  /** Of all else. */
  text: CardFont;
};

export type OrganizationBrandInput = {
  colors: OrganizationBrandColorsInput;
  /** As `logoUrl`: the picture at the top of the cards' pages. */
  coverUrl: string;
  fonts: OrganizationBrandFontsInput;
  /** Path of a picture that was uploaded for the team; '' for none. */
  logoUrl: string;
};

/** Which card. */
export type OrganizationCardInput = {
  cardId: string;
};

/** Which team. */
export type OrganizationInput = {
  id: string;
};

/** Which team, and whom in it. */
export type OrganizationPersonInput = {
  id: string;
  userId: string;
};

/** OWNER: one of each team. ADMIN: everything but to hand over or delete it. MANAGER: invites members and gives job labels. MEMBER: uses templates. */
export type OrganizationRole =
  | 'ADMIN'
  | 'MANAGER'
  | 'MEMBER'
  | 'OWNER';

/** Which template, and which card. */
export type OrganizationTemplateCardInput = {
  cardId: string;
  id: string;
};

export type OrganizationTemplateFieldInput = {
  /** A path into the card’s data, such as `extra.company.email`. */
  field: string;
  rule: OrganizationTemplateRule;
};

/** Which template. */
export type OrganizationTemplateInput = {
  id: string;
};

/** OPTIONAL: a proposal. REQUIRED: the member’s own words, but some. LOCKED: what the template says, on every card. */
export type OrganizationTemplateRule =
  | 'LOCKED'
  | 'OPTIONAL'
  | 'REQUIRED';

/** PENDING: the payment provider still asks for details. CHECKING: it checks them. READY: deals can be paid. */
export type PayoutStatus =
  | 'CHECKING'
  | 'PENDING'
  | 'READY';

export type PersonalDetailsInput = {
  /** ISO date, or empty. Owner only. */
  anniversaryDate?: string;
  /** ISO date, or empty. Owner only. */
  birthDate?: string;
  education?: string;
  /** Owner only. */
  gender?: Gender | null | undefined;
  /** http or https; https:// is added when it has no scheme. */
  mapsLink?: string;
  message?: string;
  /** http or https, or the path that `uploadImage` gave. */
  photoUrl?: string;
  /** Owner only. */
  pincode?: string;
  /** Home address. Owner only. */
  resAddress?: string;
};

/** START: a first month or year. UPGRADE: at once. DOWNGRADE: when what is paid is over. NONE: that is it already. */
export type PlanChangeKind =
  | 'DOWNGRADE'
  | 'NONE'
  | 'START'
  | 'UPGRADE';

export type PlanKey =
  | 'ENTERPRISE'
  | 'GROWTH'
  | 'PRO'
  | 'STARTER';

export type PublishTemplateInput = {
  /** Of one of the viewer's own. */
  id: string;
};

export type RecordCardEventInput = {
  cardId: string;
  channel?: Channel | null | undefined;
  kind: CardEventKind;
  /** The `s` of the address; unknown ones are left out. */
  shareId?: string | null | undefined;
  /** What was tapped; required with ACTION. */
  target?: CardActionTarget | null | undefined;
  /** The browser’s IANA time zone: tells the country and is not kept. Unknown ones are left out. */
  timeZone?: string | null | undefined;
  /** Of the link of a private card. */
  token?: string | null | undefined;
  utm?: UtmInput | null | undefined;
};

export type RefundPaymentInput = {
  /** The deal. */
  id: string;
};

/** What `PushManager.subscribe` gives in the browser. */
export type RegisterPushSubscriptionInput = {
  /** 16 bytes in base64url. */
  auth: string;
  /** https, and on the public internet; at most 2000 characters. */
  endpoint: string;
  /** 65 bytes in base64url. */
  p256dh: string;
};

export type RemoveOrganizationMemberInput = {
  /** Who gets their cards and contacts of the team; whom the team has named when absent. */
  heirId?: string | null | undefined;
  id: string;
  userId: string;
};

export type RemovePasskeyInput = {
  id: string;
};

export type RemovePushSubscriptionInput = {
  endpoint: string;
};

export type RenameContactViewInput = {
  id: string;
  name: string;
};

export type RenamePasskeyInput = {
  id: string;
  /** At most 60 characters. */
  name: string;
};

export type ReorderCardsInput = {
  /** Cards of the viewer, the first one first; each once, 1 to 1000. */
  cardIds: Array<string>;
};

export type ReplayConnectorRecordInput = {
  id: string;
};

export type ReportUserInput = {
  /** A message of theirs in a conversation that the viewer is in. */
  messageId?: string | null | undefined;
  /** 1 to 1000 characters. */
  reason: string;
  userId: string;
};

export type ResendWebhookDeliveryInput = {
  id: string;
};

export type RestoreCardVersionInput = {
  id: string;
  version: number;
};

export type RevokeAccessTokenInput = {
  id: string;
};

export type RevokeShareInput = {
  id: string;
};

/** The filter as `contacts` takes it. */
export type SaveContactViewInput = {
  /** 1 to 40 characters. */
  name: string;
  /** At most 200 characters. */
  query?: string;
  sort?: ContactSort;
  /** '' for all. */
  tag?: string;
};

export type SaveReceivedCardInput = {
  /** A card that the viewer may see and that is not theirs. */
  cardId: string;
  /** By which it came; one that did not lead to it is left out. */
  shareId?: string | null | undefined;
  /** Of the link of a private card. */
  token?: string | null | undefined;
};

export type SecurityEventKind =
  | 'AUTHENTICATOR_ADDED'
  | 'AUTHENTICATOR_REMOVED'
  | 'EMAIL_CHANGED'
  | 'EMAIL_CHANGE_UNDONE'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'RECOVERY_CODES_CREATED'
  | 'RECOVERY_CODE_USED'
  | 'SECOND_FACTOR_DEMANDED'
  | 'SESSIONS_ENDED'
  | 'SIGNED_IN'
  | 'TOKEN_CREATED'
  | 'TOKEN_REVOKED'
  | 'WEBHOOK_CHANGED'
  | 'WEBHOOK_CREATED'
  | 'WEBHOOK_DELETED';

export type SendMessageInput = {
  /** Shares the card with the members, as the share dialog does. */
  cardId?: string | null | undefined;
  /** A UUID made by who sends it. The same one again gives the message that it made. */
  clientId: string;
  conversationId: string;
  /** A picture that the viewer has uploaded as MESSAGE: `/uploads/…`. */
  imageUrl?: string | null | undefined;
  /** At most 50. Who is not a member is left out. */
  mentionIds?: Array<string> | null | undefined;
  /** The number of the message that it answers. */
  replyToNumber?: number | null | undefined;
  /** At most 4000 characters; may be missing with a card or picture. */
  text?: string | null | undefined;
};

/** JOBS: mail, deletions, renewals and the like. */
export type ServicePart =
  | 'DATABASE'
  | 'JOBS';

export type SetExchangeFormInput = {
  cardId: string;
  company?: ExchangeRule | null | undefined;
  /** Email address and number can’t both be HIDDEN. */
  email?: ExchangeRule | null | undefined;
  /** What is left out stays as it is. */
  isOn?: boolean | null | undefined;
  note?: ExchangeRule | null | undefined;
  phone?: ExchangeRule | null | undefined;
  role?: ExchangeRule | null | undefined;
};

export type SetListingsInput = {
  cardId: string;
  /** Categories besides the one that stands on the card, which is always the first; with it 10 at most, of 60 characters each. */
  categories: Array<string>;
};

export type SetOrganizationBrandInput = {
  brand: OrganizationBrandInput;
  /** Of the team. */
  id: string;
};

export type SetOrganizationSecondFactorInput = {
  id: string;
  isRequired: boolean;
};

export type SetReactionInput = {
  /** One emoji. A message has at most 20 different ones. */
  emoji: string;
  isOn: boolean;
  messageId: string;
};

export type SetSeatInput = {
  hasSeat: boolean;
  /** The team. */
  id: string;
  userId: string;
};

export type SetTypingInput = {
  conversationId: string;
};

export type ShareCardInput = {
  cardId: string;
  /** When the link of a private card stops working. */
  expiresAt?: string | null | undefined;
  /** LINK, TEXT, WHATSAPP or QR. */
  mode: ShareMode;
};

export type ShareCardToGroupInput = {
  cardId: string;
  groupId: string;
};

export type ShareCardWithPeopleInput = {
  cardId: string;
  /** 1 to 50 people that `people` finds. */
  recipientIds: Array<string>;
};

/** How a card was handed over. Opening the dialog is no share. */
export type ShareMode =
  | 'GROUP'
  | 'INAPP'
  | 'LINK'
  | 'QR'
  | 'TEXT'
  | 'WHATSAPP';

export type StartConnectionInput = {
  kind: ConnectorKind;
};

export type StartContactImportInput = {
  id: string;
};

/** PAST_DUE: a payment failed, and the provider tries again. */
export type SubscriptionStatus =
  | 'ACTIVE'
  | 'FREE'
  | 'PAST_DUE'
  | 'TRIAL';

export type SyncConnectorInput = {
  /** IN: their records become contacts. OUT: contacts go there. */
  direction: ConnectorDirection;
  id: string;
  /** All contacts, not only those changed since the last one. */
  isFull?: boolean;
};

export type SyncContactsInput = {
  /** Of Google, for the scope `contacts.readonly`. Used for this one reading, never kept. */
  accessToken: string;
};

export type TagContactsInput = {
  add?: Array<string>;
  /** 1 to 100; ids that are no contacts of the viewer are left out. */
  ids: Array<string>;
  remove?: Array<string>;
};

export type TemplateTag =
  | 'LUXE'
  | 'MINIMAL';

export type TestWebhookInput = {
  event: WebhookEvent;
  id: string;
};

/** What a token allows. Who may write an area may read it. */
export type TokenScope =
  | 'ANALYTICS_READ'
  | 'BILLING_READ'
  | 'CARDS_READ'
  | 'CARDS_WRITE'
  | 'CONTACTS_READ'
  | 'CONTACTS_WRITE'
  | 'DEALS_READ'
  | 'DEALS_WRITE'
  | 'MESSAGES_READ'
  | 'MESSAGES_WRITE'
  | 'PROFILE_READ'
  | 'PROFILE_WRITE'
  | 'SHARES_READ'
  | 'SHARES_WRITE'
  | 'TEAM_READ'
  | 'TEAM_WRITE'
  | 'TEMPLATES_READ'
  | 'TEMPLATES_WRITE'
  | 'WEBHOOKS_READ'
  | 'WEBHOOKS_WRITE';

export type UnblockUserInput = {
  userId: string;
};

export type UndoMergeInput = {
  id: string;
};

export type UpdateCardInput = {
  data: CardDataInput;
  id: string;
  /** Shorter form of `visibility`, which wins: true is PUBLIC; false turns PUBLIC into PRIVATE and leaves UNLISTED alone. */
  isPublic?: boolean | null | undefined;
  /** The version that was edited. A stale one is refused with CONFLICT, `extensions.current` is the saved card. */
  version?: number | null | undefined;
  /** Left as it is when absent. */
  visibility?: Visibility | null | undefined;
};

export type UpdateConnectorInput = {
  id: string;
  isAutomatic?: boolean | null | undefined;
  /** What is left out of it is not taken over. */
  mapping?: Array<MappedFieldInput> | null | undefined;
};

/** What is left out stays as it is; null empties it. */
export type UpdateContactInput = {
  company?: string | null | undefined;
  email?: string | null | undefined;
  /** Where they met. */
  event?: string | null | undefined;
  id: string;
  metAt?: string | null | undefined;
  /** At most 120 characters, like company, role and event. */
  name?: string | null | undefined;
  /** At most 4,000 characters. */
  note?: string | null | undefined;
  /** A number without country code is read as Indian. */
  phone?: string | null | undefined;
  role?: string | null | undefined;
  /** At most 20 of at most 40 characters. */
  tags?: Array<string> | null | undefined;
  /** http or https. */
  website?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateDealInput = {
  /** ISO 4217, such as EUR. */
  currency?: string | null | undefined;
  /** `YYYY-MM-DD`; null empties it. */
  expectedOn?: string | null | undefined;
  id: string;
  /** At most 120 characters. */
  name?: string | null | undefined;
  /** At most 4,000 characters. */
  note?: string | null | undefined;
  stage?: DealStage | null | undefined;
  /** In minor units such as cents: a whole number from 0 to 100,000,000,000. */
  valueMinor?: number | null | undefined;
  /** The version that was edited. A stale one is refused with CONFLICT, `extensions.current` is the saved deal. */
  version?: number | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateGroupInput = {
  /** At most 500 characters. */
  description?: string | null | undefined;
  id: string;
  /** 1 to 80 characters. */
  name?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateNotificationSettingsInput = {
  /** Refused for SHARE, of which no mail is sent. */
  email?: boolean | null | undefined;
  inApp?: boolean | null | undefined;
  kind: NotificationKind;
  push?: boolean | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateOrganizationInput = {
  /** Whether every member is told what became of the others’ cards of the team. */
  hasLeaderboard?: boolean | null | undefined;
  /** Who gets the team’s cards and contacts of members who leave; null: the owner. */
  heirId?: string | null | undefined;
  id: string;
  /** 1 to 80 characters. */
  name?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateOrganizationMemberInput = {
  id: string;
  /** What they do, in the team's words; at most 40 characters. */
  label?: string | null | undefined;
  /** Below one’s own. */
  role?: OrganizationRole | null | undefined;
  userId: string;
};

/** The whole template: what is left out becomes empty. */
export type UpdateOrganizationTemplateInput = {
  /** Its name stays empty: that is each member’s. */
  data: CardDataInput;
  /** Fields that are not in it are OPTIONAL. */
  fields: Array<OrganizationTemplateFieldInput>;
  /** Takes logo and look from the team’s brand kit, locked. */
  hasBrand?: boolean;
  id: string;
  /** 1 to 80 characters. */
  name: string;
};

export type UpdatePushSettingsInput = {
  /** Whether push notifications say what a message or a reminder says. */
  showsText: boolean;
};

/** What is left out stays as it is. */
export type UpdateReminderInput = {
  /** Another time is reminded of anew. */
  dueAt?: string | null | undefined;
  id: string;
  isDone?: boolean | null | undefined;
  note?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateViewerInput = {
  /** At most 500 characters. */
  about?: string | null | undefined;
  allowContactDownloads?: boolean | null | undefined;
  followsDeviceTimeZone?: boolean | null | undefined;
  fullName?: string | null | undefined;
  /** 3–30 of a-z 0-9 -; empty gives it up for good. */
  handle?: string | null | undefined;
  /** That the app runs on one of their devices. */
  hasInstalledApp?: boolean | null | undefined;
  /** Puts the list of first steps away, or brings it back. */
  hidesFirstSteps?: boolean | null | undefined;
  isFindable?: boolean | null | undefined;
  /** Language and region, e.g. en-IN; empty takes the choice back. */
  locale?: string | null | undefined;
  mayBeAdded?: boolean | null | undefined;
  notifyLeads?: boolean | null | undefined;
  notifyMessages?: boolean | null | undefined;
  notifyPayments?: boolean | null | undefined;
  notifyReminders?: boolean | null | undefined;
  /** Without a country code it is read as of the region of `locale`, else as Indian; empty removes it. */
  phone?: string | null | undefined;
  /** For prices, before anything is paid. */
  priceCurrency?: Currency | null | undefined;
  showEmail?: boolean | null | undefined;
  showSharePromo?: boolean | null | undefined;
  showSocials?: boolean | null | undefined;
  showsPresence?: boolean | null | undefined;
  /** IANA name. Stays, whichever device is used, unless `followsDeviceTimeZone` comes with it. */
  timeZone?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateWebhookInput = {
  description?: string | null | undefined;
  events?: Array<WebhookEvent> | null | undefined;
  id: string;
  /** What happens while it is off is not told later. */
  isOn?: boolean | null | undefined;
  url?: string | null | undefined;
};

export type UtmInput = {
  campaign?: string | null | undefined;
  content?: string | null | undefined;
  medium?: string | null | undefined;
  /** At most 200 characters, like the others. */
  source?: string | null | undefined;
  term?: string | null | undefined;
};

/** PRIVATE: the owner alone. UNLISTED: anyone who has the link. PUBLIC: also in the directory and on the profile. */
export type Visibility =
  | 'PRIVATE'
  | 'PUBLIC'
  | 'UNLISTED';

/** PENDING: it is tried again by itself. FAILED: no more, unless it is sent again by hand. */
export type WebhookDeliveryStatus =
  | 'DELIVERED'
  | 'FAILED'
  | 'PENDING';

/** What a webhook can tell of. CARD_CREATED is `card.created` in what is sent, and so on. */
export type WebhookEvent =
  | 'CARD_CREATED'
  | 'CARD_DELETED'
  | 'CARD_UPDATED'
  | 'CONTACT_CREATED'
  | 'CONTACT_UPDATED'
  | 'DEAL_CREATED'
  | 'DEAL_UPDATED'
  | 'LEAD_CREATED'
  | 'MESSAGE_CREATED'
  | 'SHARE_CREATED';

export type WebhookInput = {
  id: string;
};

export type WithdrawOrganizationInvitationInput = {
  /** Of the invitation. */
  id: string;
};

export type WithdrawTemplateInput = {
  /** Of one of the team's. */
  id: string;
};

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { viewer: { __typename: 'Viewer', id: string, email: string, avatarUrl: string | null, fullName: string, phone: string, about: string, locale: string | null, isPhoneConfirmed: boolean, canConfirmPhone: boolean } | null };

export type AnalyticsOverviewQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type AnalyticsOverviewQuery = { analyticsOverview: { __typename: 'AnalyticsOverview', totals: { __typename: 'AnalyticsTotals', totalViews: number, totalShares: number, newConnections: number }, recentActivity: Array<{ __typename: 'Activity', id: string, kind: ActivityKind, message: string, createdAt: string, contact: { __typename: 'Contact', id: string } | null }> } };

export type ActivityLineFragment = { __typename: 'Activity', id: string, kind: ActivityKind, message: string, createdAt: string, contact: { __typename: 'Contact', id: string } | null };

export type ActivityAddedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ActivityAddedSubscription = { activityAdded: { __typename: 'Activity', id: string, kind: ActivityKind, message: string, createdAt: string, contact: { __typename: 'Contact', id: string } | null } };

export type AnalyticsReportQueryVariables = Exact<{
  input: AnalyticsReportInput;
}>;


export type AnalyticsReportQuery = { analyticsReport: { __typename: 'AnalyticsReport', from: string, to: string, timeZone: string, dates: Array<string>, views: Array<number>, visitors: Array<number>, shares: Array<number>, conversionTrend: Array<number>, totals: { __typename: 'AnalyticsPeriod', views: number, visitors: number, actions: number, saves: number, leads: number, shares: number, newConnections: number, filteredViews: number, conversionRate: number, engagementScore: number }, previous: { __typename: 'AnalyticsPeriod', views: number, visitors: number, actions: number, saves: number, leads: number, shares: number, newConnections: number, filteredViews: number, conversionRate: number, engagementScore: number }, links: Array<{ __typename: 'AnalyticsLink', target: CardActionTarget, taps: number, previousTaps: number }>, channels: Array<{ __typename: 'AnalyticsChannel', channel: Channel | null, views: number, conversions: number }>, campaigns: Array<{ __typename: 'AnalyticsCampaign', source: string | null, medium: string | null, campaign: string | null, views: number, conversions: number }>, countries: Array<{ __typename: 'AnalyticsCountry', country: string | null, views: number }>, funnel: { __typename: 'AnalyticsFunnel', views: number, actions: number, saves: number, leads: number } } };

export type PeriodFiguresFragment = { __typename: 'AnalyticsPeriod', views: number, visitors: number, actions: number, saves: number, leads: number, shares: number, newConnections: number, filteredViews: number, conversionRate: number, engagementScore: number };

export type CardChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CardChoicesQuery = { viewer: { __typename: 'Viewer', id: string, cards: { __typename: 'CardConnection', edges: Array<{ __typename: 'CardEdge', node: { __typename: 'Card', id: string, title: string } }> } } | null };

export type SalesFunnelQueryVariables = Exact<{
  input: AnalyticsReportInput;
}>;


export type SalesFunnelQuery = { salesFunnel: { __typename: 'SalesFunnel', total: { __typename: 'SalesFunnelTotal', views: number, leads: number, deals: number, won: number }, cards: Array<{ __typename: 'SalesFunnelCard', views: number, leads: number, deals: number, won: number, card: { __typename: 'Card', id: string, title: string } }>, campaigns: Array<{ __typename: 'SalesFunnelCampaign', source: string | null, medium: string | null, campaign: string | null, views: number, leads: number, deals: number, won: number }> } };

export type BillingStateFragment = { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, hasPaymentLinks: boolean, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null };

export type BillingQueryVariables = Exact<{ [key: string]: never; }>;


export type BillingQuery = { billing: { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, hasPaymentLinks: boolean, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null }, viewer: { __typename: 'Viewer', id: string, priceCurrency: Currency | null } | null };

export type KeepPriceCurrencyMutationVariables = Exact<{
  currency: Currency;
}>;


export type KeepPriceCurrencyMutation = { updateViewer: { __typename: 'Viewer', id: string, priceCurrency: Currency | null } };

export type InvoicesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type InvoicesQuery = { invoices: { __typename: 'InvoiceConnection', totalCount: number, edges: Array<{ __typename: 'InvoiceEdge', node: { __typename: 'Invoice', id: string, number: string, plan: PlanKey, currency: Currency, totalMinor: number, createdAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type BillingSeatsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BillingSeatsQuery = { organization: { __typename: 'Organization', id: string, viewerRole: OrganizationRole, seats: { __typename: 'TeamSeats', count: number, taken: number, free: number } | null, members: { __typename: 'OrganizationMemberConnection', edges: Array<{ __typename: 'OrganizationMemberEdge', node: { __typename: 'OrganizationMember', role: OrganizationRole, hasSeat: boolean, user: { __typename: 'User', id: string, name: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type SetSeatMutationVariables = Exact<{
  input: SetSeatInput;
}>;


export type SetSeatMutation = { setSeat: { __typename: 'OrganizationMember', hasSeat: boolean } };

export type BillingQuoteQueryVariables = Exact<{
  plan: PlanKey;
  currency: Currency;
  interval: BillingInterval;
  seats: number;
}>;


export type BillingQuoteQuery = { billingQuote: { __typename: 'BillingQuote', kind: PlanChangeKind, currency: Currency, dueMinor: number, effectiveAt: string, renewsAt: string | null, lines: Array<{ __typename: 'InvoiceLine', text: string, amountMinor: number }> } };

export type ChangePlanMutationVariables = Exact<{
  input: ChangePlanInput;
}>;


export type ChangePlanMutation = { changePlan: { __typename: 'PlanChange', checkoutUrl: string | null, billing: { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, hasPaymentLinks: boolean, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null } } };

export type StartTrialMutationVariables = Exact<{ [key: string]: never; }>;


export type StartTrialMutation = { startTrial: { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, hasPaymentLinks: boolean, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null } };

export type CancelSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelSubscriptionMutation = { cancelSubscription: { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, hasPaymentLinks: boolean, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null } };

export type ResumeSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeSubscriptionMutation = { resumeSubscription: { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, hasPaymentLinks: boolean, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null } };

export type GetPaidQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPaidQuery = { viewer: { __typename: 'Viewer', id: string, payoutAccount: { __typename: 'PayoutAccount', status: PayoutStatus } | null } | null, billing: { __typename: 'Billing', commissionPercent: number } };

export type StartPayoutsMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPayoutsMutation = { startPayouts: { __typename: 'StartPayoutsPayload', url: string, account: { __typename: 'PayoutAccount', status: PayoutStatus } } };

export type ExchangeFormQueryVariables = Exact<{
  id: string;
}>;


export type ExchangeFormQuery = { card: { __typename: 'Card', id: string, visibility: Visibility, exchangeForm: { __typename: 'ExchangeForm', isOn: boolean, consent: string, rules: { __typename: 'ExchangeRulesType', email: ExchangeRule, phone: ExchangeRule, company: ExchangeRule, role: ExchangeRule, note: ExchangeRule } } | null } | null };

export type SetExchangeFormMutationVariables = Exact<{
  input: SetExchangeFormInput;
}>;


export type SetExchangeFormMutation = { setExchangeForm: { __typename: 'Card', id: string, exchangeForm: { __typename: 'ExchangeForm', isOn: boolean, consent: string, rules: { __typename: 'ExchangeRulesType', email: ExchangeRule, phone: ExchangeRule, company: ExchangeRule, role: ExchangeRule, note: ExchangeRule } } | null } };

export type ExchangeFormStateFragment = { __typename: 'ExchangeForm', isOn: boolean, consent: string, rules: { __typename: 'ExchangeRulesType', email: ExchangeRule, phone: ExchangeRule, company: ExchangeRule, role: ExchangeRule, note: ExchangeRule } };

export type TeamRulesQueryVariables = Exact<{
  id: string;
}>;


export type TeamRulesQuery = { card: { __typename: 'Card', id: string, organizationTemplate: { __typename: 'OrganizationTemplate', id: string, name: string, fields: Array<{ __typename: 'OrganizationTemplateField', field: string, rule: OrganizationTemplateRule }>, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null } } } | null } | null };

export type CardVersionsQueryVariables = Exact<{
  id: string;
}>;


export type CardVersionsQuery = { card: { __typename: 'Card', id: string, version: number, versions: Array<{ __typename: 'CardVersion', version: number, savedAt: string, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null } } }> } | null };

export type RestoreCardVersionMutationVariables = Exact<{
  input: RestoreCardVersionInput;
}>;


export type RestoreCardVersionMutation = { restoreCardVersion: { __typename: 'Card', id: string, version: number, visibility: Visibility, createdAt: string, updatedAt: string, path: string, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null } } } };

export type ChangeFirstStepsMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type ChangeFirstStepsMutation = { updateViewer: { __typename: 'Viewer', id: string } };

export type ListedCardsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ListedCardsQuery = { viewer: { __typename: 'Viewer', id: string, cards: { __typename: 'CardConnection', edges: Array<{ __typename: 'CardEdge', node: { __typename: 'Card', id: string, title: string, visibility: Visibility, listings: Array<{ __typename: 'Listing', category: string, isOwnCategory: boolean, featuredUntil: string | null }> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type CardListingsQueryVariables = Exact<{
  id: string;
}>;


export type CardListingsQuery = { card: { __typename: 'Card', id: string, title: string, visibility: Visibility, listings: Array<{ __typename: 'Listing', category: string, isOwnCategory: boolean, featuredUntil: string | null }> } | null };

export type ListingUsageQueryVariables = Exact<{ [key: string]: never; }>;


export type ListingUsageQuery = { listingUsage: { __typename: 'ListingUsage', active: number, activeLimit: number | null, featuredThisMonth: number, featuredLimit: number | null } };

export type SetListingsMutationVariables = Exact<{
  input: SetListingsInput;
}>;


export type SetListingsMutation = { setListings: { __typename: 'Card', id: string, title: string, visibility: Visibility, listings: Array<{ __typename: 'Listing', category: string, isOwnCategory: boolean, featuredUntil: string | null }> } };

export type FeatureListingMutationVariables = Exact<{
  input: FeatureListingInput;
}>;


export type FeatureListingMutation = { featureListing: { __typename: 'Card', id: string, title: string, visibility: Visibility, listings: Array<{ __typename: 'Listing', category: string, isOwnCategory: boolean, featuredUntil: string | null }> } };

export type CardWithListingsFragment = { __typename: 'Card', id: string, title: string, visibility: Visibility, listings: Array<{ __typename: 'Listing', category: string, isOwnCategory: boolean, featuredUntil: string | null }> };

export type OwnCardsToSendQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCardsToSendQuery = { viewer: { __typename: 'Viewer', id: string, cards: { __typename: 'CardConnection', edges: Array<{ __typename: 'CardEdge', node: { __typename: 'Card', id: string, title: string, badge: string, visibility: Visibility, data: { __typename: 'CardData', name: string } } }> } } | null };

export type ConversationHeadFragment = { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, canWrite: boolean, isBlocked: boolean, hereCount: number, group: { __typename: 'Group', id: string, memberCount: number, ownerId: string, adminIds: Array<string> } | null, peer: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, readNumbers: Array<{ __typename: 'ReadMark', userId: string, number: number }>, presence: Array<{ __typename: 'Presence', isHere: boolean, isTyping: boolean, lastActiveAt: string | null, user: { __typename: 'User', id: string, name: string } }> };

export type GroupHeadFragment = { __typename: 'Group', id: string, memberCount: number, ownerId: string, adminIds: Array<string> };

export type PresenceMarkFragment = { __typename: 'Presence', isHere: boolean, isTyping: boolean, lastActiveAt: string | null, user: { __typename: 'User', id: string, name: string } };

export type ConversationHeadQueryVariables = Exact<{
  id: string;
}>;


export type ConversationHeadQuery = { conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, canWrite: boolean, isBlocked: boolean, hereCount: number, group: { __typename: 'Group', id: string, memberCount: number, ownerId: string, adminIds: Array<string> } | null, peer: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, readNumbers: Array<{ __typename: 'ReadMark', userId: string, number: number }>, presence: Array<{ __typename: 'Presence', isHere: boolean, isTyping: boolean, lastActiveAt: string | null, user: { __typename: 'User', id: string, name: string } }> } | null };

export type GroupHeadChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type GroupHeadChangedSubscription = { groupChanged: { __typename: 'Group', id: string, memberCount: number, ownerId: string, adminIds: Array<string> } };

export type PresenceChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type PresenceChangedSubscription = { presenceChanged: { __typename: 'Presence', isHere: boolean, isTyping: boolean, lastActiveAt: string | null, user: { __typename: 'User', id: string, name: string } } };

export type MentionableMembersQueryVariables = Exact<{
  id: string;
  query: string;
}>;


export type MentionableMembersQuery = { group: { __typename: 'Group', id: string, members: { __typename: 'GroupMemberConnection', edges: Array<{ __typename: 'GroupMemberEdge', node: { __typename: 'GroupMember', user: { __typename: 'User', id: string, name: string, avatarUrl: string | null } } }> } } | null };

export type ReadChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ReadChangedSubscription = { inboxChanged: { __typename: 'InboxChange', conversationId: string, conversation: { __typename: 'Conversation', id: string, readNumbers: Array<{ __typename: 'ReadMark', userId: string, number: number }> } | null } };

export type MessageFragment = { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> };

export type ConversationStartQueryVariables = Exact<{
  id: string;
  last: number;
}>;


export type ConversationStartQuery = { conversation: { __typename: 'Conversation', id: string, readNumber: number, messageCount: number, revision: number, messages: { __typename: 'MessageConnection', hasBefore: boolean, hasAfter: boolean, nodes: Array<{ __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> }> } } | null };

export type MessagePageFragment = { __typename: 'MessageConnection', hasBefore: boolean, hasAfter: boolean, nodes: Array<{ __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> }> };

export type MessagePageQueryVariables = Exact<{
  id: string;
  last: number;
  before?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type MessagePageQuery = { conversation: { __typename: 'Conversation', id: string, messages: { __typename: 'MessageConnection', hasBefore: boolean, hasAfter: boolean, nodes: Array<{ __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> }> } } | null };

export type MessageSearchQueryVariables = Exact<{
  id: string;
  query: string;
  before?: number | null | undefined;
}>;


export type MessageSearchQuery = { conversation: { __typename: 'Conversation', id: string, search: { __typename: 'MessageConnection', hasBefore: boolean, nodes: Array<{ __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> }> } } | null };

export type MessageAddedSubscriptionVariables = Exact<{
  id: string;
  after?: number | null | undefined;
}>;


export type MessageAddedSubscription = { messageAdded: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } };

export type MessageChangedSubscriptionVariables = Exact<{
  id: string;
  after?: number | null | undefined;
}>;


export type MessageChangedSubscription = { messageChanged: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } };

export type EditMessageMutationVariables = Exact<{
  input: EditMessageInput;
}>;


export type EditMessageMutation = { editMessage: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } };

export type DeleteMessageMutationVariables = Exact<{
  input: DeleteMessageInput;
}>;


export type DeleteMessageMutation = { deleteMessage: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } };

export type SetReactionMutationVariables = Exact<{
  input: SetReactionInput;
}>;


export type SetReactionMutation = { setReaction: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } };

export type MarkReadMutationVariables = Exact<{
  input: MarkReadInput;
}>;


export type MarkReadMutation = { markRead: { __typename: 'Conversation', id: string, readNumber: number, unreadCount: number } };

export type SetTypingMutationVariables = Exact<{
  input: SetTypingInput;
}>;


export type SetTypingMutation = { setTyping: boolean };

export type ConversationMuteQueryVariables = Exact<{
  id: string;
}>;


export type ConversationMuteQuery = { conversation: { __typename: 'Conversation', id: string, isMuted: boolean } | null };

export type MuteConversationMutationVariables = Exact<{
  input: MuteConversationInput;
}>;


export type MuteConversationMutation = { muteConversation: { __typename: 'Conversation', id: string, isMuted: boolean } };

export type DirectPeerQueryVariables = Exact<{
  id: string;
}>;


export type DirectPeerQuery = { conversation: { __typename: 'Conversation', id: string, isBlocked: boolean, isMuted: boolean, canWrite: boolean, peer: { __typename: 'User', id: string, name: string } | null } | null };

export type BlockUserMutationVariables = Exact<{
  input: BlockUserInput;
}>;


export type BlockUserMutation = { blockUser: { __typename: 'User', id: string } };

export type UnblockUserMutationVariables = Exact<{
  input: UnblockUserInput;
}>;


export type UnblockUserMutation = { unblockUser: { __typename: 'User', id: string } };

export type ReportUserMutationVariables = Exact<{
  input: ReportUserInput;
}>;


export type ReportUserMutation = { reportUser: { __typename: 'Receipt', message: string } };

export type OpenDirectMutationVariables = Exact<{
  input: OpenDirectInput;
}>;


export type OpenDirectMutation = { openDirect: { __typename: 'Conversation', id: string } };

export type PeerNameQueryVariables = Exact<{
  id: string;
}>;


export type PeerNameQuery = { user: { __typename: 'User', id: string, name: string } | null };

export type EnteredGroupFragment = { __typename: 'Group', id: string, conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string, title: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } };

export type JoinGroupMutationVariables = Exact<{
  input: JoinGroupInput;
}>;


export type JoinGroupMutation = { joinGroup: { __typename: 'Group', id: string, conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string, title: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } } };

export type CreateGroupMutationVariables = Exact<{
  input: CreateGroupInput;
}>;


export type CreateGroupMutation = { createGroup: { __typename: 'Group', id: string, name: string, joinCode: string, joinUrl: string, conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string, title: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } } };

export type AcceptInvitationMutationVariables = Exact<{
  input: GroupInput;
}>;


export type AcceptInvitationMutation = { acceptGroupInvitation: { __typename: 'Group', id: string, conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string, title: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } } };

export type JoinWaysFragment = { __typename: 'Group', id: string, name: string, joinCode: string, joinUrl: string };

export type InvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationsQuery = { groupInvitations: Array<{ __typename: 'GroupInvitation', id: string, invitedBy: { __typename: 'User', id: string, name: string } | null, group: { __typename: 'GroupPreview', name: string, photoUrl: string | null } }> };

export type DeclineInvitationMutationVariables = Exact<{
  input: GroupInput;
}>;


export type DeclineInvitationMutation = { declineGroupInvitation: string };

export type GroupByCodeQueryVariables = Exact<{
  code: string;
}>;


export type GroupByCodeQuery = { groupByCode: { __typename: 'GroupPreview', name: string, photoUrl: string | null, memberCount: number, isMember: boolean, groupId: string | null } | null };

export type AddGroupMemberByPhoneMutationVariables = Exact<{
  input: AddMemberByPhoneInput;
}>;


export type AddGroupMemberByPhoneMutation = { addGroupMemberByPhone: { __typename: 'AddMemberPayload', outcome: AddOutcome, inviteText: string | null, user: { __typename: 'User', id: string, name: string } | null } };

export type AddGroupMembersMutationVariables = Exact<{
  input: AddMembersInput;
}>;


export type AddGroupMembersMutation = { addGroupMembers: { __typename: 'AddMembersPayload', invited: Array<string>, invalid: Array<string>, added: Array<{ __typename: 'User', id: string, name: string }>, already: Array<{ __typename: 'User', id: string, name: string }>, group: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string } } };

export type GroupPanelFragment = { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string };

export type NamedGroupFragment = { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, conversation: { __typename: 'Conversation', id: string, title: string, photoUrl: string | null } };

export type GroupPanelQueryVariables = Exact<{
  id: string;
}>;


export type GroupPanelQuery = { group: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string } | null };

export type GroupChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type GroupChangedSubscription = { groupChanged: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, conversation: { __typename: 'Conversation', id: string, title: string, photoUrl: string | null } } };

export type UpdateGroupMutationVariables = Exact<{
  input: UpdateGroupInput;
}>;


export type UpdateGroupMutation = { updateGroup: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, conversation: { __typename: 'Conversation', id: string, title: string, photoUrl: string | null } } };

export type RemoveGroupPhotoMutationVariables = Exact<{
  input: GroupInput;
}>;


export type RemoveGroupPhotoMutation = { removeGroupPhoto: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, conversation: { __typename: 'Conversation', id: string, title: string, photoUrl: string | null } } };

export type ChangeJoinCodeMutationVariables = Exact<{
  input: JoinCodeInput;
}>;


export type ChangeJoinCodeMutation = { changeJoinCode: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string } };

export type SetJoinCodeExpiryMutationVariables = Exact<{
  input: JoinCodeInput;
}>;


export type SetJoinCodeExpiryMutation = { setJoinCodeExpiry: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string } };

export type LeaveGroupMutationVariables = Exact<{
  input: LeaveGroupInput;
}>;


export type LeaveGroupMutation = { leaveGroup: string };

export type DeleteGroupMutationVariables = Exact<{
  input: GroupInput;
}>;


export type DeleteGroupMutation = { deleteGroup: string };

export type GroupMemberRowFragment = { __typename: 'GroupMember', role: GroupRole, user: { __typename: 'User', id: string, name: string, avatarUrl: string | null, phone: string | null } };

export type GroupMembersQueryVariables = Exact<{
  id: string;
  query: string;
  after?: string | null | undefined;
}>;


export type GroupMembersQuery = { group: { __typename: 'Group', id: string, members: { __typename: 'GroupMemberConnection', totalCount: number, edges: Array<{ __typename: 'GroupMemberEdge', node: { __typename: 'GroupMember', role: GroupRole, user: { __typename: 'User', id: string, name: string, avatarUrl: string | null, phone: string | null } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type MemberChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type MemberChangedSubscription = { memberChanged: { __typename: 'MemberChange', role: GroupRole | null, memberCount: number, user: { __typename: 'User', id: string, name: string, avatarUrl: string | null, phone: string | null } } };

export type ToggleGroupAdminMutationVariables = Exact<{
  input: GroupPersonInput;
}>;


export type ToggleGroupAdminMutation = { toggleGroupAdmin: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string } };

export type RemoveGroupMemberMutationVariables = Exact<{
  input: GroupPersonInput;
}>;


export type RemoveGroupMemberMutation = { removeGroupMember: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string } };

export type TransferGroupMutationVariables = Exact<{
  input: GroupPersonInput;
}>;


export type TransferGroupMutation = { transferGroup: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string } };

export type ContactPageQueryVariables = Exact<{
  id: string;
}>;


export type ContactPageQuery = { contact: { __typename: 'Contact', source: ContactSource, createdAt: string, lastActivityAt: string, id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, merges: Array<{ __typename: 'PastMerge', id: string, mergedCount: number, undoUntil: string }>, user: { __typename: 'User', id: string, path: string } | null, cards: Array<{ __typename: 'SavedCard', savedAt: string, share: { __typename: 'Share', id: string, mode: ShareMode } | null, card: { __typename: 'Card', id: string, title: string, visibility: Visibility, path: string } | null }>, activity: Array<{ __typename: 'ContactActivity', kind: ContactActivityKind, at: string, card: { __typename: 'Card', id: string, title: string, visibility: Visibility, path: string } | null }>, origins: Array<{ __typename: 'ContactFieldOrigin', field: string, source: ContactSource, at: string }>, reminders: Array<{ __typename: 'Reminder', id: string, dueAt: string, note: string, doneAt: string | null }>, exchanges: Array<{ __typename: 'ContactExchange', id: string, channel: Channel | null, consent: string, consentedAt: string, card: { __typename: 'Card', id: string, title: string, visibility: Visibility, path: string } | null, share: { __typename: 'Share', id: string, mode: ShareMode } | null }> } | null };

export type ExchangedCardFragment = { __typename: 'Card', id: string, title: string, visibility: Visibility, path: string };

export type ContactsQueryVariables = Exact<{
  query: string;
  tag?: string | null | undefined;
  sort: ContactSort;
  first: number;
  after?: string | null | undefined;
}>;


export type ContactsQuery = { contacts: { __typename: 'ContactConnection', totalCount: number, edges: Array<{ __typename: 'ContactEdge', node: { __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, tags: Array<string>, lastActivityAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ContactTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactTagsQuery = { contactTags: Array<{ __typename: 'ContactTag', name: string, count: number }> };

export type ContactLineFragment = { __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, tags: Array<string>, lastActivityAt: string };

export type EditedContactFragment = { __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null };

export type CreateContactMutationVariables = Exact<{
  input: CreateContactInput;
}>;


export type CreateContactMutation = { createContact: { __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, tags: Array<string>, lastActivityAt: string } };

export type UpdateContactMutationVariables = Exact<{
  input: UpdateContactInput;
}>;


export type UpdateContactMutation = { updateContact: { __typename: 'Contact', lastActivityAt: string, id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, origins: Array<{ __typename: 'ContactFieldOrigin', field: string, source: ContactSource, at: string }> } };

export type DeleteContactMutationVariables = Exact<{
  input: DeleteContactInput;
}>;


export type DeleteContactMutation = { deleteContact: string };

export type DealLineFragment = { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string };

export type DealsQueryVariables = Exact<{
  stage?: DealStage | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type DealsQuery = { deals: { __typename: 'DealConnection', edges: Array<{ __typename: 'DealEdge', node: { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type DealTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type DealTotalsQuery = { dealTotals: Array<{ __typename: 'DealTotal', stage: DealStage, currency: string, count: number, valueMinor: number }> };

export type ContactDealsQueryVariables = Exact<{
  id: string;
}>;


export type ContactDealsQuery = { contact: { __typename: 'Contact', id: string, deals: Array<{ __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string }> } | null };

export type DealHistoryQueryVariables = Exact<{
  id: string;
}>;


export type DealHistoryQuery = { deal: { __typename: 'Deal', id: string, history: Array<{ __typename: 'DealChange', id: string, stageBefore: DealStage | null, valueMinorBefore: number | null, currencyBefore: string | null, stage: DealStage, valueMinor: number, currency: string, payment: DealPaymentStatus | null, createdAt: string, by: { __typename: 'User', id: string, name: string } | null }> } | null };

export type CreateDealMutationVariables = Exact<{
  input: CreateDealInput;
}>;


export type CreateDealMutation = { createDeal: { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string } };

export type UpdateDealMutationVariables = Exact<{
  input: UpdateDealInput;
}>;


export type UpdateDealMutation = { updateDeal: { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string } };

export type MoveDealMutationVariables = Exact<{
  input: MoveDealInput;
}>;


export type MoveDealMutation = { moveDeal: { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string } };

export type DeleteDealMutationVariables = Exact<{
  input: DeleteDealInput;
}>;


export type DeleteDealMutation = { deleteDeal: string };

export type PaidDealFragment = { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string, payment: { __typename: 'DealPayment', status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null };

export type DealPaymentQueryVariables = Exact<{
  id: string;
}>;


export type DealPaymentQuery = { deal: { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string, payment: { __typename: 'DealPayment', status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null } | null, viewer: { __typename: 'Viewer', id: string, payoutAccount: { __typename: 'PayoutAccount', status: PayoutStatus } | null } | null, billing: { __typename: 'Billing', hasPaymentLinks: boolean, commissionPercent: number } };

export type CreatePaymentLinkMutationVariables = Exact<{
  input: CreatePaymentLinkInput;
}>;


export type CreatePaymentLinkMutation = { createPaymentLink: { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string, payment: { __typename: 'DealPayment', status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null } };

export type RefundPaymentMutationVariables = Exact<{
  input: RefundPaymentInput;
}>;


export type RefundPaymentMutation = { refundPayment: { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string, payment: { __typename: 'DealPayment', status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null } };

export type DealPaymentChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DealPaymentChangedSubscription = { dealPaymentChanged: { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string, payment: { __typename: 'DealPayment', status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null } };

export type DuplicateContactsQueryVariables = Exact<{ [key: string]: never; }>;


export type DuplicateContactsQuery = { duplicateContacts: Array<{ __typename: 'ContactDuplicates', reasons: Array<DuplicateReason>, contacts: Array<{ __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, tags: Array<string>, lastActivityAt: string }> }> };

export type MergeContactsMutationVariables = Exact<{
  input: MergeContactsInput;
}>;


export type MergeContactsMutation = { mergeContacts: { __typename: 'ContactMergeResult', id: string, undoUntil: string, contact: { __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, tags: Array<string>, lastActivityAt: string } } };

export type UndoMergeMutationVariables = Exact<{
  input: UndoMergeInput;
}>;


export type UndoMergeMutation = { undoMerge: Array<{ __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, tags: Array<string>, lastActivityAt: string }> };

export type KeepContactsApartMutationVariables = Exact<{
  input: KeepContactsApartInput;
}>;


export type KeepContactsApartMutation = { keepContactsApart: Array<{ __typename: 'Contact', id: string }> };

export type ReadGooglePeopleMutationVariables = Exact<{
  input: SyncContactsInput;
}>;


export type ReadGooglePeopleMutation = { readGooglePeople: Array<{ __typename: 'GooglePerson', name: string, email: string, phone: string, isKnown: boolean }> };

export type ImportGooglePeopleMutationVariables = Exact<{
  input: ImportGooglePeopleInput;
}>;


export type ImportGooglePeopleMutation = { importGooglePeople: { __typename: 'ImportedGooglePeople', addedCount: number, updatedCount: number, knownCount: number, skippedCount: number } };

export type ContactImportProgressQueryVariables = Exact<{
  id: string;
}>;


export type ContactImportProgressQuery = { contactImport: { __typename: 'ContactImport', id: string, status: ContactImportStatus, rowCount: number, goodRowCount: number, badRowCount: number, addedCount: number, updatedCount: number, knownCount: number, fileName: string, problems: Array<{ __typename: 'ContactImportProblem', line: number, field: string, message: string }> } | null };

export type ContactImportStateFragment = { __typename: 'ContactImport', id: string, status: ContactImportStatus, rowCount: number, goodRowCount: number, badRowCount: number, addedCount: number, updatedCount: number, knownCount: number, fileName: string, problems: Array<{ __typename: 'ContactImportProblem', line: number, field: string, message: string }> };

export type StartContactImportMutationVariables = Exact<{
  input: StartContactImportInput;
}>;


export type StartContactImportMutation = { startContactImport: { __typename: 'ContactImport', id: string, status: ContactImportStatus } };

export type ReminderLineFragment = { __typename: 'Reminder', id: string, dueAt: string, note: string, doneAt: string | null };

export type DueRemindersQueryVariables = Exact<{ [key: string]: never; }>;


export type DueRemindersQuery = { openReminders: Array<{ __typename: 'Reminder', id: string, dueAt: string, note: string, doneAt: string | null, contact: { __typename: 'Contact', id: string, name: string, company: string, email: string, phone: string } }> };

export type CreateReminderMutationVariables = Exact<{
  input: CreateReminderInput;
}>;


export type CreateReminderMutation = { createReminder: { __typename: 'Reminder', id: string, dueAt: string, note: string, doneAt: string | null } };

export type UpdateReminderMutationVariables = Exact<{
  input: UpdateReminderInput;
}>;


export type UpdateReminderMutation = { updateReminder: { __typename: 'Reminder', id: string, dueAt: string, note: string, doneAt: string | null } };

export type DeleteReminderMutationVariables = Exact<{
  input: DeleteReminderInput;
}>;


export type DeleteReminderMutation = { deleteReminder: string };

export type ContactFilterLineFragment = { __typename: 'ContactView', id: string, name: string, query: string, tag: string, sort: ContactSort };

export type ContactFiltersQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactFiltersQuery = { contactViews: Array<{ __typename: 'ContactView', id: string, name: string, query: string, tag: string, sort: ContactSort }> };

export type SaveContactFilterMutationVariables = Exact<{
  input: SaveContactViewInput;
}>;


export type SaveContactFilterMutation = { saveContactView: { __typename: 'ContactView', id: string, name: string, query: string, tag: string, sort: ContactSort } };

export type RenameContactFilterMutationVariables = Exact<{
  input: RenameContactViewInput;
}>;


export type RenameContactFilterMutation = { renameContactView: { __typename: 'ContactView', id: string, name: string, query: string, tag: string, sort: ContactSort } };

export type DeleteContactFilterMutationVariables = Exact<{
  input: DeleteContactViewInput;
}>;


export type DeleteContactFilterMutation = { deleteContactView: string };

export type TagContactsMutationVariables = Exact<{
  input: TagContactsInput;
}>;


export type TagContactsMutation = { tagContacts: Array<{ __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, tags: Array<string>, lastActivityAt: string }> };

export type TeamContactQueryVariables = Exact<{
  id: string;
}>;


export type TeamContactQuery = { organization: { __typename: 'Organization', id: string, name: string } | null, contact: { __typename: 'Contact', id: string, isOrganizations: boolean } | null };

export type MarkTeamContactsMutationVariables = Exact<{
  input: MarkOrganizationContactsInput;
}>;


export type MarkTeamContactsMutation = { markOrganizationContacts: Array<{ __typename: 'Contact', id: string, isOrganizations: boolean }> };

export type ExploreQueryVariables = Exact<{
  q?: string | null | undefined;
  category?: string | null | undefined;
  sort: ExploreSort;
  first: number;
  after?: string | null | undefined;
  isFurtherPage?: boolean;
}>;


export type ExploreQuery = { explore: { __typename: 'DirectoryConnection', edges: Array<{ __typename: 'DirectoryEdge', isFeatured: boolean, node: { __typename: 'DirectoryEntry', id: string, ownerId: string, ownerName: string, ownerPath: string, title: string, badge: string, keywords: Array<string>, path: string, createdAt: string, preview: CardPreview } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean }, categories?: Array<{ __typename: 'CategoryCount', name: string, count: number }> } };

export type ListedCardFragment = { __typename: 'DirectoryEntry', id: string, ownerId: string, ownerName: string, ownerPath: string, title: string, badge: string, keywords: Array<string>, path: string, createdAt: string, preview: CardPreview };

export type PublicCardQueryVariables = Exact<{
  id: string;
}>;


export type PublicCardQuery = { publicCard: { __typename: 'DirectoryEntry', id: string, ownerId: string, ownerName: string, ownerPath: string, title: string, badge: string, keywords: Array<string>, path: string, createdAt: string, preview: CardPreview } | null };

export type PublicProfileQueryVariables = Exact<{
  owner: string;
  first: number;
  after?: string | null | undefined;
}>;


export type PublicProfileQuery = { user: { __typename: 'User', id: string, name: string, email: string | null, phone: string | null, about: string, avatarUrl: string | null, path: string, allowContactDownloads: boolean, publicCards: { __typename: 'DirectoryConnection', edges: Array<{ __typename: 'DirectoryEdge', node: { __typename: 'DirectoryEntry', id: string, ownerId: string, ownerName: string, ownerPath: string, title: string, badge: string, keywords: Array<string>, path: string, createdAt: string, preview: CardPreview } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } } | null };

export type ShownUserFragment = { __typename: 'User', id: string, name: string, email: string | null, phone: string | null, about: string, avatarUrl: string | null, path: string, allowContactDownloads: boolean, publicCards: { __typename: 'DirectoryConnection', edges: Array<{ __typename: 'DirectoryEdge', node: { __typename: 'DirectoryEntry', id: string, ownerId: string, ownerName: string, ownerPath: string, title: string, badge: string, keywords: Array<string>, path: string, createdAt: string, preview: CardPreview } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type WebhookLineFragment = { __typename: 'Webhook', id: string, url: string, description: string, events: Array<WebhookEvent>, oldKeyUntil: string | null, disabledAt: string | null, disabledReason: string, failingSince: string | null };

export type DeliveryLineFragment = { __typename: 'WebhookDelivery', id: string, event: WebhookEvent, isTest: boolean, status: WebhookDeliveryStatus, payload: string, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, durationMs: number, answer: string, error: string }> };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ __typename: 'Webhook', id: string, url: string, description: string, events: Array<WebhookEvent>, oldKeyUntil: string | null, disabledAt: string | null, disabledReason: string, failingSince: string | null }> };

export type WebhookLogQueryVariables = Exact<{
  id: string;
  first: number;
}>;


export type WebhookLogQuery = { webhook: { __typename: 'Webhook', id: string, url: string, description: string, events: Array<WebhookEvent>, oldKeyUntil: string | null, disabledAt: string | null, disabledReason: string, failingSince: string | null, deliveries: { __typename: 'WebhookDeliveryConnection', totalCount: number, edges: Array<{ __typename: 'WebhookDeliveryEdge', node: { __typename: 'WebhookDelivery', id: string, event: WebhookEvent, isTest: boolean, status: WebhookDeliveryStatus, payload: string, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, durationMs: number, answer: string, error: string }> } }> } } | null };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { __typename: 'WebhookWithSecret', signingKey: string, webhook: { __typename: 'Webhook', id: string, url: string, description: string, events: Array<WebhookEvent>, oldKeyUntil: string | null, disabledAt: string | null, disabledReason: string, failingSince: string | null } } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { __typename: 'Webhook', id: string, url: string, description: string, events: Array<WebhookEvent>, oldKeyUntil: string | null, disabledAt: string | null, disabledReason: string, failingSince: string | null } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { __typename: 'WebhookWithSecret', signingKey: string, webhook: { __typename: 'Webhook', id: string, url: string, description: string, events: Array<WebhookEvent>, oldKeyUntil: string | null, disabledAt: string | null, disabledReason: string, failingSince: string | null } } };

export type DeleteWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type DeleteWebhookMutation = { deleteWebhook: string };

export type TestWebhookMutationVariables = Exact<{
  input: TestWebhookInput;
}>;


export type TestWebhookMutation = { testWebhook: { __typename: 'WebhookDelivery', id: string, event: WebhookEvent, isTest: boolean, status: WebhookDeliveryStatus, payload: string, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, durationMs: number, answer: string, error: string }> } };

export type ResendWebhookDeliveryMutationVariables = Exact<{
  input: ResendWebhookDeliveryInput;
}>;


export type ResendWebhookDeliveryMutation = { resendWebhookDelivery: { __typename: 'WebhookDelivery', id: string, event: WebhookEvent, isTest: boolean, status: WebhookDeliveryStatus, payload: string, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, durationMs: number, answer: string, error: string }> } };

export type ConnectorLineFragment = { __typename: 'Connector', id: string, kind: ConnectorKind, inboundUrl: string | null, state: ConnectorState, accountName: string, databaseId: string, databaseTitle: string, isAutomatic: boolean, canPull: boolean, lastSyncAt: string | null, lastError: string, mapping: Array<{ __typename: 'MappedField', field: string, theirs: string }> };

export type ConnectorRunLineFragment = { __typename: 'ConnectorRun', id: string, direction: ConnectorDirection, status: ConnectorRunStatus, isAutomatic: boolean, createdCount: number, updatedCount: number, skippedCount: number, failedCount: number, reason: string, resumesAt: string | null, startedAt: string, endedAt: string | null };

export type ConnectorRecordLineFragment = { __typename: 'ConnectorRecord', id: string, direction: ConnectorDirection, title: string, outcome: ConnectorOutcome, reason: string, contactId: string | null, tries: number, payload: string, createdAt: string };

export type ConnectorOfferLineFragment = { __typename: 'ConnectorOffer', kind: ConnectorKind, missingSettings: Array<string>, takesToken: boolean };

export type ConnectorsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConnectorsQuery = { connectors: Array<{ __typename: 'ConnectorOffer', kind: ConnectorKind, missingSettings: Array<string>, takesToken: boolean, connector: { __typename: 'Connector', id: string, kind: ConnectorKind, inboundUrl: string | null, state: ConnectorState, accountName: string, databaseId: string, databaseTitle: string, isAutomatic: boolean, canPull: boolean, lastSyncAt: string | null, lastError: string, mapping: Array<{ __typename: 'MappedField', field: string, theirs: string }> } | null }> };

export type ConnectorLogQueryVariables = Exact<{
  first: number;
  outcome?: ConnectorOutcome | null | undefined;
}>;


export type ConnectorLogQuery = { connectors: Array<{ __typename: 'ConnectorOffer', kind: ConnectorKind, missingSettings: Array<string>, takesToken: boolean, connector: { __typename: 'Connector', id: string, kind: ConnectorKind, inboundUrl: string | null, state: ConnectorState, accountName: string, databaseId: string, databaseTitle: string, isAutomatic: boolean, canPull: boolean, lastSyncAt: string | null, lastError: string, runs: Array<{ __typename: 'ConnectorRun', id: string, direction: ConnectorDirection, status: ConnectorRunStatus, isAutomatic: boolean, createdCount: number, updatedCount: number, skippedCount: number, failedCount: number, reason: string, resumesAt: string | null, startedAt: string, endedAt: string | null }>, records: { __typename: 'ConnectorRecordConnection', totalCount: number, edges: Array<{ __typename: 'ConnectorRecordEdge', node: { __typename: 'ConnectorRecord', id: string, direction: ConnectorDirection, title: string, outcome: ConnectorOutcome, reason: string, contactId: string | null, tries: number, payload: string, createdAt: string } }> }, mapping: Array<{ __typename: 'MappedField', field: string, theirs: string }> } | null }> };

export type ConnectAutomationMutationVariables = Exact<{ [key: string]: never; }>;


export type ConnectAutomationMutation = { connectAutomation: { __typename: 'ConnectorWithKey', inboundKey: string, connector: { __typename: 'Connector', id: string, kind: ConnectorKind, inboundUrl: string | null, state: ConnectorState, accountName: string, databaseId: string, databaseTitle: string, isAutomatic: boolean, canPull: boolean, lastSyncAt: string | null, lastError: string, mapping: Array<{ __typename: 'MappedField', field: string, theirs: string }> } } };

export type RotateInboundKeyMutationVariables = Exact<{
  input: ConnectorInput;
}>;


export type RotateInboundKeyMutation = { rotateInboundKey: { __typename: 'ConnectorWithKey', inboundKey: string, connector: { __typename: 'Connector', id: string, kind: ConnectorKind, inboundUrl: string | null, state: ConnectorState, accountName: string, databaseId: string, databaseTitle: string, isAutomatic: boolean, canPull: boolean, lastSyncAt: string | null, lastError: string, mapping: Array<{ __typename: 'MappedField', field: string, theirs: string }> } } };

export type UpdateConnectorMutationVariables = Exact<{
  input: UpdateConnectorInput;
}>;


export type UpdateConnectorMutation = { updateConnector: { __typename: 'Connector', id: string, kind: ConnectorKind, inboundUrl: string | null, state: ConnectorState, accountName: string, databaseId: string, databaseTitle: string, isAutomatic: boolean, canPull: boolean, lastSyncAt: string | null, lastError: string, mapping: Array<{ __typename: 'MappedField', field: string, theirs: string }> } };

export type DisconnectServiceMutationVariables = Exact<{
  input: ConnectorInput;
}>;


export type DisconnectServiceMutation = { disconnectService: string };

export type ReplayConnectorRecordMutationVariables = Exact<{
  input: ReplayConnectorRecordInput;
}>;


export type ReplayConnectorRecordMutation = { replayConnectorRecord: { __typename: 'ConnectorRecord', id: string, direction: ConnectorDirection, title: string, outcome: ConnectorOutcome, reason: string, contactId: string | null, tries: number, payload: string, createdAt: string } };

export type ConnectorChoicesQueryVariables = Exact<{
  id: string;
}>;


export type ConnectorChoicesQuery = { connectorChoices: { __typename: 'ConnectorChoices', databases: Array<{ __typename: 'ConnectorDatabase', id: string, title: string }> | null, fields: Array<{ __typename: 'ConnectorField', name: string, label: string }> } };

export type StartConnectionMutationVariables = Exact<{
  input: StartConnectionInput;
}>;


export type StartConnectionMutation = { startConnection: { __typename: 'ConnectorStart', url: string } };

export type FinishConnectionMutationVariables = Exact<{
  input: FinishConnectionInput;
}>;


export type FinishConnectionMutation = { finishConnection: { __typename: 'Connector', id: string, kind: ConnectorKind, inboundUrl: string | null, state: ConnectorState, accountName: string, databaseId: string, databaseTitle: string, isAutomatic: boolean, canPull: boolean, lastSyncAt: string | null, lastError: string, mapping: Array<{ __typename: 'MappedField', field: string, theirs: string }> } };

export type ConnectWithTokenMutationVariables = Exact<{
  input: ConnectWithTokenInput;
}>;


export type ConnectWithTokenMutation = { connectWithToken: { __typename: 'Connector', id: string, kind: ConnectorKind, inboundUrl: string | null, state: ConnectorState, accountName: string, databaseId: string, databaseTitle: string, isAutomatic: boolean, canPull: boolean, lastSyncAt: string | null, lastError: string, mapping: Array<{ __typename: 'MappedField', field: string, theirs: string }> } };

export type ChooseDatabaseMutationVariables = Exact<{
  input: ChooseDatabaseInput;
}>;


export type ChooseDatabaseMutation = { chooseDatabase: { __typename: 'Connector', id: string, kind: ConnectorKind, inboundUrl: string | null, state: ConnectorState, accountName: string, databaseId: string, databaseTitle: string, isAutomatic: boolean, canPull: boolean, lastSyncAt: string | null, lastError: string, mapping: Array<{ __typename: 'MappedField', field: string, theirs: string }> } };

export type SyncConnectorMutationVariables = Exact<{
  input: SyncConnectorInput;
}>;


export type SyncConnectorMutation = { syncConnector: { __typename: 'ConnectorRun', id: string, direction: ConnectorDirection, status: ConnectorRunStatus, isAutomatic: boolean, createdCount: number, updatedCount: number, skippedCount: number, failedCount: number, reason: string, resumesAt: string | null, startedAt: string, endedAt: string | null } };

export type LookTileFragment = { __typename: 'CardTemplate', id: string, name: string, tag: TemplateTag, description: string, theme: CardTheme, design: CardDesign | null, isOwn: boolean, isTeams: boolean, mayWithdraw: boolean };

export type TemplatesQueryVariables = Exact<{
  query: string;
  tag?: TemplateTag | null | undefined;
}>;


export type TemplatesQuery = { templates: Array<{ __typename: 'CardTemplate', id: string, name: string, tag: TemplateTag, description: string, theme: CardTheme, design: CardDesign | null, isOwn: boolean, isTeams: boolean, mayWithdraw: boolean }>, organization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole } | null };

export type CreateTemplateMutationVariables = Exact<{
  input: CreateTemplateInput;
}>;


export type CreateTemplateMutation = { createTemplate: { __typename: 'CardTemplate', id: string, name: string, tag: TemplateTag, description: string, theme: CardTheme, design: CardDesign | null, isOwn: boolean, isTeams: boolean, mayWithdraw: boolean } };

export type DeleteTemplateMutationVariables = Exact<{
  input: DeleteTemplateInput;
}>;


export type DeleteTemplateMutation = { deleteTemplate: string };

export type PublishTemplateMutationVariables = Exact<{
  input: PublishTemplateInput;
}>;


export type PublishTemplateMutation = { publishTemplate: { __typename: 'CardTemplate', id: string, name: string, tag: TemplateTag, description: string, theme: CardTheme, design: CardDesign | null, isOwn: boolean, isTeams: boolean, mayWithdraw: boolean } };

export type WithdrawTemplateMutationVariables = Exact<{
  input: WithdrawTemplateInput;
}>;


export type WithdrawTemplateMutation = { withdrawTemplate: string };

export type UserViewQueryVariables = Exact<{
  id: string;
}>;


export type UserViewQuery = { user: { __typename: 'User', id: string, name: string, phone: string | null, about: string, avatarUrl: string | null, path: string } | null };

export type SecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityQuery = { viewer: { __typename: 'Viewer', id: string, email: string, authenticatorSince: string | null, recoveryCodesLeft: number, acceptedPasskeys: object, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null }> } | null };

export type PasskeyRowFragment = { __typename: 'Passkey', id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null };

export type SecurityLogQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SecurityLogQuery = { viewer: { __typename: 'Viewer', id: string, securityEvents: { __typename: 'SecurityEventConnection', edges: Array<{ __typename: 'SecurityEventEdge', node: { __typename: 'SecurityEvent', id: string, kind: SecurityEventKind, subject: string, device: string, createdAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type SecurityEventRowFragment = { __typename: 'SecurityEvent', id: string, kind: SecurityEventKind, subject: string, device: string, createdAt: string };

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyMutation = { startPasskey: object };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { __typename: 'Passkey', id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null } };

export type RenamePasskeyMutationVariables = Exact<{
  input: RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { renamePasskey: { __typename: 'Passkey', id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null } };

export type RemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: string };

export type StartAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAuthenticatorMutation = { startAuthenticator: { __typename: 'AuthenticatorSetup', uri: string, key: string } };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  input: ConfirmAuthenticatorInput;
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator: { __typename: 'RecoveryCodes', codes: Array<string> } };

export type RemoveAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAuthenticatorMutation = { removeAuthenticator: { __typename: 'Receipt', message: string } };

export type CreateRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateRecoveryCodesMutation = { createRecoveryCodes: { __typename: 'RecoveryCodes', codes: Array<string> } };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { viewer: { __typename: 'Viewer', id: string, fullName: string, phone: string, about: string, locale: string | null, handle: string | null, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, showSharePromo: boolean, isFindable: boolean, mayBeAdded: boolean, showsPresence: boolean, timeZone: string, followsDeviceTimeZone: boolean, email: string, isEmailConfirmed: boolean, pushShowsText: boolean, pendingEmail: string | null, deletionDueAt: string | null, isPhoneConfirmed: boolean, canConfirmPhone: boolean, sessions: Array<{ __typename: 'Session', id: string, device: string, createdAt: string, lastSeenAt: string, isCurrent: boolean }>, accessTokens: Array<{ __typename: 'AccessToken', id: string, name: string, scopes: Array<TokenScope>, ending: string, createdAt: string, expiresAt: string | null, lastUsedAt: string | null }>, notificationSettings: Array<{ __typename: 'NotificationSetting', kind: NotificationKind, inApp: boolean, push: boolean, email: boolean | null }> } | null };

export type HandleFormFragment = { __typename: 'Viewer', id: string, handle: string | null };

export type PrivacySettingsFragment = { __typename: 'Viewer', id: string, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, showSharePromo: boolean, isFindable: boolean, mayBeAdded: boolean, showsPresence: boolean };

export type NotificationSettingsFragment = { __typename: 'Viewer', id: string, email: string, isEmailConfirmed: boolean, pushShowsText: boolean, notificationSettings: Array<{ __typename: 'NotificationSetting', kind: NotificationKind, inApp: boolean, push: boolean, email: boolean | null }> };

export type UpdatePushSettingsMutationVariables = Exact<{
  input: UpdatePushSettingsInput;
}>;


export type UpdatePushSettingsMutation = { updatePushSettings: boolean };

export type NotificationChannelsFragment = { __typename: 'NotificationSetting', kind: NotificationKind, inApp: boolean, push: boolean, email: boolean | null };

export type SessionRowFragment = { __typename: 'Session', id: string, device: string, createdAt: string, lastSeenAt: string, isCurrent: boolean };

export type AccessTokenRowFragment = { __typename: 'AccessToken', id: string, name: string, scopes: Array<TokenScope>, ending: string, createdAt: string, expiresAt: string | null, lastUsedAt: string | null };

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { __typename: 'CreatedAccessToken', token: string, accessToken: { __typename: 'AccessToken', id: string, name: string, scopes: Array<TokenScope>, ending: string, createdAt: string, expiresAt: string | null, lastUsedAt: string | null } } };

export type RevokeAccessTokenMutationVariables = Exact<{
  input: RevokeAccessTokenInput;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: string };

export type ClaimHandleMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type ClaimHandleMutation = { updateViewer: { __typename: 'Viewer', id: string, handle: string | null } };

export type UpdatePrivacyMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type UpdatePrivacyMutation = { updateViewer: { __typename: 'Viewer', id: string, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, showSharePromo: boolean, isFindable: boolean, mayBeAdded: boolean, showsPresence: boolean } };

export type UpdateNotificationSettingsMutationVariables = Exact<{
  input: UpdateNotificationSettingsInput;
}>;


export type UpdateNotificationSettingsMutation = { updateNotificationSettings: { __typename: 'NotificationSetting', kind: NotificationKind, inApp: boolean, push: boolean, email: boolean | null } };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type EndSessionMutation = { endSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: number };

export type EmailSettingsFragment = { __typename: 'Viewer', id: string, email: string, isEmailConfirmed: boolean, pendingEmail: string | null };

export type ChangeEmailMutationVariables = Exact<{
  input: ChangeEmailInput;
}>;


export type ChangeEmailMutation = { changeEmail: { __typename: 'Receipt', message: string } };

export type RequestEmailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEmailConfirmationMutation = { requestEmailConfirmation: { __typename: 'Receipt', message: string } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { __typename: 'Receipt', message: string } };

export type SaveReceivedCardMutationVariables = Exact<{
  input: SaveReceivedCardInput;
}>;


export type SaveReceivedCardMutation = { saveReceivedCard: { __typename: 'Contact', id: string } };

export type SharedCardQueryVariables = Exact<{
  id: string;
  token?: string | null | undefined;
}>;


export type SharedCardQuery = { viewer: { __typename: 'Viewer', id: string } | null, card: { __typename: 'Card', id: string, title: string, visibility: Visibility, path: string, savedContactId: string | null, owner: { __typename: 'User', id: string, name: string, path: string, allowContactDownloads: boolean }, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null } } } | null };

export type RecordSharedCardEventMutationVariables = Exact<{
  input: RecordCardEventInput;
}>;


export type RecordSharedCardEventMutation = { recordCardEvent: { __typename: 'RecordCardEventPayload', isCounted: boolean } };

export type SentSharesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SentSharesQuery = { sentShares: { __typename: 'ShareConnection', totalCount: number, edges: Array<{ __typename: 'ShareEdge', node: { __typename: 'Share', id: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, card: { __typename: 'Card', id: string, title: string, visibility: Visibility } | null, openings: Array<{ __typename: 'ShareOpening', openedAt: string, user: { __typename: 'User', id: string, name: string } }>, recipients: Array<{ __typename: 'User', id: string, name: string }>, group: { __typename: 'Group', id: string, name: string } | null, sender: { __typename: 'User', id: string, name: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ReceivedSharesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ReceivedSharesQuery = { receivedShares: { __typename: 'ShareConnection', totalCount: number, edges: Array<{ __typename: 'ShareEdge', node: { __typename: 'Share', id: string, mode: ShareMode, createdAt: string, groupId: string | null, sender: { __typename: 'User', id: string, name: string, path: string }, recipients: Array<{ __typename: 'User', id: string, name: string }>, group: { __typename: 'Group', id: string, name: string } | null, card: { __typename: 'Card', id: string, title: string, visibility: Visibility, path: string, savedContactId: string | null, owner: { __typename: 'User', id: string, allowContactDownloads: boolean } } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ReceivedShareFragment = { __typename: 'Share', id: string, mode: ShareMode, createdAt: string, groupId: string | null, sender: { __typename: 'User', id: string, name: string, path: string }, recipients: Array<{ __typename: 'User', id: string, name: string }>, group: { __typename: 'Group', id: string, name: string } | null, card: { __typename: 'Card', id: string, title: string, visibility: Visibility, path: string, savedContactId: string | null, owner: { __typename: 'User', id: string, allowContactDownloads: boolean } } | null };

export type IncidentsQueryVariables = Exact<{ [key: string]: never; }>;


export type IncidentsQuery = { incidents: Array<{ __typename: 'Incident', id: string, part: ServicePart, reason: string, startedAt: string, endedAt: string }> };

export type TeamBrandQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamBrandQuery = { organization: { __typename: 'Organization', id: string, templates: Array<{ __typename: 'OrganizationTemplate', id: string, name: string, hasBrand: boolean, cardCount: number }>, brand: { __typename: 'OrganizationBrand', logoUrl: string, coverUrl: string, colors: { __typename: 'OrganizationBrandColors', primary: string, secondary: string, accent: string }, fonts: { __typename: 'OrganizationBrandFonts', name: CardFont, text: CardFont } } | null } | null };

export type TeamBrandKitFragment = { __typename: 'Organization', brand: { __typename: 'OrganizationBrand', logoUrl: string, coverUrl: string, colors: { __typename: 'OrganizationBrandColors', primary: string, secondary: string, accent: string }, fonts: { __typename: 'OrganizationBrandFonts', name: CardFont, text: CardFont } } | null };

export type SetTeamBrandMutationVariables = Exact<{
  input: SetOrganizationBrandInput;
}>;


export type SetTeamBrandMutation = { setOrganizationBrand: { __typename: 'Organization', id: string, brand: { __typename: 'OrganizationBrand', logoUrl: string, coverUrl: string, colors: { __typename: 'OrganizationBrandColors', primary: string, secondary: string, accent: string }, fonts: { __typename: 'OrganizationBrandFonts', name: CardFont, text: CardFont } } | null } };

export type SeatNoteQueryVariables = Exact<{ [key: string]: never; }>;


export type SeatNoteQuery = { organization: { __typename: 'Organization', id: string, viewerRole: OrganizationRole, seats: { __typename: 'TeamSeats', plan: PlanKey, count: number, free: number } | null } | null };

export type TeamAnalyticsQueryVariables = Exact<{
  input: OrganizationAnalyticsInput;
}>;


export type TeamAnalyticsQuery = { organizationAnalytics: { __typename: 'OrganizationAnalytics', hasEverybody: boolean, totals: { __typename: 'OrganizationFigures', cards: number, views: number, visitors: number, actions: number, saves: number, leads: number, shares: number, conversionRate: number }, previous: { __typename: 'OrganizationFigures', cards: number, views: number, visitors: number, actions: number, saves: number, leads: number, shares: number, conversionRate: number }, members: Array<{ __typename: 'OrganizationMemberFigures', cards: number, views: number, visitors: number, actions: number, saves: number, leads: number, shares: number, conversionRate: number, previous: { __typename: 'OrganizationFigures', cards: number, views: number, visitors: number, actions: number, saves: number, leads: number, shares: number, conversionRate: number }, user: { __typename: 'User', id: string, name: string } }> } };

export type TeamFigureSetFragment = { __typename: 'OrganizationFigures', cards: number, views: number, visitors: number, actions: number, saves: number, leads: number, shares: number, conversionRate: number };

export type TeamLogQueryVariables = Exact<{
  action?: AuditAction | null | undefined;
  userId?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type TeamLogQuery = { organization: { __typename: 'Organization', id: string, auditLog: { __typename: 'AuditEntryConnection', totalCount: number, edges: Array<{ __typename: 'AuditEntryEdge', node: { __typename: 'AuditEntry', id: string, action: AuditAction, subject: string, detail: string, createdAt: string, actor: { __typename: 'User', id: string, name: string } | null, person: { __typename: 'User', id: string, name: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type TeamQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type TeamQuery = { organization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, requiresSecondFactor: boolean, members: { __typename: 'OrganizationMemberConnection', edges: Array<{ __typename: 'OrganizationMemberEdge', node: { __typename: 'OrganizationMember', role: OrganizationRole, label: string, joinedAt: string, user: { __typename: 'User', id: string, name: string, avatarUrl: string | null } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> } | null };

export type TeamFrameFragment = { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, requiresSecondFactor: boolean, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> };

export type TeamMemberFragment = { __typename: 'OrganizationMember', role: OrganizationRole, label: string, joinedAt: string, user: { __typename: 'User', id: string, name: string, avatarUrl: string | null } };

export type CreateTeamMutationVariables = Exact<{
  input: CreateOrganizationInput;
}>;


export type CreateTeamMutation = { createOrganization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, requiresSecondFactor: boolean, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> } };

export type UpdateTeamMutationVariables = Exact<{
  input: UpdateOrganizationInput;
}>;


export type UpdateTeamMutation = { updateOrganization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, requiresSecondFactor: boolean, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> } };

export type SetTeamSecondFactorMutationVariables = Exact<{
  input: SetOrganizationSecondFactorInput;
}>;


export type SetTeamSecondFactorMutation = { setOrganizationSecondFactor: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, requiresSecondFactor: boolean, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> } };

export type TeamSecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamSecondFactorQuery = { organization: { __typename: 'Organization', id: string, requiresSecondFactor: boolean, membersWithoutSecondFactor: number | null } | null };

export type ClosedTeamQueryVariables = Exact<{ [key: string]: never; }>;


export type ClosedTeamQuery = { organization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole } | null };

export type DeleteTeamMutationVariables = Exact<{
  input: OrganizationInput;
}>;


export type DeleteTeamMutation = { deleteOrganization: string };

export type InviteToTeamMutationVariables = Exact<{
  input: InviteToOrganizationInput;
}>;


export type InviteToTeamMutation = { inviteToOrganization: { __typename: 'OrganizationInvitation', id: string } };

export type WithdrawTeamInvitationMutationVariables = Exact<{
  input: WithdrawOrganizationInvitationInput;
}>;


export type WithdrawTeamInvitationMutation = { withdrawOrganizationInvitation: string };

export type ChangeTeamLinkMutationVariables = Exact<{
  input: OrganizationInput;
}>;


export type ChangeTeamLinkMutation = { changeOrganizationLink: { __typename: 'Organization', id: string, joinUrl: string | null } };

export type RemoveTeamLinkMutationVariables = Exact<{
  input: OrganizationInput;
}>;


export type RemoveTeamLinkMutation = { removeOrganizationLink: { __typename: 'Organization', id: string, joinUrl: string | null } };

export type UpdateTeamMemberMutationVariables = Exact<{
  input: UpdateOrganizationMemberInput;
}>;


export type UpdateTeamMemberMutation = { updateOrganizationMember: { __typename: 'OrganizationMember', role: OrganizationRole, label: string, joinedAt: string, user: { __typename: 'User', id: string, name: string, avatarUrl: string | null } } };

export type RemoveTeamMemberMutationVariables = Exact<{
  input: RemoveOrganizationMemberInput;
}>;


export type RemoveTeamMemberMutation = { removeOrganizationMember: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, requiresSecondFactor: boolean, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> } };

export type TransferTeamMutationVariables = Exact<{
  input: OrganizationPersonInput;
}>;


export type TransferTeamMutation = { transferOrganization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, requiresSecondFactor: boolean, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> } };

export type LeaveTeamMutationVariables = Exact<{
  input: OrganizationInput;
}>;


export type LeaveTeamMutation = { leaveOrganization: string };

export type TeamByTokenQueryVariables = Exact<{
  token: string;
}>;


export type TeamByTokenQuery = { organizationByToken: { __typename: 'OrganizationPreview', name: string, role: OrganizationRole, isMember: boolean } | null };

export type JoinTeamMutationVariables = Exact<{
  input: JoinOrganizationInput;
}>;


export type JoinTeamMutation = { joinOrganization: { __typename: 'Organization', id: string, name: string } };

export type TeamTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamTemplatesQuery = { organization: { __typename: 'Organization', id: string, templates: Array<{ __typename: 'OrganizationTemplate', cardCount: number, id: string, name: string, hasBrand: boolean, viewerCard: { __typename: 'Card', id: string } | null, fields: Array<{ __typename: 'OrganizationTemplateField', field: string, rule: OrganizationTemplateRule }>, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null } } }>, brand: { __typename: 'OrganizationBrand', logoUrl: string, coverUrl: string, colors: { __typename: 'OrganizationBrandColors', primary: string, secondary: string, accent: string }, fonts: { __typename: 'OrganizationBrandFonts', name: CardFont, text: CardFont } } | null } | null };

export type TeamTemplateFragment = { __typename: 'OrganizationTemplate', id: string, name: string, hasBrand: boolean, fields: Array<{ __typename: 'OrganizationTemplateField', field: string, rule: OrganizationTemplateRule }>, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null } } };

export type CreateTeamTemplateMutationVariables = Exact<{
  input: CreateOrganizationTemplateInput;
}>;


export type CreateTeamTemplateMutation = { createOrganizationTemplate: { __typename: 'OrganizationTemplate', id: string, name: string, hasBrand: boolean, fields: Array<{ __typename: 'OrganizationTemplateField', field: string, rule: OrganizationTemplateRule }>, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null } } } };

export type UpdateTeamTemplateMutationVariables = Exact<{
  input: UpdateOrganizationTemplateInput;
}>;


export type UpdateTeamTemplateMutation = { updateOrganizationTemplate: { __typename: 'OrganizationTemplate', id: string, name: string, hasBrand: boolean, fields: Array<{ __typename: 'OrganizationTemplateField', field: string, rule: OrganizationTemplateRule }>, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null } } } };

export type DeleteTeamTemplateMutationVariables = Exact<{
  input: OrganizationTemplateInput;
}>;


export type DeleteTeamTemplateMutation = { deleteOrganizationTemplate: string };

export type CreateCardFromTemplateMutationVariables = Exact<{
  input: OrganizationTemplateInput;
}>;


export type CreateCardFromTemplateMutation = { createCardFromTemplate: { __typename: 'Card', id: string } };

export type TemplateCardsQueryVariables = Exact<{
  input: OrganizationTemplateInput;
}>;


export type TemplateCardsQuery = { organizationTemplateCards: Array<{ __typename: 'OrganizationTemplateCard', id: string, title: string, isFollowing: boolean, mayTakeOff: boolean, owner: { __typename: 'User', id: string, name: string } }> };

export type TemplateEffectQueryVariables = Exact<{
  input: OrganizationTemplateCardInput;
}>;


export type TemplateEffectQuery = { organizationTemplateEffect: { __typename: 'OrganizationTemplateEffect', locked: Array<string>, missing: Array<string>, changes: Array<{ __typename: 'OrganizationTemplateChange', field: string, from: string, to: string }> } };

export type PutCardUnderTemplateMutationVariables = Exact<{
  input: OrganizationTemplateCardInput;
}>;


export type PutCardUnderTemplateMutation = { putCardUnderTemplate: { __typename: 'Card', id: string } };

export type TakeCardOffTemplateMutationVariables = Exact<{
  input: OrganizationCardInput;
}>;


export type TakeCardOffTemplateMutation = { takeCardOffTemplate: string };

export type CardDataFieldsFragment = { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null } };

export type StoredCardFragment = { __typename: 'Card', id: string, version: number, visibility: Visibility, createdAt: string, updatedAt: string, path: string, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null } } };

export type StoredCardsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type StoredCardsQuery = { viewer: { __typename: 'Viewer', id: string, firstSteps: { __typename: 'FirstSteps', hasPhoto: boolean, hasShared: boolean, hasInstalledApp: boolean, hasContact: boolean } | null, cards: { __typename: 'CardConnection', edges: Array<{ __typename: 'CardEdge', node: { __typename: 'Card', position: number | null, id: string, version: number, visibility: Visibility, createdAt: string, updatedAt: string, path: string, totals: { __typename: 'CardTotals', views: number, leads: number } | null, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null } } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type CreateStoredCardMutationVariables = Exact<{
  input: CreateCardInput;
}>;


export type CreateStoredCardMutation = { createCard: { __typename: 'Card', id: string, version: number, visibility: Visibility, createdAt: string, updatedAt: string, path: string, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null } } } };

export type UpdateStoredCardMutationVariables = Exact<{
  input: UpdateCardInput;
}>;


export type UpdateStoredCardMutation = { updateCard: { __typename: 'Card', id: string, version: number, visibility: Visibility, createdAt: string, updatedAt: string, path: string, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null } } } };

export type ReorderCardsMutationVariables = Exact<{
  input: ReorderCardsInput;
}>;


export type ReorderCardsMutation = { reorderCards: Array<{ __typename: 'Card', id: string, position: number | null }> };

export type DeleteStoredCardMutationVariables = Exact<{
  input: DeleteCardInput;
}>;


export type DeleteStoredCardMutation = { deleteCard: string };

export type CardsOwnerQueryVariables = Exact<{ [key: string]: never; }>;


export type CardsOwnerQuery = { viewer: { __typename: 'Viewer', id: string, fullName: string, email: string, avatarUrl: string | null } | null };

export type CopyPictureMutationVariables = Exact<{
  input: CopyPictureInput;
}>;


export type CopyPictureMutation = { copyPicture: { __typename: 'Image', url: string } };

export type GoogleClientIdQueryVariables = Exact<{ [key: string]: never; }>;


export type GoogleClientIdQuery = { googleClientId: string | null };

export type SyncContactsMutationVariables = Exact<{
  input: SyncContactsInput;
}>;


export type SyncContactsMutation = { syncContacts: Array<{ __typename: 'MatchedContact', name: string, email: string | null, phone: string | null, user: { __typename: 'User', id: string, name: string, avatarUrl: string | null } }> };

export type InboxRowFragment = { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string, title: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null };

export type InboxQueryVariables = Exact<{
  kind?: ConversationKind | null | undefined;
  after?: string | null | undefined;
}>;


export type InboxQuery = { inbox: { __typename: 'ConversationConnection', totalCount: number, edges: Array<{ __typename: 'ConversationEdge', node: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string, title: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type UnreadCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadCountsQuery = { inbox: { __typename: 'ConversationConnection', totalCount: number, edges: Array<{ __typename: 'ConversationEdge', node: { __typename: 'Conversation', id: string, kind: ConversationKind, unreadCount: number } }> } };

export type InboxChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type InboxChangedSubscription = { inboxChanged: { __typename: 'InboxChange', conversationId: string, conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string, title: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } | null } };

export type KnownPreferencesFragment = { __typename: 'Viewer', id: string, locale: string | null, timeZone: string, followsDeviceTimeZone: boolean };

export type UpdatePreferencesMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type UpdatePreferencesMutation = { updateViewer: { __typename: 'Viewer', id: string, locale: string | null, timeZone: string, followsDeviceTimeZone: boolean } };

export type NotificationRowFragment = { __typename: 'Notification', id: string, kind: NotificationKind, message: string, detail: string, path: string | null, createdAt: string, readAt: string | null };

export type NotificationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { viewer: { __typename: 'Viewer', id: string, unreadNotifications: number, notifications: { __typename: 'NotificationConnection', edges: Array<{ __typename: 'NotificationEdge', node: { __typename: 'Notification', id: string, kind: NotificationKind, message: string, detail: string, path: string | null, createdAt: string, readAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type MarkNotificationsReadMutationVariables = Exact<{
  input: MarkNotificationsReadInput;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: number };

export type NotificationReceivedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationReceivedSubscription = { notificationReceived: { __typename: 'NotificationNews', unreadNotifications: number, notification: { __typename: 'Notification', id: string, kind: NotificationKind, message: string, detail: string, path: string | null, createdAt: string, readAt: string | null } | null } };

export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { viewer: { __typename: 'Viewer', id: string, pushKey: string } | null };

export type PushDeviceQueryVariables = Exact<{
  endpoint: string;
}>;


export type PushDeviceQuery = { viewer: { __typename: 'Viewer', id: string, hasPushSubscription: boolean } | null };

export type RegisterPushSubscriptionMutationVariables = Exact<{
  input: RegisterPushSubscriptionInput;
}>;


export type RegisterPushSubscriptionMutation = { registerPushSubscription: boolean };

export type RemovePushSubscriptionMutationVariables = Exact<{
  input: RemovePushSubscriptionInput;
}>;


export type RemovePushSubscriptionMutation = { removePushSubscription: boolean };

export type PhoneProofFragment = { __typename: 'Viewer', id: string, phone: string, isPhoneConfirmed: boolean, canConfirmPhone: boolean };

export type SendPhoneCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendPhoneCodeMutation = { sendPhoneCode: { __typename: 'SentPhoneCode', phone: string, resendAfterSeconds: number } };

export type ConfirmPhoneMutationVariables = Exact<{
  input: ConfirmPhoneInput;
}>;


export type ConfirmPhoneMutation = { confirmPhone: { __typename: 'Viewer', id: string, phone: string, isPhoneConfirmed: boolean, canConfirmPhone: boolean } };

export type ProfileFieldsFragment = { __typename: 'Viewer', id: string, fullName: string, phone: string, about: string, locale: string | null, isPhoneConfirmed: boolean, canConfirmPhone: boolean };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type UpdateProfileMutation = { updateViewer: { __typename: 'Viewer', id: string, fullName: string, phone: string, about: string, locale: string | null, isPhoneConfirmed: boolean, canConfirmPhone: boolean } };

export type ConfirmIdentityMutationVariables = Exact<{
  input: ConfirmIdentityInput;
}>;


export type ConfirmIdentityMutation = { confirmIdentity: { __typename: 'Receipt', message: string } };

export type RequestPasskeyChallengeMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestPasskeyChallengeMutation = { requestPasskeyChallenge: object };

export type ShareTargetQueryVariables = Exact<{
  id: string;
}>;


export type ShareTargetQuery = { card: { __typename: 'Card', id: string, url: string, visibility: Visibility, owner: { __typename: 'User', id: string }, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null } }, shares: { __typename: 'ShareConnection', totalCount: number } } | null, viewer: { __typename: 'Viewer', id: string, showEmail: boolean, showSocials: boolean, showSharePromo: boolean } | null };

export type RoomsQueryVariables = Exact<{ [key: string]: never; }>;


export type RoomsQuery = { groups: Array<{ __typename: 'Group', id: string, name: string }> };

export type PeopleQueryVariables = Exact<{
  query: string;
  after?: string | null | undefined;
}>;


export type PeopleQuery = { people: Array<{ __typename: 'User', id: string, name: string, avatarUrl: string | null }> };

export type ShareCardMutationVariables = Exact<{
  input: ShareCardInput;
}>;


export type ShareCardMutation = { shareCard: { __typename: 'Share', id: string, url: string } };

export type ShareCardToGroupMutationVariables = Exact<{
  input: ShareCardToGroupInput;
}>;


export type ShareCardToGroupMutation = { shareCardToGroup: { __typename: 'Share', id: string } };

export type ShareCardWithPeopleMutationVariables = Exact<{
  input: ShareCardWithPeopleInput;
}>;


export type ShareCardWithPeopleMutation = { shareCardWithPeople: { __typename: 'Share', id: string } };

export type RevokeShareMutationVariables = Exact<{
  input: RevokeShareInput;
}>;


export type RevokeShareMutation = { revokeShare: { __typename: 'Share', id: string, revokedAt: string | null } };

export type CardSharesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type CardSharesQuery = { card: { __typename: 'Card', id: string, visibility: Visibility, shares: { __typename: 'ShareConnection', edges: Array<{ __typename: 'ShareEdge', node: { __typename: 'Share', id: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, openings: Array<{ __typename: 'ShareOpening', openedAt: string, user: { __typename: 'User', id: string, name: string } }>, recipients: Array<{ __typename: 'User', id: string, name: string }>, group: { __typename: 'Group', id: string, name: string } | null, sender: { __typename: 'User', id: string, name: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type ShareLineFragment = { __typename: 'Share', id: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, openings: Array<{ __typename: 'ShareOpening', openedAt: string, user: { __typename: 'User', id: string, name: string } }>, recipients: Array<{ __typename: 'User', id: string, name: string }>, group: { __typename: 'Group', id: string, name: string } | null, sender: { __typename: 'User', id: string, name: string } };

export type AccountStateQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountStateQuery = { viewer: { __typename: 'Viewer', id: string, unreadNotifications: number, deletionDueAt: string | null, locale: string | null, timeZone: string, followsDeviceTimeZone: boolean } | null };

export type DeletionStateFragment = { __typename: 'Viewer', id: string, deletionDueAt: string | null };

export type KeepAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepAccountMutation = { cancelAccountDeletion: { __typename: 'Receipt', message: string } };
