/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Parts of what a card says. What is left out stays as it is. */
export type CardDataPatch = {
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  address?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  addressMap?: string | null | undefined;
  /** Left as it is when absent. Replaces the list; at most 10. */
  addresses?: Array<CardAddressInput> | null | undefined;
  /** Left as it is when absent. Replaces who sees single fields; null shows all of them to everyone. */
  audiences?: Array<CardFieldAudienceInput> | null | undefined;
  /** Left as it is when absent. Replaces all blocks; at most 30. */
  blocks?: Array<CardBlockInput> | null | undefined;
  /** Left as it is when absent. Null takes the design off. */
  design?: CardDesignInput | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  email?: string | null | undefined;
  /** Left as it is when absent. Replaces the list; at most 10. */
  emails?: Array<CardEmailInput> | null | undefined;
  /** Left as it is when absent. */
  extra?: CardExtraPatch | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  familyName?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  givenName?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  language?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  logoUrl?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  name?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  phone?: string | null | undefined;
  /** Left as it is when absent. Replaces the list; at most 10. */
  phones?: Array<CardPhoneInput> | null | undefined;
  /** Left as it is when absent. Replaces all further profiles; at most 20. */
  profiles?: Array<CardProfileInput> | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  pronouns?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  pronunciation?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  role?: string | null | undefined;
  /** Left as it is when absent. */
  socials?: CardSocialsPatch | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  suffix?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  tagline?: string | null | undefined;
  /** Left as it is when absent. Replaces all tags; at most 10. */
  tags?: Array<string> | null | undefined;
  /** Left as it is when absent. */
  theme?: CardTheme | null | undefined;
  /** Left as it is when absent. At most 120 characters; the slug follows it. */
  title?: string | null | undefined;
  /** Left as it is when absent. Replaces what the card says in other languages; at most 5. */
  translations?: Array<CardTranslationInput> | null | undefined;
  /** Left as it is when absent. */
  type?: CardType | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  website?: string | null | undefined;
  /** Left as it is when absent. Replaces the list; at most 10. */
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

/** Details that are changed, by the part of the card that they belong to. */
export type CardExtraPatch = {
  /** Left as it is when absent. */
  company?: CompanyDetailsPatch | null | undefined;
  /** Left as it is when absent. */
  event?: EventDetailsPatch | null | undefined;
  /** Left as it is when absent. */
  personal?: PersonalDetailsPatch | null | undefined;
  /** Left as it is when absent. Replaces all works of a portfolio card. */
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

/** Links to profiles that are changed. */
export type CardSocialsPatch = {
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  facebook?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  github?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  instagram?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  linkedin?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  telegram?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  twitter?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  whatsapp?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
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

/** Details of the company that are changed. */
export type CompanyDetailsPatch = {
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  address?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  category?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  companyLogo?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  companyMobile?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  companyName?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  designation?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  email?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  mapsLink?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  message?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  website?: string | null | undefined;
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

/** Details of the event that are changed. */
export type EventDetailsPatch = {
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  date?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  endTime?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  place?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  startTime?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  ticketsUrl?: string | null | undefined;
};

/** The order of the directory. */
export type ExploreSort =
  /** The newest cards first. */
  | 'NEWEST'
  /** The best matches first, among the 2,000 newest that match. */
  | 'RELEVANCE';

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

/** The gender that a person states on their card. Only the owner sees it. */
export type Gender =
  /** Stated as female. */
  | 'FEMALE'
  /** Stated as male. */
  | 'MALE'
  /** Stated as neither female nor male. */
  | 'OTHER';

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

/** Details of the person that are changed. */
export type PersonalDetailsPatch = {
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  anniversaryDate?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  birthDate?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  education?: string | null | undefined;
  /** Left as it is when absent. Null empties it. */
  gender?: Gender | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  mapsLink?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  message?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  photoUrl?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  pincode?: string | null | undefined;
  /** Left as it is when absent. Null or '' empties it. Limits as of a whole card. */
  resAddress?: string | null | undefined;
};

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

/** Who may open a card. */
export type Visibility =
  /** The owner, and people whom the owner sent it to. This is the default. */
  | 'PRIVATE'
  /** Everyone. The card is also in the directory and on the owner’s profile. */
  | 'PUBLIC'
  /** Anyone who has the link. */
  | 'UNLISTED';

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

export type McpOverviewQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type McpOverviewQuery = { analyticsOverview: { dates: Array<string>, trend: Array<number>, sharesTrend: Array<number>, conversionTrend: Array<number>, filteredViews: number, totals: { totalViews: number, totalShares: number, newConnections: number, engagementScore: number }, recentActivity: Array<{ id: string, kind: ActivityKind, message: string, channel: Channel | null, createdAt: string }> } };

export type McpReportQueryVariables = Exact<{
  cardId?: string | null | undefined;
  from: string;
  to: string;
  timeZone?: string | null | undefined;
}>;


export type McpReportQuery = { analyticsReport: { from: string, to: string, timeZone: string, totals: { views: number, visitors: number, filteredViews: number, shares: number, actions: number, saves: number, leads: number, newConnections: number, conversionRate: number, engagementScore: number }, previous: { views: number, visitors: number, filteredViews: number, shares: number, actions: number, saves: number, leads: number, newConnections: number, conversionRate: number, engagementScore: number }, channels: Array<{ channel: Channel | null, views: number, conversions: number }>, campaigns: Array<{ source: string | null, medium: string | null, campaign: string | null, views: number, conversions: number }>, countries: Array<{ country: string | null, views: number }>, links: Array<{ target: CardActionTarget, taps: number, previousTaps: number }>, funnel: { views: number, actions: number, saves: number, leads: number } } };

export type McpCardFragment = { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, url: string, createdAt: string, updatedAt: string, owner: { id: string }, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } };

export type McpCardsQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type McpCardsQuery = { viewer: { cards: { totalCount: number, edges: Array<{ node: { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, url: string, updatedAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type McpCardByIdQueryVariables = Exact<{
  id: string;
}>;


export type McpCardByIdQuery = { card: { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, url: string, createdAt: string, updatedAt: string, owner: { id: string }, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } | null };

export type McpCreateCardMutationVariables = Exact<{
  data: CardDataInput;
  visibility?: Visibility | null | undefined;
}>;


export type McpCreateCardMutation = { createCard: { card: { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, url: string, createdAt: string, updatedAt: string, owner: { id: string }, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } } };

export type McpPatchCardMutationVariables = Exact<{
  id: string;
  data?: CardDataPatch | null | undefined;
  visibility?: Visibility | null | undefined;
  version?: number | null | undefined;
}>;


export type McpPatchCardMutation = { patchCard: { card: { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, url: string, createdAt: string, updatedAt: string, owner: { id: string }, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } } };

export type McpDeleteCardMutationVariables = Exact<{
  id: string;
}>;


export type McpDeleteCardMutation = { deleteCard: { deletedCardId: string } };

export type McpContactsQueryVariables = Exact<{
  query?: string;
  tag?: string | null | undefined;
  orderBy?: ContactSort;
  first?: number;
  after?: string | null | undefined;
}>;


export type McpContactsQuery = { contacts: { totalCount: number, edges: Array<{ node: { id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, emails: Array<{ value: string, label: string }>, phones: Array<{ value: string, label: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type McpContactByIdQueryVariables = Exact<{
  id: string;
}>;


export type McpContactByIdQuery = { contact: { id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, emails: Array<{ value: string, label: string }>, phones: Array<{ value: string, label: string }> } | null };

export type McpCreateContactMutationVariables = Exact<{
  name?: string | null | undefined;
  company?: string | null | undefined;
  role?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  website?: string | null | undefined;
  note?: string | null | undefined;
  event?: string | null | undefined;
  tags?: Array<string> | string | null | undefined;
  metAt?: string | null | undefined;
}>;


export type McpCreateContactMutation = { createContact: { contact: { id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, emails: Array<{ value: string, label: string }>, phones: Array<{ value: string, label: string }> } } };

export type McpUpdateContactMutationVariables = Exact<{
  id: string;
  name?: string | null | undefined;
  company?: string | null | undefined;
  role?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  website?: string | null | undefined;
  note?: string | null | undefined;
  event?: string | null | undefined;
  tags?: Array<string> | string | null | undefined;
  metAt?: string | null | undefined;
}>;


export type McpUpdateContactMutation = { updateContact: { contact: { id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, emails: Array<{ value: string, label: string }>, phones: Array<{ value: string, label: string }> } } };

export type McpTagContactsMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  add?: Array<string> | string;
  remove?: Array<string> | string;
}>;


export type McpTagContactsMutation = { tagContacts: { contacts: Array<{ id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, emails: Array<{ value: string, label: string }>, phones: Array<{ value: string, label: string }> }> } };

export type McpExploreQueryVariables = Exact<{
  query?: string | null | undefined;
  category?: string | null | undefined;
  orderBy?: ExploreSort;
  first?: number;
  after?: string | null | undefined;
}>;


export type McpExploreQuery = { explore: { edges: Array<{ isFeatured: boolean, node: { id: string, ownerId: string, ownerName: string, title: string, category: string | null, keywords: Array<string>, path: string, createdAt: string, face: { type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, socials: Array<{ network: SocialNetwork, url: string }>, event: { time: string, place: string, ticketsUrl: string | null } | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type McpMessageFragment = { id: string, conversationId: string, number: number, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { id: string, name: string } | null, card: { id: string, title: string, ownerName: string } | null, replyTo: { number: number, senderName: string, text: string } | null };

export type McpGroupsQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type McpGroupsQuery = { inbox: { totalCount: number, edges: Array<{ node: { id: string, title: string, messageCount: number, unreadCount: number, canWrite: boolean, lastActivityAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type McpMessagesQueryVariables = Exact<{
  conversationId: string;
  last?: number;
  before?: number | null | undefined;
}>;


export type McpMessagesQuery = { conversation: { id: string, kind: ConversationKind, title: string, messages: { nodes: Array<{ id: string, conversationId: string, number: number, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { id: string, name: string } | null, card: { id: string, title: string, ownerName: string } | null, replyTo: { number: number, senderName: string, text: string } | null }>, pageInfo: { hasPreviousPage: boolean } } } | null };

export type McpSendMessageMutationVariables = Exact<{
  conversationId: string;
  text?: string | null | undefined;
  cardId?: string | null | undefined;
  replyToNumber?: number | null | undefined;
  clientId: string;
}>;


export type McpSendMessageMutation = { sendMessage: { message: { id: string, conversationId: string, number: number, text: string, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { id: string, name: string } | null, card: { id: string, title: string, ownerName: string } | null, replyTo: { number: number, senderName: string, text: string } | null } } };

export type McpShareLinkMutationVariables = Exact<{
  cardId: string;
  expiresAt?: string | null | undefined;
}>;


export type McpShareLinkMutation = { shareCard: { share: { id: string, cardId: string, url: string, expiresAt: string | null } } };

export type McpShareWithPeopleMutationVariables = Exact<{
  cardId: string;
  recipientIds: Array<string> | string;
}>;


export type McpShareWithPeopleMutation = { shareCardWithPeople: { share: { id: string, cardId: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, sender: { id: string, name: string }, recipients: Array<{ id: string, name: string }> } } };

export type McpShareToGroupMutationVariables = Exact<{
  cardId: string;
  groupId: string;
}>;


export type McpShareToGroupMutation = { shareCardToGroup: { share: { id: string, cardId: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, sender: { id: string, name: string }, recipients: Array<{ id: string, name: string }> } } };

export type McpRevokeShareMutationVariables = Exact<{
  id: string;
}>;


export type McpRevokeShareMutation = { revokeShare: { share: { id: string, revokedAt: string | null } } };

export type McpSentSharesQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type McpSentSharesQuery = { sentShares: { totalCount: number, edges: Array<{ node: { id: string, cardId: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, sender: { id: string, name: string }, recipients: Array<{ id: string, name: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type McpReceivedSharesQueryVariables = Exact<{
  first?: number;
  after?: string | null | undefined;
}>;


export type McpReceivedSharesQuery = { receivedShares: { totalCount: number, edges: Array<{ node: { id: string, cardId: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, sender: { id: string, name: string }, recipients: Array<{ id: string, name: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type McpPeopleQueryVariables = Exact<{
  query?: string;
  after?: string | null | undefined;
}>;


export type McpPeopleQuery = { people: Array<{ id: string, name: string, path: string }> };

export type CardContentFragment = { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } };

export type ContactFragment = { id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, emails: Array<{ value: string, label: string }>, phones: Array<{ value: string, label: string }> };

export type DealContentFragment = { id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, contactId: string | null, contactName: string, version: number, closedAt: string | null, paymentStatus: DealPaymentStatus | null, createdAt: string, updatedAt: string };

export type DealPaymentFragment = { payment: { status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null };

export type DesignFragment = { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null };

export type FaceFragment = { type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, socials: Array<{ network: SocialNetwork, url: string }>, event: { time: string, place: string, ticketsUrl: string | null } | null };

export type ActivityFragment = { id: string, kind: ActivityKind, message: string, channel: Channel | null, createdAt: string };

export type OverviewFragment = { dates: Array<string>, trend: Array<number>, sharesTrend: Array<number>, conversionTrend: Array<number>, filteredViews: number, totals: { totalViews: number, totalShares: number, newConnections: number, engagementScore: number }, recentActivity: Array<{ id: string, kind: ActivityKind, message: string, channel: Channel | null, createdAt: string }> };

export type ProfileFragment = { id: string, fullName: string, email: string, phone: string, about: string, handle: string | null, avatarUrl: string | null, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, timeZone: string, locale: string | null, createdAt: string };

export type AnalyticsPeriodFragment = { views: number, visitors: number, filteredViews: number, shares: number, actions: number, saves: number, leads: number, newConnections: number, conversionRate: number, engagementScore: number };

export type ReportFragment = { from: string, to: string, timeZone: string, totals: { views: number, visitors: number, filteredViews: number, shares: number, actions: number, saves: number, leads: number, newConnections: number, conversionRate: number, engagementScore: number }, previous: { views: number, visitors: number, filteredViews: number, shares: number, actions: number, saves: number, leads: number, newConnections: number, conversionRate: number, engagementScore: number }, channels: Array<{ channel: Channel | null, views: number, conversions: number }>, campaigns: Array<{ source: string | null, medium: string | null, campaign: string | null, views: number, conversions: number }>, countries: Array<{ country: string | null, views: number }>, links: Array<{ target: CardActionTarget, taps: number, previousTaps: number }>, funnel: { views: number, actions: number, saves: number, leads: number } };

export type ShareContentFragment = { id: string, cardId: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, sender: { id: string, name: string }, recipients: Array<{ id: string, name: string }> };

export type WebhookFragment = { id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ id: string }> };

export const DesignFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Design"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardDesign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"paperEnd"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ornament"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoSize"}},{"kind":"Field","name":{"kind":"Name","value":"darkLogoUrl"}}]}}]} as unknown as DocumentNode<DesignFragment, unknown>;
export const CardContentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Design"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"pronouns"}},{"kind":"Field","name":{"kind":"Name","value":"pronunciation"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"websites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"map"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"works"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Design"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardDesign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"paperEnd"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ornament"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoSize"}},{"kind":"Field","name":{"kind":"Name","value":"darkLogoUrl"}}]}}]} as unknown as DocumentNode<CardContentFragment, unknown>;
export const McpCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"McpCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardContent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Design"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"pronouns"}},{"kind":"Field","name":{"kind":"Name","value":"pronunciation"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"websites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"map"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"works"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Design"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardDesign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"paperEnd"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ornament"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoSize"}},{"kind":"Field","name":{"kind":"Name","value":"darkLogoUrl"}}]}}]} as unknown as DocumentNode<McpCardFragment, unknown>;
export const McpMessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"McpMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<McpMessageFragment, unknown>;
export const ContactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"metAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<ContactFragment, unknown>;
export const DealContentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"valueMinor"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<DealContentFragment, unknown>;
export const DealPaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealPayment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"amountMinor"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"feeMinor"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"}}]}}]}}]} as unknown as DocumentNode<DealPaymentFragment, unknown>;
export const FaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Face"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardFace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}}]}}]} as unknown as DocumentNode<FaceFragment, unknown>;
export const ActivityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Activity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ActivityFragment, unknown>;
export const OverviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Overview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalViews"}},{"kind":"Field","name":{"kind":"Name","value":"totalShares"}},{"kind":"Field","name":{"kind":"Name","value":"newConnections"}},{"kind":"Field","name":{"kind":"Name","value":"engagementScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dates"}},{"kind":"Field","name":{"kind":"Name","value":"trend"}},{"kind":"Field","name":{"kind":"Name","value":"sharesTrend"}},{"kind":"Field","name":{"kind":"Name","value":"conversionTrend"}},{"kind":"Field","name":{"kind":"Name","value":"filteredViews"}},{"kind":"Field","name":{"kind":"Name","value":"recentActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Activity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Activity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OverviewFragment, unknown>;
export const ProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"showEmail"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"showSocials"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ProfileFragment, unknown>;
export const AnalyticsPeriodFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsPeriod"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"filteredViews"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"leads"}},{"kind":"Field","name":{"kind":"Name","value":"newConnections"}},{"kind":"Field","name":{"kind":"Name","value":"conversionRate"}},{"kind":"Field","name":{"kind":"Name","value":"engagementScore"}}]}}]} as unknown as DocumentNode<AnalyticsPeriodFragment, unknown>;
export const ReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsPeriod"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsPeriod"}}]}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"taps"}},{"kind":"Field","name":{"kind":"Name","value":"previousTaps"}}]}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"leads"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsPeriod"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"filteredViews"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"leads"}},{"kind":"Field","name":{"kind":"Name","value":"newConnections"}},{"kind":"Field","name":{"kind":"Name","value":"conversionRate"}},{"kind":"Field","name":{"kind":"Name","value":"engagementScore"}}]}}]} as unknown as DocumentNode<ReportFragment, unknown>;
export const ShareContentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ShareContentFragment, unknown>;
export const WebhookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"oldKeyUntil"}}]}}]} as unknown as DocumentNode<WebhookFragment, unknown>;
export const McpOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"McpOverview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analyticsOverview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Overview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Activity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Overview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalViews"}},{"kind":"Field","name":{"kind":"Name","value":"totalShares"}},{"kind":"Field","name":{"kind":"Name","value":"newConnections"}},{"kind":"Field","name":{"kind":"Name","value":"engagementScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dates"}},{"kind":"Field","name":{"kind":"Name","value":"trend"}},{"kind":"Field","name":{"kind":"Name","value":"sharesTrend"}},{"kind":"Field","name":{"kind":"Name","value":"conversionTrend"}},{"kind":"Field","name":{"kind":"Name","value":"filteredViews"}},{"kind":"Field","name":{"kind":"Name","value":"recentActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Activity"}}]}}]}}]} as unknown as DocumentNode<McpOverviewQuery, McpOverviewQueryVariables>;
export const McpReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"McpReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analyticsReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Report"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsPeriod"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"filteredViews"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"leads"}},{"kind":"Field","name":{"kind":"Name","value":"newConnections"}},{"kind":"Field","name":{"kind":"Name","value":"conversionRate"}},{"kind":"Field","name":{"kind":"Name","value":"engagementScore"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsPeriod"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsPeriod"}}]}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"taps"}},{"kind":"Field","name":{"kind":"Name","value":"previousTaps"}}]}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"leads"}}]}}]}}]} as unknown as DocumentNode<McpReportQuery, McpReportQueryVariables>;
export const McpCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"McpCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<McpCardsQuery, McpCardsQueryVariables>;
export const McpCardByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"McpCardById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"McpCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"McpCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardContent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Design"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"pronouns"}},{"kind":"Field","name":{"kind":"Name","value":"pronunciation"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"websites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"map"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"works"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Design"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardDesign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"paperEnd"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ornament"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoSize"}},{"kind":"Field","name":{"kind":"Name","value":"darkLogoUrl"}}]}}]} as unknown as DocumentNode<McpCardByIdQuery, McpCardByIdQueryVariables>;
export const McpCreateCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"McpCreateCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CardDataInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"visibility"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Visibility"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"visibility"},"value":{"kind":"Variable","name":{"kind":"Name","value":"visibility"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"McpCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"McpCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardContent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Design"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"pronouns"}},{"kind":"Field","name":{"kind":"Name","value":"pronunciation"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"websites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"map"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"works"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Design"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardDesign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"paperEnd"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ornament"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoSize"}},{"kind":"Field","name":{"kind":"Name","value":"darkLogoUrl"}}]}}]} as unknown as DocumentNode<McpCreateCardMutation, McpCreateCardMutationVariables>;
export const McpPatchCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"McpPatchCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"data"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CardDataPatch"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"visibility"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Visibility"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patchCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"data"},"value":{"kind":"Variable","name":{"kind":"Name","value":"data"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"visibility"},"value":{"kind":"Variable","name":{"kind":"Name","value":"visibility"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"McpCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"McpCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardContent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Design"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"pronouns"}},{"kind":"Field","name":{"kind":"Name","value":"pronunciation"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"websites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"map"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"works"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Design"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardDesign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"paperEnd"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ornament"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoSize"}},{"kind":"Field","name":{"kind":"Name","value":"darkLogoUrl"}}]}}]} as unknown as DocumentNode<McpPatchCardMutation, McpPatchCardMutationVariables>;
export const McpDeleteCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"McpDeleteCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedCardId"}}]}}]}}]} as unknown as DocumentNode<McpDeleteCardMutation, McpDeleteCardMutationVariables>;
export const McpContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"McpContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSort"}}},"defaultValue":{"kind":"EnumValue","value":"NAME"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contact"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"metAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<McpContactsQuery, McpContactsQueryVariables>;
export const McpContactByIdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"McpContactById"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"metAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<McpContactByIdQuery, McpContactByIdQueryVariables>;
export const McpCreateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"McpCreateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Email"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PhoneNumber"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"website"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"URL"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"event"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tags"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"metAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"website"},"value":{"kind":"Variable","name":{"kind":"Name","value":"website"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"event"},"value":{"kind":"Variable","name":{"kind":"Name","value":"event"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"tags"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tags"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"metAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"metAt"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"metAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<McpCreateContactMutation, McpCreateContactMutationVariables>;
export const McpUpdateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"McpUpdateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"company"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Email"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"phone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PhoneNumber"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"website"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"URL"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"event"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tags"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"metAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"company"},"value":{"kind":"Variable","name":{"kind":"Name","value":"company"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"phone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"phone"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"website"},"value":{"kind":"Variable","name":{"kind":"Name","value":"website"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"event"},"value":{"kind":"Variable","name":{"kind":"Name","value":"event"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"tags"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tags"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"metAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"metAt"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"metAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<McpUpdateContactMutation, McpUpdateContactMutationVariables>;
export const McpTagContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"McpTagContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"add"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},"defaultValue":{"kind":"ListValue","values":[]}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"remove"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},"defaultValue":{"kind":"ListValue","values":[]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"add"},"value":{"kind":"Variable","name":{"kind":"Name","value":"add"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"remove"},"value":{"kind":"Variable","name":{"kind":"Name","value":"remove"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"metAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<McpTagContactsMutation, McpTagContactsMutationVariables>;
export const McpExploreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"McpExplore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExploreSort"}}},"defaultValue":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explore"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"face"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Face"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Face"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardFace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}}]}}]} as unknown as DocumentNode<McpExploreQuery, McpExploreQueryVariables>;
export const McpGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"McpGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GROUP"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"messageCount"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"canWrite"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<McpGroupsQuery, McpGroupsQueryVariables>;
export const McpMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"McpMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"conversationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"30"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"conversationId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"McpMessage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"McpMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<McpMessagesQuery, McpMessagesQueryVariables>;
export const McpSendMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"McpSendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"conversationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"replyToNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"conversationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"conversationId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"cardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"replyToNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"replyToNumber"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"clientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"clientId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"McpMessage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"McpMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<McpSendMessageMutation, McpSendMessageMutationVariables>;
export const McpShareLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"McpShareLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expiresAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"mode"},"value":{"kind":"EnumValue","value":"LINK"}},{"kind":"ObjectField","name":{"kind":"Name","value":"expiresAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expiresAt"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]} as unknown as DocumentNode<McpShareLinkMutation, McpShareLinkMutationVariables>;
export const McpShareWithPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"McpShareWithPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recipientIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareCardWithPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"recipientIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recipientIds"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShareContent"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<McpShareWithPeopleMutation, McpShareWithPeopleMutationVariables>;
export const McpShareToGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"McpShareToGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareCardToGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"cardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cardId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"groupId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"groupId"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShareContent"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<McpShareToGroupMutation, McpShareToGroupMutationVariables>;
export const McpRevokeShareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"McpRevokeShare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeShare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}}]}}]}}]}}]} as unknown as DocumentNode<McpRevokeShareMutation, McpRevokeShareMutationVariables>;
export const McpSentSharesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"McpSentShares"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentShares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShareContent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<McpSentSharesQuery, McpSentSharesQueryVariables>;
export const McpReceivedSharesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"McpReceivedShares"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivedShares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShareContent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<McpReceivedSharesQuery, McpReceivedSharesQueryVariables>;
export const McpPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"McpPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<McpPeopleQuery, McpPeopleQueryVariables>;