/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What happened to a card. */
export type ActivityKind =
  /** A visitor tapped a contact detail or link. */
  | 'ACTION'
  /** A visitor left their details. */
  | 'LEAD'
  /** A visitor saved the contact file. */
  | 'SAVE'
  /** The card was shared. */
  | 'SHARE'
  /** A visitor viewed it. */
  | 'VIEW';

/** A phone number to add to a group. */
export type AddMemberByPhoneInput = {
  /** A group of which the viewer is owner or admin. */
  id: string;
  /** Signs do not matter; a number without country code is read as Indian. */
  phone: string;
};

/** Phone numbers and people to add to a group. */
export type AddMembersInput = {
  /** A group of which the viewer is owner or admin. */
  id: string;
  /** At most 100, and 200 together with the people. */
  phones?: Array<string> | null | undefined;
  /** People whom the viewer has met in a group, in a team or by a card, or knows by `syncContacts` within 24 hours. Who may not be added is invited. */
  userIds?: Array<string> | null | undefined;
};

/** Whether a number was added to the group, was in it already or is invited. */
export type AddOutcome =
  /** The person is in the group now. */
  | 'ADDED'
  /** The person was in the group before. */
  | 'ALREADY'
  /** An invitation was kept. It does not say whether anybody has the number. */
  | 'INVITED';

/** The passkey that a device has made. */
export type AddPasskeyInput = {
  /** At most 60 characters; without it, browser and system. */
  name?: string | null | undefined;
  /** What the browser answers to `startPasskey`. */
  response: object;
};

/** The days of a report, and the card it is about. */
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

/** What can be done in a team and is kept in its log. */
export type AuditAction =
  /** A member deleted their account. */
  | 'ACCOUNT_ENDED'
  /** The brand kit was changed. */
  | 'BRAND_CHANGED'
  /** A card was put under a template. */
  | 'CARD_FOLLOWED'
  /** A card was taken off a template. */
  | 'CARD_RELEASED'
  /** The team was made. */
  | 'CREATED'
  /** A design was published for the team. */
  | 'DESIGN_PUBLISHED'
  /** A design was taken back from the team. */
  | 'DESIGN_WITHDRAWN'
  /** The person who gets the cards and contacts of leaving members was named. */
  | 'HEIR_NAMED'
  /** The team got a new owner because the former owner’s account ended. */
  | 'INHERITED'
  /** An invitation was withdrawn. */
  | 'INVITATION_WITHDRAWN'
  /** Somebody was invited by email. */
  | 'INVITED'
  /** Somebody joined the team. */
  | 'JOINED'
  /** A member got another job label. */
  | 'LABEL_CHANGED'
  /** The leaderboard was switched on or off. */
  | 'LEADERBOARD_CHANGED'
  /** A member left the team. */
  | 'LEFT'
  /** The join link was made or replaced. */
  | 'LINK_CHANGED'
  /** The join link was removed. */
  | 'LINK_REMOVED'
  /** A member was removed. */
  | 'REMOVED'
  /** The team got another name. */
  | 'RENAMED'
  /** A member got another role. */
  | 'ROLE_CHANGED'
  /** A member got a paid seat. */
  | 'SEAT_GIVEN'
  /** A paid seat was taken from a member. */
  | 'SEAT_TAKEN'
  /** The rule that members need a second factor was changed. */
  | 'SECOND_FACTOR_CHANGED'
  /** A template was changed. */
  | 'TEMPLATE_CHANGED'
  /** A template was made. */
  | 'TEMPLATE_CREATED'
  /** A template was deleted. */
  | 'TEMPLATE_DELETED'
  /** The team was handed over to another owner. */
  | 'TRANSFERRED';

/** How long one payment lasts. */
export type BillingInterval =
  /** One calendar month. */
  | 'MONTH'
  /** One year. */
  | 'YEAR';

/** Who takes the money on an installation. */
export type BillingProvider =
  /** This installation takes no payments and includes every feature. */
  | 'NONE'
  /** Stripe takes real payments. */
  | 'STRIPE'
  /** The test provider. No money moves. */
  | 'TEST';

/** What a block shows. It decides which of its fields are read; the others become empty. */
export type BlockKind =
  /** A button with its words in `title`, and `url`. */
  | 'BUTTON'
  /** A page on which visitors book a time, in `url`. `title` has the words of its button. */
  | 'CALENDAR'
  /** A line. It has no fields. */
  | 'DIVIDER'
  /** A PDF that was uploaded, or a link to a file, in `url`. `title` is its name. */
  | 'FILE'
  /** Up to 12 `pictures`, with a heading in `title`. */
  | 'GALLERY'
  /** A link with its words in `title`, a second line in `text`, `url` and `icon`. */
  | 'LINK'
  /** A place: its name in `title`, its address in `text`, a link to a map in `url`. */
  | 'MAP'
  /** What `title` said of the person, in `text`. `caption` has their role and company, `imageUrl` their photo. */
  | 'TESTIMONIAL'
  /** A heading in `title`, paragraphs in `text`, or both. */
  | 'TEXT'
  /** A video at `url`: of YouTube, Vimeo, a file that was uploaded, or a link that ends in .mp4, .webm or .mov. `title` is its name, `imageUrl` its poster. */
  | 'VIDEO';

/** A picture of a gallery. It needs `imageUrl`. */
export type BlockPictureInput = {
  /** What the picture shows, for people who can’t see it; at most 300 characters. */
  alt?: string | null | undefined;
  /** A link, or the path that `uploadImage` gave. */
  imageUrl?: string | null | undefined;
};

/** The person to block. */
export type BlockUserInput = {
  /** Anyone but the viewer. */
  userId: string;
};

/** What a visitor tapped on a card. */
export type CardActionTarget =
  /** The email address. */
  | 'EMAIL'
  /** The link to Facebook. */
  | 'FACEBOOK'
  /** The link to GitHub. */
  | 'GITHUB'
  /** The link to Instagram. */
  | 'INSTAGRAM'
  /** The link to LinkedIn. */
  | 'LINKEDIN'
  /** The address, or its link to a map. */
  | 'MAP'
  /** The phone number. */
  | 'PHONE'
  /** The link to a profile on another network. */
  | 'PROFILE'
  /** The link to Telegram. */
  | 'TELEGRAM'
  /** The link to X (Twitter). */
  | 'TWITTER'
  /** The link to the website. */
  | 'WEBSITE'
  /** The WhatsApp number. */
  | 'WHATSAPP'
  /** The link to YouTube. */
  | 'YOUTUBE';

/** A postal address, its place on a map, or both. */
export type CardAddressInput = {
  /** Who sees this entry. Left out: as it was. Others than the owner read null. */
  audience?: FieldAudience | null | undefined;
  /** Such as `work`. Known are `mobile work home main fax pager other`; others are own words, at most 40 characters. */
  label?: string | null | undefined;
  /** A link to the map; '' for a search for the address. */
  map?: string | null | undefined;
  /** With line breaks; at most 500 characters. */
  value?: string | null | undefined;
};

/** A part of a card’s page. What its kind doesn’t use becomes empty. */
export type CardBlockInput = {
  /** Who sees this entry. Left out: as it was. Others than the owner read null. */
  audience?: FieldAudience | null | undefined;
  /** At most 120 characters. */
  caption?: string | null | undefined;
  /** Of a LINK. Null for the first letter of its site. */
  icon?: LinkIcon | null | undefined;
  /** The poster or photo. A link, or the path that `uploadImage` gave. */
  imageUrl?: string | null | undefined;
  /** What the block shows. */
  kind: BlockKind;
  /** Of a GALLERY, at most 12. */
  pictures?: Array<BlockPictureInput> | null | undefined;
  /** With line breaks, at most 2,000 characters; of a LINK one line of at most 200, of a MAP at most 500. */
  text?: string | null | undefined;
  /** A heading, the words of a link, a name; at most 120 characters. */
  title?: string | null | undefined;
  /** Where the block leads. A LINK or a BUTTON may have an email address or a telephone number, too. */
  url?: string | null | undefined;
};

/** The whole card: what is left out becomes empty. `phone` and other single fields are entries of lists: without its list such a field changes that entry and leaves the others, beside a changed list it is not read. */
export type CardDataInput = {
  /** The first of `addresses`. */
  address?: string | null | undefined;
  /** The map of the first of `addresses`. */
  addressMap?: string | null | undefined;
  /** At most 10; replaces the list. */
  addresses?: Array<CardAddressInput> | null | undefined;
  /** Who sees single fields, where that is not everyone. Null for others than the owner. A write without it, or with null, keeps what is saved. */
  audiences?: Array<CardFieldAudienceInput> | null | undefined;
  /** What the card’s page shows below the contacts, in this order. At most 30; null for none. */
  blocks?: Array<CardBlockInput> | null | undefined;
  /** Of a template; null for the theme as it is. */
  design?: CardDesignInput | null | undefined;
  /** The first of `emails`. */
  email?: string | null | undefined;
  /** At most 10; replaces the list. */
  emails?: Array<CardEmailInput> | null | undefined;
  /** Details that depend on the type of the card. */
  extra?: CardExtraInput | null | undefined;
  /** The family name. For contact files, where the words of `name` don’t tell it; at most 120 characters. Null is as empty. */
  familyName?: string | null | undefined;
  /** The given name. For contact files, where the words of `name` don’t tell it; at most 120 characters. Null is as empty. */
  givenName?: string | null | undefined;
  /** BCP 47 tag such as `hi` or `pt-BR`. Of the card’s own texts; required with `translations`, otherwise it may be empty. */
  language?: string | null | undefined;
  /** A link, or the path that `uploadImage` gave. */
  logoUrl?: string | null | undefined;
  /** At most 120 characters. Required; a business card may have a company name instead. */
  name?: string | null | undefined;
  /** The first of `phones`. */
  phone?: string | null | undefined;
  /** At most 10; replaces the list. */
  phones?: Array<CardPhoneInput> | null | undefined;
  /** Further profiles, in the order they are shown. At most 20; null for none. */
  profiles?: Array<CardProfileInput> | null | undefined;
  /** Such as `she/her`. At most 60 characters. Null is as empty. */
  pronouns?: string | null | undefined;
  /** Such as `AH-sha ROW`. How the name is said. At most 60 characters. Null is as empty. */
  pronunciation?: string | null | undefined;
  /** The person’s job title, at most 120 characters. */
  role?: string | null | undefined;
  /** Links to the person’s profiles on social networks. */
  socials?: CardSocialsInput | null | undefined;
  /** Such as `PhD`. Stands behind the name. At most 60 characters. Null is as empty. */
  suffix?: string | null | undefined;
  /** A line below the name, at most 200 characters. */
  tagline?: string | null | undefined;
  /** At most 10. */
  tags?: Array<string> | null | undefined;
  /** The look of the card, unless `design` changes it. */
  theme?: CardTheme | null | undefined;
  /** At most 120 characters. The address is made from it. Without a title, name or company stands in. */
  title?: string | null | undefined;
  /** The card in other languages. Visitors read theirs. At most 5; null for none. */
  translations?: Array<CardTranslationInput> | null | undefined;
  /** What the card is for. It decides which details the face shows. */
  type?: CardType | null | undefined;
  /** The first of `websites`. */
  website?: string | null | undefined;
  /** At most 10; replaces the list. */
  websites?: Array<CardWebsiteInput> | null | undefined;
};

/** The colours of a design. Each text needs a contrast of 4.5 : 1 with the paper. */
export type CardDesignColorsInput = {
  /** `#rrggbb`; the badge and the ornament. */
  accent: string;
  /** `#rrggbb`; the contacts. */
  line: string;
  /** `#rrggbb`; the name. */
  name: string;
  /** `#rrggbb`; where the paper begins. */
  paper: string;
  /** `#rrggbb`; where the paper ends. The same as `paper` for one colour. */
  paperEnd: string;
  /** `#rrggbb`; the role. */
  role: string;
};

/** What the words on a card are set in. */
export type CardDesignFontsInput = {
  /** Name and role. */
  name: CardFont;
  /** All other words. */
  text: CardFont;
};

/** Colours and layout on top of a theme. */
export type CardDesignInput = {
  /** What the paper and the words are coloured in. */
  colors: CardDesignColorsInput;
  /** The picture at the top of the card’s page: the path that `uploadImage` gave, or https. Null for none. */
  coverUrl?: string | null | undefined;
  /** The logo in light letters, which dark paper shows: a path that `uploadImage` gave, or https. Null for none. */
  darkLogoUrl?: string | null | undefined;
  /** Null for those of the theme. */
  fonts?: CardDesignFontsInput | null | undefined;
  /** Where name and role stand. */
  head?: CardHead | null | undefined;
  /** Null lets the card’s pictures decide: COVER with a cover, otherwise PORTRAIT with a photo, otherwise TYPE. */
  layout?: CardLayout | null | undefined;
  /** How large the logo is. Null is MEDIUM. */
  logoSize?: LogoSize | null | undefined;
  /** Of the template that it came from; at most 40 characters. */
  name?: string | null | undefined;
  /** What is drawn on the paper besides words. */
  ornament?: CardOrnament | null | undefined;
};

/** An email address. One without an address is left out. */
export type CardEmailInput = {
  /** Who sees this entry. Left out: as it was. Others than the owner read null. */
  audience?: FieldAudience | null | undefined;
  /** Such as `work`. Known are `mobile work home main fax pager other`; others are own words, at most 40 characters. */
  label?: string | null | undefined;
  /** At most 254 characters. */
  value?: string | null | undefined;
};

/** What a page reports about a visitor. */
export type CardEventKind =
  /** A contact detail or link was tapped. */
  | 'ACTION'
  /** The card was on screen for at least one second. */
  | 'VIEW';

/** Details that depend on the type of the card. What is left out becomes empty. */
export type CardExtraInput = {
  /** Details of the company. For cards of the types BUSINESS and EVENT. */
  company?: CompanyDetailsInput | null | undefined;
  /** Shown on cards of the type EVENT; null for nothing. */
  event?: EventDetailsInput | null | undefined;
  /** Details of the person. Every type of card has them. */
  personal?: PersonalDetailsInput | null | undefined;
  /** Shown on cards of the type PORTFOLIO, in this order; at most 12. Null for none. */
  works?: Array<PortfolioWorkInput> | null | undefined;
};

/** A single field of a card that may have an audience. Entries of lists have their own. */
export type CardField =
  /** The company, in all languages. On a card without a name it is the name, and everyone sees it. */
  | 'COMPANY'
  /** Schools or degrees. */
  | 'EDUCATION'
  /** Day, place and tickets of an event. */
  | 'EVENT'
  /** `socials.facebook`. */
  | 'FACEBOOK'
  /** `socials.github`. */
  | 'GITHUB'
  /** `socials.instagram`. */
  | 'INSTAGRAM'
  /** `socials.linkedin`. */
  | 'LINKEDIN'
  /** The logo, that of the company, and the one for dark mode. */
  | 'LOGO'
  /** The message to people who open the card. */
  | 'MESSAGE'
  /** The person’s picture. */
  | 'PHOTO'
  /** How the person is spoken of. */
  | 'PRONOUNS'
  /** How the name is said. */
  | 'PRONUNCIATION'
  /** The job title, in all languages. */
  | 'ROLE'
  /** What stands behind the name, such as `PhD`. */
  | 'SUFFIX'
  /** The line below the name, in all languages. */
  | 'TAGLINE'
  /** All tags. */
  | 'TAGS'
  /** `socials.telegram`. */
  | 'TELEGRAM'
  /** `socials.twitter`. */
  | 'TWITTER'
  /** `socials.whatsapp`. */
  | 'WHATSAPP'
  /** All works of a portfolio card. */
  | 'WORKS'
  /** `socials.youtube`. */
  | 'YOUTUBE';

/** Who sees a single field of a card. */
export type CardFieldAudienceInput = {
  /** Who sees it. */
  audience: FieldAudience;
  /** What the audience is of. */
  field: CardField;
};

/** The typefaces that a design can use. */
export type CardFont =
  /** Geist Mono, with letters of one width. */
  | 'MONO'
  /** Geist, without serifs. */
  | 'SANS'
  /** Newsreader, with serifs. */
  | 'SERIF';

/** Where name and role stand on the face. */
export type CardHead =
  /** Low, right above the contacts. */
  | 'LOW'
  /** At the top. */
  | 'TOP';

/** What stands on the face beside the words. */
export type CardLayout =
  /** A wide picture at the top, with the photo over its edge. */
  | 'COVER'
  /** Initials along one side. */
  | 'MONOGRAM'
  /** The photo along one side; initials without one. */
  | 'PORTRAIT'
  /** Words alone. */
  | 'TYPE';

/** What is drawn on the paper besides words, in the accent colour. */
export type CardOrnament =
  /** A band along one side. */
  | 'BAND'
  /** A filled corner. */
  | 'CORNER'
  /** A round disc. */
  | 'DISC'
  /** A frame around the card. */
  | 'FRAME'
  /** Nothing. */
  | 'NONE'
  /** An engraved rosette. */
  | 'ROSETTE'
  /** A thin line. */
  | 'RULE'
  /** A small square. */
  | 'SQUARE';

/** A telephone number. One without a number is left out. */
export type CardPhoneInput = {
  /** Who sees this entry. Left out: as it was. Others than the owner read null. */
  audience?: FieldAudience | null | undefined;
  /** Such as `work`. Known are `mobile work home main fax pager other`; others are own words, at most 40 characters. */
  label?: string | null | undefined;
  /** E.164. */
  value?: string | null | undefined;
};

/** A profile beside those of `socials`. */
export type CardProfileInput = {
  /** Who sees this entry. Left out: as it was. Others than the owner read null. */
  audience?: FieldAudience | null | undefined;
  /** Where the profile is. */
  network: SocialNetwork;
  /** Handle, number or full link. */
  value: string;
};

/** Links to profiles on social networks. What is left out becomes empty. */
export type CardSocialsInput = {
  /** Handle or full link. */
  facebook?: string | null | undefined;
  /** Handle or full link. */
  github?: string | null | undefined;
  /** Handle or full link. */
  instagram?: string | null | undefined;
  /** Handle or full link. */
  linkedin?: string | null | undefined;
  /** Handle or full link. */
  telegram?: string | null | undefined;
  /** Handle or full link. */
  twitter?: string | null | undefined;
  /** Phone number. */
  whatsapp?: string | null | undefined;
  /** Handle or full link. */
  youtube?: string | null | undefined;
};

/** The look of a card without a design of its own. */
export type CardTheme =
  /** Dark paper, a gold rule and an engraved rosette. */
  | 'LUXE'
  /** White paper, a bold sans-serif typeface and one brass square. */
  | 'MINIMAL'
  /** A grid and a monospaced typeface. */
  | 'TECH';

/** What a card says in another language. What is left out is read in the card’s own text. */
export type CardTranslationInput = {
  /** With line breaks, at most 500 characters. */
  address?: string | null | undefined;
  /** Of a business card or an event, at most 120 characters. */
  companyName?: string | null | undefined;
  /** BCP 47 tag such as `hi` or `pt-BR`. Each once a card. */
  language?: string | null | undefined;
  /** At most 120 characters. */
  name?: string | null | undefined;
  /** The job title, at most 120 characters. */
  role?: string | null | undefined;
  /** A line below the name, at most 200 characters. */
  tagline?: string | null | undefined;
};

/** What a card is for. */
export type CardType =
  /** For work: shows the company’s details first. */
  | 'BUSINESS'
  /** For an event: shows date, place and tickets. */
  | 'EVENT'
  /** For private use: shows the person’s details. */
  | 'PERSONAL'
  /** For people who show their work, such as designers. */
  | 'PORTFOLIO';

/** A website. One without a link is left out. */
export type CardWebsiteInput = {
  /** Who sees this entry. Left out: as it was. Others than the owner read null. */
  audience?: FieldAudience | null | undefined;
  /** Such as `work`. Known are `mobile work home main fax pager other`; others are own words, at most 40 characters. */
  label?: string | null | undefined;
  /** http or https. */
  value?: string | null | undefined;
};

/** The new address for signing in. */
export type ChangeEmailInput = {
  /** The new address, at most 254 characters. */
  email: string;
  /** The present password. */
  password: string;
};

/** The old and the new password. */
export type ChangePasswordInput = {
  /** The password that works now. */
  currentPassword: string;
  /** 6 to 256 characters. */
  newPassword: string;
};

/** The plan that the viewer wants, and the amount they saw. */
export type ChangePlanInput = {
  /** Of a first month or year; later ones keep it. */
  currency: Currency;
  /** The amount that was shown. CONFLICT when it is another one by now. */
  dueMinor: number;
  /** How often the plan is paid. */
  interval?: BillingInterval | null | undefined;
  /** The plan that the viewer wants. */
  plan: PlanKey;
  /** 1 to 500, the viewer’s own included. */
  seats?: number | null | undefined;
};

/** How a visitor came to the card. */
export type Channel =
  /** From the public directory or a profile. */
  | 'DIRECTORY'
  /** From a group in the chat. */
  | 'GROUP'
  /** From a share to people in the app. */
  | 'IN_APP'
  /** By a link, such as one sent in a message. */
  | 'LINK'
  /** By holding a phone to an NFC tag. */
  | 'NFC'
  /** By scanning the card’s QR code. */
  | 'QR';

/** The database in Notion in which contacts are kept. */
export type ChooseDatabaseInput = {
  /** The `id` of one of `ConnectorChoices.databases`. */
  databaseId: string;
  /** The `id` of the viewer’s `Connector` of the kind NOTION. */
  id: string;
};

/** Details of the company. What is left out becomes empty. */
export type CompanyDetailsInput = {
  /** The first of `addresses` labelled `work`. */
  address?: string | null | undefined;
  /** Shown as the badge; groups cards in the directory. */
  category?: string | null | undefined;
  /** A link, or the path that `uploadImage` gave. */
  companyLogo?: string | null | undefined;
  /** The first of `phones` labelled `work`. */
  companyMobile?: string | null | undefined;
  /** The company’s name, at most 120 characters. A business card may have it instead of a person’s name. */
  companyName?: string | null | undefined;
  /** The person’s job title in the company, at most 120 characters. */
  designation?: string | null | undefined;
  /** The first of `emails` labelled `work`. */
  email?: string | null | undefined;
  /** The map of the first address labelled `work`. */
  mapsLink?: string | null | undefined;
  /** A message on the card, with line breaks; at most 2,000 characters. */
  message?: string | null | undefined;
  /** The first of `websites` labelled `work`. */
  website?: string | null | undefined;
};

