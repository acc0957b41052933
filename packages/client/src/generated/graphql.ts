/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CardDesign, CardPreview } from '@tessera/domain';
import { type SkipToken, useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  /** People whom the viewer knows: from groups and shares, or from `syncContacts` within 24 hours. */
  userIds?: Array<string>;
};

/** INVITED tells nothing: nobody may have the number, or somebody who does not want to be found by it. */
export type AddOutcome =
  | 'ADDED'
  | 'ALREADY'
  | 'INVITED';

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
  | 'TEMPLATE_CHANGED'
  | 'TEMPLATE_CREATED'
  | 'TEMPLATE_DELETED'
  | 'TRANSFERRED';

/** How long what is paid at once lasts. */
export type BillingInterval =
  | 'MONTH'
  | 'YEAR';

/** TEST: payments are only pretended, no money moves. STRIPE: real payments. */
export type BillingProvider =
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

export type ConfirmIdentityInput = {
  password: string;
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

/** At least a name, a company, an e-mail address or a telephone number. */
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

export type Currency =
  | 'INR'
  | 'USD';

export type DeleteCardInput = {
  id: string;
};

export type DeleteContactInput = {
  id: string;
};

export type DeleteContactViewInput = {
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

/** What contacts have in common: the e-mail address, the number, the account, or name and company together. */
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

/** Whether a visitor is asked for something. */
export type ExchangeRule =
  | 'HIDDEN'
  | 'OPTIONAL'
  | 'REQUIRED';

/** RELEVANCE reaches as far as the 2000 newest matches. */
export type ExploreSort =
  | 'NEWEST'
  | 'RELEVANCE';

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

export type RemoveOrganizationMemberInput = {
  /** Who gets their cards and contacts of the team; whom the team has named when absent. */
  heirId?: string | null | undefined;
  id: string;
  userId: string;
};

export type RenameContactViewInput = {
  id: string;
  name: string;
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

export type SendMessageInput = {
  /** Shares the card with the members, as the share dialog does. */
  cardId?: string | null | undefined;
  /** A UUID made by who sends it. The same one again gives the message that it made. */
  clientId: string;
  conversationId: string;
  /** A picture that the viewer has uploaded: `/uploads/…`. */
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
  /** E-mail address and number can’t both be HIDDEN. */
  email?: ExchangeRule | null | undefined;
  /** What is left out stays as it is. */
  isOn?: boolean | null | undefined;
  note?: ExchangeRule | null | undefined;
  phone?: ExchangeRule | null | undefined;
  role?: ExchangeRule | null | undefined;
};

export type SetOrganizationBrandInput = {
  brand: OrganizationBrandInput;
  /** Of the team. */
  id: string;
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
export type UpdateGroupInput = {
  /** At most 500 characters. */
  description?: string | null | undefined;
  id: string;
  /** 1 to 80 characters. */
  name?: string | null | undefined;
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
  isFindable?: boolean | null | undefined;
  /** Language and region, e.g. en-IN; empty takes the choice back. */
  locale?: string | null | undefined;
  notifyLeads?: boolean | null | undefined;
  notifyMessages?: boolean | null | undefined;
  notifyReminders?: boolean | null | undefined;
  /** Without a country code it is read as of the region of `locale`, else as Indian; empty removes it. */
  phone?: string | null | undefined;
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


export type ProfileQuery = { viewer: { __typename: 'Viewer', id: string, email: string, avatarUrl: string | null, fullName: string, phone: string, about: string, locale: string | null } | null };

export type AnalyticsOverviewQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type AnalyticsOverviewQuery = { analyticsOverview: { __typename: 'AnalyticsOverview', dates: Array<string>, trend: Array<number>, sharesTrend: Array<number>, conversionTrend: Array<number>, filteredViews: number, totals: { __typename: 'AnalyticsTotals', totalViews: number, totalShares: number, newConnections: number, engagementScore: number }, recentActivity: Array<{ __typename: 'Activity', id: string, kind: ActivityKind, message: string, createdAt: string }> } };

export type ActivityLineFragment = { __typename: 'Activity', id: string, kind: ActivityKind, message: string, createdAt: string };

export type ActivityAddedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ActivityAddedSubscription = { activityAdded: { __typename: 'Activity', id: string, kind: ActivityKind, message: string, createdAt: string } };

export type AnalyticsReportQueryVariables = Exact<{
  input: AnalyticsReportInput;
}>;


export type AnalyticsReportQuery = { analyticsReport: { __typename: 'AnalyticsReport', from: string, to: string, timeZone: string, dates: Array<string>, views: Array<number>, visitors: Array<number>, conversionTrend: Array<number>, totals: { __typename: 'AnalyticsPeriod', views: number, visitors: number, actions: number, saves: number, leads: number, shares: number, newConnections: number, filteredViews: number, conversionRate: number, engagementScore: number }, previous: { __typename: 'AnalyticsPeriod', views: number, visitors: number, actions: number, saves: number, leads: number, shares: number, newConnections: number, filteredViews: number, conversionRate: number, engagementScore: number }, links: Array<{ __typename: 'AnalyticsLink', target: CardActionTarget, taps: number, previousTaps: number }>, channels: Array<{ __typename: 'AnalyticsChannel', channel: Channel | null, views: number, conversions: number }>, campaigns: Array<{ __typename: 'AnalyticsCampaign', source: string | null, medium: string | null, campaign: string | null, views: number, conversions: number }>, countries: Array<{ __typename: 'AnalyticsCountry', country: string | null, views: number }>, funnel: { __typename: 'AnalyticsFunnel', views: number, actions: number, saves: number, leads: number } } };

export type PeriodFiguresFragment = { __typename: 'AnalyticsPeriod', views: number, visitors: number, actions: number, saves: number, leads: number, shares: number, newConnections: number, filteredViews: number, conversionRate: number, engagementScore: number };

export type CardChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CardChoicesQuery = { viewer: { __typename: 'Viewer', id: string, cards: { __typename: 'CardConnection', edges: Array<{ __typename: 'CardEdge', node: { __typename: 'Card', id: string, title: string } }> } } | null };

export type BillingStateFragment = { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null };

export type BillingQueryVariables = Exact<{ [key: string]: never; }>;


export type BillingQuery = { billing: { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null } };

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


export type ChangePlanMutation = { changePlan: { __typename: 'PlanChange', checkoutUrl: string | null, billing: { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null } } };

export type StartTrialMutationVariables = Exact<{ [key: string]: never; }>;


export type StartTrialMutation = { startTrial: { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null } };

export type CancelSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelSubscriptionMutation = { cancelSubscription: { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null } };

export type ResumeSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeSubscriptionMutation = { resumeSubscription: { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null } };

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


export type TeamRulesQuery = { card: { __typename: 'Card', id: string, organizationTemplate: { __typename: 'OrganizationTemplate', id: string, name: string, fields: Array<{ __typename: 'OrganizationTemplateField', field: string, rule: OrganizationTemplateRule }>, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string } } } } | null } | null };

export type CardVersionsQueryVariables = Exact<{
  id: string;
}>;


export type CardVersionsQuery = { card: { __typename: 'Card', id: string, version: number, versions: Array<{ __typename: 'CardVersion', version: number, savedAt: string, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string } } } }> } | null };

export type RestoreCardVersionMutationVariables = Exact<{
  input: RestoreCardVersionInput;
}>;


export type RestoreCardVersionMutation = { restoreCardVersion: { __typename: 'Card', id: string, version: number, visibility: Visibility, createdAt: string, updatedAt: string, path: string, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string } } } } };

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

export type MessageFragment = { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, path: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> };

export type ConversationStartQueryVariables = Exact<{
  id: string;
  last: number;
}>;


export type ConversationStartQuery = { conversation: { __typename: 'Conversation', id: string, readNumber: number, messageCount: number, revision: number, messages: { __typename: 'MessageConnection', hasBefore: boolean, hasAfter: boolean, nodes: Array<{ __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, path: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> }> } } | null };

export type MessagePageFragment = { __typename: 'MessageConnection', hasBefore: boolean, hasAfter: boolean, nodes: Array<{ __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, path: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> }> };

export type MessagePageQueryVariables = Exact<{
  id: string;
  last: number;
  before?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type MessagePageQuery = { conversation: { __typename: 'Conversation', id: string, messages: { __typename: 'MessageConnection', hasBefore: boolean, hasAfter: boolean, nodes: Array<{ __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, path: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> }> } } | null };

export type MessageSearchQueryVariables = Exact<{
  id: string;
  query: string;
  before?: number | null | undefined;
}>;


export type MessageSearchQuery = { conversation: { __typename: 'Conversation', id: string, search: { __typename: 'MessageConnection', hasBefore: boolean, nodes: Array<{ __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, path: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> }> } } | null };

export type MessageAddedSubscriptionVariables = Exact<{
  id: string;
  after?: number | null | undefined;
}>;


export type MessageAddedSubscription = { messageAdded: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, path: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } };

export type MessageChangedSubscriptionVariables = Exact<{
  id: string;
  after?: number | null | undefined;
}>;


export type MessageChangedSubscription = { messageChanged: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, path: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, path: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } };

export type EditMessageMutationVariables = Exact<{
  input: EditMessageInput;
}>;


export type EditMessageMutation = { editMessage: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, path: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } };

export type DeleteMessageMutationVariables = Exact<{
  input: DeleteMessageInput;
}>;


export type DeleteMessageMutation = { deleteMessage: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, path: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } };

export type SetReactionMutationVariables = Exact<{
  input: SetReactionInput;
}>;


export type SetReactionMutation = { setReaction: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, path: string, preview: CardPreview } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } };

export type MarkReadMutationVariables = Exact<{
  input: MarkReadInput;
}>;


export type MarkReadMutation = { markRead: { __typename: 'Conversation', id: string, readNumber: number, unreadCount: number } };

export type SetTypingMutationVariables = Exact<{
  input: SetTypingInput;
}>;


export type SetTypingMutation = { setTyping: boolean };

export type DirectPeerQueryVariables = Exact<{
  id: string;
}>;


export type DirectPeerQuery = { conversation: { __typename: 'Conversation', id: string, isBlocked: boolean, canWrite: boolean, peer: { __typename: 'User', id: string, name: string } | null } | null };

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

export type EnteredGroupFragment = { __typename: 'Group', id: string, conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } };

export type JoinGroupMutationVariables = Exact<{
  input: JoinGroupInput;
}>;


export type JoinGroupMutation = { joinGroup: { __typename: 'Group', id: string, conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } } };

export type CreateGroupMutationVariables = Exact<{
  input: CreateGroupInput;
}>;


export type CreateGroupMutation = { createGroup: { __typename: 'Group', id: string, conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } } };

export type AcceptInvitationMutationVariables = Exact<{
  input: GroupInput;
}>;


export type AcceptInvitationMutation = { acceptGroupInvitation: { __typename: 'Group', id: string, conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } } };

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


export type ExploreQuery = { explore: { __typename: 'DirectoryConnection', edges: Array<{ __typename: 'DirectoryEdge', node: { __typename: 'DirectoryEntry', id: string, ownerId: string, ownerName: string, ownerPath: string, title: string, badge: string, keywords: Array<string>, path: string, createdAt: string, preview: CardPreview } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean }, categories?: Array<{ __typename: 'CategoryCount', name: string, count: number }> } };

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

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { viewer: { __typename: 'Viewer', id: string, fullName: string, phone: string, about: string, locale: string | null, handle: string | null, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, showSharePromo: boolean, isFindable: boolean, showsPresence: boolean, timeZone: string, followsDeviceTimeZone: boolean, email: string, isEmailConfirmed: boolean, notifyLeads: boolean, notifyReminders: boolean, notifyMessages: boolean, pendingEmail: string | null, deletionDueAt: string | null, sessions: Array<{ __typename: 'Session', id: string, device: string, createdAt: string, lastSeenAt: string, isCurrent: boolean }>, accessTokens: Array<{ __typename: 'AccessToken', id: string, name: string, scopes: Array<TokenScope>, ending: string, createdAt: string, expiresAt: string | null, lastUsedAt: string | null }> } | null };

export type HandleFormFragment = { __typename: 'Viewer', id: string, handle: string | null };

export type PrivacySettingsFragment = { __typename: 'Viewer', id: string, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, showSharePromo: boolean, isFindable: boolean, showsPresence: boolean };

export type NotificationSettingsFragment = { __typename: 'Viewer', id: string, email: string, isEmailConfirmed: boolean, notifyLeads: boolean, notifyReminders: boolean, notifyMessages: boolean };

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


export type UpdatePrivacyMutation = { updateViewer: { __typename: 'Viewer', id: string, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, showSharePromo: boolean, isFindable: boolean, showsPresence: boolean } };

export type UpdateNotificationsMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type UpdateNotificationsMutation = { updateViewer: { __typename: 'Viewer', id: string, email: string, isEmailConfirmed: boolean, notifyLeads: boolean, notifyReminders: boolean, notifyMessages: boolean } };

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


export type SharedCardQuery = { viewer: { __typename: 'Viewer', id: string } | null, card: { __typename: 'Card', id: string, title: string, visibility: Visibility, path: string, savedContactId: string | null, owner: { __typename: 'User', id: string, name: string, path: string, allowContactDownloads: boolean }, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string } } } } | null };

export type RecordSharedCardEventMutationVariables = Exact<{
  input: RecordCardEventInput;
}>;