/** The first code of an authenticator app. */
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
  /** The account’s password. */
  password?: string | null | undefined;
};

/** The code that proves a phone number. */
export type ConfirmPhoneInput = {
  /** 6 digits; spaces do not matter. */
  code: string;
};

/** A service and the token that opens it. */
export type ConnectWithTokenInput = {
  /** A service whose `ConnectorOffer.takesToken` is true. */
  kind: ConnectorKind;
  /** Of a private app. It is kept encrypted, and never told again. */
  token: string;
};

/** Which way records go. */
export type ConnectorDirection =
  /** From the service into the address book. */
  | 'IN'
  /** From the address book to the service. */
  | 'OUT';

/** The connected service. */
export type ConnectorInput = {
  /** The `id` of a `Connector` of the viewer. */
  id: string;
};

/** The services that an address book can be connected with. */
export type ConnectorKind =
  /** Any program that can send JSON to an address and receive webhooks. */
  | 'AUTOMATION'
  /** Google contacts. */
  | 'GOOGLE'
  /** Contacts in HubSpot. */
  | 'HUBSPOT'
  /** A database in Notion. */
  | 'NOTION'
  /** Contacts in Salesforce. */
  | 'SALESFORCE';

/** Whether a record was created, updated or skipped, or failed. */
export type ConnectorOutcome =
  /** A new contact or record was made. */
  | 'CREATED'
  /** It could not be taken over; `reason` says why. It can be tried again. */
  | 'FAILED'
  /** There was nothing new in it. */
  | 'SKIPPED'
  /** A contact or record got new values. */
  | 'UPDATED';

/** How far a run is. */
export type ConnectorRunStatus =
  /** The run has gone through all records. */
  | 'DONE'
  /** The run ended early; `reason` says why. */
  | 'FAILED'
  /** The run is under way. */
  | 'RUNNING'
  /** The service asked to wait, or is away. The run goes on at `resumesAt`. */
  | 'WAITING';

/** Whether a connection works. */
export type ConnectorState =
  /** Records can come and go. */
  | 'CONNECTED'
  /** The service has ended the permission. Connect it again to go on. */
  | 'RECONNECT';

/** What happened between the viewer and a contact. */
export type ContactActivityKind =
  /** They left their details on a card of the viewer. */
  | 'EXCHANGED'
  /** Their last message to each other, by either of them. */
  | 'MESSAGED'
  /** They opened what the viewer shared. */
  | 'OPENED'
  /** They shared a card with the viewer in the app. */
  | 'RECEIVED'
  /** The viewer saved their card. */
  | 'SAVED'
  /** The viewer shared a card with them in the app. */
  | 'SENT';

/** An email address of a contact. */
export type ContactEmailInput = {
  /** A label such as `work`, at most 40 characters. */
  label?: string | null | undefined;
  /** At most 254 characters. */
  value: string;
};

/** How far an import is. */
export type ContactImportStatus =
  /** The file was read, and nothing is imported yet. */
  | 'CHECKED'
  /** All good rows are imported. */
  | 'DONE'
  /** The import ended because the address book has no room for more. */
  | 'FULL'
  /** The rows are being imported in the background. */
  | 'RUNNING';

/** A phone number of a contact. */
export type ContactPhoneInput = {
  /** A label such as `work`, at most 40 characters. */
  label?: string | null | undefined;
  /** A number without country code is read as Indian. Extensions are kept. */
  value: string;
};

/** The order of the address book. */
export type ContactSort =
  /** By company, in alphabetical order. Contacts without a company come last. */
  | 'COMPANY'
  /** The contact with the latest activity first. */
  | 'LAST_ACTIVITY'
  /** By name, in alphabetical order. */
  | 'NAME';

/** How a contact, or a field of it, came in. */
export type ContactSource =
  /** Sent as JSON by a program to the automation address. */
  | 'AUTOMATION'
  /** A visitor left their details on a card. */
  | 'EXCHANGE'
  /** From Google contacts. */
  | 'GOOGLE'
  /** From HubSpot. */
  | 'HUBSPOT'
  /** From an imported CSV file. */
  | 'IMPORT_CSV'
  /** From an imported vCard file. */
  | 'IMPORT_VCARD'
  /** Typed by the viewer, or written by a program with a token. */
  | 'MANUAL'
  /** The viewer saved a card. */
  | 'SAVED_CARD';

/** Who talks in a conversation. */
export type ConversationKind =
  /** Two people. */
  | 'DIRECT'
  /** The members of a group. */
  | 'GROUP';

/** The picture on another site to copy. */
export type CopyPictureInput = {
  /** http(s) address of a JPEG, PNG or WebP of at most 5 MB. */
  url: string;
};

/** What a new token may do and how long it works. */
export type CreateAccessTokenInput = {
  /** Within a year; 90 days when it is absent. Null: until it is revoked. */
  expiresAt?: string | null | undefined;
  /** What it is for; at most 60 characters. */
  name: string;
  /** At least one. */
  scopes: Array<TokenScope>;
};

/** An app that asks people whether it may act for them. */
export type CreateAppInput = {
  /** Whether it connects devices without a browser (RFC 8628). By default, only an app without redirect addresses does. */
  connectsDevices?: boolean | null | undefined;
  /** Whether it runs on a server of its own, which can keep a secret. */
  isConfidential?: boolean | null | undefined;
  /** What people see when it asks them; at most 60 characters. */
  name: string;
  /** Addresses that people may be sent back to: https, http on a loopback address, or the app’s own scheme. At most 10. An app that only connects devices needs none. */
  redirectUris: Array<string>;
};

/** A new card and who may open it. */
export type CreateCardInput = {
  /** What the card says. It needs a name and a phone number, email address, website or WhatsApp number. */
  data: CardDataInput;
  /** Shorter form of `visibility`, which wins: true is PUBLIC; false turns PUBLIC into PRIVATE and leaves UNLISTED alone. */
  isPublic?: boolean | null | undefined;
  /** PRIVATE when absent. */
  visibility?: Visibility | null | undefined;
};

/** At least a name, a company, an email address or a telephone number. */
export type CreateContactInput = {
  /** At most 120 characters. */
  company?: string | null | undefined;
  /** At most 254 characters. Replaces the first of `emails`. */
  email?: string | null | undefined;
  /** All email addresses, at most 10. Overrides `email`, which is the first of them. */
  emails?: Array<ContactEmailInput> | null | undefined;
  /** Where they met. */
  event?: string | null | undefined;
  /** When the viewer met them. */
  metAt?: string | null | undefined;
  /** At most 120 characters, like company, role and event. */
  name?: string | null | undefined;
  /** At most 4,000 characters. */
  note?: string | null | undefined;
  /** A number without country code is read as Indian. Replaces the first of `phones`. */
  phone?: string | null | undefined;
  /** All phone numbers, at most 10. Overrides `phone`, which is the first of them. */
  phones?: Array<ContactPhoneInput> | null | undefined;
  /** Their job title, at most 120 characters. */
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
  /** The column of the board in which the deal is. */
  stage?: DealStage | null | undefined;
  /** In minor units such as cents: a whole number from 0 to 100,000,000,000. */
  valueMinor?: number | null | undefined;
};

/** The name of a new group and what it is about. */
export type CreateGroupInput = {
  /** At most 500 characters. */
  description?: string | null | undefined;
  /** 1 to 80 characters. */
  name: string;
};

/** The name of a new team. */
export type CreateOrganizationInput = {
  /** 1 to 80 characters. */
  name: string;
};

/** A new template for a team’s cards. */
export type CreateOrganizationTemplateInput = {
  /** Its name stays empty: that is each member’s. */
  data: CardDataInput;
  /** Fields that are not in it are OPTIONAL. */
  fields: Array<OrganizationTemplateFieldInput>;
  /** Takes logo and look from the team’s brand kit, locked. */
  hasBrand?: boolean | null | undefined;
  /** 1 to 80 characters. */
  name: string;
  /** A team of which the viewer is owner or admin. */
  organizationId: string;
};

/** The deal that is to be paid by a link. */
export type CreatePaymentLinkInput = {
  /** The deal, whose value is the amount. */
  id: string;
};

/** A contact and the time to get in touch. */
export type CreateReminderInput = {
  /** A contact of the viewer. */
  contactId: string;
  /** A time to come, at most 10 years from now. */
  dueAt: string;
  /** At most 500 characters. */
  note?: string | null | undefined;
};

/** A template that the viewer keeps. */
export type CreateTemplateInput = {
  /** Null for the theme as it is. */
  design?: CardDesignInput | null | undefined;
  /** 1 to 40 characters. */
  name: string;
  /** The shelf of the marketplace on which it stands. */
  tag: TemplateTag;
  /** The theme that the design is based on. */
  theme: CardTheme;
};

/** An address and the events it is told of. */
export type CreateWebhookInput = {
  /** Limits events of cards, shares and leads to these cards of the viewer; at most 100. All cards when it is left out. */
  cardIds?: Array<string> | null | undefined;
  /** At most 100 characters. */
  description?: string | null | undefined;
  /** At least one. */
  events: Array<WebhookEvent>;
  /** Limits events of contacts to those with one of these tags; at most 20, each of at most 40 characters. All contacts when it is left out. */
  tags?: Array<string> | null | undefined;
  /** https, and on the public internet; at most 2000 characters. Or `listen:`, to fetch the events by `webhookRequested`. */
  url: string;
};

/** The currencies in which plans are sold. */
export type Currency =
  /** Indian rupees. One minor unit is a paisa. */
  | 'INR'
  /** US dollars. One minor unit is a cent. */
  | 'USD';

/** How far the payment of a deal by its link is. */
export type DealPaymentStatus =
  /** There is a link to pay by, and nothing is paid yet. */
  | 'OPEN'
  /** The amount was paid by the link. */
  | 'PAID'
  /** All that was paid was refunded. */
  | 'REFUNDED';

/** How far a deal is, in the order of the board. WON and LOST are its ends. */
export type DealStage =
  /** The two sides are talking. */
  | 'IN_CONVERSATION'
  /** Closed without success. */
  | 'LOST'
  /** Opened, and nobody has talked yet. The first column. */
  | 'NEW'
  /** An offer was made. */
  | 'PROPOSAL'
  /** Closed with success. */
  | 'WON';

/** Which of the viewer’s apps is deleted. */
export type DeleteAppInput = {
  /** The `OAuthApp.id` of an app of the viewer. */
  id: string;
};

/** Which of the viewer’s cards is deleted. */
export type DeleteCardInput = {
  /** A card of the viewer. Deleting it can’t be undone. */
  id: string;
  /** Deletes the card only if this is its saved version. A stale version is refused with CONFLICT and the saved card in `extensions.current`. */
  version?: number | null | undefined;
};

/** The saved filter to delete. */
export type DeleteContactFilterInput = {
  /** One of the viewer’s saved filters. */
  id: string;
};

/** Which of the viewer’s contacts is deleted. */
export type DeleteContactInput = {
  /** A contact of the viewer. Deleting it can’t be undone. */
  id: string;
};

/** Which contacts go: those with these ids, or all that match a filter. */
export type DeleteContactsInput = {
  /** 1 to 200; ids that are no contacts of the viewer are left out. Either these or `matching`. */
  ids?: Array<string> | null | undefined;
  /** A filter in place of `ids`. */
  matching?: MatchingContactsInput | null | undefined;
};

/** Which of the viewer’s deals is deleted. */
export type DeleteDealInput = {
  /** A deal of the viewer. Deleting it can’t be undone. */
  id: string;
  /** Deletes the deal only if this is its saved version. A stale version is refused with CONFLICT and the saved deal in `extensions.current`. */
  version?: number | null | undefined;
};

/** Which message is deleted. Admins of a group may choose anyone’s. */
export type DeleteMessageInput = {
  /** A message that the viewer may delete. Its number stays, and its text is gone. */
  id: string;
};

/** Which of the viewer’s reminders is deleted. */
export type DeleteReminderInput = {
  /** A reminder of the viewer. */
  id: string;
};

/** Which of the viewer’s own templates is deleted. */
export type DeleteTemplateInput = {
  /** One of the viewer’s own templates. */
  id: string;
};

/** Which app may no longer act for the viewer. */
export type DisconnectAppInput = {
  /** A `ConnectedApp.id` of the viewer. */
  id: string;
};

/** Why contacts look like one person. */
export type DuplicateReason =
  /** They have the same email address. */
  | 'EMAIL'
  /** They have the same name and the same company. */
  | 'NAME_COMPANY'
  /** They belong to the same account. */
  | 'PERSON'
  /** They have the same phone number. */
  | 'PHONE';

/** A message and its new text. */
export type EditMessageInput = {
  /** A message that the viewer sent. */
  id: string;
  /** At most 4000 characters. An @ before the name of a group member mentions them. */
  text: string;
};

/** Which of the viewer’s devices is signed out. */
export type EndSessionInput = {
  /** A session of the viewer. */
  id: string;
};

/** When and where the event takes place. What is left out becomes empty. */
export type EventDetailsInput = {
  /** ISO date, or empty. */
  date?: string | null | undefined;
  /** `HH:MM`, or empty. Earlier than the start: the next day. */
  endTime?: string | null | undefined;
  /** Where the event takes place, at most 200 characters. */
  place?: string | null | undefined;
  /** `HH:MM` at the place, or empty for the whole day. */
  startTime?: string | null | undefined;
  /** http or https; https:// is added when it has no scheme. */
  ticketsUrl?: string | null | undefined;
};

/** Whether a visitor is asked for something. */
export type ExchangeRule =
  /** The form does not show the field. */
  | 'HIDDEN'
  /** The form shows the field, and the visitor may leave it empty. */
  | 'OPTIONAL'
  /** The visitor has to fill in the field. */
  | 'REQUIRED';

/** The order of the directory. */
export type ExploreSort =
  /** The newest cards first. */
  | 'NEWEST'
  /** The best matches first, among the 2,000 newest that match. */
  | 'RELEVANCE';

/** The listing to feature for seven days. */
export type FeatureListingInput = {
  /** A public card of the viewer. */
  cardId: string;
  /** One under which the card is listed. Case does not matter. */
  category: string;
};

/** Who sees a part of a card, among those who may open the card. */
export type FieldAudience =
  /** People whose card the owner saved as a contact. */
  | 'CONTACTS'
  /** Everyone. Null in answers says the same. */
  | 'EVERYONE'
  /** People who got the card from its owner, by a link, a share or a group, and the owner’s contacts. */
  | 'HANDED'
  /** The owner alone. */
  | 'ONLY_ME'
  /** People who are signed in. */
  | 'SIGNED_IN';

/** What the service sent back after the viewer allowed the connection. */
export type FinishConnectionInput = {
  /** As it came back. */
  code: string;
  /** As it came back. */
  state: string;
};

/** The gender that a person states on their card. Only the owner sees it. */
export type Gender =
  /** Stated as female. */
  | 'FEMALE'
  /** Stated as male. */
  | 'MALE'
  /** Stated as neither female nor male. */
  | 'OTHER';

/** A person from Google contacts, as `readGooglePeople` gave them. */
export type GooglePersonInput = {
  /** Their email address; '' when Google has none. */
  email?: string | null | undefined;
  /** All their email addresses; a contact keeps 10. */
  emails?: Array<string> | null | undefined;
  /** Their name; '' when Google has none. */
  name?: string | null | undefined;
  /** Their phone number; '' when Google has none. */
  phone?: string | null | undefined;
  /** All their phone numbers; a contact keeps 10. */
  phones?: Array<string> | null | undefined;
};

/** How somebody came into a group or went. */
export type GroupEventKind =
  /** Somebody else added them. */
  | 'ADDED'
  /** They joined by the code, a link or an invitation. */
  | 'JOINED'
  /** They left. */
  | 'LEFT'
  /** An admin removed them. */
  | 'REMOVED';

/** The group that the operation is about. */
export type GroupInput = {
  /** A group that the viewer may see, or is invited to. */
  id: string;
};

/** Somebody in a group. */
export type GroupPersonInput = {
  /** The group's. */
  id: string;
  /** A member of the group. */
  userId: string;
};

/** What a person may do in a group. */
export type GroupRole =
  /** Everything but handing over and deleting the group. */
  | 'ADMIN'
  /** Reads, writes and invites others by the code. */
  | 'MEMBER'
  /** Everything, also handing over and deleting the group. Each group has one. */
  | 'OWNER';

/** The people from Google contacts to import. */
export type ImportGooglePeopleInput = {
  /** 1 to 2,000, as `readGooglePeople` gave them. */
  people: Array<GooglePersonInput>;
};

/** The person to invite and what they may do. */
export type InviteToOrganizationInput = {
  /** The address that the link is mailed to. */
  email: string;
  /** A team in which the viewer may invite. */
  id: string;
  /** What they do, in the team's words; at most 40 characters. */
  label?: string | null | undefined;
  /** Below one’s own. */
  role?: OrganizationRole | null | undefined;
};

/** A group and when its join code ends. */
export type JoinCodeInput = {
  /** In the future; null: the code has no end. */
  expiresAt?: string | null | undefined;
  /** A group of which the viewer is owner or admin. */
  id: string;
};

/** The join code of a group. */
export type JoinGroupInput = {
  /** Case, spaces and hyphens do not matter. */
  code: string;
};

/** The link into a team. */
export type JoinOrganizationInput = {
  /** Of a mailed link or of the team’s link. */
  token: string;
};

/** Contacts that look alike and are different people. */
export type KeepContactsApartInput = {
  /** 2 to 20 of the viewer’s contacts. */
  ids: Array<string>;
};

/** Which of the viewer’s groups is left. */
export type LeaveGroupInput = {
  /** A group that the viewer is in and does not own. */
  id: string;
};

/** What a link has as its picture. */
export type LinkIcon =
  /** For a publication, a blog or a guide. */
  | 'BOOK'
  /** For jobs and services. */
  | 'BRIEFCASE'
  /** For dates and bookings. */
  | 'CALENDAR'
  /** For photos. */
  | 'CAMERA'
  /** For a shop. */
  | 'CART'
  /** For software. */
  | 'CODE'
  /** For an invitation to meet, or a tip. */
  | 'COFFEE'
  /** For a file to save. */
  | 'DOWNLOAD'
  /** For an offer or a voucher. */
  | 'GIFT'
  /** For a website. */
  | 'GLOBE'
  /** For courses. */
  | 'GRADUATION'
  /** For a cause or a donation. */
  | 'HEART'
  /** For a house or a room. */
  | 'HOME'
  /** For a letter or a newsletter. */
  | 'MAIL'
  /** For a chat. */
  | 'MESSAGE'
  /** For a podcast or a talk. */
  | 'MIC'
  /** For songs and albums. */
  | 'MUSIC'
  /** For press and news. */
  | 'NEWSPAPER'
  /** For a call. */
  | 'PHONE'
  /** For a place. */
  | 'PIN'
  /** For a video. */
  | 'PLAY'
  /** For reviews. */
  | 'STAR'
  /** For an event’s tickets. */
  | 'TICKET'
  /** For a menu or a table. */
  | 'UTENSILS';

/** How large a logo is drawn. */
export type LogoSize =
  /** A third of the card wide at most. */
  | 'LARGE'
  /** A quarter of the card wide at most. */
  | 'MEDIUM'
  /** Three quarters of the medium size. */
  | 'SMALL';

/** A field of a contact, and what the service calls it. */
export type MappedFieldInput = {
  /** `name`, `company`, `role`, `email`, `phone`, `website`, `note` or `event`. */
  field: string;
  /** The field’s name there. Join several with ` + `; "" leaves it out. */
  theirs: string;
};

/** The notifications that the viewer has read. */
export type MarkNotificationsReadInput = {
  /** At most 100; all of the viewer’s when it is left out. */
  ids?: Array<string> | null | undefined;
};

/** Contacts, and whether they belong to the team. */
export type MarkOrganizationContactsInput = {
  /** At most 100. */
  ids: Array<string>;
  /** Whether they are the team’s, or the viewer’s own. */
  isOrganizations: boolean;
};

/** How far the viewer has read a conversation. */
export type MarkReadInput = {
  /** A conversation that the viewer is in. */
  conversationId: string;
  /** Of the last message that was read. What was read before stays read. */
  number: number;
};

/** Every contact of the viewer that `contacts` gives for this filter; at most 5,000. */
export type MatchingContactsInput = {
  /** Words or parts of words; all have to be in the contact. */
  query?: string | null | undefined;
  /** Contacts that carry exactly this tag. */
  tag?: string | null | undefined;
  /** How many the viewer was shown. CONFLICT when the filter finds another number by now. */
  totalCount: number;
};

/** Contacts that are one person, and the one to keep. */
export type MergeContactsInput = {
  /** 2 to 20 of the viewer’s contacts, the kept one among them. */
  ids: Array<string>;
  /** Whose own words win. */
  keep: string;
};

/** A deal and its new stage. */
export type MoveDealInput = {
  /** A deal of the viewer. */
  id: string;
  /** The stage that the deal gets. WON and LOST close it; others open it again. */
  stage: DealStage;
  /** The version that you edited. A stale version is refused with CONFLICT and the saved deal in `extensions.current`. */
  version: number;
};

/** A conversation and whether it notifies the viewer. */
export type MuteConversationInput = {
  /** A conversation that the viewer is in. */
  conversationId: string;
  /** True switches notifications off; false switches them on. */
  isMuted: boolean;
};

/** What a notification is about. */
export type NotificationKind =
  /** A visitor left their details on a card. */
  | 'LEAD'
  /** Somebody wrote a direct message or mentioned the viewer. */
  | 'MESSAGE'
  /** A deal was paid by its link. */
  | 'PAYMENT'
  /** One of the viewer’s reminders is due. */
  | 'REMINDER'
  /** Somebody sent the viewer a card. */
  | 'SHARE';

/** The person to talk to. */
export type OpenDirectInput = {
  /** Someone the viewer may message. */
  userId: string;
};

/** The days of a team’s report. */
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

/** The three colours of a brand kit. */
export type OrganizationBrandColorsInput = {
  /** `#rrggbb`, with a contrast of 4.5 : 1 with the primary colour or more; badges and the ornament. */
  accent: string;
  /** `#rrggbb`; the paper of cards. */
  primary: string;
  /** `#rrggbb`, with a contrast of 4.5 : 1 with the primary colour or more; the roles on cards. */
  secondary: string;
};

/** The two typefaces of a brand kit. */
export type OrganizationBrandFontsInput = {
  /** Of names and roles. */
  name: CardFont;
  /** Of all else. */
  text: CardFont;
};

/** The whole brand kit of a team. */
export type OrganizationBrandInput = {
  /** The colours of cards that take the kit. */
  colors: OrganizationBrandColorsInput;
  /** As `logoUrl`: the picture at the top of the cards' pages. */
  coverUrl: string;
  /** The typefaces of cards that take the kit. */
  fonts: OrganizationBrandFontsInput;
  /** Path of a picture that was uploaded for the team; '' for none. */
  logoUrl: string;
};

/** The card that the operation is about. */
export type OrganizationCardInput = {
  /** A card that follows a template of the team. */
  cardId: string;
};

/** The team that the operation is about. */
export type OrganizationInput = {
  /** The team that the viewer is in. */
  id: string;
};

/** Which team, and whom in it. */
export type OrganizationPersonInput = {
  /** The team that the viewer is in. */
  id: string;
  /** A member of the team. */
  userId: string;
};

/** What a person may do in a team. */
export type OrganizationRole =
  /** Everything but handing over and deleting the team. */
  | 'ADMIN'
  /** Invites members, gives job labels and sees the figures of all. */
  | 'MANAGER'
  /** Uses the team’s templates. */
  | 'MEMBER'
  /** Everything, also handing over and deleting the team. Each team has one. */
  | 'OWNER';

/** Which template, and which card. */
export type OrganizationTemplateCardInput = {
  /** A card of the viewer; for admins any card of the team. */
  cardId: string;
  /** A template of the viewer’s team. */
  id: string;
};

/** A field of the card and its rule. */
export type OrganizationTemplateFieldInput = {
  /** A path into the card’s data, such as `extra.company.email`. */
  field: string;
  /** What members may do with the field. */
  rule: OrganizationTemplateRule;
};

/** The template that the operation is about. */
export type OrganizationTemplateInput = {
  /** A template of the viewer’s team. */
  id: string;
};

/** What members may do with a field of a template. */
export type OrganizationTemplateRule =
  /** Every card says what the template says. */
  | 'LOCKED'
  /** The template suggests a value, and members may change or empty it. */
  | 'OPTIONAL'
  /** Members write their own value and can’t leave it empty. */
  | 'REQUIRED';

/** Whether the viewer’s account at the payment provider is ready. */
export type PayoutStatus =
  /** The payment provider checks the details. */
  | 'CHECKING'
  /** The payment provider still asks for details. */
  | 'PENDING'
  /** Deals can be paid. */
  | 'READY';

/** Details of the person. What is left out becomes empty. */
export type PersonalDetailsInput = {
  /** ISO date, or empty. Owner only. */
  anniversaryDate?: string | null | undefined;
  /** ISO date, or empty. Owner only. */
  birthDate?: string | null | undefined;
  /** Schools or degrees, in one line of at most 200 characters. */
  education?: string | null | undefined;
  /** Owner only. */
  gender?: Gender | null | undefined;
  /** The map of the first address labelled `home`. */
  mapsLink?: string | null | undefined;
  /** A message on the card, with line breaks; at most 2,000 characters. */
  message?: string | null | undefined;
  /** A link, or the path that `uploadImage` gave. */
  photoUrl?: string | null | undefined;
  /** Owner only. */
  pincode?: string | null | undefined;
  /** Home address. Owner only. */
  resAddress?: string | null | undefined;
};

/** What a change of plan would be. */
export type PlanChangeKind =
  /** The plan gets cheaper when the paid month or year is over. */
  | 'DOWNGRADE'
  /** The viewer has this plan already. */
  | 'NONE'
  /** A first month or year begins. */
  | 'START'
  /** The plan gets dearer, at once. */
  | 'UPGRADE';

/** The plans that can be chosen. */
export type PlanKey =
  /** Enterprise, as agreed with sales. */
  | 'ENTERPRISE'
  /** Growth, for one person. */
  | 'GROWTH'
  /** Professional, with seats for a team. */
  | 'PRO'
  /** Starter, which is free. */
  | 'STARTER';

/** A picture of somebody’s work. It needs a picture and a title. */
export type PortfolioWorkInput = {
  /** What the picture shows, for those who can’t see it; at most 300 characters. Empty: the title. */
  alt?: string | null | undefined;
  /** A link, or the path that `uploadImage` gave. */
  imageUrl?: string | null | undefined;
  /** http or https; https:// is added when it has no scheme. */
  link?: string | null | undefined;
  /** At most 120 characters. */
  title?: string | null | undefined;
  /** When it was made, as `YYYY`, or empty. */
  year?: string | null | undefined;
};

/** The template to publish for the team. */
export type PublishTemplateInput = {
  /** Of one of the viewer's own. */
  id: string;
};

/** What a visitor did on a card. */
export type RecordCardEventInput = {
  /** The card that the visitor saw. */
  cardId: string;
  /** How the visitor came to the card, if the page knows it. */
  channel?: Channel | null | undefined;
  /** Whether the card was seen or something on it was tapped. */
  kind: CardEventKind;
  /** The `s` of the address; unknown ones are left out. */
  shareMark?: string | null | undefined;
  /** What was tapped; required with ACTION. */
  target?: CardActionTarget | null | undefined;
  /** The browser’s IANA time zone: tells the country and is not kept. Unknown ones are left out. */
  timeZone?: string | null | undefined;
  /** Of the link of a private card. */
  token?: string | null | undefined;
  /** The campaign parameters of the address that was opened. */
  utm?: UtmInput | null | undefined;
};

/** The deal whose payment is refunded. */
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

/** The member to remove and who gets their cards. */
export type RemoveOrganizationMemberInput = {
  /** Who gets their cards and contacts of the team; whom the team has named when absent. */
  heirId?: string | null | undefined;
  /** The team that the viewer is in. */
  id: string;
  /** A member of the team. */
  userId: string;
};

/** Which of the viewer’s passkeys stops working. */
export type RemovePasskeyInput = {
  /** A passkey of the viewer. */
  id: string;
};

/** The browser that is not pushed to any more. */
export type RemovePushSubscriptionInput = {
  /** The `endpoint` of the browser’s push subscription. */
  endpoint: string;
};

/** A saved filter and its new name. */
export type RenameContactFilterInput = {
  /** One of the viewer’s saved filters. */
  id: string;
  /** 1 to 40 characters. */
  name: string;
};

/** A passkey and its new name. */
export type RenamePasskeyInput = {
  /** A passkey of the viewer. */
  id: string;
  /** At most 60 characters. */
  name: string;
};

/** The order in which the viewer wants to see their cards. */
export type ReorderCardsInput = {
  /** Cards of the viewer, the first one first; each once, 1 to 1000. */
  cardIds: Array<string>;
};

/** The failed record to try again. */
export type ReplayConnectorRecordInput = {
  /** A record of one of the viewer’s connections. */
  id: string;
};

/** The deliveries to send once more: those whose events happened in a span of time. */
export type ReplayWebhookDeliveriesInput = {
  /** Events from then on. Deliveries are kept for 30 days. */
  from: string;
  /** A webhook of the viewer that is on. */
  id: string;
  /** Only those that never arrived. With false, those that arrived are sent again as well. */
  isFailedOnly?: boolean | null | undefined;
  /** Events before then; up to now when it is left out. */
  to?: string | null | undefined;
};

/** The person to report, and why. */
export type ReportUserInput = {
  /** A message of theirs in a conversation that the viewer is in. */
  messageId?: string | null | undefined;
  /** 1 to 1000 characters. */
  reason: string;
  /** The person whose behaviour is reported. */
  userId: string;
};

/** The delivery to send once more. */
export type ResendWebhookDeliveryInput = {
  /** A delivery of one of the viewer’s webhooks. */
  id: string;
};

/** The version of a card to bring back. */
export type RestoreCardVersionInput = {
  /** A card of the viewer. */
  id: string;
  /** The `version` of one of `Card.versions`. */
  version: number;
};

/** Which of the viewer’s tokens stops working. */
export type RevokeAccessTokenInput = {
  /** The `AccessToken.id` of one of the viewer’s tokens. */
  id: string;
};

/** The share to end. */
export type RevokeShareInput = {
  /** A share that the viewer made. */
  id: string;
};

/** Which of the viewer’s apps gets a new secret. */
export type RotateAppSecretInput = {
  /** The `OAuthApp.id` of a confidential app of the viewer. */
  id: string;
};

/** The filter as `contacts` takes it. */
export type SaveContactFilterInput = {
  /** 1 to 40 characters. */
  name: string;
  /** At most 200 characters. */
  query?: string | null | undefined;
  /** The order that the filter uses. */
  sort?: ContactSort | null | undefined;
  /** '' for all. */
  tag?: string | null | undefined;
};

/** The card to save as a contact. */
export type SaveReceivedCardInput = {
  /** A card that the viewer may see and that is not theirs. */
  cardId: string;
  /** The mark of the share by which it came; one that did not lead to it is left out. */
  shareMark?: string | null | undefined;
  /** Of the link of a private card. */
  token?: string | null | undefined;
};

/** What can happen to the safety of an account. */
export type SecurityEventKind =
  /** Everything in the account was downloaded. */
  | 'ACCOUNT_EXPORTED'
  /** An app was allowed to act for the person. */
  | 'APP_CONNECTED'
  /** An app may no longer act for the person. */
  | 'APP_DISCONNECTED'
  /** An app was registered. */
  | 'APP_REGISTERED'
  /** An app got a new secret. */
  | 'APP_SECRET_CHANGED'
  /** An authenticator app was turned on. */
  | 'AUTHENTICATOR_ADDED'
  /** The authenticator app was turned off. */
  | 'AUTHENTICATOR_REMOVED'
  /** The address for signing in was changed. */
  | 'EMAIL_CHANGED'
  /** The former address was brought back by a mailed link. */
  | 'EMAIL_CHANGE_UNDONE'
  /** A key for an automation that sends contacts was created. */
  | 'INBOUND_KEY_CREATED'
  /** A passkey was added. */
  | 'PASSKEY_ADDED'
  /** A passkey was removed. */
  | 'PASSKEY_REMOVED'
  /** The password was changed by the signed-in person. */
  | 'PASSWORD_CHANGED'
  /** A new password was set by a mailed link. */
  | 'PASSWORD_RESET'
  /** An account for payouts was opened. */
  | 'PAYOUTS_STARTED'
  /** Push notifications were turned on for a device. */
  | 'PUSH_ADDED'
  /** New recovery codes were made. */
  | 'RECOVERY_CODES_CREATED'
  /** Somebody signed in with a recovery code. */
  | 'RECOVERY_CODE_USED'
  /** A team asked its members for a second factor. */
  | 'SECOND_FACTOR_DEMANDED'
  /** A service such as a CRM was connected. */
  | 'SERVICE_CONNECTED'
  /** One or more sessions were ended. */
  | 'SESSIONS_ENDED'
  /** A device signed in. */
  | 'SIGNED_IN'
  /** The person made a member of their team an admin. */
  | 'TEAM_ADMIN_ADDED'
  /** The person invited an admin to their team. */
  | 'TEAM_ADMIN_INVITED'
  /** A token for programs was made. */
  | 'TOKEN_CREATED'
  /** A token for programs was revoked. */
  | 'TOKEN_REVOKED'
  /** A webhook was changed. */
  | 'WEBHOOK_CHANGED'
  /** A webhook was made. */
  | 'WEBHOOK_CREATED'
  /** A webhook was deleted. */
  | 'WEBHOOK_DELETED';