export type RecordSharedCardEventMutation = { recordCardEvent: { __typename: 'RecordCardEventPayload', isCounted: boolean } };

export type SentSharesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SentSharesQuery = { sentShares: { __typename: 'ShareConnection', totalCount: number, edges: Array<{ __typename: 'ShareEdge', node: { __typename: 'Share', id: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, card: { __typename: 'Card', id: string, title: string } | null, openings: Array<{ __typename: 'ShareOpening', openedAt: string, user: { __typename: 'User', id: string, name: string } }>, recipients: Array<{ __typename: 'User', id: string, name: string }>, group: { __typename: 'Group', id: string, name: string } | null, sender: { __typename: 'User', id: string, name: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

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


export type TeamQuery = { organization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, members: { __typename: 'OrganizationMemberConnection', edges: Array<{ __typename: 'OrganizationMemberEdge', node: { __typename: 'OrganizationMember', role: OrganizationRole, label: string, joinedAt: string, user: { __typename: 'User', id: string, name: string, avatarUrl: string | null } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> } | null };

export type TeamFrameFragment = { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> };

export type TeamMemberFragment = { __typename: 'OrganizationMember', role: OrganizationRole, label: string, joinedAt: string, user: { __typename: 'User', id: string, name: string, avatarUrl: string | null } };

export type CreateTeamMutationVariables = Exact<{
  input: CreateOrganizationInput;
}>;


export type CreateTeamMutation = { createOrganization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> } };

export type UpdateTeamMutationVariables = Exact<{
  input: UpdateOrganizationInput;
}>;


export type UpdateTeamMutation = { updateOrganization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> } };

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


export type RemoveTeamMemberMutation = { removeOrganizationMember: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> } };

export type TransferTeamMutationVariables = Exact<{
  input: OrganizationPersonInput;
}>;


export type TransferTeamMutation = { transferOrganization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> } };

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


export type TeamTemplatesQuery = { organization: { __typename: 'Organization', id: string, templates: Array<{ __typename: 'OrganizationTemplate', cardCount: number, id: string, name: string, hasBrand: boolean, viewerCard: { __typename: 'Card', id: string } | null, fields: Array<{ __typename: 'OrganizationTemplateField', field: string, rule: OrganizationTemplateRule }>, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string } } } }>, brand: { __typename: 'OrganizationBrand', logoUrl: string, coverUrl: string, colors: { __typename: 'OrganizationBrandColors', primary: string, secondary: string, accent: string }, fonts: { __typename: 'OrganizationBrandFonts', name: CardFont, text: CardFont } } | null } | null };

export type TeamTemplateFragment = { __typename: 'OrganizationTemplate', id: string, name: string, hasBrand: boolean, fields: Array<{ __typename: 'OrganizationTemplateField', field: string, rule: OrganizationTemplateRule }>, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string } } } };

export type CreateTeamTemplateMutationVariables = Exact<{
  input: CreateOrganizationTemplateInput;
}>;


export type CreateTeamTemplateMutation = { createOrganizationTemplate: { __typename: 'OrganizationTemplate', id: string, name: string, hasBrand: boolean, fields: Array<{ __typename: 'OrganizationTemplateField', field: string, rule: OrganizationTemplateRule }>, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string } } } } };

export type UpdateTeamTemplateMutationVariables = Exact<{
  input: UpdateOrganizationTemplateInput;
}>;


export type UpdateTeamTemplateMutation = { updateOrganizationTemplate: { __typename: 'OrganizationTemplate', id: string, name: string, hasBrand: boolean, fields: Array<{ __typename: 'OrganizationTemplateField', field: string, rule: OrganizationTemplateRule }>, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string } } } } };

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

export type CardDataFieldsFragment = { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string } } };

export type StoredCardFragment = { __typename: 'Card', id: string, version: number, visibility: Visibility, createdAt: string, updatedAt: string, path: string, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string } } } };

export type StoredCardsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type StoredCardsQuery = { viewer: { __typename: 'Viewer', id: string, cards: { __typename: 'CardConnection', edges: Array<{ __typename: 'CardEdge', node: { __typename: 'Card', id: string, version: number, visibility: Visibility, createdAt: string, updatedAt: string, path: string, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string } } } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type CreateStoredCardMutationVariables = Exact<{
  input: CreateCardInput;
}>;


export type CreateStoredCardMutation = { createCard: { __typename: 'Card', id: string, version: number, visibility: Visibility, createdAt: string, updatedAt: string, path: string, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string } } } } };

export type UpdateStoredCardMutationVariables = Exact<{
  input: UpdateCardInput;
}>;


export type UpdateStoredCardMutation = { updateCard: { __typename: 'Card', id: string, version: number, visibility: Visibility, createdAt: string, updatedAt: string, path: string, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string } } } } };

export type DeleteStoredCardMutationVariables = Exact<{
  input: DeleteCardInput;
}>;


export type DeleteStoredCardMutation = { deleteCard: string };

export type CardsOwnerQueryVariables = Exact<{ [key: string]: never; }>;


export type CardsOwnerQuery = { viewer: { __typename: 'Viewer', id: string, fullName: string, email: string, avatarUrl: string | null } | null };

export type GoogleClientIdQueryVariables = Exact<{ [key: string]: never; }>;


export type GoogleClientIdQuery = { googleClientId: string | null };

export type SyncContactsMutationVariables = Exact<{
  input: SyncContactsInput;
}>;


export type SyncContactsMutation = { syncContacts: Array<{ __typename: 'MatchedContact', name: string, email: string | null, phone: string | null, user: { __typename: 'User', id: string, name: string, avatarUrl: string | null } }> };

export type InboxRowFragment = { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null };

export type InboxQueryVariables = Exact<{
  kind?: ConversationKind | null | undefined;
  after?: string | null | undefined;
}>;


export type InboxQuery = { inbox: { __typename: 'ConversationConnection', totalCount: number, edges: Array<{ __typename: 'ConversationEdge', node: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type UnreadCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadCountsQuery = { inbox: { __typename: 'ConversationConnection', totalCount: number, edges: Array<{ __typename: 'ConversationEdge', node: { __typename: 'Conversation', id: string, kind: ConversationKind, unreadCount: number } }> } };

export type InboxChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type InboxChangedSubscription = { inboxChanged: { __typename: 'InboxChange', conversationId: string, conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } | null } };

export type KnownPreferencesFragment = { __typename: 'Viewer', id: string, locale: string | null, timeZone: string, followsDeviceTimeZone: boolean };

export type UpdatePreferencesMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type UpdatePreferencesMutation = { updateViewer: { __typename: 'Viewer', id: string, locale: string | null, timeZone: string, followsDeviceTimeZone: boolean } };

export type ProfileFieldsFragment = { __typename: 'Viewer', id: string, fullName: string, phone: string, about: string, locale: string | null };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type UpdateProfileMutation = { updateViewer: { __typename: 'Viewer', id: string, fullName: string, phone: string, about: string, locale: string | null } };

export type ConfirmIdentityMutationVariables = Exact<{
  input: ConfirmIdentityInput;
}>;


export type ConfirmIdentityMutation = { confirmIdentity: { __typename: 'Receipt', message: string } };

export type ShareTargetQueryVariables = Exact<{
  id: string;
}>;


export type ShareTargetQuery = { card: { __typename: 'Card', id: string, url: string, visibility: Visibility, owner: { __typename: 'User', id: string }, data: { __typename: 'CardData', type: CardType, theme: CardTheme, design: CardDesign | null, title: string, name: string, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string } } }, shares: { __typename: 'ShareConnection', totalCount: number } } | null, viewer: { __typename: 'Viewer', id: string, showEmail: boolean, showSocials: boolean, showSharePromo: boolean } | null };

export type RoomsQueryVariables = Exact<{ [key: string]: never; }>;


export type RoomsQuery = { groups: Array<{ __typename: 'Group', id: string, name: string }> };