/** A text, a card or a picture for a conversation. */
export type SendMessageInput = {
  /** Shares the card with the members, as the share dialog does. */
  cardId?: string | null | undefined;
  /** A UUID made by who sends it. The same one again gives the message that it made. */
  clientId: string;
  /** A conversation in which the viewer may write. */
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

/** The parts of the service that are watched. */
export type ServicePart =
  /** The database: without it most requests fail. */
  | 'DATABASE'
  /** Work in the background: mail, deletions, renewals and the like. */
  | 'JOBS';

/** Changes how a card is added to wallets. What is left out stays as it is. */
export type SetCardWalletInput = {
  /** A card of the viewer. */
  cardId: string;
  /** What the code on the pass holds. */
  code?: WalletCode | null | undefined;
  /** Whether visitors of the card’s page can add it, too. */
  isOnPage?: boolean | null | undefined;
};

/** Switches the exchange form of a card and says what it asks for. What is left out stays as it is. */
export type SetExchangeFormInput = {
  /** A card of the viewer. */
  cardId: string;
  /** Whether the form asks for the visitor’s company. */
  company?: ExchangeRule | null | undefined;
  /** Email address and number can’t both be HIDDEN. */
  email?: ExchangeRule | null | undefined;
  /** What is left out stays as it is. */
  isOn?: boolean | null | undefined;
  /** Whether the form asks for a message to the owner. */
  note?: ExchangeRule | null | undefined;
  /** Whether the form asks for a phone number. */
  phone?: ExchangeRule | null | undefined;
  /** Whether the form asks for the visitor’s job title. */
  role?: ExchangeRule | null | undefined;
};

/** A card and the categories under which it is listed. */
export type SetListingsInput = {
  /** A card of the viewer. */
  cardId: string;
  /** Categories besides the one that stands on the card, which is always the first; with it 10 at most, of 60 characters each. */
  categories: Array<string>;
};

/** The brand kit of a team. */
export type SetOrganizationBrandInput = {
  /** Replaces the whole kit. */
  brand: OrganizationBrandInput;
  /** Of the team. */
  id: string;
};

/** Whether members of a team need a second factor. */
export type SetOrganizationSecondFactorInput = {
  /** The team that the viewer is in. */
  id: string;
  /** True asks every member for a second factor from now on. */
  isRequired: boolean;
};

/** An emoji and whether the viewer puts it on a message. */
export type SetReactionInput = {
  /** One emoji. A message has at most 20 different ones. */
  emoji: string;
  /** True adds the reaction; false takes it away. */
  isOn: boolean;
  /** A message that the viewer may read. */
  messageId: string;
};

/** A member and whether they have a paid seat. */
export type SetSeatInput = {
  /** True gives the member a seat; false takes it away. */
  hasSeat: boolean;
  /** The team. */
  id: string;
  /** A member of the team. */
  userId: string;
};

/** The conversation in which the viewer is typing. */
export type SetTypingInput = {
  /** A conversation in which the viewer may write. */
  conversationId: string;
};

/** A card to share outside the app. */
export type ShareCardInput = {
  /** A card that the viewer may see. A private card has to be their own. */
  cardId: string;
  /** When the link of a private card stops working. */
  expiresAt?: string | null | undefined;
  /** From `preparedShares`, for the same card and mode. The share gets this mark; sent again, it is the same share. */
  mark?: string | null | undefined;
  /** LINK, TEXT, WHATSAPP or QR. */
  mode: ShareMode;
};

/** A card to share with a group. */
export type ShareCardToGroupInput = {
  /** A card that the viewer may see. A private card has to be their own. */
  cardId: string;
  /** A group that the viewer is in. */
  groupId: string;
};

/** A card to share with people in the app. */
export type ShareCardWithPeopleInput = {
  /** A card that the viewer may see. A private card has to be their own. */
  cardId: string;
  /** 1 to 50 people that `people` finds. */
  recipientIds: Array<string>;
};

/** How a card was handed over. Opening the share dialog is not a share. */
export type ShareMode =
  /** With the members of a group. */
  | 'GROUP'
  /** With people in the app. */
  | 'IN_APP'
  /** The link was copied, or handed to another app. */
  | 'LINK'
  /** The QR code was downloaded. */
  | 'QR'
  /** By a text message. */
  | 'TEXT'
  /** By WhatsApp. */
  | 'WHATSAPP';

/** A network on which a card links to a profile. */
export type SocialNetwork =
  /** A profile on Apple Music. */
  | 'APPLEMUSIC'
  /** A profile on Bandcamp. */
  | 'BANDCAMP'
  /** A profile on Behance. */
  | 'BEHANCE'
  /** A profile on Bluesky. */
  | 'BLUESKY'
  /** A profile on CodePen. */
  | 'CODEPEN'
  /** A profile on DEV. */
  | 'DEVTO'
  /** A profile on Discord. */
  | 'DISCORD'
  /** A profile on Dribbble. */
  | 'DRIBBBLE'
  /** A profile on Etsy. */
  | 'ETSY'
  /** A profile on Facebook. */
  | 'FACEBOOK'
  /** A profile on Figma. */
  | 'FIGMA'
  /** A profile on Flickr. */
  | 'FLICKR'
  /** A profile on GitHub. */
  | 'GITHUB'
  /** A profile on GitLab. */
  | 'GITLAB'
  /** A profile on Google Scholar. */
  | 'GOOGLESCHOLAR'
  /** A profile on Instagram. */
  | 'INSTAGRAM'
  /** A profile on Kaggle. */
  | 'KAGGLE'
  /** A profile on Ko-fi. */
  | 'KOFI'
  /** A profile on LINE. */
  | 'LINE'
  /** A profile on LinkedIn. */
  | 'LINKEDIN'
  /** A profile on Linktree. */
  | 'LINKTREE'
  /** A profile on Mastodon. */
  | 'MASTODON'
  /** A profile on Medium. */
  | 'MEDIUM'
  /** A profile on ORCID. */
  | 'ORCID'
  /** A profile on Patreon. */
  | 'PATREON'
  /** A profile on PayPal. */
  | 'PAYPAL'
  /** A profile on Pinterest. */
  | 'PINTEREST'
  /** A profile on Product Hunt. */
  | 'PRODUCTHUNT'
  /** A profile on Reddit. */
  | 'REDDIT'
  /** A profile on ResearchGate. */
  | 'RESEARCHGATE'
  /** A profile on Snapchat. */
  | 'SNAPCHAT'
  /** A profile on SoundCloud. */
  | 'SOUNDCLOUD'
  /** A profile on Spotify. */
  | 'SPOTIFY'
  /** A profile on Stack Overflow. */
  | 'STACKOVERFLOW'
  /** A profile on Strava. */
  | 'STRAVA'
  /** A profile on Substack. */
  | 'SUBSTACK'
  /** A profile on Telegram. */
  | 'TELEGRAM'
  /** A profile on Threads. */
  | 'THREADS'
  /** A profile on TikTok. */
  | 'TIKTOK'
  /** A profile on Twitch. */
  | 'TWITCH'
  /** A profile on X, formerly Twitter. */
  | 'TWITTER'
  /** A profile on Vimeo. */
  | 'VIMEO'
  /** A number on WhatsApp. The link opens a chat. */
  | 'WHATSAPP'
  /** A profile on XING. */
  | 'XING'
  /** A profile on YouTube. */
  | 'YOUTUBE';

/** The service to connect. */
export type StartConnectionInput = {
  /** A service whose `ConnectorOffer.missingSettings` is empty. */
  kind: ConnectorKind;
};

/** The checked file to import. */
export type StartContactImportInput = {
  /** A file of the viewer that `checkContactImport` read. */
  id: string;
};

/** Whether a plan is paid for. */
export type SubscriptionStatus =
  /** The plan is paid. */
  | 'ACTIVE'
  /** Nothing is paid. */
  | 'FREE'
  /** A payment failed, and the provider tries again. */
  | 'PAST_DUE'
  /** Professional is tried for 14 days. */
  | 'TRIAL';

/** Which way contacts go, and how many. */
export type SyncConnectorInput = {
  /** IN: their records become contacts. OUT: contacts go there. */
  direction: ConnectorDirection;
  /** The `id` of a `Connector` of the viewer. */
  id: string;
  /** All contacts, not only those changed since the last one. */
  isFull?: boolean | null | undefined;
};

/** The access to the viewer’s Google contacts. */
export type SyncContactsInput = {
  /** Of Google, for the scope `contacts.readonly`. Used for this one reading, never kept. */
  accessToken: string;
};

/** Contacts, and the tags they get or lose. */
export type TagContactsInput = {
  /** Tags to add, each of at most 40 characters. A contact has at most 20. */
  add?: Array<string> | null | undefined;
  /** 1 to 200; ids that are no contacts of the viewer are left out. Either these or `matching`. */
  ids?: Array<string> | null | undefined;
  /** A filter in place of `ids`. */
  matching?: MatchingContactsInput | null | undefined;
  /** Tags to remove. Contacts without them stay as they are. */
  remove?: Array<string> | null | undefined;
};

/** What a tax is called. */
export type TaxKind =
  /** Central GST of India. */
  | 'CGST'
  /** GST of India between states. */
  | 'IGST'
  /** GST of an Indian state. */
  | 'SGST'
  /** GST of an Indian union territory. */
  | 'UTGST'
  /** VAT of the EU. */
  | 'VAT';

/** The shelves of the marketplace. */
export type TemplateTag =
  /** Rich and dark designs. */
  | 'LUXE'
  /** Light and plain designs. */
  | 'MINIMAL';

/** The webhook that gets an example. */
export type TestWebhookInput = {
  /** The event whose example is sent. */
  event: WebhookEvent;
  /** A webhook of the viewer. */
  id: string;
};

/** What a token may read or write. A scope to write includes the one to read. */
export type TokenScope =
  /** `analytics:read`: reads figures, and activity as it happens. */
  | 'ANALYTICS_READ'
  /** `billing:read`: reads plan, seats, prices and invoices. No scope can spend money. */
  | 'BILLING_READ'
  /** `cards:read`: reads cards, their versions, forms and pictures. */
  | 'CARDS_READ'
  /** `cards:write`: makes, changes and deletes cards, forms and pictures. */
  | 'CARDS_WRITE'
  /** `contacts:read`: reads the address book, reminders, imports and connected services. */
  | 'CONTACTS_READ'
  /** `contacts:write`: changes the address book and reminders, imports files and runs connected services. */
  | 'CONTACTS_WRITE'
  /** `deals:read`: reads deals, their history and their payment links. */
  | 'DEALS_READ'
  /** `deals:write`: opens, changes and deletes deals and makes payment links. */
  | 'DEALS_WRITE'
  /** `messages:read`: reads groups, conversations and messages. */
  | 'MESSAGES_READ'
  /** `messages:write`: sends messages and manages groups. */
  | 'MESSAGES_WRITE'
  /** `profile:read`: reads the profile and its settings. */
  | 'PROFILE_READ'
  /** `profile:write`: changes the profile, its avatar and its settings. */
  | 'PROFILE_WRITE'
  /** `shares:read`: reads which cards were shared and received. */
  | 'SHARES_READ'
  /** `shares:write`: shares cards and ends shares. */
  | 'SHARES_WRITE'
  /** `team:read`: reads the team, its people, templates, figures and log. */
  | 'TEAM_READ'
  /** `team:write`: manages the team, its people and templates. */
  | 'TEAM_WRITE'
  /** `templates:read`: reads the marketplace and the viewer’s own templates. */
  | 'TEMPLATES_READ'
  /** `templates:write`: makes, publishes and deletes the viewer’s own templates. */
  | 'TEMPLATES_WRITE'
  /** `webhooks:read`: reads webhooks and their deliveries. */
  | 'WEBHOOKS_READ'
  /** `webhooks:write`: makes, changes and deletes webhooks. */
  | 'WEBHOOKS_WRITE';

/** The person to unblock. */
export type UnblockUserInput = {
  /** Someone the viewer has blocked. */
  userId: string;
};

/** Which of the viewer’s merges is undone. */
export type UndoMergeInput = {
  /** The `id` of `ContactMergeResult` or `PastMerge`, within 30 days of the merge. */
  id: string;
};

/** The customer’s details on the next invoices. Leave all empty to show only the name of the account. */
export type UpdateBillingDetailsInput = {
  /** Without the country. */
  address: string;
  /** ISO 3166-1 alpha-2, such as IN. It decides the tax. */
  country: string;
  /** Of the company or person. */
  name: string;
  /** A state of India, such as 29. Not needed with a GSTIN. */
  state?: string | null | undefined;
  /** GSTIN, VAT ID or another tax number. */
  taxId?: string | null | undefined;
};

/** A saved card and everything it says from now on. */
export type UpdateCardInput = {
  /** Replaces the whole card: a field that is left out becomes empty. */
  data: CardDataInput;
  /** The card to change. It has to be the viewer’s own. */
  id: string;
  /** Shorter form of `visibility`, which wins: true is PUBLIC; false turns PUBLIC into PRIVATE and leaves UNLISTED alone. */
  isPublic?: boolean | null | undefined;
  /** The version that you edited. A stale version is refused with CONFLICT and the saved card in `extensions.current`. */
  version?: number | null | undefined;
  /** Left as it is when absent. */
  visibility?: Visibility | null | undefined;
};

/** How a connection works. What is left out stays as it is. */
export type UpdateConnectorInput = {
  /** The `id` of a `Connector` of the viewer. */
  id: string;
  /** Whether changed contacts follow without a run. */
  isAutomatic?: boolean | null | undefined;
  /** What is left out of it is not taken over. */
  mapping?: Array<MappedFieldInput> | null | undefined;
};

/** What is left out stays as it is; null empties it. */
export type UpdateContactInput = {
  /** At most 120 characters. */
  company?: string | null | undefined;
  /** At most 254 characters. Replaces the first of `emails`. */
  email?: string | null | undefined;
  /** All email addresses, at most 10. Overrides `email`, which is the first of them. */
  emails?: Array<ContactEmailInput> | null | undefined;
  /** Where they met. */
  event?: string | null | undefined;
  /** A contact of the viewer. */
  id: string;
  /** When the viewer met them. */
  metAt?: string | null | undefined;
  /** At most 120 characters, like company, role and event. */
  name?: string | null | undefined;
  /** At most 4,000 characters. */
  note?: string | null | undefined;
  /** A number without country code is read as Indian. Replaces the first of `phones`. */
  phone?: string | null | undefined;
  /** All phone numbers, at most 10. Overrides `phone`, which is the first of them. */
  phones?: Array<ContactPhoneInput> | null | undefined;
  /** Their job title, at most 120 characters. */
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
  /** A deal of the viewer. */
  id: string;
  /** At most 120 characters. */
  name?: string | null | undefined;
  /** At most 4,000 characters. */
  note?: string | null | undefined;
  /** The column of the board in which the deal is. */
  stage?: DealStage | null | undefined;
  /** In minor units such as cents: a whole number from 0 to 100,000,000,000. */
  valueMinor?: number | null | undefined;
  /** The version that you edited. A stale version is refused with CONFLICT and the saved deal in `extensions.current`. */
  version?: number | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateGroupInput = {
  /** At most 500 characters. */
  description?: string | null | undefined;
  /** A group of which the viewer is owner or admin. */
  id: string;
  /** 1 to 80 characters. */
  name?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateNotificationSettingsInput = {
  /** Refused for SHARE, of which no mail is sent. */
  email?: boolean | null | undefined;
  /** Whether it comes to `Viewer.notifications`. */
  inApp?: boolean | null | undefined;
  /** The kind of notification to set. */
  kind: NotificationKind;
  /** Whether it is pushed to the viewer’s devices. */
  push?: boolean | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateOrganizationInput = {
  /** Whether every member is told what became of the others’ cards of the team. */
  hasLeaderboard?: boolean | null | undefined;
  /** Who gets the team’s cards and contacts of members who leave; null: the owner. */
  heirId?: string | null | undefined;
  /** A team of which the viewer is owner or admin. */
  id: string;
  /** 1 to 80 characters. */
  name?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateOrganizationMemberInput = {
  /** The team that the viewer is in. */
  id: string;
  /** What they do, in the team's words; at most 40 characters. */
  label?: string | null | undefined;
  /** Below one’s own. */
  role?: OrganizationRole | null | undefined;
  /** A member of the team. */
  userId: string;
};

/** The whole template: what is left out becomes empty. */
export type UpdateOrganizationTemplateInput = {
  /** Its name stays empty: that is each member’s. */
  data: CardDataInput;
  /** Fields that are not in it are OPTIONAL. */
  fields: Array<OrganizationTemplateFieldInput>;
  /** Takes logo and look from the team’s brand kit, locked. */
  hasBrand?: boolean | null | undefined;
  /** A template of the viewer’s team. */
  id: string;
  /** 1 to 80 characters. */
  name: string;
};

/** What push notifications show. */
export type UpdatePushSettingsInput = {
  /** Whether push notifications say what a message or a reminder says. */
  showsText: boolean;
};

/** What is left out stays as it is. */
export type UpdateReminderInput = {
  /** Another time is reminded of anew. */
  dueAt?: string | null | undefined;
  /** A reminder of the viewer. */
  id: string;
  /** True when it is done; false opens it again. */
  isDone?: boolean | null | undefined;
  /** At most 500 characters. */
  note?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateViewerInput = {
  /** At most 500 characters. */
  about?: string | null | undefined;
  /** Whether others may download the contact files of the viewer’s cards. */
  allowContactDownloads?: boolean | null | undefined;
  /** True: the time zone follows the device that was used last. */
  followsDeviceTimeZone?: boolean | null | undefined;
  /** The name that others see, 2 to 120 characters. */
  fullName?: string | null | undefined;
  /** 3–30 of a-z 0-9 -; empty gives it up for good. */
  handle?: string | null | undefined;
  /** That the app runs on one of their devices. */
  hasInstalledApp?: boolean | null | undefined;
  /** Puts the list of first steps away, or brings it back. */
  hidesFirstSteps?: boolean | null | undefined;
  /** Whether people who have the phone number or email address learn that there is an account. */
  isFindable?: boolean | null | undefined;
  /** Of emails and notifications: `en`, or another language of this site. */
  language?: string | null | undefined;
  /** Language and region, e.g. en-IN; empty takes the choice back. */
  locale?: string | null | undefined;
  /** Whether people the viewer knows may add them to groups without an invitation. */
  mayBeAdded?: boolean | null | undefined;
  /** Whether an email tells of visitors who left their details. */
  notifyLeads?: boolean | null | undefined;
  /** Whether an email tells of messages that stay unread for 30 minutes. */
  notifyMessages?: boolean | null | undefined;
  /** Whether an email tells of deals that were paid. */
  notifyPayments?: boolean | null | undefined;
  /** Whether reminders come by email, too. */
  notifyReminders?: boolean | null | undefined;
  /** A number without country code belongs to the region of `locale`, or the country of `timeZone`, or India. Empty removes it. */
  phone?: string | null | undefined;
  /** For prices, before anything is paid. */
  priceCurrency?: Currency | null | undefined;
  /** Whether email addresses are on pages, in the API and in contact files. */
  showEmail?: boolean | null | undefined;
  /** Whether a shared text begins with a line about the product. */
  showSharePromo?: boolean | null | undefined;
  /** Whether social links are on pages, in the API and in contact files. */
  showSocials?: boolean | null | undefined;
  /** Whether others see that the viewer is here, types or was active lately. */
  showsPresence?: boolean | null | undefined;
  /** IANA name. Stays, whichever device is used, unless `followsDeviceTimeZone` comes with it. */
  timeZone?: string | null | undefined;
};

/** What is left out stays as it is. */
export type UpdateWebhookInput = {
  /** Limits events of cards, shares and leads to these cards of the viewer; at most 100. Replaces the earlier choice; an empty list is all cards. */
  cardIds?: Array<string> | null | undefined;
  /** At most 100 characters. */
  description?: string | null | undefined;
  /** At least one. Replaces the earlier choice. */
  events?: Array<WebhookEvent> | null | undefined;
  /** A webhook of the viewer. */
  id: string;
  /** Events that happen while it is off are not sent later. */
  isOn?: boolean | null | undefined;
  /** Limits events of contacts to those with one of these tags; at most 20, each of at most 40 characters. Replaces the earlier choice; an empty list is all contacts. */
  tags?: Array<string> | null | undefined;
  /** https, and on the public internet; at most 2000 characters. Or `listen:`, to fetch the events by `webhookRequested`. */
  url?: string | null | undefined;
};

/** The campaign parameters of the address that a visitor opened. */
export type UtmInput = {
  /** The parameter `utm_campaign`, such as `spring-fair`. */
  campaign?: string | null | undefined;
  /** The parameter `utm_content`. */
  content?: string | null | undefined;
  /** The parameter `utm_medium`, such as `email`. */
  medium?: string | null | undefined;
  /** At most 200 characters, like the others. */
  source?: string | null | undefined;
  /** The parameter `utm_term`. */
  term?: string | null | undefined;
};

/** Who may open a card. */
export type Visibility =
  /** The owner, and people whom the owner sent it to. This is the default. */
  | 'PRIVATE'
  /** Everyone. The card is also in the directory and on the owner’s profile. */
  | 'PUBLIC'
  /** Anyone who has the link. */
  | 'UNLISTED';

/** What the code on a pass holds. */
export type WalletCode =
  /** The address of the card’s page. */
  | 'ADDRESS'
  /** The card as a contact file, which is read without a network; shortened where it is long. */
  | 'CONTACT';

/** Whether an event has arrived at a webhook. */
export type WebhookDeliveryStatus =
  /** The receiver answered with a 2xx status. */
  | 'DELIVERED'
  /** No try is left. It can be sent again by hand. */
  | 'FAILED'
  /** It was not delivered yet and is tried by itself. */
  | 'PENDING';

/** What a webhook can be told of. */
export type WebhookEvent =
  /** `card.created`: one of the viewer’s cards was made. */
  | 'CARD_CREATED'
  /** `card.deleted`: one of the viewer’s cards was deleted. */
  | 'CARD_DELETED'
  /** `card.updated`: one of the viewer’s cards was changed. */
  | 'CARD_UPDATED'
  /** `contact.created`: a contact was added. */
  | 'CONTACT_CREATED'
  /** `contact.deleted`: a contact was deleted or merged into another. */
  | 'CONTACT_DELETED'
  /** `contact.updated`: a contact was changed. */
  | 'CONTACT_UPDATED'
  /** `deal.created`: a deal was opened. */
  | 'DEAL_CREATED'
  /** `deal.deleted`: a deal was deleted. */
  | 'DEAL_DELETED'
  /** `deal.updated`: a deal was changed, moved, paid by its link or refunded. */
  | 'DEAL_UPDATED'
  /** `lead.created`: a visitor left their details. */
  | 'LEAD_CREATED'
  /** `message.created`: somebody wrote in one of the viewer’s conversations. */
  | 'MESSAGE_CREATED'
  /** `share.created`: one of the viewer’s cards was shared. */
  | 'SHARE_CREATED';

/** The webhook that the operation is about. */
export type WebhookInput = {
  /** A webhook of the viewer. */
  id: string;
};

/** Which open invitation stops working. */
export type WithdrawOrganizationInvitationInput = {
  /** One of `Organization.invitations`. */
  id: string;
};

/** The template to take back from the team. */
export type WithdrawTemplateInput = {
  /** Of one of the team's. */
  id: string;
};

export type PhoneProofFragment = { __typename: 'Viewer', id: string, phone: string, isPhoneConfirmed: boolean, canConfirmPhone: boolean };

export type SendPhoneCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type SendPhoneCodeMutation = { sendPhoneCode: { __typename: 'SendPhoneCodePayload', phone: string, resendAfterSeconds: number } };

export type ConfirmPhoneMutationVariables = Exact<{
  input: ConfirmPhoneInput;
}>;


export type ConfirmPhoneMutation = { confirmPhone: { __typename: 'ConfirmPhonePayload', viewer: { __typename: 'Viewer', id: string, phone: string, isPhoneConfirmed: boolean, canConfirmPhone: boolean } } };

export type ProfileFieldsFragment = { __typename: 'Viewer', id: string, fullName: string, phone: string, about: string, locale: string | null, isPhoneConfirmed: boolean, canConfirmPhone: boolean };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type UpdateProfileMutation = { updateViewer: { __typename: 'UpdateViewerPayload', viewer: { __typename: 'Viewer', id: string, fullName: string, phone: string, about: string, locale: string | null, isPhoneConfirmed: boolean, canConfirmPhone: boolean } } };

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


export type AnalyticsReportQuery = { analyticsReport: { __typename: 'AnalyticsReport', dates: Array<string>, views: Array<number>, visitors: Array<number>, shares: Array<number>, conversionTrend: Array<number>, from: string, to: string, timeZone: string, totals: { __typename: 'AnalyticsPeriod', views: number, visitors: number, filteredViews: number, shares: number, actions: number, saves: number, leads: number, newConnections: number, conversionRate: number, engagementScore: number }, previous: { __typename: 'AnalyticsPeriod', views: number, visitors: number, filteredViews: number, shares: number, actions: number, saves: number, leads: number, newConnections: number, conversionRate: number, engagementScore: number }, channels: Array<{ __typename: 'AnalyticsChannel', channel: Channel | null, views: number, conversions: number }>, campaigns: Array<{ __typename: 'AnalyticsCampaign', source: string | null, medium: string | null, campaign: string | null, views: number, conversions: number }>, countries: Array<{ __typename: 'AnalyticsCountry', country: string | null, views: number }>, links: Array<{ __typename: 'AnalyticsLink', target: CardActionTarget, taps: number, previousTaps: number }>, funnel: { __typename: 'AnalyticsFunnel', views: number, actions: number, saves: number, leads: number } } };

export type CardChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type CardChoicesQuery = { viewer: { __typename: 'Viewer', id: string, cards: { __typename: 'CardConnection', edges: Array<{ __typename: 'CardEdge', node: { __typename: 'Card', id: string, title: string } }> } } | null };

export type SalesFunnelQueryVariables = Exact<{
  input: AnalyticsReportInput;
}>;


export type SalesFunnelQuery = { salesFunnel: { __typename: 'SalesFunnel', total: { __typename: 'SalesFunnelTotal', views: number, leads: number, deals: number, won: number }, cards: Array<{ __typename: 'SalesFunnelCard', views: number, leads: number, deals: number, won: number, card: { __typename: 'Card', id: string, title: string } }>, campaigns: Array<{ __typename: 'SalesFunnelCampaign', source: string | null, medium: string | null, campaign: string | null, views: number, leads: number, deals: number, won: number }> } };

export type ExchangeFormQueryVariables = Exact<{
  id: string;
}>;


export type ExchangeFormQuery = { card: { __typename: 'Card', id: string, visibility: Visibility, exchangeForm: { __typename: 'ExchangeForm', isOn: boolean, consent: string, rules: { __typename: 'ExchangeRulesType', email: ExchangeRule, phone: ExchangeRule, company: ExchangeRule, role: ExchangeRule, note: ExchangeRule } } | null } | null };

export type SetExchangeFormMutationVariables = Exact<{
  input: SetExchangeFormInput;
}>;


export type SetExchangeFormMutation = { setExchangeForm: { __typename: 'SetExchangeFormPayload', card: { __typename: 'Card', id: string, exchangeForm: { __typename: 'ExchangeForm', isOn: boolean, consent: string, rules: { __typename: 'ExchangeRulesType', email: ExchangeRule, phone: ExchangeRule, company: ExchangeRule, role: ExchangeRule, note: ExchangeRule } } | null } } };

export type ExchangeFormStateFragment = { __typename: 'ExchangeForm', isOn: boolean, consent: string, rules: { __typename: 'ExchangeRulesType', email: ExchangeRule, phone: ExchangeRule, company: ExchangeRule, role: ExchangeRule, note: ExchangeRule } };

export type TeamRulesQueryVariables = Exact<{
  id: string;
}>;


export type TeamRulesQuery = { card: { __typename: 'Card', id: string, organizationTemplate: { __typename: 'OrganizationTemplate', id: string, name: string, fields: Array<{ __typename: 'OrganizationTemplateField', field: string, rule: OrganizationTemplateRule }>, data: { __typename: 'CardData', type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, phones: Array<{ __typename: 'CardPhone', label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ __typename: 'CardEmail', label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ __typename: 'CardWebsite', label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ __typename: 'CardAddress', label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ __typename: 'CardProfile', network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ __typename: 'CardTranslation', language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ __typename: 'CardBlock', kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ __typename: 'BlockPicture', imageUrl: string, alt: string }> }> | null, audiences: Array<{ __typename: 'CardFieldAudience', field: CardField, audience: FieldAudience }> | null, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ __typename: 'PortfolioWork', imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } | null } | null };

export type CardVersionsQueryVariables = Exact<{
  id: string;
}>;


export type CardVersionsQuery = { card: { __typename: 'Card', id: string, version: number, versions: Array<{ __typename: 'CardVersion', version: number, savedAt: string, data: { __typename: 'CardData', type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, phones: Array<{ __typename: 'CardPhone', label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ __typename: 'CardEmail', label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ __typename: 'CardWebsite', label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ __typename: 'CardAddress', label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ __typename: 'CardProfile', network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ __typename: 'CardTranslation', language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ __typename: 'CardBlock', kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ __typename: 'BlockPicture', imageUrl: string, alt: string }> }> | null, audiences: Array<{ __typename: 'CardFieldAudience', field: CardField, audience: FieldAudience }> | null, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ __typename: 'PortfolioWork', imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } }> } | null };

export type RestoreCardVersionMutationVariables = Exact<{
  input: RestoreCardVersionInput;
}>;


export type RestoreCardVersionMutation = { restoreCardVersion: { __typename: 'RestoreCardVersionPayload', card: { __typename: 'Card', id: string, version: number, visibility: Visibility, createdAt: string, updatedAt: string, path: string, data: { __typename: 'CardData', type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, phones: Array<{ __typename: 'CardPhone', label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ __typename: 'CardEmail', label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ __typename: 'CardWebsite', label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ __typename: 'CardAddress', label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ __typename: 'CardProfile', network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ __typename: 'CardTranslation', language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ __typename: 'CardBlock', kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ __typename: 'BlockPicture', imageUrl: string, alt: string }> }> | null, audiences: Array<{ __typename: 'CardFieldAudience', field: CardField, audience: FieldAudience }> | null, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ __typename: 'PortfolioWork', imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } } };

export type ChangeFirstStepsMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type ChangeFirstStepsMutation = { updateViewer: { __typename: 'UpdateViewerPayload', viewer: { __typename: 'Viewer', id: string } } };

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


export type SetListingsMutation = { setListings: { __typename: 'SetListingsPayload', card: { __typename: 'Card', id: string, title: string, visibility: Visibility, listings: Array<{ __typename: 'Listing', category: string, isOwnCategory: boolean, featuredUntil: string | null }> } } };

export type FeatureListingMutationVariables = Exact<{
  input: FeatureListingInput;
}>;


export type FeatureListingMutation = { featureListing: { __typename: 'FeatureListingPayload', card: { __typename: 'Card', id: string, title: string, visibility: Visibility, listings: Array<{ __typename: 'Listing', category: string, isOwnCategory: boolean, featuredUntil: string | null }> } } };

export type CardWithListingsFragment = { __typename: 'Card', id: string, title: string, visibility: Visibility, listings: Array<{ __typename: 'Listing', category: string, isOwnCategory: boolean, featuredUntil: string | null }> };

export type OwnTemplatesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnTemplatesQuery = { viewer: { __typename: 'Viewer', id: string, cards: { __typename: 'CardConnection', edges: Array<{ __typename: 'CardEdge', node: { __typename: 'Card', id: string, organizationTemplate: { __typename: 'OrganizationTemplate', id: string } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type OwnCardsToSendQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCardsToSendQuery = { viewer: { __typename: 'Viewer', id: string, cards: { __typename: 'CardConnection', edges: Array<{ __typename: 'CardEdge', node: { __typename: 'Card', id: string, title: string, badge: string, visibility: Visibility, data: { __typename: 'CardData', name: string } } }> } } | null };

export type ConversationHeadFragment = { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, canWrite: boolean, isBlocked: boolean, hereCount: number, group: { __typename: 'Group', id: string, memberCount: number, ownerId: string, adminIds: Array<string> } | null, peer: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, readNumbers: Array<{ __typename: 'ReadMark', number: number, user: { __typename: 'User', id: string, name: string } }>, presence: Array<{ __typename: 'Presence', isHere: boolean, isTyping: boolean, lastActiveAt: string | null, user: { __typename: 'User', id: string, name: string } }> };

export type GroupHeadFragment = { __typename: 'Group', id: string, memberCount: number, ownerId: string, adminIds: Array<string> };

export type ReadMarkFragment = { __typename: 'ReadMark', number: number, user: { __typename: 'User', id: string, name: string } };

export type PresenceMarkFragment = { __typename: 'Presence', isHere: boolean, isTyping: boolean, lastActiveAt: string | null, user: { __typename: 'User', id: string, name: string } };

export type ConversationHeadQueryVariables = Exact<{
  id: string;
}>;


export type ConversationHeadQuery = { conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, canWrite: boolean, isBlocked: boolean, hereCount: number, group: { __typename: 'Group', id: string, memberCount: number, ownerId: string, adminIds: Array<string> } | null, peer: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, readNumbers: Array<{ __typename: 'ReadMark', number: number, user: { __typename: 'User', id: string, name: string } }>, presence: Array<{ __typename: 'Presence', isHere: boolean, isTyping: boolean, lastActiveAt: string | null, user: { __typename: 'User', id: string, name: string } }> } | null };

export type GroupHeadChangedSubscriptionVariables = Exact<{
  id: string;
}>;


export type GroupHeadChangedSubscription = { groupChanged: { __typename: 'Group', id: string, memberCount: number, ownerId: string, adminIds: Array<string> } };

export type GroupEventsQueryVariables = Exact<{
  id: string;
  after?: number;
  before?: number | null | undefined;
}>;


export type GroupEventsQuery = { group: { __typename: 'Group', id: string, events: Array<{ __typename: 'GroupEvent', id: string, afterNumber: number, kind: GroupEventKind, createdAt: string, user: { __typename: 'User', id: string, name: string }, actor: { __typename: 'User', id: string, name: string } | null }> } | null };

export type GroupEventFragment = { __typename: 'GroupEvent', id: string, afterNumber: number, kind: GroupEventKind, createdAt: string, user: { __typename: 'User', id: string, name: string }, actor: { __typename: 'User', id: string, name: string } | null };

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


export type ReadChangedSubscription = { inboxChanged: { __typename: 'InboxChange', conversationId: string, conversation: { __typename: 'Conversation', id: string, readNumbers: Array<{ __typename: 'ReadMark', number: number, user: { __typename: 'User', id: string, name: string } }> } | null } };

export type MessageFragment = { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> };

export type ConversationStartQueryVariables = Exact<{
  id: string;
  last: number;
}>;


export type ConversationStartQuery = { conversation: { __typename: 'Conversation', id: string, readNumber: number, messageCount: number, revision: number, messages: { __typename: 'MessageConnection', pageInfo: { __typename: 'PageInfo', hasPreviousPage: boolean, hasNextPage: boolean }, nodes: Array<{ __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> }> } } | null };

export type MessagePageFragment = { __typename: 'MessageConnection', pageInfo: { __typename: 'PageInfo', hasPreviousPage: boolean, hasNextPage: boolean }, nodes: Array<{ __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> }> };

export type MessagePageQueryVariables = Exact<{
  id: string;
  last: number;
  before?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type MessagePageQuery = { conversation: { __typename: 'Conversation', id: string, messages: { __typename: 'MessageConnection', pageInfo: { __typename: 'PageInfo', hasPreviousPage: boolean, hasNextPage: boolean }, nodes: Array<{ __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> }> } } | null };

export type MessageSearchQueryVariables = Exact<{
  id: string;
  query: string;
  before?: number | null | undefined;
}>;


export type MessageSearchQuery = { conversation: { __typename: 'Conversation', id: string, search: { __typename: 'MessageConnection', pageInfo: { __typename: 'PageInfo', hasPreviousPage: boolean }, nodes: Array<{ __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> }> } } | null };

export type MessageAddedSubscriptionVariables = Exact<{
  id: string;
  after?: number | null | undefined;
}>;


export type MessageAddedSubscription = { messageAdded: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } };

export type MessageChangedSubscriptionVariables = Exact<{
  id: string;
  after?: number | null | undefined;
}>;


export type MessageChangedSubscription = { messageChanged: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { __typename: 'SendMessagePayload', message: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } } };

export type EditMessageMutationVariables = Exact<{
  input: EditMessageInput;
}>;


export type EditMessageMutation = { editMessage: { __typename: 'EditMessagePayload', message: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } } };

export type DeleteMessageMutationVariables = Exact<{
  input: DeleteMessageInput;
}>;


export type DeleteMessageMutation = { deleteMessage: { __typename: 'DeleteMessagePayload', message: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } } };

export type SetReactionMutationVariables = Exact<{
  input: SetReactionInput;
}>;


export type SetReactionMutation = { setReaction: { __typename: 'SetReactionPayload', message: { __typename: 'Message', id: string, number: number, revision: number, clientId: string, conversationId: string, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string, avatarUrl: string | null } | null, card: { __typename: 'MessageCard', id: string, title: string, ownerName: string, sharedPath: string, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } } | null, image: { __typename: 'MessageImage', url: string, widthPx: number, heightPx: number } | null, replyTo: { __typename: 'MessageQuote', number: number, senderName: string, text: string, isDeleted: boolean } | null, mentions: Array<{ __typename: 'User', id: string, name: string }>, reactions: Array<{ __typename: 'Reaction', emoji: string, count: number, userIds: Array<string> }> } } };

export type MarkReadMutationVariables = Exact<{
  input: MarkReadInput;
}>;


export type MarkReadMutation = { markRead: { __typename: 'MarkReadPayload', conversation: { __typename: 'Conversation', id: string, readNumber: number, unreadCount: number } } };

export type SetTypingMutationVariables = Exact<{
  input: SetTypingInput;
}>;


export type SetTypingMutation = { setTyping: { __typename: 'SetTypingPayload', isShown: boolean } };

export type ConversationMuteQueryVariables = Exact<{
  id: string;
}>;


export type ConversationMuteQuery = { conversation: { __typename: 'Conversation', id: string, isMuted: boolean } | null };

export type MuteConversationMutationVariables = Exact<{
  input: MuteConversationInput;
}>;


export type MuteConversationMutation = { muteConversation: { __typename: 'MuteConversationPayload', conversation: { __typename: 'Conversation', id: string, isMuted: boolean } } };

export type DirectPeerQueryVariables = Exact<{
  id: string;
}>;


export type DirectPeerQuery = { conversation: { __typename: 'Conversation', id: string, isBlocked: boolean, isMuted: boolean, canWrite: boolean, peer: { __typename: 'User', id: string, name: string } | null } | null };

export type BlockUserMutationVariables = Exact<{
  input: BlockUserInput;
}>;


export type BlockUserMutation = { blockUser: { __typename: 'BlockUserPayload', user: { __typename: 'User', id: string } } };

export type UnblockUserMutationVariables = Exact<{
  input: UnblockUserInput;
}>;


export type UnblockUserMutation = { unblockUser: { __typename: 'UnblockUserPayload', user: { __typename: 'User', id: string } } };

export type ReportUserMutationVariables = Exact<{
  input: ReportUserInput;
}>;


export type ReportUserMutation = { reportUser: { __typename: 'ReportUserPayload', message: string } };

export type OpenDirectMutationVariables = Exact<{
  input: OpenDirectInput;
}>;


export type OpenDirectMutation = { openDirect: { __typename: 'OpenDirectPayload', conversation: { __typename: 'Conversation', id: string } } };

export type PeerNameQueryVariables = Exact<{
  id: string;
}>;


export type PeerNameQuery = { user: { __typename: 'User', id: string, name: string } | null };

export type EnteredGroupFragment = { __typename: 'Group', id: string, conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string, title: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } };

export type JoinGroupMutationVariables = Exact<{
  input: JoinGroupInput;
}>;


export type JoinGroupMutation = { joinGroup: { __typename: 'JoinGroupPayload', group: { __typename: 'Group', id: string, conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string, title: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } } } };

export type CreateGroupMutationVariables = Exact<{
  input: CreateGroupInput;
}>;


export type CreateGroupMutation = { createGroup: { __typename: 'CreateGroupPayload', group: { __typename: 'Group', id: string, name: string, joinCode: string, joinUrl: string, conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string, title: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } } } };

export type AcceptInvitationMutationVariables = Exact<{
  input: GroupInput;
}>;


export type AcceptInvitationMutation = { acceptGroupInvitation: { __typename: 'AcceptGroupInvitationPayload', group: { __typename: 'Group', id: string, conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string, title: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } } } };

export type JoinWaysFragment = { __typename: 'Group', id: string, name: string, joinCode: string, joinUrl: string };

export type InvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationsQuery = { groupInvitations: Array<{ __typename: 'GroupInvitation', id: string, invitedBy: { __typename: 'User', id: string, name: string } | null, group: { __typename: 'GroupPreview', name: string, photoUrl: string | null } }> };

export type DeclineInvitationMutationVariables = Exact<{
  input: GroupInput;
}>;


export type DeclineInvitationMutation = { declineGroupInvitation: { __typename: 'DeclineGroupInvitationPayload', declinedGroupId: string } };

export type GroupByCodeQueryVariables = Exact<{
  code: string;
}>;


export type GroupByCodeQuery = { groupByCode: { __typename: 'GroupPreview', name: string, photoUrl: string | null, memberCount: number, isMember: boolean, groupId: string | null } | null };

export type AddGroupMemberByPhoneMutationVariables = Exact<{
  input: AddMemberByPhoneInput;
}>;


export type AddGroupMemberByPhoneMutation = { addGroupMemberByPhone: { __typename: 'AddGroupMemberByPhonePayload', outcome: AddOutcome, inviteText: string | null, user: { __typename: 'User', id: string, name: string } | null } };

export type AddGroupMembersMutationVariables = Exact<{
  input: AddMembersInput;
}>;


export type AddGroupMembersMutation = { addGroupMembers: { __typename: 'AddGroupMembersPayload', invited: Array<string>, invalid: Array<string>, added: Array<{ __typename: 'User', id: string, name: string }>, already: Array<{ __typename: 'User', id: string, name: string }>, group: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string } } };

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


export type UpdateGroupMutation = { updateGroup: { __typename: 'UpdateGroupPayload', group: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, conversation: { __typename: 'Conversation', id: string, title: string, photoUrl: string | null } } } };

export type RemoveGroupPhotoMutationVariables = Exact<{
  input: GroupInput;
}>;


export type RemoveGroupPhotoMutation = { removeGroupPhoto: { __typename: 'RemoveGroupPhotoPayload', group: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, conversation: { __typename: 'Conversation', id: string, title: string, photoUrl: string | null } } } };

export type ChangeJoinCodeMutationVariables = Exact<{
  input: JoinCodeInput;
}>;


export type ChangeJoinCodeMutation = { changeJoinCode: { __typename: 'ChangeJoinCodePayload', group: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string } } };

export type SetJoinCodeExpiryMutationVariables = Exact<{
  input: JoinCodeInput;
}>;


export type SetJoinCodeExpiryMutation = { setJoinCodeExpiry: { __typename: 'SetJoinCodeExpiryPayload', group: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string } } };

export type LeaveGroupMutationVariables = Exact<{
  input: LeaveGroupInput;
}>;


export type LeaveGroupMutation = { leaveGroup: { __typename: 'LeaveGroupPayload', leftGroupId: string } };

export type DeleteGroupMutationVariables = Exact<{
  input: GroupInput;
}>;


export type DeleteGroupMutation = { deleteGroup: { __typename: 'DeleteGroupPayload', deletedGroupId: string } };

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


export type ToggleGroupAdminMutation = { toggleGroupAdmin: { __typename: 'ToggleGroupAdminPayload', group: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string } } };

export type RemoveGroupMemberMutationVariables = Exact<{
  input: GroupPersonInput;
}>;


export type RemoveGroupMemberMutation = { removeGroupMember: { __typename: 'RemoveGroupMemberPayload', group: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string } } };

export type TransferGroupMutationVariables = Exact<{
  input: GroupPersonInput;
}>;


export type TransferGroupMutation = { transferGroup: { __typename: 'TransferGroupPayload', group: { __typename: 'Group', id: string, name: string, description: string, photoUrl: string | null, ownerId: string, adminIds: Array<string>, memberCount: number, viewerRole: GroupRole, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string } } };

export type ContactPageQueryVariables = Exact<{
  id: string;
}>;


export type ContactPageQuery = { contact: { __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, merges: Array<{ __typename: 'PastMerge', id: string, mergedCount: number, undoUntil: string }>, user: { __typename: 'User', id: string, path: string, avatarUrl: string | null } | null, cards: Array<{ __typename: 'SavedCard', savedAt: string, share: { __typename: 'Share', id: string, mode: ShareMode } | null, card: { __typename: 'Card', id: string, title: string, visibility: Visibility, path: string } | null }>, activity: Array<{ __typename: 'ContactActivity', kind: ContactActivityKind, at: string, card: { __typename: 'Card', id: string, title: string, visibility: Visibility, path: string } | null }>, origins: Array<{ __typename: 'ContactFieldOrigin', field: string, source: ContactSource, at: string }>, reminders: Array<{ __typename: 'Reminder', id: string, dueAt: string, note: string, doneAt: string | null }>, exchanges: Array<{ __typename: 'ContactExchange', id: string, channel: Channel | null, consent: string, consentedAt: string, card: { __typename: 'Card', id: string, title: string, visibility: Visibility, path: string } | null, share: { __typename: 'Share', id: string, mode: ShareMode } | null }>, emails: Array<{ __typename: 'ContactEmail', value: string, label: string }>, phones: Array<{ __typename: 'ContactPhone', value: string, label: string }> } | null };

export type ExchangedCardFragment = { __typename: 'Card', id: string, title: string, visibility: Visibility, path: string };

export type ContactsQueryVariables = Exact<{
  query: string;
  tag?: string | null | undefined;
  sort: ContactSort;
  first: number;
  after?: string | null | undefined;
}>;