export type PeopleQueryVariables = Exact<{
  query: string;
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


export type CardSharesQuery = { card: { __typename: 'Card', id: string, shares: { __typename: 'ShareConnection', edges: Array<{ __typename: 'ShareEdge', node: { __typename: 'Share', id: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, openings: Array<{ __typename: 'ShareOpening', openedAt: string, user: { __typename: 'User', id: string, name: string } }>, recipients: Array<{ __typename: 'User', id: string, name: string }>, group: { __typename: 'Group', id: string, name: string } | null, sender: { __typename: 'User', id: string, name: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type ShareLineFragment = { __typename: 'Share', id: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, openings: Array<{ __typename: 'ShareOpening', openedAt: string, user: { __typename: 'User', id: string, name: string } }>, recipients: Array<{ __typename: 'User', id: string, name: string }>, group: { __typename: 'Group', id: string, name: string } | null, sender: { __typename: 'User', id: string, name: string } };

export type AccountStateQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountStateQuery = { viewer: { __typename: 'Viewer', id: string, deletionDueAt: string | null, locale: string | null, timeZone: string, followsDeviceTimeZone: boolean } | null };

export type DeletionStateFragment = { __typename: 'Viewer', id: string, deletionDueAt: string | null };

export type KeepAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepAccountMutation = { cancelAccountDeletion: { __typename: 'Receipt', message: string } };

export const ActivityLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ActivityLineFragment, unknown>;
export const PeriodFiguresFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeriodFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"leads"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","name":{"kind":"Name","value":"newConnections"}},{"kind":"Field","name":{"kind":"Name","value":"filteredViews"}},{"kind":"Field","name":{"kind":"Name","value":"conversionRate"}},{"kind":"Field","name":{"kind":"Name","value":"engagementScore"}}]}}]} as unknown as DocumentNode<PeriodFiguresFragment, unknown>;
export const BillingStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillingState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Billing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"unitMinor"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"}},{"kind":"Field","name":{"kind":"Name","value":"nextInterval"}},{"kind":"Field","name":{"kind":"Name","value":"nextSeats"}},{"kind":"Field","name":{"kind":"Name","value":"canTry"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyDiscountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"teamSeat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}}]}}]}}]} as unknown as DocumentNode<BillingStateFragment, unknown>;
export const ExchangeFormStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExchangeFormState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"consent"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<ExchangeFormStateFragment, unknown>;
export const GroupHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}}]}}]} as unknown as DocumentNode<GroupHeadFragment, unknown>;
export const PresenceMarkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PresenceMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Presence"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isHere"}},{"kind":"Field","name":{"kind":"Name","value":"isTyping"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}}]}}]} as unknown as DocumentNode<PresenceMarkFragment, unknown>;
export const ConversationHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"canWrite"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"hereCount"}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupHead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"peer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readNumbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"presence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PresenceMark"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PresenceMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Presence"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isHere"}},{"kind":"Field","name":{"kind":"Name","value":"isTyping"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}}]}}]} as unknown as DocumentNode<ConversationHeadFragment, unknown>;
export const MessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"widthPx"}},{"kind":"Field","name":{"kind":"Name","value":"heightPx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"userIds"}}]}}]}}]} as unknown as DocumentNode<MessageFragment, unknown>;
export const MessagePageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessagePage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasBefore"}},{"kind":"Field","name":{"kind":"Name","value":"hasAfter"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"widthPx"}},{"kind":"Field","name":{"kind":"Name","value":"heightPx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"userIds"}}]}}]}}]} as unknown as DocumentNode<MessagePageFragment, unknown>;
export const InboxRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<InboxRowFragment, unknown>;
export const EnteredGroupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnteredGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<EnteredGroupFragment, unknown>;
export const GroupPanelFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}}]}}]} as unknown as DocumentNode<GroupPanelFragment, unknown>;
export const NamedGroupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupPanel"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}}]}}]} as unknown as DocumentNode<NamedGroupFragment, unknown>;
export const GroupMemberRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupMemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<GroupMemberRowFragment, unknown>;
export const ExchangedCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExchangedCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<ExchangedCardFragment, unknown>;
export const ContactLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<ContactLineFragment, unknown>;
export const EditedContactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedContact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"metAt"}}]}}]} as unknown as DocumentNode<EditedContactFragment, unknown>;
export const ContactImportStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"goodRowCount"}},{"kind":"Field","name":{"kind":"Name","value":"badRowCount"}},{"kind":"Field","name":{"kind":"Name","value":"addedCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"knownCount"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ContactImportStateFragment, unknown>;
export const ReminderLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]} as unknown as DocumentNode<ReminderLineFragment, unknown>;
export const ContactFilterLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFilterLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}}]}}]} as unknown as DocumentNode<ContactFilterLineFragment, unknown>;
export const ListedCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerPath"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}}]} as unknown as DocumentNode<ListedCardFragment, unknown>;
export const ShownUserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"publicCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerPath"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}}]} as unknown as DocumentNode<ShownUserFragment, unknown>;
export const WebhookLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"oldKeyUntil"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}}]}}]} as unknown as DocumentNode<WebhookLineFragment, unknown>;
export const DeliveryLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<DeliveryLineFragment, unknown>;
export const ConnectorLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Connector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"inboundUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"databaseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"canPull"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"theirs"}}]}}]}}]} as unknown as DocumentNode<ConnectorLineFragment, unknown>;
export const ConnectorRunLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorRunLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectorRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"resumesAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<ConnectorRunLineFragment, unknown>;
export const ConnectorRecordLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorRecordLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectorRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConnectorRecordLineFragment, unknown>;
export const ConnectorOfferLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorOfferLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectorOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"missingSettings"}},{"kind":"Field","name":{"kind":"Name","value":"takesToken"}}]}}]} as unknown as DocumentNode<ConnectorOfferLineFragment, unknown>;
export const LookTileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LookTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isTeams"}},{"kind":"Field","name":{"kind":"Name","value":"mayWithdraw"}}]}}]} as unknown as DocumentNode<LookTileFragment, unknown>;
export const HandleFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HandleForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}}]}}]} as unknown as DocumentNode<HandleFormFragment, unknown>;
export const PrivacySettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacySettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"showEmail"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"showSocials"}},{"kind":"Field","name":{"kind":"Name","value":"showSharePromo"}},{"kind":"Field","name":{"kind":"Name","value":"isFindable"}},{"kind":"Field","name":{"kind":"Name","value":"showsPresence"}}]}}]} as unknown as DocumentNode<PrivacySettingsFragment, unknown>;
export const NotificationSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"notifyLeads"}},{"kind":"Field","name":{"kind":"Name","value":"notifyReminders"}},{"kind":"Field","name":{"kind":"Name","value":"notifyMessages"}}]}}]} as unknown as DocumentNode<NotificationSettingsFragment, unknown>;
export const SessionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionRowFragment, unknown>;
export const AccessTokenRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<AccessTokenRowFragment, unknown>;
export const EmailSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}}]}}]} as unknown as DocumentNode<EmailSettingsFragment, unknown>;
export const ReceivedShareFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceivedShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"savedContactId"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}}]}}]}}]}}]} as unknown as DocumentNode<ReceivedShareFragment, unknown>;
export const TeamBrandKitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamBrandKit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"secondary"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<TeamBrandKitFragment, unknown>;
export const TeamFigureSetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamFigureSet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"leads"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","name":{"kind":"Name","value":"conversionRate"}}]}}]} as unknown as DocumentNode<TeamFigureSetFragment, unknown>;
export const TeamFrameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamFrame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeaderboard"}},{"kind":"Field","name":{"kind":"Name","value":"heir"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<TeamFrameFragment, unknown>;
export const TeamMemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]} as unknown as DocumentNode<TeamMemberFragment, unknown>;
export const CardDataFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CardDataFieldsFragment, unknown>;
export const TeamTemplateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamTemplate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasBrand"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardDataFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<TeamTemplateFragment, unknown>;
export const StoredCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardDataFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StoredCardFragment, unknown>;
export const KnownPreferencesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KnownPreferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"followsDeviceTimeZone"}}]}}]} as unknown as DocumentNode<KnownPreferencesFragment, unknown>;
export const ProfileFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]} as unknown as DocumentNode<ProfileFieldsFragment, unknown>;
export const ShareLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}},{"kind":"Field","name":{"kind":"Name","value":"openings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ShareLineFragment, unknown>;
export const DeletionStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeletionState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletionDueAt"}}]}}]} as unknown as DocumentNode<DeletionStateFragment, unknown>;
export const ProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]} as unknown as DocumentNode<ProfileQuery, ProfileQueryVariables>;
export const AnalyticsOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalyticsOverview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analyticsOverview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalViews"}},{"kind":"Field","name":{"kind":"Name","value":"totalShares"}},{"kind":"Field","name":{"kind":"Name","value":"newConnections"}},{"kind":"Field","name":{"kind":"Name","value":"engagementScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dates"}},{"kind":"Field","name":{"kind":"Name","value":"trend"}},{"kind":"Field","name":{"kind":"Name","value":"sharesTrend"}},{"kind":"Field","name":{"kind":"Name","value":"conversionTrend"}},{"kind":"Field","name":{"kind":"Name","value":"filteredViews"}},{"kind":"Field","name":{"kind":"Name","value":"recentActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AnalyticsOverviewQuery, AnalyticsOverviewQueryVariables>;
export const ActivityAddedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ActivityAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activityAdded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ActivityAddedSubscription, ActivityAddedSubscriptionVariables>;
export const AnalyticsReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnalyticsReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analyticsReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"conversionTrend"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeriodFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PeriodFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"taps"}},{"kind":"Field","name":{"kind":"Name","value":"previousTaps"}}]}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"leads"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PeriodFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"leads"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","name":{"kind":"Name","value":"newConnections"}},{"kind":"Field","name":{"kind":"Name","value":"filteredViews"}},{"kind":"Field","name":{"kind":"Name","value":"conversionRate"}},{"kind":"Field","name":{"kind":"Name","value":"engagementScore"}}]}}]} as unknown as DocumentNode<AnalyticsReportQuery, AnalyticsReportQueryVariables>;
export const CardChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<CardChoicesQuery, CardChoicesQueryVariables>;
export const BillingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillingState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Billing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"unitMinor"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"}},{"kind":"Field","name":{"kind":"Name","value":"nextInterval"}},{"kind":"Field","name":{"kind":"Name","value":"nextSeats"}},{"kind":"Field","name":{"kind":"Name","value":"canTry"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyDiscountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"teamSeat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}}]}}]}}]} as unknown as DocumentNode<BillingQuery, BillingQueryVariables>;
export const InvoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"24"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"totalMinor"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<InvoicesQuery, InvoicesQueryVariables>;
export const BillingSeatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillingSeats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"free"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"hasSeat"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<BillingSeatsQuery, BillingSeatsQueryVariables>;
export const SetSeatDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetSeatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSeat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasSeat"}}]}}]}}]} as unknown as DocumentNode<SetSeatMutation, SetSeatMutationVariables>;
export const BillingQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillingQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"plan"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlanKey"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currency"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Currency"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"interval"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BillingInterval"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"seats"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"billingQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"plan"},"value":{"kind":"Variable","name":{"kind":"Name","value":"plan"}}},{"kind":"Argument","name":{"kind":"Name","value":"currency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currency"}}},{"kind":"Argument","name":{"kind":"Name","value":"interval"},"value":{"kind":"Variable","name":{"kind":"Name","value":"interval"}}},{"kind":"Argument","name":{"kind":"Name","value":"seats"},"value":{"kind":"Variable","name":{"kind":"Name","value":"seats"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amountMinor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dueMinor"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"renewsAt"}}]}}]}}]} as unknown as DocumentNode<BillingQuoteQuery, BillingQuoteQueryVariables>;
export const ChangePlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkoutUrl"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillingState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Billing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"unitMinor"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"}},{"kind":"Field","name":{"kind":"Name","value":"nextInterval"}},{"kind":"Field","name":{"kind":"Name","value":"nextSeats"}},{"kind":"Field","name":{"kind":"Name","value":"canTry"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyDiscountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"teamSeat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}}]}}]}}]} as unknown as DocumentNode<ChangePlanMutation, ChangePlanMutationVariables>;
export const StartTrialDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartTrial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTrial"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillingState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Billing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"unitMinor"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"}},{"kind":"Field","name":{"kind":"Name","value":"nextInterval"}},{"kind":"Field","name":{"kind":"Name","value":"nextSeats"}},{"kind":"Field","name":{"kind":"Name","value":"canTry"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyDiscountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"teamSeat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}}]}}]}}]} as unknown as DocumentNode<StartTrialMutation, StartTrialMutationVariables>;
export const CancelSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillingState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Billing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"unitMinor"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"}},{"kind":"Field","name":{"kind":"Name","value":"nextInterval"}},{"kind":"Field","name":{"kind":"Name","value":"nextSeats"}},{"kind":"Field","name":{"kind":"Name","value":"canTry"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyDiscountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"teamSeat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}}]}}]}}]} as unknown as DocumentNode<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>;
export const ResumeSubscriptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeSubscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BillingState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BillingState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Billing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"unitMinor"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextPlan"}},{"kind":"Field","name":{"kind":"Name","value":"nextInterval"}},{"kind":"Field","name":{"kind":"Name","value":"nextSeats"}},{"kind":"Field","name":{"kind":"Name","value":"canTry"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"yearlyDiscountPercent"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"teamSeat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}}]}}]}}]} as unknown as DocumentNode<ResumeSubscriptionMutation, ResumeSubscriptionMutationVariables>;
export const ExchangeFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExchangeForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"exchangeForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExchangeFormState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExchangeFormState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"consent"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<ExchangeFormQuery, ExchangeFormQueryVariables>;
export const SetExchangeFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetExchangeForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetExchangeFormInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setExchangeForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"exchangeForm"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExchangeFormState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExchangeFormState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeForm"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"consent"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<SetExchangeFormMutation, SetExchangeFormMutationVariables>;
export const TeamRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationTemplate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardDataFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<TeamRulesQuery, TeamRulesQueryVariables>;
export const CardVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardDataFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CardVersionsQuery, CardVersionsQueryVariables>;
export const RestoreCardVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreCardVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestoreCardVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreCardVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardDataFields"}}]}}]}}]} as unknown as DocumentNode<RestoreCardVersionMutation, RestoreCardVersionMutationVariables>;
export const OwnCardsToSendDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnCardsToSend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnCardsToSendQuery, OwnCardsToSendQueryVariables>;
export const ConversationHeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConversationHead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConversationHead"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConversationHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"canWrite"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"hereCount"}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupHead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"peer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"readNumbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"presence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PresenceMark"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PresenceMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Presence"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isHere"}},{"kind":"Field","name":{"kind":"Name","value":"isTyping"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}}]}}]} as unknown as DocumentNode<ConversationHeadQuery, ConversationHeadQueryVariables>;
export const GroupHeadChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"GroupHeadChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupHead"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}}]}}]} as unknown as DocumentNode<GroupHeadChangedSubscription, GroupHeadChangedSubscriptionVariables>;
export const PresenceChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PresenceChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"presenceChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"conversationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PresenceMark"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PresenceMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Presence"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isHere"}},{"kind":"Field","name":{"kind":"Name","value":"isTyping"}},{"kind":"Field","name":{"kind":"Name","value":"lastActiveAt"}}]}}]} as unknown as DocumentNode<PresenceChangedSubscription, PresenceChangedSubscriptionVariables>;
export const MentionableMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MentionableMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<MentionableMembersQuery, MentionableMembersQueryVariables>;
export const ReadChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ReadChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inboxChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readNumbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReadChangedSubscription, ReadChangedSubscriptionVariables>;
export const ConversationStartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConversationStart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readNumber"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessagePage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"widthPx"}},{"kind":"Field","name":{"kind":"Name","value":"heightPx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"userIds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessagePage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasBefore"}},{"kind":"Field","name":{"kind":"Name","value":"hasAfter"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Message"}}]}}]}}]} as unknown as DocumentNode<ConversationStartQuery, ConversationStartQueryVariables>;
export const MessagePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessagePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessagePage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"widthPx"}},{"kind":"Field","name":{"kind":"Name","value":"heightPx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"userIds"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessagePage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasBefore"}},{"kind":"Field","name":{"kind":"Name","value":"hasAfter"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Message"}}]}}]}}]} as unknown as DocumentNode<MessagePageQuery, MessagePageQueryVariables>;
export const MessageSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasBefore"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Message"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"widthPx"}},{"kind":"Field","name":{"kind":"Name","value":"heightPx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"userIds"}}]}}]}}]} as unknown as DocumentNode<MessageSearchQuery, MessageSearchQueryVariables>;
export const MessageAddedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MessageAdded"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageAdded"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"conversationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"widthPx"}},{"kind":"Field","name":{"kind":"Name","value":"heightPx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"userIds"}}]}}]}}]} as unknown as DocumentNode<MessageAddedSubscription, MessageAddedSubscriptionVariables>;
export const MessageChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MessageChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"conversationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"widthPx"}},{"kind":"Field","name":{"kind":"Name","value":"heightPx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"userIds"}}]}}]}}]} as unknown as DocumentNode<MessageChangedSubscription, MessageChangedSubscriptionVariables>;
export const SendMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"widthPx"}},{"kind":"Field","name":{"kind":"Name","value":"heightPx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"userIds"}}]}}]}}]} as unknown as DocumentNode<SendMessageMutation, SendMessageMutationVariables>;
export const EditMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"widthPx"}},{"kind":"Field","name":{"kind":"Name","value":"heightPx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"userIds"}}]}}]}}]} as unknown as DocumentNode<EditMessageMutation, EditMessageMutationVariables>;
export const DeleteMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"widthPx"}},{"kind":"Field","name":{"kind":"Name","value":"heightPx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"userIds"}}]}}]}}]} as unknown as DocumentNode<DeleteMessageMutation, DeleteMessageMutationVariables>;
export const SetReactionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetReaction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetReactionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setReaction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Message"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"widthPx"}},{"kind":"Field","name":{"kind":"Name","value":"heightPx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mentions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"userIds"}}]}}]}}]} as unknown as DocumentNode<SetReactionMutation, SetReactionMutationVariables>;
export const MarkReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkReadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readNumber"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]} as unknown as DocumentNode<MarkReadMutation, MarkReadMutationVariables>;
export const SetTypingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTyping"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetTypingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setTyping"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<SetTypingMutation, SetTypingMutationVariables>;
export const DirectPeerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DirectPeer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocked"}},{"kind":"Field","name":{"kind":"Name","value":"canWrite"}},{"kind":"Field","name":{"kind":"Name","value":"peer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DirectPeerQuery, DirectPeerQueryVariables>;
export const BlockUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BlockUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BlockUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blockUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<BlockUserMutation, BlockUserMutationVariables>;
export const UnblockUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnblockUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnblockUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unblockUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<UnblockUserMutation, UnblockUserMutationVariables>;
export const ReportUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ReportUserMutation, ReportUserMutationVariables>;
export const OpenDirectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenDirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenDirectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openDirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<OpenDirectMutation, OpenDirectMutationVariables>;
export const PeerNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeerName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"owner"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PeerNameQuery, PeerNameQueryVariables>;
export const JoinGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnteredGroup"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnteredGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<JoinGroupMutation, JoinGroupMutationVariables>;
export const CreateGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnteredGroup"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnteredGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<CreateGroupMutation, CreateGroupMutationVariables>;
export const AcceptInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptGroupInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnteredGroup"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnteredGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>;
export const InvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}}]}}]}}]}}]} as unknown as DocumentNode<InvitationsQuery, InvitationsQueryVariables>;
export const DeclineInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineGroupInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeclineInvitationMutation, DeclineInvitationMutationVariables>;
export const GroupByCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupByCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupByCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"isMember"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}}]}}]}}]} as unknown as DocumentNode<GroupByCodeQuery, GroupByCodeQueryVariables>;
export const AddGroupMemberByPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddGroupMemberByPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddMemberByPhoneInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addGroupMemberByPhone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"inviteText"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AddGroupMemberByPhoneMutation, AddGroupMemberByPhoneMutationVariables>;
export const AddGroupMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddGroupMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddMembersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addGroupMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"already"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupPanel"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}}]}}]} as unknown as DocumentNode<AddGroupMembersMutation, AddGroupMembersMutationVariables>;
export const GroupPanelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupPanel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupPanel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}}]}}]} as unknown as DocumentNode<GroupPanelQuery, GroupPanelQueryVariables>;
export const GroupChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"GroupChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedGroup"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupPanel"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}}]}}]}}]} as unknown as DocumentNode<GroupChangedSubscription, GroupChangedSubscriptionVariables>;
export const UpdateGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedGroup"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupPanel"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}}]}}]}}]} as unknown as DocumentNode<UpdateGroupMutation, UpdateGroupMutationVariables>;
export const RemoveGroupPhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveGroupPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeGroupPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedGroup"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupPanel"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}}]}}]}}]} as unknown as DocumentNode<RemoveGroupPhotoMutation, RemoveGroupPhotoMutationVariables>;
export const ChangeJoinCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeJoinCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeJoinCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupPanel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}}]}}]} as unknown as DocumentNode<ChangeJoinCodeMutation, ChangeJoinCodeMutationVariables>;
export const SetJoinCodeExpiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetJoinCodeExpiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setJoinCodeExpiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupPanel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}}]}}]} as unknown as DocumentNode<SetJoinCodeExpiryMutation, SetJoinCodeExpiryMutationVariables>;
export const LeaveGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<LeaveGroupMutation, LeaveGroupMutationVariables>;
export const DeleteGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteGroupMutation, DeleteGroupMutationVariables>;
export const GroupMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupMemberRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupMemberRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]} as unknown as DocumentNode<GroupMembersQuery, GroupMembersQueryVariables>;
export const MemberChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MemberChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}}]}}]}}]} as unknown as DocumentNode<MemberChangedSubscription, MemberChangedSubscriptionVariables>;
export const ToggleGroupAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ToggleGroupAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupPersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleGroupAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupPanel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}}]}}]} as unknown as DocumentNode<ToggleGroupAdminMutation, ToggleGroupAdminMutationVariables>;
export const RemoveGroupMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveGroupMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupPersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeGroupMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupPanel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}}]}}]} as unknown as DocumentNode<RemoveGroupMemberMutation, RemoveGroupMemberMutationVariables>;
export const TransferGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupPersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupPanel"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupPanel"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}}]}}]} as unknown as DocumentNode<TransferGroupMutation, TransferGroupMutationVariables>;
export const ContactPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedContact"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"merges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mergedCount"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedAt"}},{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExchangedCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"activity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExchangedCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"origins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"consent"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExchangedCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExchangedCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedContact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"metAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]} as unknown as DocumentNode<ContactPageQuery, ContactPageQueryVariables>;
export const ContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Contacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactLine"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<ContactsQuery, ContactsQueryVariables>;
export const ContactTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ContactTagsQuery, ContactTagsQueryVariables>;
export const CreateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<CreateContactMutation, CreateContactMutationVariables>;
export const UpdateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedContact"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"origins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedContact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"metAt"}}]}}]} as unknown as DocumentNode<UpdateContactMutation, UpdateContactMutationVariables>;
export const DeleteContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteContactMutation, DeleteContactMutationVariables>;
export const DuplicateContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DuplicateContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<DuplicateContactsQuery, DuplicateContactsQueryVariables>;
export const MergeContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeContactsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"undoUntil"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<MergeContactsMutation, MergeContactsMutationVariables>;
export const UndoMergeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoMerge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoMergeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoMerge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<UndoMergeMutation, UndoMergeMutationVariables>;
export const KeepContactsApartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepContactsApart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KeepContactsApartInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepContactsApart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<KeepContactsApartMutation, KeepContactsApartMutationVariables>;
export const ReadGooglePeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadGooglePeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SyncContactsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readGooglePeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"isKnown"}}]}}]}}]} as unknown as DocumentNode<ReadGooglePeopleMutation, ReadGooglePeopleMutationVariables>;
export const ImportGooglePeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportGooglePeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportGooglePeopleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importGooglePeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addedCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"knownCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}}]}}]}}]} as unknown as DocumentNode<ImportGooglePeopleMutation, ImportGooglePeopleMutationVariables>;
export const ContactImportProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactImportProgress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactImportState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactImportState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"goodRowCount"}},{"kind":"Field","name":{"kind":"Name","value":"badRowCount"}},{"kind":"Field","name":{"kind":"Name","value":"addedCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"knownCount"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ContactImportProgressQuery, ContactImportProgressQueryVariables>;
export const StartContactImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartContactImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartContactImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startContactImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<StartContactImportMutation, StartContactImportMutationVariables>;
export const DueRemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DueReminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openReminders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderLine"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]} as unknown as DocumentNode<DueRemindersQuery, DueRemindersQueryVariables>;
export const CreateReminderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateReminder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateReminderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createReminder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]} as unknown as DocumentNode<CreateReminderMutation, CreateReminderMutationVariables>;
export const UpdateReminderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReminder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateReminderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateReminder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReminderLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReminderLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reminder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"doneAt"}}]}}]} as unknown as DocumentNode<UpdateReminderMutation, UpdateReminderMutationVariables>;
export const DeleteReminderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReminder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteReminderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReminder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteReminderMutation, DeleteReminderMutationVariables>;
export const ContactFiltersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContactFilters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFilterLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFilterLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}}]}}]} as unknown as DocumentNode<ContactFiltersQuery, ContactFiltersQueryVariables>;
export const SaveContactFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveContactFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveContactViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveContactView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFilterLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFilterLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}}]}}]} as unknown as DocumentNode<SaveContactFilterMutation, SaveContactFilterMutationVariables>;
export const RenameContactFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameContactFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameContactViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameContactView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactFilterLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactFilterLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"sort"}}]}}]} as unknown as DocumentNode<RenameContactFilterMutation, RenameContactFilterMutationVariables>;
export const DeleteContactFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContactFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteContactViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContactView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteContactFilterMutation, DeleteContactFilterMutationVariables>;
export const TagContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TagContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagContactsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ContactLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ContactLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<TagContactsMutation, TagContactsMutationVariables>;
export const TeamContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOrganizations"}}]}}]}}]} as unknown as DocumentNode<TeamContactQuery, TeamContactQueryVariables>;
export const MarkTeamContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkTeamContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MarkOrganizationContactsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markOrganizationContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOrganizations"}}]}}]}}]} as unknown as DocumentNode<MarkTeamContactsMutation, MarkTeamContactsMutationVariables>;
export const ExploreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Explore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExploreSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFurtherPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explore"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"q"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"skip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFurtherPage"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerPath"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}}]} as unknown as DocumentNode<ExploreQuery, ExploreQueryVariables>;
export const PublicCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerPath"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}}]} as unknown as DocumentNode<PublicCardQuery, PublicCardQueryVariables>;
export const PublicProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"owner"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"owner"},"value":{"kind":"Variable","name":{"kind":"Name","value":"owner"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShownUser"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListedCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerPath"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"preview"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShownUser"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"publicCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListedCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<PublicProfileQuery, PublicProfileQueryVariables>;
export const WebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"oldKeyUntil"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookLine"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryLine"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"oldKeyUntil"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<WebhookLogQuery, WebhookLogQueryVariables>;
export const CreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingKey"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"oldKeyUntil"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}}]}}]} as unknown as DocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"oldKeyUntil"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}}]}}]} as unknown as DocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const RotateWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signingKey"}},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"oldKeyUntil"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const DeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const TestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<TestWebhookMutation, TestWebhookMutationVariables>;
export const ResendWebhookDeliveryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendWebhookDeliveryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeliveryLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliveryLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]} as unknown as DocumentNode<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>;
export const ConnectorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Connectors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectorOfferLine"}},{"kind":"Field","name":{"kind":"Name","value":"connector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectorLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Connector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"inboundUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"databaseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"canPull"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"theirs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorOfferLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectorOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"missingSettings"}},{"kind":"Field","name":{"kind":"Name","value":"takesToken"}}]}}]} as unknown as DocumentNode<ConnectorsQuery, ConnectorsQueryVariables>;
export const ConnectorLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConnectorLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectorOutcome"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectorOfferLine"}},{"kind":"Field","name":{"kind":"Name","value":"connector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectorLine"}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectorRunLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"records"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"outcome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectorRecordLine"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Connector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"inboundUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"databaseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"canPull"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"theirs"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorRunLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectorRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"resumesAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorRecordLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectorRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorOfferLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectorOffer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"missingSettings"}},{"kind":"Field","name":{"kind":"Name","value":"takesToken"}}]}}]} as unknown as DocumentNode<ConnectorLogQuery, ConnectorLogQueryVariables>;
export const ConnectAutomationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConnectAutomation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectAutomation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inboundKey"}},{"kind":"Field","name":{"kind":"Name","value":"connector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectorLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Connector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"inboundUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"databaseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"canPull"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"theirs"}}]}}]}}]} as unknown as DocumentNode<ConnectAutomationMutation, ConnectAutomationMutationVariables>;
export const RotateInboundKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateInboundKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateInboundKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inboundKey"}},{"kind":"Field","name":{"kind":"Name","value":"connector"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectorLine"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Connector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"inboundUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"databaseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"canPull"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"theirs"}}]}}]}}]} as unknown as DocumentNode<RotateInboundKeyMutation, RotateInboundKeyMutationVariables>;
export const UpdateConnectorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateConnector"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateConnectorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateConnector"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectorLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Connector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"inboundUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"databaseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"canPull"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"theirs"}}]}}]}}]} as unknown as DocumentNode<UpdateConnectorMutation, UpdateConnectorMutationVariables>;
export const DisconnectServiceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisconnectService"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disconnectService"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DisconnectServiceMutation, DisconnectServiceMutationVariables>;
export const ReplayConnectorRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayConnectorRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplayConnectorRecordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayConnectorRecord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectorRecordLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorRecordLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectorRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"tries"}},{"kind":"Field","name":{"kind":"Name","value":"payload"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ReplayConnectorRecordMutation, ReplayConnectorRecordMutationVariables>;
export const ConnectorChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConnectorChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectorChoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"databases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]}}]} as unknown as DocumentNode<ConnectorChoicesQuery, ConnectorChoicesQueryVariables>;
export const StartConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<StartConnectionMutation, StartConnectionMutationVariables>;
export const FinishConnectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectorLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Connector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"inboundUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"databaseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"canPull"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"theirs"}}]}}]}}]} as unknown as DocumentNode<FinishConnectionMutation, FinishConnectionMutationVariables>;
export const ConnectWithTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConnectWithToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectWithTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectWithToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectorLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Connector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"inboundUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"databaseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"canPull"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"theirs"}}]}}]}}]} as unknown as DocumentNode<ConnectWithTokenMutation, ConnectWithTokenMutationVariables>;
export const ChooseDatabaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseDatabase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChooseDatabaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseDatabase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectorLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Connector"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"inboundUrl"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"databaseId"}},{"kind":"Field","name":{"kind":"Name","value":"databaseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"canPull"}},{"kind":"Field","name":{"kind":"Name","value":"lastSyncAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastError"}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"theirs"}}]}}]}}]} as unknown as DocumentNode<ChooseDatabaseMutation, ChooseDatabaseMutationVariables>;
export const SyncConnectorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SyncConnector"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SyncConnectorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syncConnector"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectorRunLine"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectorRunLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectorRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"createdCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedCount"}},{"kind":"Field","name":{"kind":"Name","value":"skippedCount"}},{"kind":"Field","name":{"kind":"Name","value":"failedCount"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"resumesAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<SyncConnectorMutation, SyncConnectorMutationVariables>;
export const TemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Templates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TemplateTag"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LookTile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LookTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isTeams"}},{"kind":"Field","name":{"kind":"Name","value":"mayWithdraw"}}]}}]} as unknown as DocumentNode<TemplatesQuery, TemplatesQueryVariables>;
export const CreateTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LookTile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LookTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isTeams"}},{"kind":"Field","name":{"kind":"Name","value":"mayWithdraw"}}]}}]} as unknown as DocumentNode<CreateTemplateMutation, CreateTemplateMutationVariables>;
export const DeleteTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteTemplateMutation, DeleteTemplateMutationVariables>;
export const PublishTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LookTile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LookTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isTeams"}},{"kind":"Field","name":{"kind":"Name","value":"mayWithdraw"}}]}}]} as unknown as DocumentNode<PublishTemplateMutation, PublishTemplateMutationVariables>;
export const WithdrawTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<WithdrawTemplateMutation, WithdrawTemplateMutationVariables>;
export const UserViewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"owner"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<UserViewQuery, UserViewQueryVariables>;
export const SettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileFields"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HandleForm"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacySettings"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KnownPreferences"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationSettings"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailSettings"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeletionState"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessTokens"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessTokenRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HandleForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacySettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"showEmail"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"showSocials"}},{"kind":"Field","name":{"kind":"Name","value":"showSharePromo"}},{"kind":"Field","name":{"kind":"Name","value":"isFindable"}},{"kind":"Field","name":{"kind":"Name","value":"showsPresence"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"notifyLeads"}},{"kind":"Field","name":{"kind":"Name","value":"notifyReminders"}},{"kind":"Field","name":{"kind":"Name","value":"notifyMessages"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KnownPreferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"followsDeviceTimeZone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeletionState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletionDueAt"}}]}}]} as unknown as DocumentNode<SettingsQuery, SettingsQueryVariables>;
export const CreateAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessTokenRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>;
export const RevokeAccessTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeAccessToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeAccessTokenInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeAccessToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>;
export const ClaimHandleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimHandle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateViewerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateViewer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HandleForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HandleForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}}]}}]} as unknown as DocumentNode<ClaimHandleMutation, ClaimHandleMutationVariables>;
export const UpdatePrivacyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePrivacy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateViewerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateViewer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrivacySettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrivacySettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"showEmail"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"showSocials"}},{"kind":"Field","name":{"kind":"Name","value":"showSharePromo"}},{"kind":"Field","name":{"kind":"Name","value":"isFindable"}},{"kind":"Field","name":{"kind":"Name","value":"showsPresence"}}]}}]} as unknown as DocumentNode<UpdatePrivacyMutation, UpdatePrivacyMutationVariables>;
export const UpdateNotificationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateViewerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateViewer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailConfirmed"}},{"kind":"Field","name":{"kind":"Name","value":"notifyLeads"}},{"kind":"Field","name":{"kind":"Name","value":"notifyReminders"}},{"kind":"Field","name":{"kind":"Name","value":"notifyMessages"}}]}}]} as unknown as DocumentNode<UpdateNotificationsMutation, UpdateNotificationsMutationVariables>;
export const EndSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndSession"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const ChangeEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const RequestEmailConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestEmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestEmailConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RequestEmailConfirmationMutation, RequestEmailConfirmationMutationVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const SaveReceivedCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReceivedCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveReceivedCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReceivedCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SaveReceivedCardMutation, SaveReceivedCardMutationVariables>;
export const SharedCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"savedContactId"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}}]}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardDataFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SharedCardQuery, SharedCardQueryVariables>;
export const RecordSharedCardEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordSharedCardEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCardEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordCardEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCounted"}}]}}]}}]} as unknown as DocumentNode<RecordSharedCardEventMutation, RecordSharedCardEventMutationVariables>;
export const SentSharesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SentShares"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentShares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShareLine"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}},{"kind":"Field","name":{"kind":"Name","value":"openings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SentSharesQuery, SentSharesQueryVariables>;
export const ReceivedSharesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReceivedShares"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivedShares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceivedShare"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceivedShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"savedContactId"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}}]}}]}}]}}]} as unknown as DocumentNode<ReceivedSharesQuery, ReceivedSharesQueryVariables>;
export const IncidentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Incidents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"incidents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]}}]} as unknown as DocumentNode<IncidentsQuery, IncidentsQueryVariables>;
export const TeamBrandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamBrand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamBrandKit"}},{"kind":"Field","name":{"kind":"Name","value":"templates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasBrand"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamBrandKit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"secondary"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<TeamBrandQuery, TeamBrandQueryVariables>;
export const SetTeamBrandDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetTeamBrand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetOrganizationBrandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setOrganizationBrand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamBrandKit"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamBrandKit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"secondary"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<SetTeamBrandMutation, SetTeamBrandMutationVariables>;
export const SeatNoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeatNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"free"}}]}}]}}]}}]} as unknown as DocumentNode<SeatNoteQuery, SeatNoteQueryVariables>;
export const TeamAnalyticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamAnalytics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationAnalyticsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationAnalytics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasEverybody"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFigureSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFigureSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"leads"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","name":{"kind":"Name","value":"conversionRate"}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFigureSet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamFigureSet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationFigures"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"leads"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","name":{"kind":"Name","value":"conversionRate"}}]}}]} as unknown as DocumentNode<TeamAnalyticsQuery, TeamAnalyticsQueryVariables>;
export const TeamLogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditAction"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"auditLog"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<TeamLogQuery, TeamLogQueryVariables>;
export const TeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Team"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFrame"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamMember"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamFrame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeaderboard"}},{"kind":"Field","name":{"kind":"Name","value":"heir"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]} as unknown as DocumentNode<TeamQuery, TeamQueryVariables>;
export const CreateTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFrame"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamFrame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeaderboard"}},{"kind":"Field","name":{"kind":"Name","value":"heir"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<CreateTeamMutation, CreateTeamMutationVariables>;
export const UpdateTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFrame"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamFrame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeaderboard"}},{"kind":"Field","name":{"kind":"Name","value":"heir"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<UpdateTeamMutation, UpdateTeamMutationVariables>;
export const DeleteTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteTeamMutation, DeleteTeamMutationVariables>;
export const InviteToTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteToTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteToOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteToOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<InviteToTeamMutation, InviteToTeamMutationVariables>;
export const WithdrawTeamInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawTeamInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawOrganizationInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawOrganizationInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<WithdrawTeamInvitationMutation, WithdrawTeamInvitationMutationVariables>;
export const ChangeTeamLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeTeamLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeOrganizationLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}}]}}]}}]} as unknown as DocumentNode<ChangeTeamLinkMutation, ChangeTeamLinkMutationVariables>;
export const RemoveTeamLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTeamLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeOrganizationLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}}]}}]}}]} as unknown as DocumentNode<RemoveTeamLinkMutation, RemoveTeamLinkMutationVariables>;
export const UpdateTeamMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTeamMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOrganizationMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganizationMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]} as unknown as DocumentNode<UpdateTeamMemberMutation, UpdateTeamMemberMutationVariables>;
export const RemoveTeamMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveTeamMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveOrganizationMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeOrganizationMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFrame"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamFrame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeaderboard"}},{"kind":"Field","name":{"kind":"Name","value":"heir"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<RemoveTeamMemberMutation, RemoveTeamMemberMutationVariables>;
export const TransferTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TransferTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationPersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamFrame"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamFrame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeaderboard"}},{"kind":"Field","name":{"kind":"Name","value":"heir"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<TransferTeamMutation, TransferTeamMutationVariables>;
export const LeaveTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<LeaveTeamMutation, LeaveTeamMutationVariables>;
export const TeamByTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamByToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationByToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"isMember"}}]}}]}}]} as unknown as DocumentNode<TeamByTokenQuery, TeamByTokenQueryVariables>;
export const JoinTeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinTeam"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinOrganizationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinOrganization"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<JoinTeamMutation, JoinTeamMutationVariables>;
export const TeamTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organization"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamBrandKit"}},{"kind":"Field","name":{"kind":"Name","value":"templates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamTemplate"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamBrandKit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Organization"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"secondary"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamTemplate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasBrand"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardDataFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<TeamTemplatesQuery, TeamTemplatesQueryVariables>;
export const CreateTeamTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTeamTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateOrganizationTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOrganizationTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamTemplate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamTemplate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasBrand"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardDataFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<CreateTeamTemplateMutation, CreateTeamTemplateMutationVariables>;
export const UpdateTeamTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTeamTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOrganizationTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganizationTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamTemplate"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamTemplate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hasBrand"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardDataFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<UpdateTeamTemplateMutation, UpdateTeamTemplateMutationVariables>;
export const DeleteTeamTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTeamTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOrganizationTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteTeamTemplateMutation, DeleteTeamTemplateMutationVariables>;
export const CreateCardFromTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCardFromTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCardFromTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateCardFromTemplateMutation, CreateCardFromTemplateMutationVariables>;
export const TemplateCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationTemplateCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowing"}},{"kind":"Field","name":{"kind":"Name","value":"mayTakeOff"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<TemplateCardsQuery, TemplateCardsQueryVariables>;
export const TemplateEffectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateEffect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationTemplateCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationTemplateEffect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}}]}}]}}]} as unknown as DocumentNode<TemplateEffectQuery, TemplateEffectQueryVariables>;
export const PutCardUnderTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PutCardUnderTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationTemplateCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"putCardUnderTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<PutCardUnderTemplateMutation, PutCardUnderTemplateMutationVariables>;
export const TakeCardOffTemplateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeCardOffTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganizationCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeCardOffTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<TakeCardOffTemplateMutation, TakeCardOffTemplateMutationVariables>;
export const StoredCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoredCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardDataFields"}}]}}]}}]} as unknown as DocumentNode<StoredCardsQuery, StoredCardsQueryVariables>;
export const CreateStoredCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateStoredCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardDataFields"}}]}}]}}]} as unknown as DocumentNode<CreateStoredCardMutation, CreateStoredCardMutationVariables>;
export const UpdateStoredCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateStoredCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardDataFields"}}]}}]}}]} as unknown as DocumentNode<UpdateStoredCardMutation, UpdateStoredCardMutationVariables>;
export const DeleteStoredCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteStoredCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<DeleteStoredCardMutation, DeleteStoredCardMutationVariables>;
export const CardsOwnerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardsOwner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]} as unknown as DocumentNode<CardsOwnerQuery, CardsOwnerQueryVariables>;
export const GoogleClientIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GoogleClientId"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"googleClientId"}}]}}]} as unknown as DocumentNode<GoogleClientIdQuery, GoogleClientIdQueryVariables>;
export const SyncContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SyncContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SyncContactsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syncContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]}}]} as unknown as DocumentNode<SyncContactsMutation, SyncContactsMutationVariables>;
export const InboxDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Inbox"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<InboxQuery, InboxQueryVariables>;
export const UnreadCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UnreadCountsQuery, UnreadCountsQueryVariables>;
export const InboxChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"InboxChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inboxChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Conversation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<InboxChangedSubscription, InboxChangedSubscriptionVariables>;
export const UpdatePreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateViewerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateViewer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KnownPreferences"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KnownPreferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"followsDeviceTimeZone"}}]}}]} as unknown as DocumentNode<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateViewerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateViewer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProfileFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProfileFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const ConfirmIdentityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmIdentityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>;
export const ShareTargetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShareTarget"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardDataFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"showEmail"}},{"kind":"Field","name":{"kind":"Name","value":"showSocials"}},{"kind":"Field","name":{"kind":"Name","value":"showSharePromo"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardDataFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ShareTargetQuery, ShareTargetQueryVariables>;
export const RoomsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RoomsQuery, RoomsQueryVariables>;
export const PeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"People"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]}}]} as unknown as DocumentNode<PeopleQuery, PeopleQueryVariables>;
export const ShareCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ShareCardMutation, ShareCardMutationVariables>;
export const ShareCardToGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareCardToGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareCardToGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareCardToGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ShareCardToGroupMutation, ShareCardToGroupMutationVariables>;
export const ShareCardWithPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareCardWithPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareCardWithPeopleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareCardWithPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ShareCardWithPeopleMutation, ShareCardWithPeopleMutationVariables>;
export const RevokeShareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeShare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeShareInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeShare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]}}]} as unknown as DocumentNode<RevokeShareMutation, RevokeShareMutationVariables>;
export const CardSharesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardShares"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShareLine"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}},{"kind":"Field","name":{"kind":"Name","value":"openings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CardSharesQuery, CardSharesQueryVariables>;
export const AccountStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountState"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeletionState"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"KnownPreferences"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KnownPreferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"followsDeviceTimeZone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeletionState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletionDueAt"}}]}}]} as unknown as DocumentNode<AccountStateQuery, AccountStateQueryVariables>;
export const KeepAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelAccountDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<KeepAccountMutation, KeepAccountMutationVariables>;
export function useProfileQuery(options?: (useQuery.Options<ProfileQuery, ProfileQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(ProfileDocument, options ?? {});
}

export function useAnalyticsOverviewQuery(options?: (useQuery.Options<AnalyticsOverviewQuery, AnalyticsOverviewQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(AnalyticsOverviewDocument, options ?? {});
}

export function useActivityAddedSubscription(options?: useSubscription.Options<ActivityAddedSubscription, ActivityAddedSubscriptionVariables> | SkipToken) {
  return useSubscription(ActivityAddedDocument, options ?? {});
}

export function useAnalyticsReportQuery(options: (useQuery.Options<AnalyticsReportQuery, AnalyticsReportQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(AnalyticsReportDocument, options);
}

export function useCardChoicesQuery(options?: (useQuery.Options<CardChoicesQuery, CardChoicesQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(CardChoicesDocument, options ?? {});
}

export function useBillingQuery(options?: (useQuery.Options<BillingQuery, BillingQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(BillingDocument, options ?? {});
}

export function useInvoicesQuery(options?: (useQuery.Options<InvoicesQuery, InvoicesQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(InvoicesDocument, options ?? {});
}

export function useBillingSeatsQuery(options?: (useQuery.Options<BillingSeatsQuery, BillingSeatsQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(BillingSeatsDocument, options ?? {});
}

export function useSetSeatMutation(options?: Omit<useMutation.Options<SetSeatMutation, SetSeatMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SetSeatMutation, SetSeatMutationVariables> {
  return useMutation(SetSeatDocument, options);
}

export function useBillingQuoteQuery(options: (useQuery.Options<BillingQuoteQuery, BillingQuoteQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(BillingQuoteDocument, options);
}

export function useChangePlanMutation(options?: Omit<useMutation.Options<ChangePlanMutation, ChangePlanMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ChangePlanMutation, ChangePlanMutationVariables> {
  return useMutation(ChangePlanDocument, options);
}

export function useStartTrialMutation(options?: Omit<useMutation.Options<StartTrialMutation, StartTrialMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<StartTrialMutation, StartTrialMutationVariables> {
  return useMutation(StartTrialDocument, options);
}

export function useCancelSubscriptionMutation(options?: Omit<useMutation.Options<CancelSubscriptionMutation, CancelSubscriptionMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CancelSubscriptionMutation, CancelSubscriptionMutationVariables> {
  return useMutation(CancelSubscriptionDocument, options);
}

export function useResumeSubscriptionMutation(options?: Omit<useMutation.Options<ResumeSubscriptionMutation, ResumeSubscriptionMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ResumeSubscriptionMutation, ResumeSubscriptionMutationVariables> {
  return useMutation(ResumeSubscriptionDocument, options);
}

export function useExchangeFormQuery(options: (useQuery.Options<ExchangeFormQuery, ExchangeFormQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(ExchangeFormDocument, options);
}

export function useSetExchangeFormMutation(options?: Omit<useMutation.Options<SetExchangeFormMutation, SetExchangeFormMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SetExchangeFormMutation, SetExchangeFormMutationVariables> {
  return useMutation(SetExchangeFormDocument, options);
}

export function useTeamRulesQuery(options: (useQuery.Options<TeamRulesQuery, TeamRulesQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(TeamRulesDocument, options);
}

export function useCardVersionsQuery(options: (useQuery.Options<CardVersionsQuery, CardVersionsQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(CardVersionsDocument, options);
}

export function useRestoreCardVersionMutation(options?: Omit<useMutation.Options<RestoreCardVersionMutation, RestoreCardVersionMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RestoreCardVersionMutation, RestoreCardVersionMutationVariables> {
  return useMutation(RestoreCardVersionDocument, options);
}

export function useOwnCardsToSendQuery(options?: (useQuery.Options<OwnCardsToSendQuery, OwnCardsToSendQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(OwnCardsToSendDocument, options ?? {});
}

export function useConversationHeadQuery(options: (useQuery.Options<ConversationHeadQuery, ConversationHeadQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(ConversationHeadDocument, options);
}

export function useGroupHeadChangedSubscription(options: useSubscription.Options<GroupHeadChangedSubscription, GroupHeadChangedSubscriptionVariables> | SkipToken) {
  return useSubscription(GroupHeadChangedDocument, options);
}

export function usePresenceChangedSubscription(options: useSubscription.Options<PresenceChangedSubscription, PresenceChangedSubscriptionVariables> | SkipToken) {
  return useSubscription(PresenceChangedDocument, options);
}

export function useMentionableMembersQuery(options: (useQuery.Options<MentionableMembersQuery, MentionableMembersQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(MentionableMembersDocument, options);
}

export function useReadChangedSubscription(options?: useSubscription.Options<ReadChangedSubscription, ReadChangedSubscriptionVariables> | SkipToken) {
  return useSubscription(ReadChangedDocument, options ?? {});
}

export function useConversationStartQuery(options: (useQuery.Options<ConversationStartQuery, ConversationStartQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(ConversationStartDocument, options);
}

export function useMessagePageQuery(options: (useQuery.Options<MessagePageQuery, MessagePageQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(MessagePageDocument, options);
}

export function useMessageSearchQuery(options: (useQuery.Options<MessageSearchQuery, MessageSearchQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(MessageSearchDocument, options);
}

export function useMessageAddedSubscription(options: useSubscription.Options<MessageAddedSubscription, MessageAddedSubscriptionVariables> | SkipToken) {
  return useSubscription(MessageAddedDocument, options);
}

export function useMessageChangedSubscription(options: useSubscription.Options<MessageChangedSubscription, MessageChangedSubscriptionVariables> | SkipToken) {
  return useSubscription(MessageChangedDocument, options);
}

export function useSendMessageMutation(options?: Omit<useMutation.Options<SendMessageMutation, SendMessageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SendMessageMutation, SendMessageMutationVariables> {
  return useMutation(SendMessageDocument, options);
}

export function useEditMessageMutation(options?: Omit<useMutation.Options<EditMessageMutation, EditMessageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<EditMessageMutation, EditMessageMutationVariables> {
  return useMutation(EditMessageDocument, options);
}

export function useDeleteMessageMutation(options?: Omit<useMutation.Options<DeleteMessageMutation, DeleteMessageMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeleteMessageMutation, DeleteMessageMutationVariables> {
  return useMutation(DeleteMessageDocument, options);
}

export function useSetReactionMutation(options?: Omit<useMutation.Options<SetReactionMutation, SetReactionMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SetReactionMutation, SetReactionMutationVariables> {
  return useMutation(SetReactionDocument, options);
}

export function useMarkReadMutation(options?: Omit<useMutation.Options<MarkReadMutation, MarkReadMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<MarkReadMutation, MarkReadMutationVariables> {
  return useMutation(MarkReadDocument, options);
}

export function useSetTypingMutation(options?: Omit<useMutation.Options<SetTypingMutation, SetTypingMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SetTypingMutation, SetTypingMutationVariables> {
  return useMutation(SetTypingDocument, options);
}

export function useDirectPeerQuery(options: (useQuery.Options<DirectPeerQuery, DirectPeerQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(DirectPeerDocument, options);
}

export function useBlockUserMutation(options?: Omit<useMutation.Options<BlockUserMutation, BlockUserMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<BlockUserMutation, BlockUserMutationVariables> {
  return useMutation(BlockUserDocument, options);
}

export function useUnblockUserMutation(options?: Omit<useMutation.Options<UnblockUserMutation, UnblockUserMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UnblockUserMutation, UnblockUserMutationVariables> {
  return useMutation(UnblockUserDocument, options);
}

export function useReportUserMutation(options?: Omit<useMutation.Options<ReportUserMutation, ReportUserMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ReportUserMutation, ReportUserMutationVariables> {
  return useMutation(ReportUserDocument, options);
}

export function useOpenDirectMutation(options?: Omit<useMutation.Options<OpenDirectMutation, OpenDirectMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<OpenDirectMutation, OpenDirectMutationVariables> {
  return useMutation(OpenDirectDocument, options);
}

export function usePeerNameQuery(options: (useQuery.Options<PeerNameQuery, PeerNameQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(PeerNameDocument, options);
}

export function useJoinGroupMutation(options?: Omit<useMutation.Options<JoinGroupMutation, JoinGroupMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<JoinGroupMutation, JoinGroupMutationVariables> {
  return useMutation(JoinGroupDocument, options);
}

export function useCreateGroupMutation(options?: Omit<useMutation.Options<CreateGroupMutation, CreateGroupMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CreateGroupMutation, CreateGroupMutationVariables> {
  return useMutation(CreateGroupDocument, options);
}

export function useAcceptInvitationMutation(options?: Omit<useMutation.Options<AcceptInvitationMutation, AcceptInvitationMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<AcceptInvitationMutation, AcceptInvitationMutationVariables> {
  return useMutation(AcceptInvitationDocument, options);
}

export function useInvitationsQuery(options?: (useQuery.Options<InvitationsQuery, InvitationsQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(InvitationsDocument, options ?? {});
}

export function useDeclineInvitationMutation(options?: Omit<useMutation.Options<DeclineInvitationMutation, DeclineInvitationMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeclineInvitationMutation, DeclineInvitationMutationVariables> {
  return useMutation(DeclineInvitationDocument, options);
}

export function useGroupByCodeQuery(options: (useQuery.Options<GroupByCodeQuery, GroupByCodeQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(GroupByCodeDocument, options);
}

export function useAddGroupMemberByPhoneMutation(options?: Omit<useMutation.Options<AddGroupMemberByPhoneMutation, AddGroupMemberByPhoneMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<AddGroupMemberByPhoneMutation, AddGroupMemberByPhoneMutationVariables> {
  return useMutation(AddGroupMemberByPhoneDocument, options);
}

export function useAddGroupMembersMutation(options?: Omit<useMutation.Options<AddGroupMembersMutation, AddGroupMembersMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<AddGroupMembersMutation, AddGroupMembersMutationVariables> {
  return useMutation(AddGroupMembersDocument, options);
}

export function useGroupPanelQuery(options: (useQuery.Options<GroupPanelQuery, GroupPanelQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(GroupPanelDocument, options);
}

export function useGroupChangedSubscription(options: useSubscription.Options<GroupChangedSubscription, GroupChangedSubscriptionVariables> | SkipToken) {
  return useSubscription(GroupChangedDocument, options);
}

export function useUpdateGroupMutation(options?: Omit<useMutation.Options<UpdateGroupMutation, UpdateGroupMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UpdateGroupMutation, UpdateGroupMutationVariables> {
  return useMutation(UpdateGroupDocument, options);
}

export function useRemoveGroupPhotoMutation(options?: Omit<useMutation.Options<RemoveGroupPhotoMutation, RemoveGroupPhotoMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RemoveGroupPhotoMutation, RemoveGroupPhotoMutationVariables> {
  return useMutation(RemoveGroupPhotoDocument, options);
}

export function useChangeJoinCodeMutation(options?: Omit<useMutation.Options<ChangeJoinCodeMutation, ChangeJoinCodeMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ChangeJoinCodeMutation, ChangeJoinCodeMutationVariables> {
  return useMutation(ChangeJoinCodeDocument, options);
}

export function useSetJoinCodeExpiryMutation(options?: Omit<useMutation.Options<SetJoinCodeExpiryMutation, SetJoinCodeExpiryMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SetJoinCodeExpiryMutation, SetJoinCodeExpiryMutationVariables> {
  return useMutation(SetJoinCodeExpiryDocument, options);
}

export function useLeaveGroupMutation(options?: Omit<useMutation.Options<LeaveGroupMutation, LeaveGroupMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<LeaveGroupMutation, LeaveGroupMutationVariables> {
  return useMutation(LeaveGroupDocument, options);
}

export function useDeleteGroupMutation(options?: Omit<useMutation.Options<DeleteGroupMutation, DeleteGroupMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeleteGroupMutation, DeleteGroupMutationVariables> {
  return useMutation(DeleteGroupDocument, options);
}

export function useGroupMembersQuery(options: (useQuery.Options<GroupMembersQuery, GroupMembersQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(GroupMembersDocument, options);
}

export function useMemberChangedSubscription(options: useSubscription.Options<MemberChangedSubscription, MemberChangedSubscriptionVariables> | SkipToken) {
  return useSubscription(MemberChangedDocument, options);
}

export function useToggleGroupAdminMutation(options?: Omit<useMutation.Options<ToggleGroupAdminMutation, ToggleGroupAdminMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ToggleGroupAdminMutation, ToggleGroupAdminMutationVariables> {
  return useMutation(ToggleGroupAdminDocument, options);
}

export function useRemoveGroupMemberMutation(options?: Omit<useMutation.Options<RemoveGroupMemberMutation, RemoveGroupMemberMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RemoveGroupMemberMutation, RemoveGroupMemberMutationVariables> {
  return useMutation(RemoveGroupMemberDocument, options);
}

export function useTransferGroupMutation(options?: Omit<useMutation.Options<TransferGroupMutation, TransferGroupMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<TransferGroupMutation, TransferGroupMutationVariables> {
  return useMutation(TransferGroupDocument, options);
}

export function useContactPageQuery(options: (useQuery.Options<ContactPageQuery, ContactPageQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(ContactPageDocument, options);
}

export function useContactsQuery(options: (useQuery.Options<ContactsQuery, ContactsQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(ContactsDocument, options);
}

export function useContactTagsQuery(options?: (useQuery.Options<ContactTagsQuery, ContactTagsQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(ContactTagsDocument, options ?? {});
}

export function useCreateContactMutation(options?: Omit<useMutation.Options<CreateContactMutation, CreateContactMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CreateContactMutation, CreateContactMutationVariables> {
  return useMutation(CreateContactDocument, options);
}

export function useUpdateContactMutation(options?: Omit<useMutation.Options<UpdateContactMutation, UpdateContactMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UpdateContactMutation, UpdateContactMutationVariables> {
  return useMutation(UpdateContactDocument, options);
}

export function useDeleteContactMutation(options?: Omit<useMutation.Options<DeleteContactMutation, DeleteContactMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeleteContactMutation, DeleteContactMutationVariables> {
  return useMutation(DeleteContactDocument, options);
}

export function useDuplicateContactsQuery(options?: (useQuery.Options<DuplicateContactsQuery, DuplicateContactsQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(DuplicateContactsDocument, options ?? {});
}

export function useMergeContactsMutation(options?: Omit<useMutation.Options<MergeContactsMutation, MergeContactsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<MergeContactsMutation, MergeContactsMutationVariables> {
  return useMutation(MergeContactsDocument, options);
}

export function useUndoMergeMutation(options?: Omit<useMutation.Options<UndoMergeMutation, UndoMergeMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UndoMergeMutation, UndoMergeMutationVariables> {
  return useMutation(UndoMergeDocument, options);
}

export function useKeepContactsApartMutation(options?: Omit<useMutation.Options<KeepContactsApartMutation, KeepContactsApartMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<KeepContactsApartMutation, KeepContactsApartMutationVariables> {
  return useMutation(KeepContactsApartDocument, options);
}

export function useReadGooglePeopleMutation(options?: Omit<useMutation.Options<ReadGooglePeopleMutation, ReadGooglePeopleMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ReadGooglePeopleMutation, ReadGooglePeopleMutationVariables> {
  return useMutation(ReadGooglePeopleDocument, options);
}

export function useImportGooglePeopleMutation(options?: Omit<useMutation.Options<ImportGooglePeopleMutation, ImportGooglePeopleMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ImportGooglePeopleMutation, ImportGooglePeopleMutationVariables> {
  return useMutation(ImportGooglePeopleDocument, options);
}

export function useContactImportProgressQuery(options: (useQuery.Options<ContactImportProgressQuery, ContactImportProgressQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(ContactImportProgressDocument, options);
}

export function useStartContactImportMutation(options?: Omit<useMutation.Options<StartContactImportMutation, StartContactImportMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<StartContactImportMutation, StartContactImportMutationVariables> {
  return useMutation(StartContactImportDocument, options);
}

export function useDueRemindersQuery(options?: (useQuery.Options<DueRemindersQuery, DueRemindersQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(DueRemindersDocument, options ?? {});
}

export function useCreateReminderMutation(options?: Omit<useMutation.Options<CreateReminderMutation, CreateReminderMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CreateReminderMutation, CreateReminderMutationVariables> {
  return useMutation(CreateReminderDocument, options);
}

export function useUpdateReminderMutation(options?: Omit<useMutation.Options<UpdateReminderMutation, UpdateReminderMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UpdateReminderMutation, UpdateReminderMutationVariables> {
  return useMutation(UpdateReminderDocument, options);
}

export function useDeleteReminderMutation(options?: Omit<useMutation.Options<DeleteReminderMutation, DeleteReminderMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeleteReminderMutation, DeleteReminderMutationVariables> {
  return useMutation(DeleteReminderDocument, options);
}

export function useContactFiltersQuery(options?: (useQuery.Options<ContactFiltersQuery, ContactFiltersQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(ContactFiltersDocument, options ?? {});
}

export function useSaveContactFilterMutation(options?: Omit<useMutation.Options<SaveContactFilterMutation, SaveContactFilterMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SaveContactFilterMutation, SaveContactFilterMutationVariables> {
  return useMutation(SaveContactFilterDocument, options);
}

export function useRenameContactFilterMutation(options?: Omit<useMutation.Options<RenameContactFilterMutation, RenameContactFilterMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RenameContactFilterMutation, RenameContactFilterMutationVariables> {
  return useMutation(RenameContactFilterDocument, options);
}

export function useDeleteContactFilterMutation(options?: Omit<useMutation.Options<DeleteContactFilterMutation, DeleteContactFilterMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeleteContactFilterMutation, DeleteContactFilterMutationVariables> {
  return useMutation(DeleteContactFilterDocument, options);
}

export function useTagContactsMutation(options?: Omit<useMutation.Options<TagContactsMutation, TagContactsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<TagContactsMutation, TagContactsMutationVariables> {
  return useMutation(TagContactsDocument, options);
}

export function useTeamContactQuery(options: (useQuery.Options<TeamContactQuery, TeamContactQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(TeamContactDocument, options);
}

export function useMarkTeamContactsMutation(options?: Omit<useMutation.Options<MarkTeamContactsMutation, MarkTeamContactsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<MarkTeamContactsMutation, MarkTeamContactsMutationVariables> {
  return useMutation(MarkTeamContactsDocument, options);
}

export function useExploreQuery(options: (useQuery.Options<ExploreQuery, ExploreQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(ExploreDocument, options);
}

export function usePublicCardQuery(options: (useQuery.Options<PublicCardQuery, PublicCardQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(PublicCardDocument, options);
}

export function usePublicProfileQuery(options: (useQuery.Options<PublicProfileQuery, PublicProfileQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(PublicProfileDocument, options);
}

export function useWebhooksQuery(options?: (useQuery.Options<WebhooksQuery, WebhooksQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(WebhooksDocument, options ?? {});
}

export function useWebhookLogQuery(options: (useQuery.Options<WebhookLogQuery, WebhookLogQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(WebhookLogDocument, options);
}

export function useCreateWebhookMutation(options?: Omit<useMutation.Options<CreateWebhookMutation, CreateWebhookMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CreateWebhookMutation, CreateWebhookMutationVariables> {
  return useMutation(CreateWebhookDocument, options);
}

export function useUpdateWebhookMutation(options?: Omit<useMutation.Options<UpdateWebhookMutation, UpdateWebhookMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UpdateWebhookMutation, UpdateWebhookMutationVariables> {
  return useMutation(UpdateWebhookDocument, options);
}

export function useRotateWebhookSecretMutation(options?: Omit<useMutation.Options<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables> {
  return useMutation(RotateWebhookSecretDocument, options);
}

export function useDeleteWebhookMutation(options?: Omit<useMutation.Options<DeleteWebhookMutation, DeleteWebhookMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeleteWebhookMutation, DeleteWebhookMutationVariables> {
  return useMutation(DeleteWebhookDocument, options);
}

export function useTestWebhookMutation(options?: Omit<useMutation.Options<TestWebhookMutation, TestWebhookMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<TestWebhookMutation, TestWebhookMutationVariables> {
  return useMutation(TestWebhookDocument, options);
}

export function useResendWebhookDeliveryMutation(options?: Omit<useMutation.Options<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables> {
  return useMutation(ResendWebhookDeliveryDocument, options);
}

export function useConnectorsQuery(options?: (useQuery.Options<ConnectorsQuery, ConnectorsQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(ConnectorsDocument, options ?? {});
}

export function useConnectorLogQuery(options: (useQuery.Options<ConnectorLogQuery, ConnectorLogQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(ConnectorLogDocument, options);
}

export function useConnectAutomationMutation(options?: Omit<useMutation.Options<ConnectAutomationMutation, ConnectAutomationMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ConnectAutomationMutation, ConnectAutomationMutationVariables> {
  return useMutation(ConnectAutomationDocument, options);
}

export function useRotateInboundKeyMutation(options?: Omit<useMutation.Options<RotateInboundKeyMutation, RotateInboundKeyMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RotateInboundKeyMutation, RotateInboundKeyMutationVariables> {
  return useMutation(RotateInboundKeyDocument, options);
}

export function useUpdateConnectorMutation(options?: Omit<useMutation.Options<UpdateConnectorMutation, UpdateConnectorMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UpdateConnectorMutation, UpdateConnectorMutationVariables> {
  return useMutation(UpdateConnectorDocument, options);
}

export function useDisconnectServiceMutation(options?: Omit<useMutation.Options<DisconnectServiceMutation, DisconnectServiceMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DisconnectServiceMutation, DisconnectServiceMutationVariables> {
  return useMutation(DisconnectServiceDocument, options);
}

export function useReplayConnectorRecordMutation(options?: Omit<useMutation.Options<ReplayConnectorRecordMutation, ReplayConnectorRecordMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ReplayConnectorRecordMutation, ReplayConnectorRecordMutationVariables> {
  return useMutation(ReplayConnectorRecordDocument, options);
}

export function useConnectorChoicesQuery(options: (useQuery.Options<ConnectorChoicesQuery, ConnectorChoicesQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(ConnectorChoicesDocument, options);
}

export function useStartConnectionMutation(options?: Omit<useMutation.Options<StartConnectionMutation, StartConnectionMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<StartConnectionMutation, StartConnectionMutationVariables> {
  return useMutation(StartConnectionDocument, options);
}

export function useFinishConnectionMutation(options?: Omit<useMutation.Options<FinishConnectionMutation, FinishConnectionMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<FinishConnectionMutation, FinishConnectionMutationVariables> {
  return useMutation(FinishConnectionDocument, options);
}

export function useConnectWithTokenMutation(options?: Omit<useMutation.Options<ConnectWithTokenMutation, ConnectWithTokenMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ConnectWithTokenMutation, ConnectWithTokenMutationVariables> {
  return useMutation(ConnectWithTokenDocument, options);
}

export function useChooseDatabaseMutation(options?: Omit<useMutation.Options<ChooseDatabaseMutation, ChooseDatabaseMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ChooseDatabaseMutation, ChooseDatabaseMutationVariables> {
  return useMutation(ChooseDatabaseDocument, options);
}

export function useSyncConnectorMutation(options?: Omit<useMutation.Options<SyncConnectorMutation, SyncConnectorMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SyncConnectorMutation, SyncConnectorMutationVariables> {
  return useMutation(SyncConnectorDocument, options);
}

export function useTemplatesQuery(options: (useQuery.Options<TemplatesQuery, TemplatesQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(TemplatesDocument, options);
}

export function useCreateTemplateMutation(options?: Omit<useMutation.Options<CreateTemplateMutation, CreateTemplateMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CreateTemplateMutation, CreateTemplateMutationVariables> {
  return useMutation(CreateTemplateDocument, options);
}

export function useDeleteTemplateMutation(options?: Omit<useMutation.Options<DeleteTemplateMutation, DeleteTemplateMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeleteTemplateMutation, DeleteTemplateMutationVariables> {
  return useMutation(DeleteTemplateDocument, options);
}

export function usePublishTemplateMutation(options?: Omit<useMutation.Options<PublishTemplateMutation, PublishTemplateMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<PublishTemplateMutation, PublishTemplateMutationVariables> {
  return useMutation(PublishTemplateDocument, options);
}

export function useWithdrawTemplateMutation(options?: Omit<useMutation.Options<WithdrawTemplateMutation, WithdrawTemplateMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<WithdrawTemplateMutation, WithdrawTemplateMutationVariables> {
  return useMutation(WithdrawTemplateDocument, options);
}

export function useUserViewQuery(options: (useQuery.Options<UserViewQuery, UserViewQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(UserViewDocument, options);
}

export function useSettingsQuery(options?: (useQuery.Options<SettingsQuery, SettingsQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(SettingsDocument, options ?? {});
}

export function useCreateAccessTokenMutation(options?: Omit<useMutation.Options<CreateAccessTokenMutation, CreateAccessTokenMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CreateAccessTokenMutation, CreateAccessTokenMutationVariables> {
  return useMutation(CreateAccessTokenDocument, options);
}

export function useRevokeAccessTokenMutation(options?: Omit<useMutation.Options<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RevokeAccessTokenMutation, RevokeAccessTokenMutationVariables> {
  return useMutation(RevokeAccessTokenDocument, options);
}

export function useClaimHandleMutation(options?: Omit<useMutation.Options<ClaimHandleMutation, ClaimHandleMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ClaimHandleMutation, ClaimHandleMutationVariables> {
  return useMutation(ClaimHandleDocument, options);
}

export function useUpdatePrivacyMutation(options?: Omit<useMutation.Options<UpdatePrivacyMutation, UpdatePrivacyMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UpdatePrivacyMutation, UpdatePrivacyMutationVariables> {
  return useMutation(UpdatePrivacyDocument, options);
}

export function useUpdateNotificationsMutation(options?: Omit<useMutation.Options<UpdateNotificationsMutation, UpdateNotificationsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UpdateNotificationsMutation, UpdateNotificationsMutationVariables> {
  return useMutation(UpdateNotificationsDocument, options);
}

export function useEndSessionMutation(options?: Omit<useMutation.Options<EndSessionMutation, EndSessionMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<EndSessionMutation, EndSessionMutationVariables> {
  return useMutation(EndSessionDocument, options);
}

export function useEndOtherSessionsMutation(options?: Omit<useMutation.Options<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<EndOtherSessionsMutation, EndOtherSessionsMutationVariables> {
  return useMutation(EndOtherSessionsDocument, options);
}

export function useChangeEmailMutation(options?: Omit<useMutation.Options<ChangeEmailMutation, ChangeEmailMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ChangeEmailMutation, ChangeEmailMutationVariables> {
  return useMutation(ChangeEmailDocument, options);
}

export function useRequestEmailConfirmationMutation(options?: Omit<useMutation.Options<RequestEmailConfirmationMutation, RequestEmailConfirmationMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RequestEmailConfirmationMutation, RequestEmailConfirmationMutationVariables> {
  return useMutation(RequestEmailConfirmationDocument, options);
}

export function useChangePasswordMutation(options?: Omit<useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ChangePasswordMutation, ChangePasswordMutationVariables> {
  return useMutation(ChangePasswordDocument, options);
}

export function useSaveReceivedCardMutation(options?: Omit<useMutation.Options<SaveReceivedCardMutation, SaveReceivedCardMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SaveReceivedCardMutation, SaveReceivedCardMutationVariables> {
  return useMutation(SaveReceivedCardDocument, options);
}

export function useSharedCardQuery(options: (useQuery.Options<SharedCardQuery, SharedCardQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(SharedCardDocument, options);
}

export function useRecordSharedCardEventMutation(options?: Omit<useMutation.Options<RecordSharedCardEventMutation, RecordSharedCardEventMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RecordSharedCardEventMutation, RecordSharedCardEventMutationVariables> {
  return useMutation(RecordSharedCardEventDocument, options);
}

export function useSentSharesQuery(options?: (useQuery.Options<SentSharesQuery, SentSharesQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(SentSharesDocument, options ?? {});
}

export function useReceivedSharesQuery(options?: (useQuery.Options<ReceivedSharesQuery, ReceivedSharesQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(ReceivedSharesDocument, options ?? {});
}

export function useIncidentsQuery(options?: (useQuery.Options<IncidentsQuery, IncidentsQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(IncidentsDocument, options ?? {});
}

export function useTeamBrandQuery(options?: (useQuery.Options<TeamBrandQuery, TeamBrandQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(TeamBrandDocument, options ?? {});
}

export function useSetTeamBrandMutation(options?: Omit<useMutation.Options<SetTeamBrandMutation, SetTeamBrandMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SetTeamBrandMutation, SetTeamBrandMutationVariables> {
  return useMutation(SetTeamBrandDocument, options);
}

export function useSeatNoteQuery(options?: (useQuery.Options<SeatNoteQuery, SeatNoteQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(SeatNoteDocument, options ?? {});
}

export function useTeamAnalyticsQuery(options: (useQuery.Options<TeamAnalyticsQuery, TeamAnalyticsQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(TeamAnalyticsDocument, options);
}

export function useTeamLogQuery(options: (useQuery.Options<TeamLogQuery, TeamLogQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(TeamLogDocument, options);
}

export function useTeamQuery(options: (useQuery.Options<TeamQuery, TeamQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(TeamDocument, options);
}

export function useCreateTeamMutation(options?: Omit<useMutation.Options<CreateTeamMutation, CreateTeamMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CreateTeamMutation, CreateTeamMutationVariables> {
  return useMutation(CreateTeamDocument, options);
}

export function useUpdateTeamMutation(options?: Omit<useMutation.Options<UpdateTeamMutation, UpdateTeamMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UpdateTeamMutation, UpdateTeamMutationVariables> {
  return useMutation(UpdateTeamDocument, options);
}

export function useDeleteTeamMutation(options?: Omit<useMutation.Options<DeleteTeamMutation, DeleteTeamMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeleteTeamMutation, DeleteTeamMutationVariables> {
  return useMutation(DeleteTeamDocument, options);
}

export function useInviteToTeamMutation(options?: Omit<useMutation.Options<InviteToTeamMutation, InviteToTeamMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<InviteToTeamMutation, InviteToTeamMutationVariables> {
  return useMutation(InviteToTeamDocument, options);
}

export function useWithdrawTeamInvitationMutation(options?: Omit<useMutation.Options<WithdrawTeamInvitationMutation, WithdrawTeamInvitationMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<WithdrawTeamInvitationMutation, WithdrawTeamInvitationMutationVariables> {
  return useMutation(WithdrawTeamInvitationDocument, options);
}

export function useChangeTeamLinkMutation(options?: Omit<useMutation.Options<ChangeTeamLinkMutation, ChangeTeamLinkMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ChangeTeamLinkMutation, ChangeTeamLinkMutationVariables> {
  return useMutation(ChangeTeamLinkDocument, options);
}

export function useRemoveTeamLinkMutation(options?: Omit<useMutation.Options<RemoveTeamLinkMutation, RemoveTeamLinkMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RemoveTeamLinkMutation, RemoveTeamLinkMutationVariables> {
  return useMutation(RemoveTeamLinkDocument, options);
}

export function useUpdateTeamMemberMutation(options?: Omit<useMutation.Options<UpdateTeamMemberMutation, UpdateTeamMemberMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UpdateTeamMemberMutation, UpdateTeamMemberMutationVariables> {
  return useMutation(UpdateTeamMemberDocument, options);
}

export function useRemoveTeamMemberMutation(options?: Omit<useMutation.Options<RemoveTeamMemberMutation, RemoveTeamMemberMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RemoveTeamMemberMutation, RemoveTeamMemberMutationVariables> {
  return useMutation(RemoveTeamMemberDocument, options);
}

export function useTransferTeamMutation(options?: Omit<useMutation.Options<TransferTeamMutation, TransferTeamMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<TransferTeamMutation, TransferTeamMutationVariables> {
  return useMutation(TransferTeamDocument, options);
}

export function useLeaveTeamMutation(options?: Omit<useMutation.Options<LeaveTeamMutation, LeaveTeamMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<LeaveTeamMutation, LeaveTeamMutationVariables> {
  return useMutation(LeaveTeamDocument, options);
}

export function useTeamByTokenQuery(options: (useQuery.Options<TeamByTokenQuery, TeamByTokenQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(TeamByTokenDocument, options);
}

export function useJoinTeamMutation(options?: Omit<useMutation.Options<JoinTeamMutation, JoinTeamMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<JoinTeamMutation, JoinTeamMutationVariables> {
  return useMutation(JoinTeamDocument, options);
}

export function useTeamTemplatesQuery(options?: (useQuery.Options<TeamTemplatesQuery, TeamTemplatesQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(TeamTemplatesDocument, options ?? {});
}

export function useCreateTeamTemplateMutation(options?: Omit<useMutation.Options<CreateTeamTemplateMutation, CreateTeamTemplateMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CreateTeamTemplateMutation, CreateTeamTemplateMutationVariables> {
  return useMutation(CreateTeamTemplateDocument, options);
}

export function useUpdateTeamTemplateMutation(options?: Omit<useMutation.Options<UpdateTeamTemplateMutation, UpdateTeamTemplateMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UpdateTeamTemplateMutation, UpdateTeamTemplateMutationVariables> {
  return useMutation(UpdateTeamTemplateDocument, options);
}

export function useDeleteTeamTemplateMutation(options?: Omit<useMutation.Options<DeleteTeamTemplateMutation, DeleteTeamTemplateMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeleteTeamTemplateMutation, DeleteTeamTemplateMutationVariables> {
  return useMutation(DeleteTeamTemplateDocument, options);
}

export function useCreateCardFromTemplateMutation(options?: Omit<useMutation.Options<CreateCardFromTemplateMutation, CreateCardFromTemplateMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CreateCardFromTemplateMutation, CreateCardFromTemplateMutationVariables> {
  return useMutation(CreateCardFromTemplateDocument, options);
}

export function useTemplateCardsQuery(options: (useQuery.Options<TemplateCardsQuery, TemplateCardsQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(TemplateCardsDocument, options);
}

export function useTemplateEffectQuery(options: (useQuery.Options<TemplateEffectQuery, TemplateEffectQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(TemplateEffectDocument, options);
}

export function usePutCardUnderTemplateMutation(options?: Omit<useMutation.Options<PutCardUnderTemplateMutation, PutCardUnderTemplateMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<PutCardUnderTemplateMutation, PutCardUnderTemplateMutationVariables> {
  return useMutation(PutCardUnderTemplateDocument, options);
}

export function useTakeCardOffTemplateMutation(options?: Omit<useMutation.Options<TakeCardOffTemplateMutation, TakeCardOffTemplateMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<TakeCardOffTemplateMutation, TakeCardOffTemplateMutationVariables> {
  return useMutation(TakeCardOffTemplateDocument, options);
}

export function useStoredCardsQuery(options?: (useQuery.Options<StoredCardsQuery, StoredCardsQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(StoredCardsDocument, options ?? {});
}

export function useCreateStoredCardMutation(options?: Omit<useMutation.Options<CreateStoredCardMutation, CreateStoredCardMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<CreateStoredCardMutation, CreateStoredCardMutationVariables> {
  return useMutation(CreateStoredCardDocument, options);
}

export function useUpdateStoredCardMutation(options?: Omit<useMutation.Options<UpdateStoredCardMutation, UpdateStoredCardMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UpdateStoredCardMutation, UpdateStoredCardMutationVariables> {
  return useMutation(UpdateStoredCardDocument, options);
}

export function useDeleteStoredCardMutation(options?: Omit<useMutation.Options<DeleteStoredCardMutation, DeleteStoredCardMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<DeleteStoredCardMutation, DeleteStoredCardMutationVariables> {
  return useMutation(DeleteStoredCardDocument, options);
}

export function useCardsOwnerQuery(options?: (useQuery.Options<CardsOwnerQuery, CardsOwnerQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(CardsOwnerDocument, options ?? {});
}

export function useGoogleClientIdQuery(options?: (useQuery.Options<GoogleClientIdQuery, GoogleClientIdQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(GoogleClientIdDocument, options ?? {});
}

export function useSyncContactsMutation(options?: Omit<useMutation.Options<SyncContactsMutation, SyncContactsMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<SyncContactsMutation, SyncContactsMutationVariables> {
  return useMutation(SyncContactsDocument, options);
}

export function useInboxQuery(options?: (useQuery.Options<InboxQuery, InboxQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(InboxDocument, options ?? {});
}

export function useUnreadCountsQuery(options?: (useQuery.Options<UnreadCountsQuery, UnreadCountsQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(UnreadCountsDocument, options ?? {});
}

export function useInboxChangedSubscription(options?: useSubscription.Options<InboxChangedSubscription, InboxChangedSubscriptionVariables> | SkipToken) {
  return useSubscription(InboxChangedDocument, options ?? {});
}

export function useUpdatePreferencesMutation(options?: Omit<useMutation.Options<UpdatePreferencesMutation, UpdatePreferencesMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UpdatePreferencesMutation, UpdatePreferencesMutationVariables> {
  return useMutation(UpdatePreferencesDocument, options);
}

export function useUpdateProfileMutation(options?: Omit<useMutation.Options<UpdateProfileMutation, UpdateProfileMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<UpdateProfileMutation, UpdateProfileMutationVariables> {
  return useMutation(UpdateProfileDocument, options);
}

export function useConfirmIdentityMutation(options?: Omit<useMutation.Options<ConfirmIdentityMutation, ConfirmIdentityMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ConfirmIdentityMutation, ConfirmIdentityMutationVariables> {
  return useMutation(ConfirmIdentityDocument, options);
}

export function useShareTargetQuery(options: (useQuery.Options<ShareTargetQuery, ShareTargetQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(ShareTargetDocument, options);
}

export function useRoomsQuery(options?: (useQuery.Options<RoomsQuery, RoomsQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(RoomsDocument, options ?? {});
}

export function usePeopleQuery(options: (useQuery.Options<PeopleQuery, PeopleQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(PeopleDocument, options);
}

export function useShareCardMutation(options?: Omit<useMutation.Options<ShareCardMutation, ShareCardMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ShareCardMutation, ShareCardMutationVariables> {
  return useMutation(ShareCardDocument, options);
}

export function useShareCardToGroupMutation(options?: Omit<useMutation.Options<ShareCardToGroupMutation, ShareCardToGroupMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ShareCardToGroupMutation, ShareCardToGroupMutationVariables> {
  return useMutation(ShareCardToGroupDocument, options);
}

export function useShareCardWithPeopleMutation(options?: Omit<useMutation.Options<ShareCardWithPeopleMutation, ShareCardWithPeopleMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<ShareCardWithPeopleMutation, ShareCardWithPeopleMutationVariables> {
  return useMutation(ShareCardWithPeopleDocument, options);
}

export function useRevokeShareMutation(options?: Omit<useMutation.Options<RevokeShareMutation, RevokeShareMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<RevokeShareMutation, RevokeShareMutationVariables> {
  return useMutation(RevokeShareDocument, options);
}

export function useCardSharesQuery(options: (useQuery.Options<CardSharesQuery, CardSharesQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(CardSharesDocument, options);
}

export function useAccountStateQuery(options?: (useQuery.Options<AccountStateQuery, AccountStateQueryVariables> & { returnPartialData?: false }) | SkipToken) {
  return useQuery(AccountStateDocument, options ?? {});
}

export function useKeepAccountMutation(options?: Omit<useMutation.Options<KeepAccountMutation, KeepAccountMutationVariables>, 'variables' | 'errorPolicy'>): useMutation.ResultTuple<KeepAccountMutation, KeepAccountMutationVariables> {
  return useMutation(KeepAccountDocument, options);
}