export type ContactsQuery = { contacts: { __typename: 'ContactConnection', totalCount: number, edges: Array<{ __typename: 'ContactEdge', node: { __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, tags: Array<string>, lastActivityAt: string, user: { __typename: 'User', id: string, avatarUrl: string | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ContactTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactTagsQuery = { contactTags: Array<{ __typename: 'ContactTag', name: string, count: number }> };

export type ContactLineFragment = { __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, tags: Array<string>, lastActivityAt: string, user: { __typename: 'User', id: string, avatarUrl: string | null } | null };

export type CreateContactMutationVariables = Exact<{
  input: CreateContactInput;
}>;


export type CreateContactMutation = { createContact: { __typename: 'CreateContactPayload', contact: { __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, tags: Array<string>, lastActivityAt: string, user: { __typename: 'User', id: string, avatarUrl: string | null } | null } } };

export type UpdateContactMutationVariables = Exact<{
  input: UpdateContactInput;
}>;


export type UpdateContactMutation = { updateContact: { __typename: 'UpdateContactPayload', contact: { __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, origins: Array<{ __typename: 'ContactFieldOrigin', field: string, source: ContactSource, at: string }>, emails: Array<{ __typename: 'ContactEmail', value: string, label: string }>, phones: Array<{ __typename: 'ContactPhone', value: string, label: string }> } } };

export type DeleteContactMutationVariables = Exact<{
  input: DeleteContactInput;
}>;


export type DeleteContactMutation = { deleteContact: { __typename: 'DeleteContactPayload', deletedContactId: string } };

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


export type ContactDealsQuery = { contact: { __typename: 'Contact', id: string, deals: Array<{ __typename: 'Deal', createdAt: string, id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string }> } | null };

export type DealHistoryQueryVariables = Exact<{
  id: string;
}>;


export type DealHistoryQuery = { deal: { __typename: 'Deal', id: string, history: Array<{ __typename: 'DealChange', id: string, stageBefore: DealStage | null, valueMinorBefore: number | null, currencyBefore: string | null, stage: DealStage, valueMinor: number, currency: string, payment: DealPaymentStatus | null, createdAt: string, by: { __typename: 'User', id: string, name: string } | null }> } | null };

export type CreateDealMutationVariables = Exact<{
  input: CreateDealInput;
}>;


export type CreateDealMutation = { createDeal: { __typename: 'CreateDealPayload', deal: { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string } } };

export type UpdateDealMutationVariables = Exact<{
  input: UpdateDealInput;
}>;


export type UpdateDealMutation = { updateDeal: { __typename: 'UpdateDealPayload', deal: { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string } } };

export type MoveDealMutationVariables = Exact<{
  input: MoveDealInput;
}>;


export type MoveDealMutation = { moveDeal: { __typename: 'MoveDealPayload', deal: { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string } } };

export type DeleteDealMutationVariables = Exact<{
  input: DeleteDealInput;
}>;


export type DeleteDealMutation = { deleteDeal: { __typename: 'DeleteDealPayload', deletedDealId: string } };

export type PaidDealFragment = { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string, payment: { __typename: 'DealPayment', status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null };

export type DealPaymentQueryVariables = Exact<{
  id: string;
}>;


export type DealPaymentQuery = { deal: { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string, payment: { __typename: 'DealPayment', status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null } | null, viewer: { __typename: 'Viewer', id: string, payoutAccount: { __typename: 'PayoutAccount', status: PayoutStatus } | null } | null, billing: { __typename: 'Billing', hasPaymentLinks: boolean, commissionPercent: number } };

export type CreatePaymentLinkMutationVariables = Exact<{
  input: CreatePaymentLinkInput;
}>;


export type CreatePaymentLinkMutation = { createPaymentLink: { __typename: 'CreatePaymentLinkPayload', deal: { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string, payment: { __typename: 'DealPayment', status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null } } };

export type RefundPaymentMutationVariables = Exact<{
  input: RefundPaymentInput;
}>;


export type RefundPaymentMutation = { refundPayment: { __typename: 'RefundPaymentPayload', deal: { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string, payment: { __typename: 'DealPayment', status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null } } };

export type DealPaymentChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DealPaymentChangedSubscription = { dealPaymentChanged: { __typename: 'Deal', id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, version: number, paymentStatus: DealPaymentStatus | null, contactId: string | null, contactName: string, payment: { __typename: 'DealPayment', status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null } };

export type DuplicateContactsQueryVariables = Exact<{ [key: string]: never; }>;


export type DuplicateContactsQuery = { duplicateContacts: Array<{ __typename: 'ContactDuplicates', reasons: Array<DuplicateReason>, contacts: Array<{ __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, tags: Array<string>, lastActivityAt: string, user: { __typename: 'User', id: string, avatarUrl: string | null } | null }> }> };

export type MergeContactsMutationVariables = Exact<{
  input: MergeContactsInput;
}>;


export type MergeContactsMutation = { mergeContacts: { __typename: 'MergeContactsPayload', id: string, undoUntil: string, unmerged: Array<{ __typename: 'UnmergedValue', field: string, value: string }>, contact: { __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, tags: Array<string>, lastActivityAt: string, user: { __typename: 'User', id: string, avatarUrl: string | null } | null } } };

export type UndoMergeMutationVariables = Exact<{
  input: UndoMergeInput;
}>;


export type UndoMergeMutation = { undoMerge: { __typename: 'UndoMergePayload', contacts: Array<{ __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, tags: Array<string>, lastActivityAt: string, user: { __typename: 'User', id: string, avatarUrl: string | null } | null }> } };

export type KeepContactsApartMutationVariables = Exact<{
  input: KeepContactsApartInput;
}>;


export type KeepContactsApartMutation = { keepContactsApart: { __typename: 'KeepContactsApartPayload', contacts: Array<{ __typename: 'Contact', id: string }> } };

export type ReadGooglePeopleMutationVariables = Exact<{
  input: SyncContactsInput;
}>;


export type ReadGooglePeopleMutation = { readGooglePeople: { __typename: 'ReadGooglePeoplePayload', people: Array<{ __typename: 'GooglePerson', name: string, email: string, phone: string, emails: Array<string>, phones: Array<string>, isKnown: boolean }> } };

export type ImportGooglePeopleMutationVariables = Exact<{
  input: ImportGooglePeopleInput;
}>;


export type ImportGooglePeopleMutation = { importGooglePeople: { __typename: 'ImportGooglePeoplePayload', addedCount: number, updatedCount: number, knownCount: number, skippedCount: number } };

export type ContactImportProgressQueryVariables = Exact<{
  id: string;
}>;


export type ContactImportProgressQuery = { contactImport: { __typename: 'ContactImport', id: string, status: ContactImportStatus, rowCount: number, goodRowCount: number, badRowCount: number, addedCount: number, updatedCount: number, knownCount: number, fileName: string, unreadParts: Array<{ __typename: 'UnreadPart', name: string, count: number }>, problems: Array<{ __typename: 'ContactImportProblem', line: number, field: string, message: string, value: string, isImported: boolean }> } | null };

export type ContactImportStateFragment = { __typename: 'ContactImport', id: string, status: ContactImportStatus, rowCount: number, goodRowCount: number, badRowCount: number, addedCount: number, updatedCount: number, knownCount: number, fileName: string, unreadParts: Array<{ __typename: 'UnreadPart', name: string, count: number }>, problems: Array<{ __typename: 'ContactImportProblem', line: number, field: string, message: string, value: string, isImported: boolean }> };

export type StartContactImportMutationVariables = Exact<{
  input: StartContactImportInput;
}>;


export type StartContactImportMutation = { startContactImport: { __typename: 'StartContactImportPayload', contactImport: { __typename: 'ContactImport', id: string, status: ContactImportStatus } } };

export type ReminderLineFragment = { __typename: 'Reminder', id: string, dueAt: string, note: string, doneAt: string | null };

export type DueRemindersQueryVariables = Exact<{ [key: string]: never; }>;


export type DueRemindersQuery = { viewer: { __typename: 'Viewer', id: string, openReminders: { __typename: 'ReminderConnection', edges: Array<{ __typename: 'ReminderEdge', node: { __typename: 'Reminder', id: string, dueAt: string, note: string, doneAt: string | null, contact: { __typename: 'Contact', id: string, name: string, company: string, email: string, phone: string } } }> } } | null };

export type CreateReminderMutationVariables = Exact<{
  input: CreateReminderInput;
}>;


export type CreateReminderMutation = { createReminder: { __typename: 'CreateReminderPayload', reminder: { __typename: 'Reminder', id: string, dueAt: string, note: string, doneAt: string | null } } };

export type UpdateReminderMutationVariables = Exact<{
  input: UpdateReminderInput;
}>;


export type UpdateReminderMutation = { updateReminder: { __typename: 'UpdateReminderPayload', reminder: { __typename: 'Reminder', id: string, dueAt: string, note: string, doneAt: string | null } } };

export type DeleteReminderMutationVariables = Exact<{
  input: DeleteReminderInput;
}>;


export type DeleteReminderMutation = { deleteReminder: { __typename: 'DeleteReminderPayload', deletedReminderId: string } };

export type ContactFilterLineFragment = { __typename: 'ContactFilter', id: string, name: string, query: string, tag: string, sort: ContactSort };

export type ContactFiltersQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactFiltersQuery = { contactFilters: Array<{ __typename: 'ContactFilter', id: string, name: string, query: string, tag: string, sort: ContactSort }> };

export type SaveContactFilterMutationVariables = Exact<{
  input: SaveContactFilterInput;
}>;


export type SaveContactFilterMutation = { saveContactFilter: { __typename: 'SaveContactFilterPayload', contactFilter: { __typename: 'ContactFilter', id: string, name: string, query: string, tag: string, sort: ContactSort } } };

export type RenameContactFilterMutationVariables = Exact<{
  input: RenameContactFilterInput;
}>;


export type RenameContactFilterMutation = { renameContactFilter: { __typename: 'RenameContactFilterPayload', contactFilter: { __typename: 'ContactFilter', id: string, name: string, query: string, tag: string, sort: ContactSort } } };

export type DeleteContactFilterMutationVariables = Exact<{
  input: DeleteContactFilterInput;
}>;


export type DeleteContactFilterMutation = { deleteContactFilter: { __typename: 'DeleteContactFilterPayload', deletedContactFilterId: string } };

export type TagContactsMutationVariables = Exact<{
  input: TagContactsInput;
}>;


export type TagContactsMutation = { tagContacts: { __typename: 'TagContactsPayload', contacts: Array<{ __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, tags: Array<string>, lastActivityAt: string, user: { __typename: 'User', id: string, avatarUrl: string | null } | null }> } };

export type DeleteContactsMutationVariables = Exact<{
  input: DeleteContactsInput;
}>;


export type DeleteContactsMutation = { deleteContacts: { __typename: 'DeleteContactsPayload', deletedContactIds: Array<string> } };

export type TeamContactQueryVariables = Exact<{
  id: string;
}>;


export type TeamContactQuery = { organization: { __typename: 'Organization', id: string, name: string } | null, contact: { __typename: 'Contact', id: string, isOrganizations: boolean } | null };

export type MarkTeamContactsMutationVariables = Exact<{
  input: MarkOrganizationContactsInput;
}>;


export type MarkTeamContactsMutation = { markOrganizationContacts: { __typename: 'MarkOrganizationContactsPayload', contacts: Array<{ __typename: 'Contact', id: string, isOrganizations: boolean }> } };

export type ExploreQueryVariables = Exact<{
  q?: string | null | undefined;
  category?: string | null | undefined;
  sort: ExploreSort;
  first: number;
  after?: string | null | undefined;
  isFurtherPage?: boolean;
}>;


export type ExploreQuery = { explore: { __typename: 'DirectoryConnection', edges: Array<{ __typename: 'DirectoryEdge', isFeatured: boolean, node: { __typename: 'DirectoryEntry', id: string, ownerId: string, ownerName: string, ownerPath: string, title: string, badge: string, keywords: Array<string>, path: string, createdAt: string, allowContactDownloads: boolean, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean }, categories?: Array<{ __typename: 'CategoryCount', name: string, count: number }> } };

export type ListedCardFragment = { __typename: 'DirectoryEntry', id: string, ownerId: string, ownerName: string, ownerPath: string, title: string, badge: string, keywords: Array<string>, path: string, createdAt: string, allowContactDownloads: boolean, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } };

export type AccountStateQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountStateQuery = { viewer: { __typename: 'Viewer', id: string, unreadNotifications: number, deletionDueAt: string | null, locale: string | null, timeZone: string, followsDeviceTimeZone: boolean } | null };

export type DeletionStateFragment = { __typename: 'Viewer', id: string, deletionDueAt: string | null };

export type ConfirmIdentityMutationVariables = Exact<{
  input: ConfirmIdentityInput;
}>;


export type ConfirmIdentityMutation = { confirmIdentity: { __typename: 'ConfirmIdentityPayload', message: string } };

export type RequestPasskeyChallengeMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestPasskeyChallengeMutation = { requestPasskeyChallenge: { __typename: 'RequestPasskeyChallengePayload', options: object } };

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


export type ConnectAutomationMutation = { connectAutomation: { __typename: 'ConnectAutomationPayload', inboundKey: string, connector: { __typename: 'Connector', id: string, kind: ConnectorKind, inboundUrl: string | null, state: ConnectorState, accountName: string, databaseId: string, databaseTitle: string, isAutomatic: boolean, canPull: boolean, lastSyncAt: string | null, lastError: string, mapping: Array<{ __typename: 'MappedField', field: string, theirs: string }> } } };

export type RotateInboundKeyMutationVariables = Exact<{
  input: ConnectorInput;
}>;


export type RotateInboundKeyMutation = { rotateInboundKey: { __typename: 'RotateInboundKeyPayload', inboundKey: string, connector: { __typename: 'Connector', id: string, kind: ConnectorKind, inboundUrl: string | null, state: ConnectorState, accountName: string, databaseId: string, databaseTitle: string, isAutomatic: boolean, canPull: boolean, lastSyncAt: string | null, lastError: string, mapping: Array<{ __typename: 'MappedField', field: string, theirs: string }> } } };

export type UpdateConnectorMutationVariables = Exact<{
  input: UpdateConnectorInput;
}>;


export type UpdateConnectorMutation = { updateConnector: { __typename: 'UpdateConnectorPayload', connector: { __typename: 'Connector', id: string, kind: ConnectorKind, inboundUrl: string | null, state: ConnectorState, accountName: string, databaseId: string, databaseTitle: string, isAutomatic: boolean, canPull: boolean, lastSyncAt: string | null, lastError: string, mapping: Array<{ __typename: 'MappedField', field: string, theirs: string }> } } };

export type DisconnectServiceMutationVariables = Exact<{
  input: ConnectorInput;
}>;


export type DisconnectServiceMutation = { disconnectService: { __typename: 'DisconnectServicePayload', disconnectedConnectorId: string } };

export type ReplayConnectorRecordMutationVariables = Exact<{
  input: ReplayConnectorRecordInput;
}>;


export type ReplayConnectorRecordMutation = { replayConnectorRecord: { __typename: 'ReplayConnectorRecordPayload', connectorRecord: { __typename: 'ConnectorRecord', id: string, direction: ConnectorDirection, title: string, outcome: ConnectorOutcome, reason: string, contactId: string | null, tries: number, payload: string, createdAt: string } } };

export type ConnectorChoicesQueryVariables = Exact<{
  id: string;
}>;


export type ConnectorChoicesQuery = { connectorChoices: { __typename: 'ConnectorChoices', databases: Array<{ __typename: 'ConnectorDatabase', id: string, title: string }> | null, fields: Array<{ __typename: 'ConnectorField', name: string, label: string }> } };

export type StartConnectionMutationVariables = Exact<{
  input: StartConnectionInput;
}>;


export type StartConnectionMutation = { startConnection: { __typename: 'StartConnectionPayload', url: string } };

export type FinishConnectionMutationVariables = Exact<{
  input: FinishConnectionInput;
}>;


export type FinishConnectionMutation = { finishConnection: { __typename: 'FinishConnectionPayload', connector: { __typename: 'Connector', id: string, kind: ConnectorKind, inboundUrl: string | null, state: ConnectorState, accountName: string, databaseId: string, databaseTitle: string, isAutomatic: boolean, canPull: boolean, lastSyncAt: string | null, lastError: string, mapping: Array<{ __typename: 'MappedField', field: string, theirs: string }> } } };

export type ConnectWithTokenMutationVariables = Exact<{
  input: ConnectWithTokenInput;
}>;


export type ConnectWithTokenMutation = { connectWithToken: { __typename: 'ConnectWithTokenPayload', connector: { __typename: 'Connector', id: string, kind: ConnectorKind, inboundUrl: string | null, state: ConnectorState, accountName: string, databaseId: string, databaseTitle: string, isAutomatic: boolean, canPull: boolean, lastSyncAt: string | null, lastError: string, mapping: Array<{ __typename: 'MappedField', field: string, theirs: string }> } } };

export type ChooseDatabaseMutationVariables = Exact<{
  input: ChooseDatabaseInput;
}>;


export type ChooseDatabaseMutation = { chooseDatabase: { __typename: 'ChooseDatabasePayload', connector: { __typename: 'Connector', id: string, kind: ConnectorKind, inboundUrl: string | null, state: ConnectorState, accountName: string, databaseId: string, databaseTitle: string, isAutomatic: boolean, canPull: boolean, lastSyncAt: string | null, lastError: string, mapping: Array<{ __typename: 'MappedField', field: string, theirs: string }> } } };

export type SyncConnectorMutationVariables = Exact<{
  input: SyncConnectorInput;
}>;


export type SyncConnectorMutation = { syncConnector: { __typename: 'SyncConnectorPayload', connectorRun: { __typename: 'ConnectorRun', id: string, direction: ConnectorDirection, status: ConnectorRunStatus, isAutomatic: boolean, createdCount: number, updatedCount: number, skippedCount: number, failedCount: number, reason: string, resumesAt: string | null, startedAt: string, endedAt: string | null } } };

export type WebhookLineFragment = { __typename: 'Webhook', id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ __typename: 'WebhookCard', id: string, card: { __typename: 'Card', id: string, title: string } | null }> };

export type DeliveryLineFragment = { __typename: 'WebhookDelivery', id: string, event: WebhookEvent, isTest: boolean, status: WebhookDeliveryStatus, payload: string, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, durationMs: number, answer: string, error: string, headers: Array<{ __typename: 'WebhookHeader', name: string, value: string }> }> };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { viewer: { __typename: 'Viewer', id: string, webhooks: { __typename: 'WebhookConnection', edges: Array<{ __typename: 'WebhookEdge', node: { __typename: 'Webhook', id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ __typename: 'WebhookCard', id: string, card: { __typename: 'Card', id: string, title: string } | null }> } }> } } | null };

export type WebhookLogQueryVariables = Exact<{
  id: string;
  first: number;
}>;


export type WebhookLogQuery = { webhook: { __typename: 'Webhook', id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, deliveries: { __typename: 'WebhookDeliveryConnection', totalCount: number, edges: Array<{ __typename: 'WebhookDeliveryEdge', node: { __typename: 'WebhookDelivery', id: string, event: WebhookEvent, isTest: boolean, status: WebhookDeliveryStatus, payload: string, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, durationMs: number, answer: string, error: string, headers: Array<{ __typename: 'WebhookHeader', name: string, value: string }> }> } }> }, cards: Array<{ __typename: 'WebhookCard', id: string, card: { __typename: 'Card', id: string, title: string } | null }> } | null };

export type WebhookHealthQueryVariables = Exact<{
  id: string;
}>;


export type WebhookHealthQuery = { webhook: { __typename: 'Webhook', id: string, health: { __typename: 'WebhookHealth', successRate: number | null, p50Ms: number | null, p95Ms: number | null, pendingCount: number, pausesAt: string | null, lastFailure: { __typename: 'WebhookFailure', at: string, event: WebhookEvent, error: string } | null, days: Array<{ __typename: 'WebhookHealthDay', date: string, deliveredCount: number, failedCount: number, pendingCount: number }> } } | null };

export type WebhookChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookChoicesQuery = { viewer: { __typename: 'Viewer', id: string, cards: { __typename: 'CardConnection', edges: Array<{ __typename: 'CardEdge', node: { __typename: 'Card', id: string, title: string } }> } } | null, contactTags: Array<{ __typename: 'ContactTag', name: string }> };

export type EndOldWebhookKeyMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type EndOldWebhookKeyMutation = { endOldWebhookKey: { __typename: 'EndOldWebhookKeyPayload', webhook: { __typename: 'Webhook', id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ __typename: 'WebhookCard', id: string, card: { __typename: 'Card', id: string, title: string } | null }> } } };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { __typename: 'CreateWebhookPayload', signingKey: string, webhook: { __typename: 'Webhook', id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ __typename: 'WebhookCard', id: string, card: { __typename: 'Card', id: string, title: string } | null }> } } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { __typename: 'UpdateWebhookPayload', webhook: { __typename: 'Webhook', id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ __typename: 'WebhookCard', id: string, card: { __typename: 'Card', id: string, title: string } | null }> } } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { __typename: 'RotateWebhookSecretPayload', signingKey: string, webhook: { __typename: 'Webhook', id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ __typename: 'WebhookCard', id: string, card: { __typename: 'Card', id: string, title: string } | null }> } } };

export type DeleteWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { __typename: 'DeleteWebhookPayload', deletedWebhookId: string } };

export type TestWebhookMutationVariables = Exact<{
  input: TestWebhookInput;
}>;


export type TestWebhookMutation = { testWebhook: { __typename: 'TestWebhookPayload', webhookDelivery: { __typename: 'WebhookDelivery', id: string, event: WebhookEvent, isTest: boolean, status: WebhookDeliveryStatus, payload: string, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, durationMs: number, answer: string, error: string, headers: Array<{ __typename: 'WebhookHeader', name: string, value: string }> }> } } };

export type ReplayWebhookDeliveriesMutationVariables = Exact<{
  input: ReplayWebhookDeliveriesInput;
}>;


export type ReplayWebhookDeliveriesMutation = { replayWebhookDeliveries: { __typename: 'ReplayWebhookDeliveriesPayload', count: number } };

export type ResendWebhookDeliveryMutationVariables = Exact<{
  input: ResendWebhookDeliveryInput;
}>;


export type ResendWebhookDeliveryMutation = { resendWebhookDelivery: { __typename: 'ResendWebhookDeliveryPayload', webhookDelivery: { __typename: 'WebhookDelivery', id: string, event: WebhookEvent, isTest: boolean, status: WebhookDeliveryStatus, payload: string, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ __typename: 'WebhookAttempt', at: string, status: number | null, durationMs: number, answer: string, error: string, headers: Array<{ __typename: 'WebhookHeader', name: string, value: string }> }> } } };

export type LookTileFragment = { __typename: 'CardTemplate', id: string, name: string, tag: TemplateTag, description: string, theme: CardTheme, isOwn: boolean, isTeams: boolean, mayWithdraw: boolean, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null };

export type TemplatesQueryVariables = Exact<{
  query: string;
  tag?: TemplateTag | null | undefined;
}>;


export type TemplatesQuery = { templates: Array<{ __typename: 'CardTemplate', id: string, name: string, tag: TemplateTag, description: string, theme: CardTheme, isOwn: boolean, isTeams: boolean, mayWithdraw: boolean, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null }>, organization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole } | null };

export type CreateTemplateMutationVariables = Exact<{
  input: CreateTemplateInput;
}>;


export type CreateTemplateMutation = { createTemplate: { __typename: 'CreateTemplatePayload', cardTemplate: { __typename: 'CardTemplate', id: string, name: string, tag: TemplateTag, description: string, theme: CardTheme, isOwn: boolean, isTeams: boolean, mayWithdraw: boolean, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null } } };

export type DeleteTemplateMutationVariables = Exact<{
  input: DeleteTemplateInput;
}>;


export type DeleteTemplateMutation = { deleteTemplate: { __typename: 'DeleteTemplatePayload', deletedCardTemplateId: string } };

export type PublishTemplateMutationVariables = Exact<{
  input: PublishTemplateInput;
}>;


export type PublishTemplateMutation = { publishTemplate: { __typename: 'PublishTemplatePayload', cardTemplate: { __typename: 'CardTemplate', id: string, name: string, tag: TemplateTag, description: string, theme: CardTheme, isOwn: boolean, isTeams: boolean, mayWithdraw: boolean, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null } } };

export type WithdrawTemplateMutationVariables = Exact<{
  input: WithdrawTemplateInput;
}>;


export type WithdrawTemplateMutation = { withdrawTemplate: { __typename: 'WithdrawTemplatePayload', withdrawnCardTemplateId: string } };

export type UserViewQueryVariables = Exact<{
  id: string;
}>;


export type UserViewQuery = { user: { __typename: 'User', id: string, name: string, phone: string | null, about: string, avatarUrl: string | null, path: string } | null };

export type ConnectedAppRowFragment = { __typename: 'ConnectedApp', id: string, name: string, scopes: Array<TokenScope>, createdAt: string, lastUsedAt: string | null };

export type DisconnectAppMutationVariables = Exact<{
  input: DisconnectAppInput;
}>;


export type DisconnectAppMutation = { disconnectApp: { __typename: 'DisconnectAppPayload', disconnectedAppId: string } };

export type OwnAppRowFragment = { __typename: 'OAuthApp', id: string, name: string, redirectUris: Array<string>, isConfidential: boolean, connectsDevices: boolean, createdAt: string };

export type CreateOwnAppMutationVariables = Exact<{
  input: CreateAppInput;
}>;


export type CreateOwnAppMutation = { createApp: { __typename: 'CreateAppPayload', clientKey: string | null, app: { __typename: 'OAuthApp', id: string, name: string, redirectUris: Array<string>, isConfidential: boolean, connectsDevices: boolean, createdAt: string } } };

export type RotateOwnAppSecretMutationVariables = Exact<{
  input: RotateAppSecretInput;
}>;


export type RotateOwnAppSecretMutation = { rotateAppSecret: { __typename: 'RotateAppSecretPayload', clientKey: string | null, app: { __typename: 'OAuthApp', id: string } } };

export type DeleteOwnAppMutationVariables = Exact<{
  input: DeleteAppInput;
}>;


export type DeleteOwnAppMutation = { deleteApp: { __typename: 'DeleteAppPayload', deletedAppId: string } };

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


export type StartPasskeyMutation = { startPasskey: { __typename: 'StartPasskeyPayload', options: object } };

export type AddPasskeyMutationVariables = Exact<{
  input: AddPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { __typename: 'AddPasskeyPayload', passkey: { __typename: 'Passkey', id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null } } };

export type RenamePasskeyMutationVariables = Exact<{
  input: RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { renamePasskey: { __typename: 'RenamePasskeyPayload', passkey: { __typename: 'Passkey', id: string, name: string, isSynced: boolean, createdAt: string, lastUsedAt: string | null } } };

export type RemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { __typename: 'RemovePasskeyPayload', removedPasskeyId: string } };

export type StartAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type StartAuthenticatorMutation = { startAuthenticator: { __typename: 'StartAuthenticatorPayload', uri: string, key: string } };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  input: ConfirmAuthenticatorInput;
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator: { __typename: 'ConfirmAuthenticatorPayload', codes: Array<string> } };

export type RemoveAuthenticatorMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveAuthenticatorMutation = { removeAuthenticator: { __typename: 'RemoveAuthenticatorPayload', message: string } };

export type CreateRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateRecoveryCodesMutation = { createRecoveryCodes: { __typename: 'CreateRecoveryCodesPayload', codes: Array<string> } };

export type SettingsAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsAccountQuery = { viewer: { __typename: 'Viewer', id: string, fullName: string, phone: string, isPhoneConfirmed: boolean, about: string, avatarUrl: string | null, handle: string | null, locale: string | null, timeZone: string, followsDeviceTimeZone: boolean, email: string, isEmailConfirmed: boolean, pendingEmail: string | null } | null };

export type SettingsPrivacyQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsPrivacyQuery = { viewer: { __typename: 'Viewer', id: string, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, isFindable: boolean, mayBeAdded: boolean, showsPresence: boolean } | null };

export type SettingsNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsNotificationsQuery = { viewer: { __typename: 'Viewer', id: string, email: string, isEmailConfirmed: boolean, pushShowsText: boolean, notificationSettings: Array<{ __typename: 'NotificationSetting', kind: NotificationKind, inApp: boolean, push: boolean, email: boolean | null }> } | null };

export type SettingsSecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsSecurityQuery = { viewer: { __typename: 'Viewer', id: string, email: string, sessions: Array<{ __typename: 'Session', id: string, device: string, createdAt: string, lastSeenAt: string, isCurrent: boolean }>, connectedApps: Array<{ __typename: 'ConnectedApp', id: string, name: string, scopes: Array<TokenScope>, createdAt: string, lastUsedAt: string | null }> } | null };

export type SettingsDevelopersQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsDevelopersQuery = { viewer: { __typename: 'Viewer', id: string, accessTokens: Array<{ __typename: 'AccessToken', id: string, name: string, scopes: Array<TokenScope>, ending: string, createdAt: string, expiresAt: string | null, lastUsedAt: string | null }>, apps: Array<{ __typename: 'OAuthApp', id: string, name: string, redirectUris: Array<string>, isConfidential: boolean, connectsDevices: boolean, createdAt: string }> } | null };

export type SettingsDataQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsDataQuery = { viewer: { __typename: 'Viewer', id: string, deletionDueAt: string | null } | null };

export type ProfileSummaryFragment = { __typename: 'Viewer', id: string, fullName: string, phone: string, isPhoneConfirmed: boolean, about: string, avatarUrl: string | null };

export type HandleFormFragment = { __typename: 'Viewer', id: string, handle: string | null };

export type PrivacySettingsFragment = { __typename: 'Viewer', id: string, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, isFindable: boolean, mayBeAdded: boolean, showsPresence: boolean };

export type NotificationSettingsFragment = { __typename: 'Viewer', id: string, email: string, isEmailConfirmed: boolean, pushShowsText: boolean, notificationSettings: Array<{ __typename: 'NotificationSetting', kind: NotificationKind, inApp: boolean, push: boolean, email: boolean | null }> };

export type UpdatePushSettingsMutationVariables = Exact<{
  input: UpdatePushSettingsInput;
}>;


export type UpdatePushSettingsMutation = { updatePushSettings: { __typename: 'UpdatePushSettingsPayload', showsText: boolean } };

export type NotificationChannelsFragment = { __typename: 'NotificationSetting', kind: NotificationKind, inApp: boolean, push: boolean, email: boolean | null };

export type SessionRowFragment = { __typename: 'Session', id: string, device: string, createdAt: string, lastSeenAt: string, isCurrent: boolean };

export type AccessTokenRowFragment = { __typename: 'AccessToken', id: string, name: string, scopes: Array<TokenScope>, ending: string, createdAt: string, expiresAt: string | null, lastUsedAt: string | null };

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { __typename: 'CreateAccessTokenPayload', token: string, accessToken: { __typename: 'AccessToken', id: string, name: string, scopes: Array<TokenScope>, ending: string, createdAt: string, expiresAt: string | null, lastUsedAt: string | null } } };

export type RevokeAccessTokenMutationVariables = Exact<{
  input: RevokeAccessTokenInput;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: { __typename: 'RevokeAccessTokenPayload', revokedAccessTokenId: string } };

export type ClaimHandleMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type ClaimHandleMutation = { updateViewer: { __typename: 'UpdateViewerPayload', viewer: { __typename: 'Viewer', id: string, handle: string | null } } };

export type UpdatePrivacyMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type UpdatePrivacyMutation = { updateViewer: { __typename: 'UpdateViewerPayload', viewer: { __typename: 'Viewer', id: string, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, isFindable: boolean, mayBeAdded: boolean, showsPresence: boolean } } };

export type UpdateNotificationSettingsMutationVariables = Exact<{
  input: UpdateNotificationSettingsInput;
}>;


export type UpdateNotificationSettingsMutation = { updateNotificationSettings: { __typename: 'UpdateNotificationSettingsPayload', notificationSetting: { __typename: 'NotificationSetting', kind: NotificationKind, inApp: boolean, push: boolean, email: boolean | null } } };

export type EndSessionMutationVariables = Exact<{
  input: EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { __typename: 'EndSessionPayload', isEnded: boolean } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { __typename: 'EndOtherSessionsPayload', endedCount: number } };

export type EmailSettingsFragment = { __typename: 'Viewer', id: string, email: string, isEmailConfirmed: boolean, pendingEmail: string | null };

export type ChangeEmailMutationVariables = Exact<{
  input: ChangeEmailInput;
}>;


export type ChangeEmailMutation = { changeEmail: { __typename: 'ChangeEmailPayload', message: string } };

export type RequestEmailConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type RequestEmailConfirmationMutation = { requestEmailConfirmation: { __typename: 'RequestEmailConfirmationPayload', message: string } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { __typename: 'ChangePasswordPayload', message: string } };

export type IncidentsQueryVariables = Exact<{ [key: string]: never; }>;


export type IncidentsQuery = { incidents: Array<{ __typename: 'Incident', id: string, part: ServicePart, reason: string, startedAt: string, endedAt: string }> };

export type TeamBrandQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamBrandQuery = { organization: { __typename: 'Organization', id: string, templates: Array<{ __typename: 'OrganizationTemplate', id: string, name: string, hasBrand: boolean, cardCount: number }>, brand: { __typename: 'OrganizationBrand', logoUrl: string, coverUrl: string, colors: { __typename: 'OrganizationBrandColors', primary: string, secondary: string, accent: string }, fonts: { __typename: 'OrganizationBrandFonts', name: CardFont, text: CardFont } } | null } | null };

export type TeamBrandKitFragment = { __typename: 'Organization', brand: { __typename: 'OrganizationBrand', logoUrl: string, coverUrl: string, colors: { __typename: 'OrganizationBrandColors', primary: string, secondary: string, accent: string }, fonts: { __typename: 'OrganizationBrandFonts', name: CardFont, text: CardFont } } | null };

export type SetTeamBrandMutationVariables = Exact<{
  input: SetOrganizationBrandInput;
}>;


export type SetTeamBrandMutation = { setOrganizationBrand: { __typename: 'SetOrganizationBrandPayload', organization: { __typename: 'Organization', id: string, brand: { __typename: 'OrganizationBrand', logoUrl: string, coverUrl: string, colors: { __typename: 'OrganizationBrandColors', primary: string, secondary: string, accent: string }, fonts: { __typename: 'OrganizationBrandFonts', name: CardFont, text: CardFont } } | null } } };

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


export type TeamQuery = { organization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, requiresSecondFactor: boolean, members: { __typename: 'OrganizationMemberConnection', edges: Array<{ __typename: 'OrganizationMemberEdge', node: { __typename: 'OrganizationMember', role: OrganizationRole, label: string, joinedAt: string, card: { __typename: 'Card', id: string, path: string } | null, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } | null, user: { __typename: 'User', id: string, name: string, avatarUrl: string | null } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> } | null };

export type TeamFrameFragment = { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, requiresSecondFactor: boolean, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> };

export type TeamMemberFragment = { __typename: 'OrganizationMember', role: OrganizationRole, label: string, joinedAt: string, card: { __typename: 'Card', id: string, path: string } | null, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } | null, user: { __typename: 'User', id: string, name: string, avatarUrl: string | null } };

export type CreateTeamMutationVariables = Exact<{
  input: CreateOrganizationInput;
}>;


export type CreateTeamMutation = { createOrganization: { __typename: 'CreateOrganizationPayload', organization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, requiresSecondFactor: boolean, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> } } };

export type UpdateTeamMutationVariables = Exact<{
  input: UpdateOrganizationInput;
}>;


export type UpdateTeamMutation = { updateOrganization: { __typename: 'UpdateOrganizationPayload', organization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, requiresSecondFactor: boolean, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> } } };

export type SetTeamSecondFactorMutationVariables = Exact<{
  input: SetOrganizationSecondFactorInput;
}>;


export type SetTeamSecondFactorMutation = { setOrganizationSecondFactor: { __typename: 'SetOrganizationSecondFactorPayload', organization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, requiresSecondFactor: boolean, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> } } };

export type TeamSecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamSecondFactorQuery = { organization: { __typename: 'Organization', id: string, requiresSecondFactor: boolean, membersWithoutSecondFactor: number | null } | null };

export type ClosedTeamQueryVariables = Exact<{ [key: string]: never; }>;


export type ClosedTeamQuery = { organization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole } | null };

export type DeleteTeamMutationVariables = Exact<{
  input: OrganizationInput;
}>;


export type DeleteTeamMutation = { deleteOrganization: { __typename: 'DeleteOrganizationPayload', deletedOrganizationId: string } };

export type InviteToTeamMutationVariables = Exact<{
  input: InviteToOrganizationInput;
}>;


export type InviteToTeamMutation = { inviteToOrganization: { __typename: 'InviteToOrganizationPayload', organizationInvitation: { __typename: 'OrganizationInvitation', id: string } } };

export type WithdrawTeamInvitationMutationVariables = Exact<{
  input: WithdrawOrganizationInvitationInput;
}>;


export type WithdrawTeamInvitationMutation = { withdrawOrganizationInvitation: { __typename: 'WithdrawOrganizationInvitationPayload', withdrawnInvitationId: string } };

export type ChangeTeamLinkMutationVariables = Exact<{
  input: OrganizationInput;
}>;


export type ChangeTeamLinkMutation = { changeOrganizationLink: { __typename: 'ChangeOrganizationLinkPayload', organization: { __typename: 'Organization', id: string, joinUrl: string | null } } };

export type RemoveTeamLinkMutationVariables = Exact<{
  input: OrganizationInput;
}>;


export type RemoveTeamLinkMutation = { removeOrganizationLink: { __typename: 'RemoveOrganizationLinkPayload', organization: { __typename: 'Organization', id: string, joinUrl: string | null } } };

export type UpdateTeamMemberMutationVariables = Exact<{
  input: UpdateOrganizationMemberInput;
}>;


export type UpdateTeamMemberMutation = { updateOrganizationMember: { __typename: 'UpdateOrganizationMemberPayload', organizationMember: { __typename: 'OrganizationMember', role: OrganizationRole, label: string, joinedAt: string, card: { __typename: 'Card', id: string, path: string } | null, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } | null, user: { __typename: 'User', id: string, name: string, avatarUrl: string | null } } } };

export type RemoveTeamMemberMutationVariables = Exact<{
  input: RemoveOrganizationMemberInput;
}>;


export type RemoveTeamMemberMutation = { removeOrganizationMember: { __typename: 'RemoveOrganizationMemberPayload', organization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, requiresSecondFactor: boolean, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> } } };

export type TransferTeamMutationVariables = Exact<{
  input: OrganizationPersonInput;
}>;


export type TransferTeamMutation = { transferOrganization: { __typename: 'TransferOrganizationPayload', organization: { __typename: 'Organization', id: string, name: string, viewerRole: OrganizationRole, joinUrl: string | null, memberCount: number, hasLeaderboard: boolean, requiresSecondFactor: boolean, heir: { __typename: 'User', id: string, name: string } | null, invitations: Array<{ __typename: 'OrganizationInvitation', id: string, email: string, role: OrganizationRole, label: string, expiresAt: string }> } } };

export type LeaveTeamMutationVariables = Exact<{
  input: OrganizationInput;
}>;


export type LeaveTeamMutation = { leaveOrganization: { __typename: 'LeaveOrganizationPayload', leftOrganizationId: string } };

export type TeamByTokenQueryVariables = Exact<{
  token: string;
}>;


export type TeamByTokenQuery = { organizationByToken: { __typename: 'OrganizationPreview', name: string, role: OrganizationRole, isMember: boolean } | null };

export type JoinTeamMutationVariables = Exact<{
  input: JoinOrganizationInput;
}>;


export type JoinTeamMutation = { joinOrganization: { __typename: 'JoinOrganizationPayload', organization: { __typename: 'Organization', id: string, name: string } } };

export type TeamTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamTemplatesQuery = { organization: { __typename: 'Organization', id: string, templates: Array<{ __typename: 'OrganizationTemplate', cardCount: number, id: string, name: string, hasBrand: boolean, viewerCard: { __typename: 'Card', id: string } | null, fields: Array<{ __typename: 'OrganizationTemplateField', field: string, rule: OrganizationTemplateRule }>, data: { __typename: 'CardData', type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, phones: Array<{ __typename: 'CardPhone', label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ __typename: 'CardEmail', label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ __typename: 'CardWebsite', label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ __typename: 'CardAddress', label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ __typename: 'CardProfile', network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ __typename: 'CardTranslation', language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ __typename: 'CardBlock', kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ __typename: 'BlockPicture', imageUrl: string, alt: string }> }> | null, audiences: Array<{ __typename: 'CardFieldAudience', field: CardField, audience: FieldAudience }> | null, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ __typename: 'PortfolioWork', imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } }>, brand: { __typename: 'OrganizationBrand', logoUrl: string, coverUrl: string, colors: { __typename: 'OrganizationBrandColors', primary: string, secondary: string, accent: string }, fonts: { __typename: 'OrganizationBrandFonts', name: CardFont, text: CardFont } } | null } | null };

export type TeamTemplateFragment = { __typename: 'OrganizationTemplate', id: string, name: string, hasBrand: boolean, fields: Array<{ __typename: 'OrganizationTemplateField', field: string, rule: OrganizationTemplateRule }>, data: { __typename: 'CardData', type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, phones: Array<{ __typename: 'CardPhone', label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ __typename: 'CardEmail', label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ __typename: 'CardWebsite', label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ __typename: 'CardAddress', label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ __typename: 'CardProfile', network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ __typename: 'CardTranslation', language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ __typename: 'CardBlock', kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ __typename: 'BlockPicture', imageUrl: string, alt: string }> }> | null, audiences: Array<{ __typename: 'CardFieldAudience', field: CardField, audience: FieldAudience }> | null, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ __typename: 'PortfolioWork', imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } };

export type CreateTeamTemplateMutationVariables = Exact<{
  input: CreateOrganizationTemplateInput;
}>;


export type CreateTeamTemplateMutation = { createOrganizationTemplate: { __typename: 'CreateOrganizationTemplatePayload', organizationTemplate: { __typename: 'OrganizationTemplate', id: string, name: string, hasBrand: boolean, fields: Array<{ __typename: 'OrganizationTemplateField', field: string, rule: OrganizationTemplateRule }>, data: { __typename: 'CardData', type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, phones: Array<{ __typename: 'CardPhone', label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ __typename: 'CardEmail', label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ __typename: 'CardWebsite', label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ __typename: 'CardAddress', label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ __typename: 'CardProfile', network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ __typename: 'CardTranslation', language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ __typename: 'CardBlock', kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ __typename: 'BlockPicture', imageUrl: string, alt: string }> }> | null, audiences: Array<{ __typename: 'CardFieldAudience', field: CardField, audience: FieldAudience }> | null, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ __typename: 'PortfolioWork', imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } } };

export type UpdateTeamTemplateMutationVariables = Exact<{
  input: UpdateOrganizationTemplateInput;
}>;


export type UpdateTeamTemplateMutation = { updateOrganizationTemplate: { __typename: 'UpdateOrganizationTemplatePayload', organizationTemplate: { __typename: 'OrganizationTemplate', id: string, name: string, hasBrand: boolean, fields: Array<{ __typename: 'OrganizationTemplateField', field: string, rule: OrganizationTemplateRule }>, data: { __typename: 'CardData', type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, phones: Array<{ __typename: 'CardPhone', label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ __typename: 'CardEmail', label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ __typename: 'CardWebsite', label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ __typename: 'CardAddress', label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ __typename: 'CardProfile', network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ __typename: 'CardTranslation', language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ __typename: 'CardBlock', kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ __typename: 'BlockPicture', imageUrl: string, alt: string }> }> | null, audiences: Array<{ __typename: 'CardFieldAudience', field: CardField, audience: FieldAudience }> | null, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ __typename: 'PortfolioWork', imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } } };

export type DeleteTeamTemplateMutationVariables = Exact<{
  input: OrganizationTemplateInput;
}>;


export type DeleteTeamTemplateMutation = { deleteOrganizationTemplate: { __typename: 'DeleteOrganizationTemplatePayload', deletedOrganizationTemplateId: string } };

export type CreateCardFromTemplateMutationVariables = Exact<{
  input: OrganizationTemplateInput;
}>;


export type CreateCardFromTemplateMutation = { createCardFromTemplate: { __typename: 'CreateCardFromTemplatePayload', card: { __typename: 'Card', id: string } } };

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


export type PutCardUnderTemplateMutation = { putCardUnderTemplate: { __typename: 'PutCardUnderTemplatePayload', card: { __typename: 'Card', id: string } } };

export type TakeCardOffTemplateMutationVariables = Exact<{
  input: OrganizationCardInput;
}>;


export type TakeCardOffTemplateMutation = { takeCardOffTemplate: { __typename: 'TakeCardOffTemplatePayload', cardId: string } };

export type StoredCardFragment = { __typename: 'Card', id: string, version: number, visibility: Visibility, createdAt: string, updatedAt: string, path: string, data: { __typename: 'CardData', type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, phones: Array<{ __typename: 'CardPhone', label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ __typename: 'CardEmail', label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ __typename: 'CardWebsite', label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ __typename: 'CardAddress', label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ __typename: 'CardProfile', network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ __typename: 'CardTranslation', language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ __typename: 'CardBlock', kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ __typename: 'BlockPicture', imageUrl: string, alt: string }> }> | null, audiences: Array<{ __typename: 'CardFieldAudience', field: CardField, audience: FieldAudience }> | null, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ __typename: 'PortfolioWork', imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } };

export type StoredCardsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type StoredCardsQuery = { viewer: { __typename: 'Viewer', id: string, showEmail: boolean, showSocials: boolean, firstSteps: { __typename: 'FirstSteps', hasPhoto: boolean, hasShared: boolean, hasInstalledApp: boolean, hasContact: boolean } | null, cards: { __typename: 'CardConnection', edges: Array<{ __typename: 'CardEdge', node: { __typename: 'Card', position: number | null, id: string, version: number, visibility: Visibility, createdAt: string, updatedAt: string, path: string, totals: { __typename: 'CardTotals', views: number, leads: number } | null, data: { __typename: 'CardData', type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, phones: Array<{ __typename: 'CardPhone', label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ __typename: 'CardEmail', label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ __typename: 'CardWebsite', label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ __typename: 'CardAddress', label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ __typename: 'CardProfile', network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ __typename: 'CardTranslation', language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ __typename: 'CardBlock', kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ __typename: 'BlockPicture', imageUrl: string, alt: string }> }> | null, audiences: Array<{ __typename: 'CardFieldAudience', field: CardField, audience: FieldAudience }> | null, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ __typename: 'PortfolioWork', imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type CreateStoredCardMutationVariables = Exact<{
  input: CreateCardInput;
}>;


export type CreateStoredCardMutation = { createCard: { __typename: 'CreateCardPayload', card: { __typename: 'Card', id: string, version: number, visibility: Visibility, createdAt: string, updatedAt: string, path: string, data: { __typename: 'CardData', type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, phones: Array<{ __typename: 'CardPhone', label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ __typename: 'CardEmail', label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ __typename: 'CardWebsite', label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ __typename: 'CardAddress', label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ __typename: 'CardProfile', network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ __typename: 'CardTranslation', language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ __typename: 'CardBlock', kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ __typename: 'BlockPicture', imageUrl: string, alt: string }> }> | null, audiences: Array<{ __typename: 'CardFieldAudience', field: CardField, audience: FieldAudience }> | null, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ __typename: 'PortfolioWork', imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } } };

export type UpdateStoredCardMutationVariables = Exact<{
  input: UpdateCardInput;
}>;


export type UpdateStoredCardMutation = { updateCard: { __typename: 'UpdateCardPayload', card: { __typename: 'Card', id: string, version: number, visibility: Visibility, createdAt: string, updatedAt: string, path: string, data: { __typename: 'CardData', type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, phones: Array<{ __typename: 'CardPhone', label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ __typename: 'CardEmail', label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ __typename: 'CardWebsite', label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ __typename: 'CardAddress', label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ __typename: 'CardProfile', network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ __typename: 'CardTranslation', language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ __typename: 'CardBlock', kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ __typename: 'BlockPicture', imageUrl: string, alt: string }> }> | null, audiences: Array<{ __typename: 'CardFieldAudience', field: CardField, audience: FieldAudience }> | null, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ __typename: 'PortfolioWork', imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } } };

export type ReorderCardsMutationVariables = Exact<{
  input: ReorderCardsInput;
}>;


export type ReorderCardsMutation = { reorderCards: { __typename: 'ReorderCardsPayload', cards: Array<{ __typename: 'Card', id: string, position: number | null }> } };

export type DeleteStoredCardMutationVariables = Exact<{
  input: DeleteCardInput;
}>;


export type DeleteStoredCardMutation = { deleteCard: { __typename: 'DeleteCardPayload', deletedCardId: string } };

export type CardsOwnerQueryVariables = Exact<{ [key: string]: never; }>;


export type CardsOwnerQuery = { viewer: { __typename: 'Viewer', id: string, fullName: string, email: string, avatarUrl: string | null } | null };

export type KnownPreferencesFragment = { __typename: 'Viewer', id: string, locale: string | null, timeZone: string, followsDeviceTimeZone: boolean };

export type UpdatePreferencesMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type UpdatePreferencesMutation = { updateViewer: { __typename: 'UpdateViewerPayload', viewer: { __typename: 'Viewer', id: string, locale: string | null, timeZone: string, followsDeviceTimeZone: boolean } } };

export type KeepAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepAccountMutation = { cancelAccountDeletion: { __typename: 'CancelAccountDeletionPayload', message: string } };

export type BillingStateFragment = { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, hasPaymentLinks: boolean, nextPaymentMinor: number | null, details: { __typename: 'BillingDetails', name: string, address: string, country: string, state: string, taxId: string } | null, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null };

export type BillingQueryVariables = Exact<{ [key: string]: never; }>;


export type BillingQuery = { billing: { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, hasPaymentLinks: boolean, nextPaymentMinor: number | null, details: { __typename: 'BillingDetails', name: string, address: string, country: string, state: string, taxId: string } | null, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null }, viewer: { __typename: 'Viewer', id: string, priceCurrency: Currency | null } | null };

export type KeepPriceCurrencyMutationVariables = Exact<{
  currency: Currency;
}>;


export type KeepPriceCurrencyMutation = { updateViewer: { __typename: 'UpdateViewerPayload', viewer: { __typename: 'Viewer', id: string, priceCurrency: Currency | null } } };

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


export type SetSeatMutation = { setSeat: { __typename: 'SetSeatPayload', organizationMember: { __typename: 'OrganizationMember', hasSeat: boolean } } };

export type BillingQuoteQueryVariables = Exact<{
  plan: PlanKey;
  currency: Currency;
  interval: BillingInterval;
  seats: number;
}>;


export type BillingQuoteQuery = { billingQuote: { __typename: 'BillingQuote', kind: PlanChangeKind, currency: Currency, taxNote: string | null, dueMinor: number, effectiveAt: string, renewsAt: string | null, lines: Array<{ __typename: 'InvoiceLine', text: string, amountMinor: number }>, taxes: Array<{ __typename: 'TaxLine', kind: TaxKind, rateBp: number, amountMinor: number }> } };

export type ChangePlanMutationVariables = Exact<{
  input: ChangePlanInput;
}>;


export type ChangePlanMutation = { changePlan: { __typename: 'ChangePlanPayload', checkoutUrl: string | null, billing: { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, hasPaymentLinks: boolean, nextPaymentMinor: number | null, details: { __typename: 'BillingDetails', name: string, address: string, country: string, state: string, taxId: string } | null, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null } } };

export type UpdateBillingDetailsMutationVariables = Exact<{
  input: UpdateBillingDetailsInput;
}>;


export type UpdateBillingDetailsMutation = { updateBillingDetails: { __typename: 'UpdateBillingDetailsPayload', billing: { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, hasPaymentLinks: boolean, nextPaymentMinor: number | null, details: { __typename: 'BillingDetails', name: string, address: string, country: string, state: string, taxId: string } | null, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null } } };

export type StartTrialMutationVariables = Exact<{ [key: string]: never; }>;


export type StartTrialMutation = { startTrial: { __typename: 'StartTrialPayload', billing: { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, hasPaymentLinks: boolean, nextPaymentMinor: number | null, details: { __typename: 'BillingDetails', name: string, address: string, country: string, state: string, taxId: string } | null, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null } } };

export type CancelSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelSubscriptionMutation = { cancelSubscription: { __typename: 'CancelSubscriptionPayload', billing: { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, hasPaymentLinks: boolean, nextPaymentMinor: number | null, details: { __typename: 'BillingDetails', name: string, address: string, country: string, state: string, taxId: string } | null, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null } } };

export type ResumeSubscriptionMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeSubscriptionMutation = { resumeSubscription: { __typename: 'ResumeSubscriptionPayload', billing: { __typename: 'Billing', plan: PlanKey, status: SubscriptionStatus, currency: Currency | null, interval: BillingInterval, seats: number, unitMinor: number | null, endsAt: string | null, nextPlan: PlanKey | null, nextInterval: BillingInterval | null, nextSeats: number | null, canTry: boolean, provider: BillingProvider, yearlyDiscountPercent: number | null, cardCount: number, hasPaymentLinks: boolean, nextPaymentMinor: number | null, details: { __typename: 'BillingDetails', name: string, address: string, country: string, state: string, taxId: string } | null, teamSeat: { __typename: 'TeamSeat', plan: PlanKey, organizationName: string } | null } } };

export type GetPaidQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPaidQuery = { viewer: { __typename: 'Viewer', id: string, payoutAccount: { __typename: 'PayoutAccount', status: PayoutStatus } | null } | null, billing: { __typename: 'Billing', commissionPercent: number } };

export type StartPayoutsMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPayoutsMutation = { startPayouts: { __typename: 'StartPayoutsPayload', url: string, account: { __typename: 'PayoutAccount', status: PayoutStatus } } };

export type CheckPayoutsMutationVariables = Exact<{ [key: string]: never; }>;


export type CheckPayoutsMutation = { checkPayouts: { __typename: 'CheckPayoutsPayload', payoutAccount: { __typename: 'PayoutAccount', status: PayoutStatus } | null } };

export type PlanOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanOfferQuery = { billing: { __typename: 'Billing', plan: PlanKey, provider: BillingProvider, canTry: boolean, teamSeat: { __typename: 'TeamSeat', plan: PlanKey } | null }, viewer: { __typename: 'Viewer', id: string, priceCurrency: Currency | null } | null };

export type DrawnFaceFragment = { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null };

export type CommandSearchQueryVariables = Exact<{
  query: string;
}>;


export type CommandSearchQuery = { contacts: { __typename: 'ContactConnection', edges: Array<{ __typename: 'ContactEdge', node: { __typename: 'Contact', id: string, name: string, company: string } }> }, explore: { __typename: 'DirectoryConnection', edges: Array<{ __typename: 'DirectoryEdge', node: { __typename: 'DirectoryEntry', id: string, ownerId: string, ownerName: string, ownerPath: string, title: string } }> } };

export type CopyPictureMutationVariables = Exact<{
  input: CopyPictureInput;
}>;


export type CopyPictureMutation = { copyPicture: { __typename: 'CopyPicturePayload', image: { __typename: 'Image', url: string } } };

export type GoogleClientIdQueryVariables = Exact<{ [key: string]: never; }>;


export type GoogleClientIdQuery = { googleClientId: string | null };

export type SyncContactsMutationVariables = Exact<{
  input: SyncContactsInput;
}>;


export type SyncContactsMutation = { syncContacts: { __typename: 'SyncContactsPayload', matchedContacts: Array<{ __typename: 'MatchedContact', name: string, email: string | null, phone: string | null, user: { __typename: 'User', id: string, name: string, avatarUrl: string | null } }> } };

export type InboxRowFragment = { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string, title: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null };

export type InboxQueryVariables = Exact<{
  kind?: ConversationKind | null | undefined;
  after?: string | null | undefined;
}>;


export type InboxQuery = { inbox: { __typename: 'ConversationConnection', totalCount: number, edges: Array<{ __typename: 'ConversationEdge', node: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string, title: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type RecentGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentGroupsQuery = { inbox: { __typename: 'ConversationConnection', totalCount: number, edges: Array<{ __typename: 'ConversationEdge', node: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string, title: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type UnreadCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadCountsQuery = { inbox: { __typename: 'ConversationConnection', totalCount: number, edges: Array<{ __typename: 'ConversationEdge', node: { __typename: 'Conversation', id: string, kind: ConversationKind, unreadCount: number } }> } };

export type InboxChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type InboxChangedSubscription = { inboxChanged: { __typename: 'InboxChange', conversationId: string, conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, title: string, photoUrl: string | null, lastActivityAt: string, unreadCount: number, lastMessage: { __typename: 'Message', id: string, text: string, deletedAt: string | null, hasCard: boolean, sender: { __typename: 'User', id: string, name: string } | null, card: { __typename: 'MessageCard', id: string, title: string } | null, image: { __typename: 'MessageImage', url: string } | null } | null } | null } };

export type NotificationRowFragment = { __typename: 'Notification', id: string, kind: NotificationKind, message: string, detail: string, path: string | null, createdAt: string, readAt: string | null };

export type NotificationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { viewer: { __typename: 'Viewer', id: string, unreadNotifications: number, notifications: { __typename: 'NotificationConnection', edges: Array<{ __typename: 'NotificationEdge', node: { __typename: 'Notification', id: string, kind: NotificationKind, message: string, detail: string, path: string | null, createdAt: string, readAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type MarkNotificationsReadMutationVariables = Exact<{
  input: MarkNotificationsReadInput;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: { __typename: 'MarkNotificationsReadPayload', unreadCount: number } };

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


export type RegisterPushSubscriptionMutation = { registerPushSubscription: { __typename: 'RegisterPushSubscriptionPayload', isRegistered: boolean } };

export type RemovePushSubscriptionMutationVariables = Exact<{
  input: RemovePushSubscriptionInput;
}>;


export type RemovePushSubscriptionMutation = { removePushSubscription: { __typename: 'RemovePushSubscriptionPayload', isRemoved: boolean } };

export type ShareTargetQueryVariables = Exact<{
  id: string;
}>;


export type ShareTargetQuery = { card: { __typename: 'Card', id: string, url: string, visibility: Visibility, owner: { __typename: 'User', id: string }, data: { __typename: 'CardData', type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, phones: Array<{ __typename: 'CardPhone', label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ __typename: 'CardEmail', label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ __typename: 'CardWebsite', label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ __typename: 'CardAddress', label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ __typename: 'CardProfile', network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ __typename: 'CardTranslation', language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ __typename: 'CardBlock', kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ __typename: 'BlockPicture', imageUrl: string, alt: string }> }> | null, audiences: Array<{ __typename: 'CardFieldAudience', field: CardField, audience: FieldAudience }> | null, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ __typename: 'PortfolioWork', imageUrl: string, title: string, alt: string, link: string, year: string }> | null } }, shares: { __typename: 'ShareConnection', totalCount: number } } | null, viewer: { __typename: 'Viewer', id: string, showEmail: boolean, showSocials: boolean, showSharePromo: boolean } | null };

export type PreparedSharesQueryVariables = Exact<{
  cardId: string;
}>;


export type PreparedSharesQuery = { preparedShares: Array<{ __typename: 'PreparedShare', mode: ShareMode, mark: string, url: string }> };

export type RoomsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type RoomsQuery = { viewer: { __typename: 'Viewer', id: string, groups: { __typename: 'GroupConnection', edges: Array<{ __typename: 'GroupEdge', node: { __typename: 'Group', id: string, name: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type PeopleQueryVariables = Exact<{
  query: string;
  after?: string | null | undefined;
}>;


export type PeopleQuery = { people: Array<{ __typename: 'User', id: string, name: string, avatarUrl: string | null }> };

export type SetSharePromoMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type SetSharePromoMutation = { updateViewer: { __typename: 'UpdateViewerPayload', viewer: { __typename: 'Viewer', id: string, showSharePromo: boolean } } };

export type ShareCardMutationVariables = Exact<{
  input: ShareCardInput;
}>;


export type ShareCardMutation = { shareCard: { __typename: 'ShareCardPayload', share: { __typename: 'Share', id: string, url: string } } };

export type ShareCardToGroupMutationVariables = Exact<{
  input: ShareCardToGroupInput;
}>;


export type ShareCardToGroupMutation = { shareCardToGroup: { __typename: 'ShareCardToGroupPayload', share: { __typename: 'Share', id: string } } };

export type ShareCardWithPeopleMutationVariables = Exact<{
  input: ShareCardWithPeopleInput;
}>;


export type ShareCardWithPeopleMutation = { shareCardWithPeople: { __typename: 'ShareCardWithPeoplePayload', share: { __typename: 'Share', id: string } } };

export type RevokeShareMutationVariables = Exact<{
  input: RevokeShareInput;
}>;


export type RevokeShareMutation = { revokeShare: { __typename: 'RevokeSharePayload', share: { __typename: 'Share', id: string, revokedAt: string | null } } };

export type CardSharesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type CardSharesQuery = { card: { __typename: 'Card', id: string, visibility: Visibility, shares: { __typename: 'ShareConnection', edges: Array<{ __typename: 'ShareEdge', node: { __typename: 'Share', id: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, isRevocable: boolean, openCount: number, lastOpenedAt: string | null, groupId: string | null, openings: Array<{ __typename: 'ShareOpening', openedAt: string, user: { __typename: 'User', id: string, name: string } }>, recipients: Array<{ __typename: 'User', id: string, name: string }>, group: { __typename: 'Group', id: string, name: string } | null, sender: { __typename: 'User', id: string, name: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } } | null };

export type ShareLineFragment = { __typename: 'Share', id: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, isRevocable: boolean, openCount: number, lastOpenedAt: string | null, groupId: string | null, openings: Array<{ __typename: 'ShareOpening', openedAt: string, user: { __typename: 'User', id: string, name: string } }>, recipients: Array<{ __typename: 'User', id: string, name: string }>, group: { __typename: 'Group', id: string, name: string } | null, sender: { __typename: 'User', id: string, name: string } };

export type SentCardsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SentCardsQuery = { sentCards: { __typename: 'SentCardConnection', edges: Array<{ __typename: 'SentCardEdge', node: { __typename: 'SentCard', id: string, shareCount: number, countedShareCount: number, openedShareCount: number, lastActivityAt: string, card: { __typename: 'Card', id: string, title: string, visibility: Visibility } | null, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type SentCardLineFragment = { __typename: 'SentCard', id: string, shareCount: number, countedShareCount: number, openedShareCount: number, lastActivityAt: string, card: { __typename: 'Card', id: string, title: string, visibility: Visibility } | null, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } | null };

export type SentSharesQueryVariables = Exact<{
  cardId: string;
  isOpened?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type SentSharesQuery = { sentShares: { __typename: 'ShareConnection', totalCount: number, edges: Array<{ __typename: 'ShareEdge', node: { __typename: 'Share', id: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, isRevocable: boolean, openCount: number, lastOpenedAt: string | null, groupId: string | null, card: { __typename: 'Card', id: string, title: string, visibility: Visibility } | null, openings: Array<{ __typename: 'ShareOpening', openedAt: string, user: { __typename: 'User', id: string, name: string } }>, recipients: Array<{ __typename: 'User', id: string, name: string }>, group: { __typename: 'Group', id: string, name: string } | null, sender: { __typename: 'User', id: string, name: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ReceivedSharesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ReceivedSharesQuery = { receivedShares: { __typename: 'ShareConnection', totalCount: number, edges: Array<{ __typename: 'ShareEdge', node: { __typename: 'Share', id: string, mark: string, mode: ShareMode, createdAt: string, groupId: string | null, sender: { __typename: 'User', id: string, name: string, path: string }, recipients: Array<{ __typename: 'User', id: string, name: string }>, group: { __typename: 'Group', id: string, name: string } | null, card: { __typename: 'Card', id: string, title: string, visibility: Visibility, path: string, savedContactId: string | null, owner: { __typename: 'User', id: string, allowContactDownloads: boolean } } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ReceivedShareFragment = { __typename: 'Share', id: string, mark: string, mode: ShareMode, createdAt: string, groupId: string | null, sender: { __typename: 'User', id: string, name: string, path: string }, recipients: Array<{ __typename: 'User', id: string, name: string }>, group: { __typename: 'Group', id: string, name: string } | null, card: { __typename: 'Card', id: string, title: string, visibility: Visibility, path: string, savedContactId: string | null, owner: { __typename: 'User', id: string, allowContactDownloads: boolean } } | null };

export type SharedCardQueryVariables = Exact<{
  id: string;
  token?: string | null | undefined;
}>;


export type SharedCardQuery = { viewer: { __typename: 'Viewer', id: string } | null, card: { __typename: 'Card', id: string, title: string, visibility: Visibility, path: string, savedContactId: string | null, owner: { __typename: 'User', id: string, name: string, path: string, allowContactDownloads: boolean }, data: { __typename: 'CardData', type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, phones: Array<{ __typename: 'CardPhone', label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ __typename: 'CardEmail', label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ __typename: 'CardWebsite', label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ __typename: 'CardAddress', label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ __typename: 'CardProfile', network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ __typename: 'CardTranslation', language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ __typename: 'CardBlock', kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ __typename: 'BlockPicture', imageUrl: string, alt: string }> }> | null, audiences: Array<{ __typename: 'CardFieldAudience', field: CardField, audience: FieldAudience }> | null, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ __typename: 'PortfolioWork', imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } | null };

export type RecordSharedCardEventMutationVariables = Exact<{
  input: RecordCardEventInput;
}>;


export type RecordSharedCardEventMutation = { recordCardEvent: { __typename: 'RecordCardEventPayload', isCounted: boolean } };

export type SaveReceivedCardMutationVariables = Exact<{
  input: SaveReceivedCardInput;
}>;


export type SaveReceivedCardMutation = { saveReceivedCard: { __typename: 'SaveReceivedCardPayload', contact: { __typename: 'Contact', id: string } } };

export type SavedCardsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type SavedCardsQuery = { nodes: Array<
    | { __typename: 'AccessToken' }
    | { __typename: 'AuditEntry' }
    | { __typename: 'Card', id: string, savedContactId: string | null }
    | { __typename: 'ConnectedApp' }
    | { __typename: 'Connector' }
    | { __typename: 'ConnectorRecord' }
    | { __typename: 'ConnectorRun' }
    | { __typename: 'Contact' }
    | { __typename: 'ContactFilter' }
    | { __typename: 'ContactImport' }
    | { __typename: 'Conversation' }
    | { __typename: 'Deal' }
    | { __typename: 'Group' }
    | { __typename: 'Incident' }
    | { __typename: 'Invoice' }
    | { __typename: 'Message' }
    | { __typename: 'Notification' }
    | { __typename: 'OAuthApp' }
    | { __typename: 'Organization' }
    | { __typename: 'OrganizationInvitation' }
    | { __typename: 'OrganizationTemplate' }
    | { __typename: 'Passkey' }
    | { __typename: 'Reminder' }
    | { __typename: 'SecurityEvent' }
    | { __typename: 'Session' }
    | { __typename: 'Share' }
    | { __typename: 'User' }
    | { __typename: 'Webhook' }
    | { __typename: 'WebhookDelivery' }
   | null> };

export type SavedCardFragment = { __typename: 'Card', id: string, savedContactId: string | null };

export type CardWalletQueryVariables = Exact<{
  id: string;
}>;


export type CardWalletQuery = { card: { __typename: 'Card', id: string, visibility: Visibility, wallet: { __typename: 'CardWallet', isOnPage: boolean, code: WalletCode, isCodeShortened: boolean, isAppleSetUp: boolean, isGoogleSetUp: boolean, isGoogleTest: boolean, applePath: string | null, googlePath: string | null } | null } | null };

export type SetCardWalletMutationVariables = Exact<{
  input: SetCardWalletInput;
}>;


export type SetCardWalletMutation = { setCardWallet: { __typename: 'SetCardWalletPayload', card: { __typename: 'Card', id: string, wallet: { __typename: 'CardWallet', isOnPage: boolean, code: WalletCode, isCodeShortened: boolean, isAppleSetUp: boolean, isGoogleSetUp: boolean, isGoogleTest: boolean, applePath: string | null, googlePath: string | null } | null } } };

export type WalletStateFragment = { __typename: 'CardWallet', isOnPage: boolean, code: WalletCode, isCodeShortened: boolean, isAppleSetUp: boolean, isGoogleSetUp: boolean, isGoogleTest: boolean, applePath: string | null, googlePath: string | null };

export type PublicCardQueryVariables = Exact<{
  id: string;
}>;


export type PublicCardQuery = { publicCard: { __typename: 'DirectoryEntry', id: string, ownerId: string, ownerName: string, ownerPath: string, title: string, badge: string, keywords: Array<string>, path: string, createdAt: string, allowContactDownloads: boolean, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } } | null };

export type PublicProfileQueryVariables = Exact<{
  owner: string;
  first: number;
  after?: string | null | undefined;
}>;


export type PublicProfileQuery = { user: { __typename: 'User', id: string, name: string, email: string | null, phone: string | null, about: string, avatarUrl: string | null, path: string, allowContactDownloads: boolean, publicCards: { __typename: 'DirectoryConnection', edges: Array<{ __typename: 'DirectoryEdge', node: { __typename: 'DirectoryEntry', id: string, ownerId: string, ownerName: string, ownerPath: string, title: string, badge: string, keywords: Array<string>, path: string, createdAt: string, allowContactDownloads: boolean, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } } | null };

export type ShownUserFragment = { __typename: 'User', id: string, name: string, email: string | null, phone: string | null, about: string, avatarUrl: string | null, path: string, allowContactDownloads: boolean, publicCards: { __typename: 'DirectoryConnection', edges: Array<{ __typename: 'DirectoryEdge', node: { __typename: 'DirectoryEntry', id: string, ownerId: string, ownerName: string, ownerPath: string, title: string, badge: string, keywords: Array<string>, path: string, createdAt: string, allowContactDownloads: boolean, face: { __typename: 'CardFace', phoneHref: string | null, emailHref: string | null, website: string, location: string, type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, socials: Array<{ __typename: 'CardFaceSocial', label: string, text: string, network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', placeUrl: string | null, time: string, place: string, ticketsUrl: string | null } | null } } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type CardContentFragment = { __typename: 'CardData', type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null } | null, phones: Array<{ __typename: 'CardPhone', label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ __typename: 'CardEmail', label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ __typename: 'CardWebsite', label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ __typename: 'CardAddress', label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { __typename: 'CardSocials', linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ __typename: 'CardProfile', network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ __typename: 'CardTranslation', language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ __typename: 'CardBlock', kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ __typename: 'BlockPicture', imageUrl: string, alt: string }> }> | null, audiences: Array<{ __typename: 'CardFieldAudience', field: CardField, audience: FieldAudience }> | null, extra: { __typename: 'CardExtra', personal: { __typename: 'PersonalDetails', photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { __typename: 'CompanyDetails', companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { __typename: 'EventDetails', date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ __typename: 'PortfolioWork', imageUrl: string, title: string, alt: string, link: string, year: string }> | null } };

export type ContactFragment = { __typename: 'Contact', id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, emails: Array<{ __typename: 'ContactEmail', value: string, label: string }>, phones: Array<{ __typename: 'ContactPhone', value: string, label: string }> };

export type DesignFragment = { __typename: 'CardDesign', name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { __typename: 'CardDesignColors', paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { __typename: 'CardDesignFonts', name: CardFont, text: CardFont } | null };

export type FaceFragment = { __typename: 'CardFace', type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, socials: Array<{ __typename: 'CardFaceSocial', network: SocialNetwork, url: string }>, event: { __typename: 'CardFaceEvent', time: string, place: string, ticketsUrl: string | null } | null };

export type AnalyticsPeriodFragment = { __typename: 'AnalyticsPeriod', views: number, visitors: number, filteredViews: number, shares: number, actions: number, saves: number, leads: number, newConnections: number, conversionRate: number, engagementScore: number };

export type ReportFragment = { __typename: 'AnalyticsReport', from: string, to: string, timeZone: string, totals: { __typename: 'AnalyticsPeriod', views: number, visitors: number, filteredViews: number, shares: number, actions: number, saves: number, leads: number, newConnections: number, conversionRate: number, engagementScore: number }, previous: { __typename: 'AnalyticsPeriod', views: number, visitors: number, filteredViews: number, shares: number, actions: number, saves: number, leads: number, newConnections: number, conversionRate: number, engagementScore: number }, channels: Array<{ __typename: 'AnalyticsChannel', channel: Channel | null, views: number, conversions: number }>, campaigns: Array<{ __typename: 'AnalyticsCampaign', source: string | null, medium: string | null, campaign: string | null, views: number, conversions: number }>, countries: Array<{ __typename: 'AnalyticsCountry', country: string | null, views: number }>, links: Array<{ __typename: 'AnalyticsLink', target: CardActionTarget, taps: number, previousTaps: number }>, funnel: { __typename: 'AnalyticsFunnel', views: number, actions: number, saves: number, leads: number } };

export type WebhookFragment = { __typename: 'Webhook', id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ __typename: 'WebhookCard', id: string }> };
