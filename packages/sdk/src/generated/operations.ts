/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '../operation.ts';
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

/** Phone numbers and people to add to a group. */
export type AddMembersInput = {
  /** A group of which the viewer is owner or admin. */
  id: string;
  /** At most 100, and 200 together with the people. */
  phones?: Array<string> | null | undefined;
  /** People whom the viewer has met in a group, in a team or by a card, or knows by `syncContacts` within 24 hours. Who may not be added is invited. */
  userIds?: Array<string> | null | undefined;
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

/** An email address of a contact. */
export type ContactEmailInput = {
  /** A label such as `work`, at most 40 characters. */
  label?: string | null | undefined;
  /** At most 254 characters. */
  value: string;
};

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

/** Which of the viewer’s cards is deleted. */
export type DeleteCardInput = {
  /** A card of the viewer. Deleting it can’t be undone. */
  id: string;
  /** Deletes the card only if this is its saved version. A stale version is refused with CONFLICT and the saved card in `extensions.current`. */
  version?: number | null | undefined;
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

/** A kind of object that can be deleted. */
export type DeletionKind =
  /** One of the viewer’s business cards. */
  | 'CARD'
  /** A contact of the viewer, deleted or merged into another. */
  | 'CONTACT'
  /** One of the viewer’s deals. */
  | 'DEAL';

/** A message and its new text. */
export type EditMessageInput = {
  /** A message that the viewer sent. */
  id: string;
  /** At most 4000 characters. An @ before the name of a group member mentions them. */
  text: string;
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

/** What a person may do in a group. */
export type GroupRole =
  /** Everything but handing over and deleting the group. */
  | 'ADMIN'
  /** Reads, writes and invites others by the code. */
  | 'MEMBER'
  /** Everything, also handing over and deleting the group. Each group has one. */
  | 'OWNER';

/** What an uploaded picture is for. */
export type ImageKind =
  /** The viewer’s own picture. Cut to a square of 512 px; anyone with the address can open it. */
  | 'AVATAR'
  /** A logo on a card. Fits 800 px; anyone with the address can open it. */
  | 'LOGO'
  /** A picture in a message. Fits 1024 px; only people who may read the message can open it. */
  | 'MESSAGE'
  /** A photo on a card. Fits 1024 px; anyone with the address can open it. */
  | 'PHOTO';

/** The join code of a group. */
export type JoinGroupInput = {
  /** Case, spaces and hyphens do not matter. */
  code: string;
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

/** The notifications that the viewer has read. */
export type MarkNotificationsReadInput = {
  /** At most 100; all of the viewer’s when it is left out. */
  ids?: Array<string> | null | undefined;
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

/** A deal and its new stage. */
export type MoveDealInput = {
  /** A deal of the viewer. */
  id: string;
  /** The stage that the deal gets. WON and LOST close it; others open it again. */
  stage: DealStage;
  /** The version that you edited. A stale version is refused with CONFLICT and the saved deal in `extensions.current`. */
  version: number;
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

/** A saved card and what changes of it. */
export type PatchCardInput = {
  /** Left as it is when absent. */
  data?: CardDataPatch | null | undefined;
  /** The card to change. It has to be the viewer’s own. */
  id: string;
  /** Shorter form of `visibility`, which wins: true is PUBLIC; false turns PUBLIC into PRIVATE. */
  isPublic?: boolean | null | undefined;
  /** The version that was edited. A stale one is refused with CONFLICT. Without it the patch goes on top of what is saved. */
  version?: number | null | undefined;
  /** Left as it is when absent. */
  visibility?: Visibility | null | undefined;
};

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

/** The share to end. */
export type RevokeShareInput = {
  /** A share that the viewer made. */
  id: string;
};

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

/** An emoji and whether the viewer puts it on a message. */
export type SetReactionInput = {
  /** One emoji. A message has at most 20 different ones. */
  emoji: string;
  /** True adds the reaction; false takes it away. */
  isOn: boolean;
  /** A message that the viewer may read. */
  messageId: string;
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

/** The webhook that gets an example. */
export type TestWebhookInput = {
  /** The event whose example is sent. */
  event: WebhookEvent;
  /** A webhook of the viewer. */
  id: string;
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

/** A file for the page of a card. */
export type UploadFileInput = {
  /** A PDF of at most 10 MB, or an MP4 or WebM video of at most 50 MB. */
  file: Blob;
};

/** A picture and the place it is for. */
export type UploadImageInput = {
  /** JPEG, PNG or WebP, at most 5 MB. */
  file: Blob;
  /** What the picture is for. It decides the size and who may open it. */
  kind: ImageKind;
};

/** Who may open a card. */
export type Visibility =
  /** The owner, and people whom the owner sent it to. This is the default. */
  | 'PRIVATE'
  /** Everyone. The card is also in the directory and on the owner’s profile. */
  | 'PUBLIC'
  /** Anyone who has the link. */
  | 'UNLISTED';

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

export type NotificationFragment = { id: string, kind: NotificationKind, message: string, detail: string, count: number, path: string | null, createdAt: string, readAt: string | null };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { viewer: { id: string, fullName: string, email: string, phone: string, about: string, handle: string | null, avatarUrl: string | null, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, timeZone: string, locale: string | null, createdAt: string } | null };

export type NotificationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  unreadOnly?: boolean | null | undefined;
}>;


export type NotificationsQuery = { viewer: { notifications: { totalCount: number, edges: Array<{ node: { id: string, kind: NotificationKind, message: string, detail: string, count: number, path: string | null, createdAt: string, readAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type UpdateProfileMutation = { updateViewer: { viewer: { id: string, fullName: string, email: string, phone: string, about: string, handle: string | null, avatarUrl: string | null, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, timeZone: string, locale: string | null, createdAt: string } } };

export type MarkNotificationsReadMutationVariables = Exact<{
  input: MarkNotificationsReadInput;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: { unreadCount: number } };

export type UploadImageMutationVariables = Exact<{
  input: UploadImageInput;
}>;


export type UploadImageMutation = { uploadImage: { image: { url: string, widthPx: number, heightPx: number, sizeBytes: number } } };

export type UploadFileMutationVariables = Exact<{
  input: UploadFileInput;
}>;


export type UploadFileMutation = { uploadFile: { file: { url: string, name: string, contentType: string, sizeBytes: number } } };

export type AnalyticsOverviewQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type AnalyticsOverviewQuery = { analyticsOverview: { dates: Array<string>, trend: Array<number>, sharesTrend: Array<number>, conversionTrend: Array<number>, filteredViews: number, totals: { totalViews: number, totalShares: number, newConnections: number, engagementScore: number }, recentActivity: Array<{ id: string, kind: ActivityKind, message: string, channel: Channel | null, createdAt: string }> } };

export type AnalyticsReportQueryVariables = Exact<{
  input: AnalyticsReportInput;
}>;


export type AnalyticsReportQuery = { analyticsReport: { dates: Array<string>, views: Array<number>, visitors: Array<number>, shares: Array<number>, actions: Array<number>, saves: Array<number>, leads: Array<number>, connections: Array<number>, conversionTrend: Array<number>, from: string, to: string, timeZone: string, totals: { views: number, visitors: number, filteredViews: number, shares: number, actions: number, saves: number, leads: number, newConnections: number, conversionRate: number, engagementScore: number }, previous: { views: number, visitors: number, filteredViews: number, shares: number, actions: number, saves: number, leads: number, newConnections: number, conversionRate: number, engagementScore: number }, channels: Array<{ channel: Channel | null, views: number, conversions: number }>, campaigns: Array<{ source: string | null, medium: string | null, campaign: string | null, views: number, conversions: number }>, countries: Array<{ country: string | null, views: number }>, links: Array<{ target: CardActionTarget, taps: number, previousTaps: number }>, funnel: { views: number, actions: number, saves: number, leads: number } } };

export type CardFragment = { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, path: string, url: string, createdAt: string, updatedAt: string, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } };

export type CardsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  updatedSince?: string | null | undefined;
}>;


export type CardsQuery = { viewer: { cards: { totalCount: number, edges: Array<{ node: { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, path: string, url: string, createdAt: string, updatedAt: string, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type CardQueryVariables = Exact<{
  id: string;
}>;


export type CardQuery = { card: { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, path: string, url: string, createdAt: string, updatedAt: string, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } | null };

export type CardByAddressQueryVariables = Exact<{
  owner: string;
  slug: string;
}>;


export type CardByAddressQuery = { cardByAddress: { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, path: string, url: string, createdAt: string, updatedAt: string, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } | null };

export type CardVersionsQueryVariables = Exact<{
  id: string;
}>;


export type CardVersionsQuery = { card: { versions: Array<{ version: number, savedAt: string, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } }> } | null };

export type CreateCardMutationVariables = Exact<{
  input: CreateCardInput;
}>;


export type CreateCardMutation = { createCard: { card: { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, path: string, url: string, createdAt: string, updatedAt: string, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } } };

export type PatchCardMutationVariables = Exact<{
  input: PatchCardInput;
}>;


export type PatchCardMutation = { patchCard: { card: { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, path: string, url: string, createdAt: string, updatedAt: string, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } } };

export type UpdateCardMutationVariables = Exact<{
  input: UpdateCardInput;
}>;


export type UpdateCardMutation = { updateCard: { card: { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, path: string, url: string, createdAt: string, updatedAt: string, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } } };

export type DeleteCardMutationVariables = Exact<{
  input: DeleteCardInput;
}>;


export type DeleteCardMutation = { deleteCard: { deletedCardId: string } };

export type RestoreCardVersionMutationVariables = Exact<{
  input: RestoreCardVersionInput;
}>;


export type RestoreCardVersionMutation = { restoreCardVersion: { card: { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, path: string, url: string, createdAt: string, updatedAt: string, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } } };

export type ReminderFragment = { id: string, dueAt: string, doneAt: string | null, note: string, contact: { id: string, name: string } };

export type ContactsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  query?: string;
  sort?: ContactSort;
  tag?: string | null | undefined;
  updatedSince?: string | null | undefined;
}>;


export type ContactsQuery = { contacts: { totalCount: number, edges: Array<{ node: { id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, emails: Array<{ value: string, label: string }>, phones: Array<{ value: string, label: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ContactQueryVariables = Exact<{
  id: string;
}>;


export type ContactQuery = { contact: { id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, emails: Array<{ value: string, label: string }>, phones: Array<{ value: string, label: string }> } | null };

export type ContactTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactTagsQuery = { contactTags: Array<{ name: string, count: number }> };

export type OpenRemindersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type OpenRemindersQuery = { viewer: { openReminders: { totalCount: number, edges: Array<{ node: { id: string, dueAt: string, doneAt: string | null, note: string, contact: { id: string, name: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type CreateContactMutationVariables = Exact<{
  input: CreateContactInput;
}>;


export type CreateContactMutation = { createContact: { contact: { id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, emails: Array<{ value: string, label: string }>, phones: Array<{ value: string, label: string }> } } };

export type UpdateContactMutationVariables = Exact<{
  input: UpdateContactInput;
}>;


export type UpdateContactMutation = { updateContact: { contact: { id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, emails: Array<{ value: string, label: string }>, phones: Array<{ value: string, label: string }> } } };

export type DeleteContactMutationVariables = Exact<{
  input: DeleteContactInput;
}>;


export type DeleteContactMutation = { deleteContact: { deletedContactId: string } };

export type DeleteContactsMutationVariables = Exact<{
  input: DeleteContactsInput;
}>;


export type DeleteContactsMutation = { deleteContacts: { deletedContactIds: Array<string> } };

export type TagContactsMutationVariables = Exact<{
  input: TagContactsInput;
}>;


export type TagContactsMutation = { tagContacts: { contacts: Array<{ id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, emails: Array<{ value: string, label: string }>, phones: Array<{ value: string, label: string }> }> } };

export type CreateReminderMutationVariables = Exact<{
  input: CreateReminderInput;
}>;


export type CreateReminderMutation = { createReminder: { reminder: { id: string, dueAt: string, doneAt: string | null, note: string, contact: { id: string, name: string } } } };

export type UpdateReminderMutationVariables = Exact<{
  input: UpdateReminderInput;
}>;


export type UpdateReminderMutation = { updateReminder: { reminder: { id: string, dueAt: string, doneAt: string | null, note: string, contact: { id: string, name: string } } } };

export type DeleteReminderMutationVariables = Exact<{
  input: DeleteReminderInput;
}>;


export type DeleteReminderMutation = { deleteReminder: { deletedReminderId: string } };

export type MessageFragment = { id: string, conversationId: string, number: number, revision: number, clientId: string, text: string, hasCard: boolean, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { id: string, name: string } | null, card: { id: string, title: string, path: string, ownerName: string } | null, image: { url: string, widthPx: number, heightPx: number } | null, replyTo: { number: number, senderName: string, text: string, isDeleted: boolean } | null, reactions: Array<{ emoji: string, count: number, userIds: Array<string> }> };

export type ConversationFragment = { id: string, kind: ConversationKind, title: string, photoUrl: string | null, messageCount: number, unreadCount: number, readNumber: number, revision: number, isMuted: boolean, canWrite: boolean, lastActivityAt: string, createdAt: string, peer: { id: string, name: string } | null, group: { id: string, name: string } | null };

export type ConversationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  kind?: ConversationKind | null | undefined;
}>;


export type ConversationsQuery = { inbox: { totalCount: number, edges: Array<{ node: { id: string, kind: ConversationKind, title: string, photoUrl: string | null, messageCount: number, unreadCount: number, readNumber: number, revision: number, isMuted: boolean, canWrite: boolean, lastActivityAt: string, createdAt: string, peer: { id: string, name: string } | null, group: { id: string, name: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ConversationQueryVariables = Exact<{
  id: string;
}>;


export type ConversationQuery = { conversation: { id: string, kind: ConversationKind, title: string, photoUrl: string | null, messageCount: number, unreadCount: number, readNumber: number, revision: number, isMuted: boolean, canWrite: boolean, lastActivityAt: string, createdAt: string, peer: { id: string, name: string } | null, group: { id: string, name: string } | null } | null };

export type ConversationPositionQueryVariables = Exact<{
  id: string;
}>;


export type ConversationPositionQuery = { conversation: { messageCount: number, revision: number } | null };

export type MessagesQueryVariables = Exact<{
  conversationId: string;
  last: number;
  before?: number | null | undefined;
}>;


export type MessagesQuery = { conversation: { messages: { nodes: Array<{ id: string, conversationId: string, number: number, revision: number, clientId: string, text: string, hasCard: boolean, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { id: string, name: string } | null, card: { id: string, title: string, path: string, ownerName: string } | null, image: { url: string, widthPx: number, heightPx: number } | null, replyTo: { number: number, senderName: string, text: string, isDeleted: boolean } | null, reactions: Array<{ emoji: string, count: number, userIds: Array<string> }> }>, pageInfo: { hasPreviousPage: boolean } } } | null };

export type OpenDirectMutationVariables = Exact<{
  input: OpenDirectInput;
}>;


export type OpenDirectMutation = { openDirect: { conversation: { id: string, kind: ConversationKind, title: string, photoUrl: string | null, messageCount: number, unreadCount: number, readNumber: number, revision: number, isMuted: boolean, canWrite: boolean, lastActivityAt: string, createdAt: string, peer: { id: string, name: string } | null, group: { id: string, name: string } | null } } };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { message: { id: string, conversationId: string, number: number, revision: number, clientId: string, text: string, hasCard: boolean, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { id: string, name: string } | null, card: { id: string, title: string, path: string, ownerName: string } | null, image: { url: string, widthPx: number, heightPx: number } | null, replyTo: { number: number, senderName: string, text: string, isDeleted: boolean } | null, reactions: Array<{ emoji: string, count: number, userIds: Array<string> }> } } };

export type EditMessageMutationVariables = Exact<{
  input: EditMessageInput;
}>;


export type EditMessageMutation = { editMessage: { message: { id: string, conversationId: string, number: number, revision: number, clientId: string, text: string, hasCard: boolean, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { id: string, name: string } | null, card: { id: string, title: string, path: string, ownerName: string } | null, image: { url: string, widthPx: number, heightPx: number } | null, replyTo: { number: number, senderName: string, text: string, isDeleted: boolean } | null, reactions: Array<{ emoji: string, count: number, userIds: Array<string> }> } } };

export type DeleteMessageMutationVariables = Exact<{
  input: DeleteMessageInput;
}>;


export type DeleteMessageMutation = { deleteMessage: { message: { id: string, conversationId: string, number: number, revision: number, clientId: string, text: string, hasCard: boolean, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { id: string, name: string } | null, card: { id: string, title: string, path: string, ownerName: string } | null, image: { url: string, widthPx: number, heightPx: number } | null, replyTo: { number: number, senderName: string, text: string, isDeleted: boolean } | null, reactions: Array<{ emoji: string, count: number, userIds: Array<string> }> } } };

export type SetReactionMutationVariables = Exact<{
  input: SetReactionInput;
}>;


export type SetReactionMutation = { setReaction: { message: { id: string, conversationId: string, number: number, revision: number, clientId: string, text: string, hasCard: boolean, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { id: string, name: string } | null, card: { id: string, title: string, path: string, ownerName: string } | null, image: { url: string, widthPx: number, heightPx: number } | null, replyTo: { number: number, senderName: string, text: string, isDeleted: boolean } | null, reactions: Array<{ emoji: string, count: number, userIds: Array<string> }> } } };

export type MarkReadMutationVariables = Exact<{
  input: MarkReadInput;
}>;


export type MarkReadMutation = { markRead: { conversation: { id: string, kind: ConversationKind, title: string, photoUrl: string | null, messageCount: number, unreadCount: number, readNumber: number, revision: number, isMuted: boolean, canWrite: boolean, lastActivityAt: string, createdAt: string, peer: { id: string, name: string } | null, group: { id: string, name: string } | null } } };

export type DealFragment = { id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, contactId: string | null, contactName: string, version: number, closedAt: string | null, paymentStatus: DealPaymentStatus | null, createdAt: string, updatedAt: string, payment: { status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null };

export type DealsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  contactId?: string | null | undefined;
  stage?: DealStage | null | undefined;
  updatedSince?: string | null | undefined;
}>;


export type DealsQuery = { deals: { totalCount: number, edges: Array<{ node: { id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, contactId: string | null, contactName: string, version: number, closedAt: string | null, paymentStatus: DealPaymentStatus | null, createdAt: string, updatedAt: string, payment: { status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DealQueryVariables = Exact<{
  id: string;
}>;


export type DealQuery = { deal: { id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, contactId: string | null, contactName: string, version: number, closedAt: string | null, paymentStatus: DealPaymentStatus | null, createdAt: string, updatedAt: string, payment: { status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null } | null };

export type CreateDealMutationVariables = Exact<{
  input: CreateDealInput;
}>;


export type CreateDealMutation = { createDeal: { deal: { id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, contactId: string | null, contactName: string, version: number, closedAt: string | null, paymentStatus: DealPaymentStatus | null, createdAt: string, updatedAt: string, payment: { status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null } } };

export type UpdateDealMutationVariables = Exact<{
  input: UpdateDealInput;
}>;


export type UpdateDealMutation = { updateDeal: { deal: { id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, contactId: string | null, contactName: string, version: number, closedAt: string | null, paymentStatus: DealPaymentStatus | null, createdAt: string, updatedAt: string, payment: { status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null } } };

export type MoveDealMutationVariables = Exact<{
  input: MoveDealInput;
}>;


export type MoveDealMutation = { moveDeal: { deal: { id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, contactId: string | null, contactName: string, version: number, closedAt: string | null, paymentStatus: DealPaymentStatus | null, createdAt: string, updatedAt: string, payment: { status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null } } };

export type DeleteDealMutationVariables = Exact<{
  input: DeleteDealInput;
}>;


export type DeleteDealMutation = { deleteDeal: { deletedDealId: string } };

export type CreatePaymentLinkMutationVariables = Exact<{
  input: CreatePaymentLinkInput;
}>;


export type CreatePaymentLinkMutation = { createPaymentLink: { deal: { id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, contactId: string | null, contactName: string, version: number, closedAt: string | null, paymentStatus: DealPaymentStatus | null, createdAt: string, updatedAt: string, payment: { status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null } } };

export type DirectoryEntryFragment = { id: string, title: string, badge: string, category: string | null, keywords: Array<string>, theme: CardTheme, path: string, ownerId: string, ownerName: string, ownerPath: string, createdAt: string, face: { type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, socials: Array<{ network: SocialNetwork, url: string }>, event: { time: string, place: string, ticketsUrl: string | null } | null } };

export type ExploreQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  query?: string | null | undefined;
  category?: string | null | undefined;
  sort?: ExploreSort;
}>;


export type ExploreQuery = { explore: { edges: Array<{ node: { id: string, title: string, badge: string, category: string | null, keywords: Array<string>, theme: CardTheme, path: string, ownerId: string, ownerName: string, ownerPath: string, createdAt: string, face: { type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, socials: Array<{ network: SocialNetwork, url: string }>, event: { time: string, place: string, ticketsUrl: string | null } | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PublicCardQueryVariables = Exact<{
  id: string;
}>;


export type PublicCardQuery = { publicCard: { id: string, title: string, badge: string, category: string | null, keywords: Array<string>, theme: CardTheme, path: string, ownerId: string, ownerName: string, ownerPath: string, createdAt: string, face: { type: CardType, theme: CardTheme, title: string, badge: string, name: string, role: string, company: string, tagline: string, logo: string | null, photo: string | null, phone: string, email: string, websiteUrl: string | null, address: string, mapUrl: string | null, education: string, message: string, tags: Array<string>, socials: Array<{ network: SocialNetwork, url: string }>, event: { time: string, place: string, ticketsUrl: string | null } | null } } | null };

export type GroupFragment = { id: string, name: string, description: string, photoUrl: string | null, joinCode: string, joinUrl: string, joinCodeExpiresAt: string | null, memberCount: number, ownerId: string, adminIds: Array<string>, viewerRole: GroupRole, createdAt: string, conversation: { id: string } };

export type GroupMemberFragment = { role: GroupRole, joinedAt: string, user: { id: string, name: string, path: string } };

export type GroupsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type GroupsQuery = { viewer: { groups: { totalCount: number, edges: Array<{ node: { id: string, name: string, description: string, photoUrl: string | null, joinCode: string, joinUrl: string, joinCodeExpiresAt: string | null, memberCount: number, ownerId: string, adminIds: Array<string>, viewerRole: GroupRole, createdAt: string, conversation: { id: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type GroupQueryVariables = Exact<{
  id: string;
}>;


export type GroupQuery = { group: { id: string, name: string, description: string, photoUrl: string | null, joinCode: string, joinUrl: string, joinCodeExpiresAt: string | null, memberCount: number, ownerId: string, adminIds: Array<string>, viewerRole: GroupRole, createdAt: string, conversation: { id: string } } | null };

export type GroupMembersQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
  query?: string;
}>;


export type GroupMembersQuery = { group: { members: { totalCount: number, edges: Array<{ node: { role: GroupRole, joinedAt: string, user: { id: string, name: string, path: string } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type CreateGroupMutationVariables = Exact<{
  input: CreateGroupInput;
}>;


export type CreateGroupMutation = { createGroup: { group: { id: string, name: string, description: string, photoUrl: string | null, joinCode: string, joinUrl: string, joinCodeExpiresAt: string | null, memberCount: number, ownerId: string, adminIds: Array<string>, viewerRole: GroupRole, createdAt: string, conversation: { id: string } } } };

export type UpdateGroupMutationVariables = Exact<{
  input: UpdateGroupInput;
}>;


export type UpdateGroupMutation = { updateGroup: { group: { id: string, name: string, description: string, photoUrl: string | null, joinCode: string, joinUrl: string, joinCodeExpiresAt: string | null, memberCount: number, ownerId: string, adminIds: Array<string>, viewerRole: GroupRole, createdAt: string, conversation: { id: string } } } };

export type JoinGroupMutationVariables = Exact<{
  input: JoinGroupInput;
}>;


export type JoinGroupMutation = { joinGroup: { group: { id: string, name: string, description: string, photoUrl: string | null, joinCode: string, joinUrl: string, joinCodeExpiresAt: string | null, memberCount: number, ownerId: string, adminIds: Array<string>, viewerRole: GroupRole, createdAt: string, conversation: { id: string } } } };

export type LeaveGroupMutationVariables = Exact<{
  input: LeaveGroupInput;
}>;


export type LeaveGroupMutation = { leaveGroup: { leftGroupId: string } };

export type AddGroupMembersMutationVariables = Exact<{
  input: AddMembersInput;
}>;


export type AddGroupMembersMutation = { addGroupMembers: { invited: Array<string>, invalid: Array<string>, added: Array<{ id: string, name: string }>, already: Array<{ id: string, name: string }> } };

export type MessageAddedSubscriptionVariables = Exact<{
  conversationId: string;
  after?: number | null | undefined;
}>;


export type MessageAddedSubscription = { messageAdded: { id: string, conversationId: string, number: number, revision: number, clientId: string, text: string, hasCard: boolean, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { id: string, name: string } | null, card: { id: string, title: string, path: string, ownerName: string } | null, image: { url: string, widthPx: number, heightPx: number } | null, replyTo: { number: number, senderName: string, text: string, isDeleted: boolean } | null, reactions: Array<{ emoji: string, count: number, userIds: Array<string> }> } };

export type MessageChangedSubscriptionVariables = Exact<{
  conversationId: string;
  after?: number | null | undefined;
}>;


export type MessageChangedSubscription = { messageChanged: { id: string, conversationId: string, number: number, revision: number, clientId: string, text: string, hasCard: boolean, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { id: string, name: string } | null, card: { id: string, title: string, path: string, ownerName: string } | null, image: { url: string, widthPx: number, heightPx: number } | null, replyTo: { number: number, senderName: string, text: string, isDeleted: boolean } | null, reactions: Array<{ emoji: string, count: number, userIds: Array<string> }> } };

export type ActivityAddedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ActivityAddedSubscription = { activityAdded: { id: string, kind: ActivityKind, message: string, channel: Channel | null, createdAt: string } };

export type NotificationReceivedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type NotificationReceivedSubscription = { notificationReceived: { unreadNotifications: number, notification: { id: string, kind: NotificationKind, message: string, detail: string, count: number, path: string | null, createdAt: string, readAt: string | null } | null } };

export type InboxChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type InboxChangedSubscription = { inboxChanged: { conversationId: string, conversation: { id: string, kind: ConversationKind, title: string, photoUrl: string | null, messageCount: number, unreadCount: number, readNumber: number, revision: number, isMuted: boolean, canWrite: boolean, lastActivityAt: string, createdAt: string, peer: { id: string, name: string } | null, group: { id: string, name: string } | null } | null } };

export type GroupChangedSubscriptionVariables = Exact<{
  groupId: string;
}>;


export type GroupChangedSubscription = { groupChanged: { id: string, name: string, description: string, photoUrl: string | null, joinCode: string, joinUrl: string, joinCodeExpiresAt: string | null, memberCount: number, ownerId: string, adminIds: Array<string>, viewerRole: GroupRole, createdAt: string, conversation: { id: string } } };

export type MemberChangedSubscriptionVariables = Exact<{
  groupId: string;
}>;


export type MemberChangedSubscription = { memberChanged: { role: GroupRole | null, memberCount: number, user: { id: string, name: string, path: string } } };

export type DealPaymentChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type DealPaymentChangedSubscription = { dealPaymentChanged: { id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, contactId: string | null, contactName: string, version: number, closedAt: string | null, paymentStatus: DealPaymentStatus | null, createdAt: string, updatedAt: string, payment: { status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null } };

export type WebhookRequestedSubscriptionVariables = Exact<{
  id: string;
}>;


export type WebhookRequestedSubscription = { webhookRequested: { event: WebhookEvent, payload: string, headers: Array<{ name: string, value: string }> } };

export type ShareFragment = { url: string, id: string, cardId: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, sender: { id: string, name: string }, recipients: Array<{ id: string, name: string }> };

export type SentSharesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  cardId?: string | null | undefined;
}>;


export type SentSharesQuery = { sentShares: { totalCount: number, edges: Array<{ node: { url: string, id: string, cardId: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, sender: { id: string, name: string }, recipients: Array<{ id: string, name: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ReceivedSharesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ReceivedSharesQuery = { receivedShares: { totalCount: number, edges: Array<{ node: { url: string, id: string, cardId: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, sender: { id: string, name: string }, recipients: Array<{ id: string, name: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ShareCardMutationVariables = Exact<{
  input: ShareCardInput;
}>;


export type ShareCardMutation = { shareCard: { share: { url: string, id: string, cardId: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, sender: { id: string, name: string }, recipients: Array<{ id: string, name: string }> } } };

export type ShareCardToGroupMutationVariables = Exact<{
  input: ShareCardToGroupInput;
}>;


export type ShareCardToGroupMutation = { shareCardToGroup: { share: { url: string, id: string, cardId: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, sender: { id: string, name: string }, recipients: Array<{ id: string, name: string }> } } };

export type ShareCardWithPeopleMutationVariables = Exact<{
  input: ShareCardWithPeopleInput;
}>;


export type ShareCardWithPeopleMutation = { shareCardWithPeople: { share: { url: string, id: string, cardId: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, sender: { id: string, name: string }, recipients: Array<{ id: string, name: string }> } } };

export type RevokeShareMutationVariables = Exact<{
  input: RevokeShareInput;
}>;


export type RevokeShareMutation = { revokeShare: { share: { url: string, id: string, cardId: string, mode: ShareMode, createdAt: string, expiresAt: string | null, revokedAt: string | null, openCount: number, groupId: string | null, sender: { id: string, name: string }, recipients: Array<{ id: string, name: string }> } } };

export type DeletionsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  since?: string | null | undefined;
  kind?: DeletionKind | null | undefined;
}>;


export type DeletionsQuery = { deletions: { syncPoint: string, edges: Array<{ node: { kind: DeletionKind, id: string, deletedAt: string, mergedInto: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WebhookDeliveryFragment = { id: string, event: WebhookEvent, status: WebhookDeliveryStatus, isTest: boolean, payload: string, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ at: string, status: number | null, durationMs: number, answer: string, error: string }> };

export type WebhooksQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type WebhooksQuery = { viewer: { webhooks: { totalCount: number, edges: Array<{ node: { id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ id: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type WebhookQueryVariables = Exact<{
  id: string;
}>;


export type WebhookQuery = { webhook: { id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ id: string }> } | null };

export type WebhookDeliveriesQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type WebhookDeliveriesQuery = { webhook: { deliveries: { totalCount: number, edges: Array<{ node: { id: string, event: WebhookEvent, status: WebhookDeliveryStatus, isTest: boolean, payload: string, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ at: string, status: number | null, durationMs: number, answer: string, error: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { signingKey: string, webhook: { id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ id: string }> } } };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook: { webhook: { id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ id: string }> } } };

export type DeleteWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { deletedWebhookId: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { signingKey: string, webhook: { id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ id: string }> } } };

export type EndOldWebhookKeyMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type EndOldWebhookKeyMutation = { endOldWebhookKey: { webhook: { id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ id: string }> } } };

export type WebhookHealthQueryVariables = Exact<{
  id: string;
}>;


export type WebhookHealthQuery = { webhook: { health: { successRate: number | null, p50Ms: number | null, p95Ms: number | null, pendingCount: number, pausesAt: string | null, lastFailure: { at: string, event: WebhookEvent, status: number | null, error: string } | null, days: Array<{ date: string, deliveredCount: number, failedCount: number, pendingCount: number }> } } | null };

export type TestWebhookMutationVariables = Exact<{
  input: TestWebhookInput;
}>;


export type TestWebhookMutation = { testWebhook: { webhookDelivery: { id: string, event: WebhookEvent, status: WebhookDeliveryStatus, isTest: boolean, payload: string, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ at: string, status: number | null, durationMs: number, answer: string, error: string }> } } };

export type ResendWebhookDeliveryMutationVariables = Exact<{
  input: ResendWebhookDeliveryInput;
}>;


export type ResendWebhookDeliveryMutation = { resendWebhookDelivery: { webhookDelivery: { id: string, event: WebhookEvent, status: WebhookDeliveryStatus, isTest: boolean, payload: string, createdAt: string, nextAttemptAt: string | null, attempts: Array<{ at: string, status: number | null, durationMs: number, answer: string, error: string }> } } };

export type ReplayWebhookDeliveriesMutationVariables = Exact<{
  input: ReplayWebhookDeliveriesInput;
}>;


export type ReplayWebhookDeliveriesMutation = { replayWebhookDeliveries: { count: number } };

/** The closed list of `extensions.code`. Wrong fields are named in `extensions.fields`, path → text. */
export type ErrorCode =
  /** Some input is wrong; `extensions.fields` names the fields. HTTP status 400. */
  | 'BAD_USER_INPUT'
  /** The write clashes with what is stored, such as a stale version or a used-up quota. HTTP status 409. */
  | 'CONFLICT'
  /** The caller sees the object and may not do this, or the token lacks a scope. HTTP status 403. */
  | 'FORBIDDEN'
  /** The document is not valid GraphQL. HTTP status 400. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not fit the schema, such as an unknown field. HTTP status 400. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** A bug on our side; `extensions.requestId` helps us find it. HTTP status 500. */
  | 'INTERNAL'
  /** The path does not take this HTTP method. HTTP status 405. */
  | 'METHOD_NOT_ALLOWED'
  /** There is no such object, or the caller may not see it. HTTP status 404. */
  | 'NOT_FOUND'
  /** A body or file is too large. HTTP status 413. */
  | 'PAYLOAD_TOO_LARGE'
  /** The plan includes no more; `feature`, `limit` and `plan` say what is needed. HTTP status 402. */
  | 'PLAN_LIMIT'
  /** The document costs or answers too much. Ask for smaller pages. HTTP status 400. */
  | 'QUERY_TOO_COMPLEX'
  /** Too many requests; try again after `retryAfterSeconds`. HTTP status 429. */
  | 'RATE_LIMITED'
  /** The team asks for a second factor that this session has not shown. HTTP status 403. */
  | 'SECOND_FACTOR_MISSING'
  /** The password is right and a code is needed as well; see `ticket`. HTTP status 401. */
  | 'SECOND_FACTOR_REQUIRED'
  /** The operation needs a fresh proof of identity; see `proofs` and `confirmIdentity`. HTTP status 403. */
  | 'STEP_UP_REQUIRED'
  /** The caller is not signed in, or the token is not valid any more. HTTP status 401. */
  | 'UNAUTHENTICATED'
  /** A part of the service or another service is away; try again later. HTTP status 503. */
  | 'UNAVAILABLE'
  /** The body or the file has a type that is not taken. HTTP status 415. */
  | 'UNSUPPORTED_MEDIA_TYPE';

export const ProfileDocument = "query Profile{viewer{...Profile}}fragment Profile on Viewer{id fullName email phone about handle avatarUrl showEmail allowContactDownloads showSocials timeZone locale createdAt}" as Operation<ProfileQuery, ProfileQueryVariables>;

export const NotificationsDocument = "query Notifications($first:Int!$after:String$unreadOnly:Boolean){viewer{notifications(first:$first after:$after unreadOnly:$unreadOnly){edges{node{...Notification}}pageInfo{hasNextPage endCursor}totalCount}}}fragment Notification on Notification{id kind message detail count path createdAt readAt}" as Operation<NotificationsQuery, NotificationsQueryVariables>;

export const UpdateProfileDocument = "mutation UpdateProfile($input:UpdateViewerInput!){updateViewer(input:$input){viewer{...Profile}}}fragment Profile on Viewer{id fullName email phone about handle avatarUrl showEmail allowContactDownloads showSocials timeZone locale createdAt}" as Operation<UpdateProfileMutation, UpdateProfileMutationVariables>;

export const MarkNotificationsReadDocument = "mutation MarkNotificationsRead($input:MarkNotificationsReadInput!){markNotificationsRead(input:$input){unreadCount}}" as Operation<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;

export const UploadImageDocument = "mutation UploadImage($input:UploadImageInput!){uploadImage(input:$input){image{url widthPx heightPx sizeBytes}}}" as Operation<UploadImageMutation, UploadImageMutationVariables>;

export const UploadFileDocument = "mutation UploadFile($input:UploadFileInput!){uploadFile(input:$input){file{url name contentType sizeBytes}}}" as Operation<UploadFileMutation, UploadFileMutationVariables>;

export const AnalyticsOverviewDocument = "query AnalyticsOverview($timeZone:String){analyticsOverview(timeZone:$timeZone){...Overview}}fragment Overview on AnalyticsOverview{totals{totalViews totalShares newConnections engagementScore}dates trend sharesTrend conversionTrend filteredViews recentActivity{...Activity}}fragment Activity on Activity{id kind message channel createdAt}" as Operation<AnalyticsOverviewQuery, AnalyticsOverviewQueryVariables>;

export const AnalyticsReportDocument = "query AnalyticsReport($input:AnalyticsReportInput!){analyticsReport(input:$input){...Report dates views visitors shares actions saves leads connections conversionTrend}}fragment Report on AnalyticsReport{from to timeZone totals{...AnalyticsPeriod}previous{...AnalyticsPeriod}channels{channel views conversions}campaigns{source medium campaign views conversions}countries{country views}links{target taps previousTaps}funnel{views actions saves leads}}fragment AnalyticsPeriod on AnalyticsPeriod{views visitors filteredViews shares actions saves leads newConnections conversionRate engagementScore}" as Operation<AnalyticsReportQuery, AnalyticsReportQueryVariables>;

export const CardsDocument = "query Cards($first:Int!$after:String$updatedSince:DateTimeISO){viewer{cards(first:$first after:$after updatedSince:$updatedSince){edges{node{...Card}}pageInfo{hasNextPage endCursor}totalCount}}}fragment Card on Card{id title slug badge visibility version path url createdAt updatedAt data{...CardContent}}fragment CardContent on CardData{type theme design{...Design}title name givenName familyName suffix pronouns pronunciation role phones{label value audience}emails{label value audience}websites{label value audience}addresses{label value map audience}email phone address addressMap website logoUrl tagline tags socials{linkedin twitter instagram facebook youtube github whatsapp telegram}profiles{network value audience}language translations{language name role tagline companyName address}blocks{kind title text url icon imageUrl caption pictures{imageUrl alt}audience}audiences{field audience}extra{personal{photoUrl gender birthDate anniversaryDate education resAddress pincode mapsLink message}company{companyName companyLogo designation category companyMobile email address mapsLink website message}event{date startTime endTime place ticketsUrl}works{imageUrl title alt link year}}}fragment Design on CardDesign{name colors{paper paperEnd name role line accent}ornament head layout fonts{name text}coverUrl logoSize darkLogoUrl}" as Operation<CardsQuery, CardsQueryVariables>;

export const CardDocument = "query Card($id:ID!){card(id:$id){...Card}}fragment Card on Card{id title slug badge visibility version path url createdAt updatedAt data{...CardContent}}fragment CardContent on CardData{type theme design{...Design}title name givenName familyName suffix pronouns pronunciation role phones{label value audience}emails{label value audience}websites{label value audience}addresses{label value map audience}email phone address addressMap website logoUrl tagline tags socials{linkedin twitter instagram facebook youtube github whatsapp telegram}profiles{network value audience}language translations{language name role tagline companyName address}blocks{kind title text url icon imageUrl caption pictures{imageUrl alt}audience}audiences{field audience}extra{personal{photoUrl gender birthDate anniversaryDate education resAddress pincode mapsLink message}company{companyName companyLogo designation category companyMobile email address mapsLink website message}event{date startTime endTime place ticketsUrl}works{imageUrl title alt link year}}}fragment Design on CardDesign{name colors{paper paperEnd name role line accent}ornament head layout fonts{name text}coverUrl logoSize darkLogoUrl}" as Operation<CardQuery, CardQueryVariables>;

export const CardByAddressDocument = "query CardByAddress($owner:String!$slug:String!){cardByAddress(owner:$owner slug:$slug){...Card}}fragment Card on Card{id title slug badge visibility version path url createdAt updatedAt data{...CardContent}}fragment CardContent on CardData{type theme design{...Design}title name givenName familyName suffix pronouns pronunciation role phones{label value audience}emails{label value audience}websites{label value audience}addresses{label value map audience}email phone address addressMap website logoUrl tagline tags socials{linkedin twitter instagram facebook youtube github whatsapp telegram}profiles{network value audience}language translations{language name role tagline companyName address}blocks{kind title text url icon imageUrl caption pictures{imageUrl alt}audience}audiences{field audience}extra{personal{photoUrl gender birthDate anniversaryDate education resAddress pincode mapsLink message}company{companyName companyLogo designation category companyMobile email address mapsLink website message}event{date startTime endTime place ticketsUrl}works{imageUrl title alt link year}}}fragment Design on CardDesign{name colors{paper paperEnd name role line accent}ornament head layout fonts{name text}coverUrl logoSize darkLogoUrl}" as Operation<CardByAddressQuery, CardByAddressQueryVariables>;

export const CardVersionsDocument = "query CardVersions($id:ID!){card(id:$id){versions{version savedAt data{...CardContent}}}}fragment CardContent on CardData{type theme design{...Design}title name givenName familyName suffix pronouns pronunciation role phones{label value audience}emails{label value audience}websites{label value audience}addresses{label value map audience}email phone address addressMap website logoUrl tagline tags socials{linkedin twitter instagram facebook youtube github whatsapp telegram}profiles{network value audience}language translations{language name role tagline companyName address}blocks{kind title text url icon imageUrl caption pictures{imageUrl alt}audience}audiences{field audience}extra{personal{photoUrl gender birthDate anniversaryDate education resAddress pincode mapsLink message}company{companyName companyLogo designation category companyMobile email address mapsLink website message}event{date startTime endTime place ticketsUrl}works{imageUrl title alt link year}}}fragment Design on CardDesign{name colors{paper paperEnd name role line accent}ornament head layout fonts{name text}coverUrl logoSize darkLogoUrl}" as Operation<CardVersionsQuery, CardVersionsQueryVariables>;

export const CreateCardDocument = "mutation CreateCard($input:CreateCardInput!){createCard(input:$input){card{...Card}}}fragment Card on Card{id title slug badge visibility version path url createdAt updatedAt data{...CardContent}}fragment CardContent on CardData{type theme design{...Design}title name givenName familyName suffix pronouns pronunciation role phones{label value audience}emails{label value audience}websites{label value audience}addresses{label value map audience}email phone address addressMap website logoUrl tagline tags socials{linkedin twitter instagram facebook youtube github whatsapp telegram}profiles{network value audience}language translations{language name role tagline companyName address}blocks{kind title text url icon imageUrl caption pictures{imageUrl alt}audience}audiences{field audience}extra{personal{photoUrl gender birthDate anniversaryDate education resAddress pincode mapsLink message}company{companyName companyLogo designation category companyMobile email address mapsLink website message}event{date startTime endTime place ticketsUrl}works{imageUrl title alt link year}}}fragment Design on CardDesign{name colors{paper paperEnd name role line accent}ornament head layout fonts{name text}coverUrl logoSize darkLogoUrl}" as Operation<CreateCardMutation, CreateCardMutationVariables>;

export const PatchCardDocument = "mutation PatchCard($input:PatchCardInput!){patchCard(input:$input){card{...Card}}}fragment Card on Card{id title slug badge visibility version path url createdAt updatedAt data{...CardContent}}fragment CardContent on CardData{type theme design{...Design}title name givenName familyName suffix pronouns pronunciation role phones{label value audience}emails{label value audience}websites{label value audience}addresses{label value map audience}email phone address addressMap website logoUrl tagline tags socials{linkedin twitter instagram facebook youtube github whatsapp telegram}profiles{network value audience}language translations{language name role tagline companyName address}blocks{kind title text url icon imageUrl caption pictures{imageUrl alt}audience}audiences{field audience}extra{personal{photoUrl gender birthDate anniversaryDate education resAddress pincode mapsLink message}company{companyName companyLogo designation category companyMobile email address mapsLink website message}event{date startTime endTime place ticketsUrl}works{imageUrl title alt link year}}}fragment Design on CardDesign{name colors{paper paperEnd name role line accent}ornament head layout fonts{name text}coverUrl logoSize darkLogoUrl}" as Operation<PatchCardMutation, PatchCardMutationVariables>;

export const UpdateCardDocument = "mutation UpdateCard($input:UpdateCardInput!){updateCard(input:$input){card{...Card}}}fragment Card on Card{id title slug badge visibility version path url createdAt updatedAt data{...CardContent}}fragment CardContent on CardData{type theme design{...Design}title name givenName familyName suffix pronouns pronunciation role phones{label value audience}emails{label value audience}websites{label value audience}addresses{label value map audience}email phone address addressMap website logoUrl tagline tags socials{linkedin twitter instagram facebook youtube github whatsapp telegram}profiles{network value audience}language translations{language name role tagline companyName address}blocks{kind title text url icon imageUrl caption pictures{imageUrl alt}audience}audiences{field audience}extra{personal{photoUrl gender birthDate anniversaryDate education resAddress pincode mapsLink message}company{companyName companyLogo designation category companyMobile email address mapsLink website message}event{date startTime endTime place ticketsUrl}works{imageUrl title alt link year}}}fragment Design on CardDesign{name colors{paper paperEnd name role line accent}ornament head layout fonts{name text}coverUrl logoSize darkLogoUrl}" as Operation<UpdateCardMutation, UpdateCardMutationVariables>;

export const DeleteCardDocument = "mutation DeleteCard($input:DeleteCardInput!){deleteCard(input:$input){deletedCardId}}" as Operation<DeleteCardMutation, DeleteCardMutationVariables>;

export const RestoreCardVersionDocument = "mutation RestoreCardVersion($input:RestoreCardVersionInput!){restoreCardVersion(input:$input){card{...Card}}}fragment Card on Card{id title slug badge visibility version path url createdAt updatedAt data{...CardContent}}fragment CardContent on CardData{type theme design{...Design}title name givenName familyName suffix pronouns pronunciation role phones{label value audience}emails{label value audience}websites{label value audience}addresses{label value map audience}email phone address addressMap website logoUrl tagline tags socials{linkedin twitter instagram facebook youtube github whatsapp telegram}profiles{network value audience}language translations{language name role tagline companyName address}blocks{kind title text url icon imageUrl caption pictures{imageUrl alt}audience}audiences{field audience}extra{personal{photoUrl gender birthDate anniversaryDate education resAddress pincode mapsLink message}company{companyName companyLogo designation category companyMobile email address mapsLink website message}event{date startTime endTime place ticketsUrl}works{imageUrl title alt link year}}}fragment Design on CardDesign{name colors{paper paperEnd name role line accent}ornament head layout fonts{name text}coverUrl logoSize darkLogoUrl}" as Operation<RestoreCardVersionMutation, RestoreCardVersionMutationVariables>;

export const ContactsDocument = "query Contacts($first:Int!$after:String$query:String!=\"\"$sort:ContactSort!=NAME$tag:String$updatedSince:DateTimeISO){contacts(first:$first after:$after query:$query orderBy:$sort tag:$tag updatedSince:$updatedSince){edges{node{...Contact}}pageInfo{hasNextPage endCursor}totalCount}}fragment Contact on Contact{id name company role email phone emails{value label}phones{value label}website note event tags metAt source createdAt updatedAt lastActivityAt}" as Operation<ContactsQuery, ContactsQueryVariables>;

export const ContactDocument = "query Contact($id:ID!){contact(id:$id){...Contact}}fragment Contact on Contact{id name company role email phone emails{value label}phones{value label}website note event tags metAt source createdAt updatedAt lastActivityAt}" as Operation<ContactQuery, ContactQueryVariables>;

export const ContactTagsDocument = "query ContactTags{contactTags{name count}}" as Operation<ContactTagsQuery, ContactTagsQueryVariables>;

export const OpenRemindersDocument = "query OpenReminders($first:Int!$after:String){viewer{openReminders(first:$first after:$after){edges{node{...Reminder}}pageInfo{hasNextPage endCursor}totalCount}}}fragment Reminder on Reminder{id dueAt doneAt note contact{id name}}" as Operation<OpenRemindersQuery, OpenRemindersQueryVariables>;

export const CreateContactDocument = "mutation CreateContact($input:CreateContactInput!){createContact(input:$input){contact{...Contact}}}fragment Contact on Contact{id name company role email phone emails{value label}phones{value label}website note event tags metAt source createdAt updatedAt lastActivityAt}" as Operation<CreateContactMutation, CreateContactMutationVariables>;

export const UpdateContactDocument = "mutation UpdateContact($input:UpdateContactInput!){updateContact(input:$input){contact{...Contact}}}fragment Contact on Contact{id name company role email phone emails{value label}phones{value label}website note event tags metAt source createdAt updatedAt lastActivityAt}" as Operation<UpdateContactMutation, UpdateContactMutationVariables>;

export const DeleteContactDocument = "mutation DeleteContact($input:DeleteContactInput!){deleteContact(input:$input){deletedContactId}}" as Operation<DeleteContactMutation, DeleteContactMutationVariables>;

export const DeleteContactsDocument = "mutation DeleteContacts($input:DeleteContactsInput!){deleteContacts(input:$input){deletedContactIds}}" as Operation<DeleteContactsMutation, DeleteContactsMutationVariables>;

export const TagContactsDocument = "mutation TagContacts($input:TagContactsInput!){tagContacts(input:$input){contacts{...Contact}}}fragment Contact on Contact{id name company role email phone emails{value label}phones{value label}website note event tags metAt source createdAt updatedAt lastActivityAt}" as Operation<TagContactsMutation, TagContactsMutationVariables>;

export const CreateReminderDocument = "mutation CreateReminder($input:CreateReminderInput!){createReminder(input:$input){reminder{...Reminder}}}fragment Reminder on Reminder{id dueAt doneAt note contact{id name}}" as Operation<CreateReminderMutation, CreateReminderMutationVariables>;

export const UpdateReminderDocument = "mutation UpdateReminder($input:UpdateReminderInput!){updateReminder(input:$input){reminder{...Reminder}}}fragment Reminder on Reminder{id dueAt doneAt note contact{id name}}" as Operation<UpdateReminderMutation, UpdateReminderMutationVariables>;

export const DeleteReminderDocument = "mutation DeleteReminder($input:DeleteReminderInput!){deleteReminder(input:$input){deletedReminderId}}" as Operation<DeleteReminderMutation, DeleteReminderMutationVariables>;

export const ConversationsDocument = "query Conversations($first:Int!$after:String$kind:ConversationKind){inbox(first:$first after:$after kind:$kind){edges{node{...Conversation}}pageInfo{hasNextPage endCursor}totalCount}}fragment Conversation on Conversation{id kind title photoUrl peer{id name}group{id name}messageCount unreadCount readNumber revision isMuted canWrite lastActivityAt createdAt}" as Operation<ConversationsQuery, ConversationsQueryVariables>;

export const ConversationDocument = "query Conversation($id:ID!){conversation(id:$id){...Conversation}}fragment Conversation on Conversation{id kind title photoUrl peer{id name}group{id name}messageCount unreadCount readNumber revision isMuted canWrite lastActivityAt createdAt}" as Operation<ConversationQuery, ConversationQueryVariables>;

export const ConversationPositionDocument = "query ConversationPosition($id:ID!){conversation(id:$id){messageCount revision}}" as Operation<ConversationPositionQuery, ConversationPositionQueryVariables>;

export const MessagesDocument = "query Messages($conversationId:ID!$last:Int!$before:Int){conversation(id:$conversationId){messages(last:$last before:$before){nodes{...Message}pageInfo{hasPreviousPage}}}}fragment Message on Message{id conversationId number revision clientId text sender{id name}hasCard card{id title path ownerName}image{url widthPx heightPx}replyTo{number senderName text isDeleted}reactions{emoji count userIds}createdAt editedAt deletedAt}" as Operation<MessagesQuery, MessagesQueryVariables>;

export const OpenDirectDocument = "mutation OpenDirect($input:OpenDirectInput!){openDirect(input:$input){conversation{...Conversation}}}fragment Conversation on Conversation{id kind title photoUrl peer{id name}group{id name}messageCount unreadCount readNumber revision isMuted canWrite lastActivityAt createdAt}" as Operation<OpenDirectMutation, OpenDirectMutationVariables>;

export const SendMessageDocument = "mutation SendMessage($input:SendMessageInput!){sendMessage(input:$input){message{...Message}}}fragment Message on Message{id conversationId number revision clientId text sender{id name}hasCard card{id title path ownerName}image{url widthPx heightPx}replyTo{number senderName text isDeleted}reactions{emoji count userIds}createdAt editedAt deletedAt}" as Operation<SendMessageMutation, SendMessageMutationVariables>;

export const EditMessageDocument = "mutation EditMessage($input:EditMessageInput!){editMessage(input:$input){message{...Message}}}fragment Message on Message{id conversationId number revision clientId text sender{id name}hasCard card{id title path ownerName}image{url widthPx heightPx}replyTo{number senderName text isDeleted}reactions{emoji count userIds}createdAt editedAt deletedAt}" as Operation<EditMessageMutation, EditMessageMutationVariables>;

export const DeleteMessageDocument = "mutation DeleteMessage($input:DeleteMessageInput!){deleteMessage(input:$input){message{...Message}}}fragment Message on Message{id conversationId number revision clientId text sender{id name}hasCard card{id title path ownerName}image{url widthPx heightPx}replyTo{number senderName text isDeleted}reactions{emoji count userIds}createdAt editedAt deletedAt}" as Operation<DeleteMessageMutation, DeleteMessageMutationVariables>;

export const SetReactionDocument = "mutation SetReaction($input:SetReactionInput!){setReaction(input:$input){message{...Message}}}fragment Message on Message{id conversationId number revision clientId text sender{id name}hasCard card{id title path ownerName}image{url widthPx heightPx}replyTo{number senderName text isDeleted}reactions{emoji count userIds}createdAt editedAt deletedAt}" as Operation<SetReactionMutation, SetReactionMutationVariables>;

export const MarkReadDocument = "mutation MarkRead($input:MarkReadInput!){markRead(input:$input){conversation{...Conversation}}}fragment Conversation on Conversation{id kind title photoUrl peer{id name}group{id name}messageCount unreadCount readNumber revision isMuted canWrite lastActivityAt createdAt}" as Operation<MarkReadMutation, MarkReadMutationVariables>;

export const DealsDocument = "query Deals($first:Int!$after:String$contactId:ID$stage:DealStage$updatedSince:DateTimeISO){deals(first:$first after:$after contactId:$contactId stage:$stage updatedSince:$updatedSince){edges{node{...Deal}}pageInfo{hasNextPage endCursor}totalCount}}fragment Deal on Deal{...DealContent ...DealPayment}fragment DealContent on Deal{id name stage valueMinor currency expectedOn note contactId contactName version closedAt paymentStatus createdAt updatedAt}fragment DealPayment on Deal{payment{status url amountMinor currency feeMinor paidAt refundedAt}}" as Operation<DealsQuery, DealsQueryVariables>;

export const DealDocument = "query Deal($id:ID!){deal(id:$id){...Deal}}fragment Deal on Deal{...DealContent ...DealPayment}fragment DealContent on Deal{id name stage valueMinor currency expectedOn note contactId contactName version closedAt paymentStatus createdAt updatedAt}fragment DealPayment on Deal{payment{status url amountMinor currency feeMinor paidAt refundedAt}}" as Operation<DealQuery, DealQueryVariables>;

export const CreateDealDocument = "mutation CreateDeal($input:CreateDealInput!){createDeal(input:$input){deal{...Deal}}}fragment Deal on Deal{...DealContent ...DealPayment}fragment DealContent on Deal{id name stage valueMinor currency expectedOn note contactId contactName version closedAt paymentStatus createdAt updatedAt}fragment DealPayment on Deal{payment{status url amountMinor currency feeMinor paidAt refundedAt}}" as Operation<CreateDealMutation, CreateDealMutationVariables>;

export const UpdateDealDocument = "mutation UpdateDeal($input:UpdateDealInput!){updateDeal(input:$input){deal{...Deal}}}fragment Deal on Deal{...DealContent ...DealPayment}fragment DealContent on Deal{id name stage valueMinor currency expectedOn note contactId contactName version closedAt paymentStatus createdAt updatedAt}fragment DealPayment on Deal{payment{status url amountMinor currency feeMinor paidAt refundedAt}}" as Operation<UpdateDealMutation, UpdateDealMutationVariables>;

export const MoveDealDocument = "mutation MoveDeal($input:MoveDealInput!){moveDeal(input:$input){deal{...Deal}}}fragment Deal on Deal{...DealContent ...DealPayment}fragment DealContent on Deal{id name stage valueMinor currency expectedOn note contactId contactName version closedAt paymentStatus createdAt updatedAt}fragment DealPayment on Deal{payment{status url amountMinor currency feeMinor paidAt refundedAt}}" as Operation<MoveDealMutation, MoveDealMutationVariables>;

export const DeleteDealDocument = "mutation DeleteDeal($input:DeleteDealInput!){deleteDeal(input:$input){deletedDealId}}" as Operation<DeleteDealMutation, DeleteDealMutationVariables>;

export const CreatePaymentLinkDocument = "mutation CreatePaymentLink($input:CreatePaymentLinkInput!){createPaymentLink(input:$input){deal{...Deal}}}fragment Deal on Deal{...DealContent ...DealPayment}fragment DealContent on Deal{id name stage valueMinor currency expectedOn note contactId contactName version closedAt paymentStatus createdAt updatedAt}fragment DealPayment on Deal{payment{status url amountMinor currency feeMinor paidAt refundedAt}}" as Operation<CreatePaymentLinkMutation, CreatePaymentLinkMutationVariables>;

export const ExploreDocument = "query Explore($first:Int!$after:String$query:String$category:String$sort:ExploreSort!=NEWEST){explore(first:$first after:$after query:$query category:$category orderBy:$sort){edges{node{...DirectoryEntry}}pageInfo{hasNextPage endCursor}}}fragment DirectoryEntry on DirectoryEntry{id title badge category keywords theme path ownerId ownerName ownerPath face{...Face}createdAt}fragment Face on CardFace{type theme title badge name role company tagline logo photo phone email websiteUrl address mapUrl socials{network url}education message tags event{time place ticketsUrl}}" as Operation<ExploreQuery, ExploreQueryVariables>;

export const PublicCardDocument = "query PublicCard($id:ID!){publicCard(id:$id){...DirectoryEntry}}fragment DirectoryEntry on DirectoryEntry{id title badge category keywords theme path ownerId ownerName ownerPath face{...Face}createdAt}fragment Face on CardFace{type theme title badge name role company tagline logo photo phone email websiteUrl address mapUrl socials{network url}education message tags event{time place ticketsUrl}}" as Operation<PublicCardQuery, PublicCardQueryVariables>;

export const GroupsDocument = "query Groups($first:Int!$after:String){viewer{groups(first:$first after:$after){edges{node{...Group}}pageInfo{hasNextPage endCursor}totalCount}}}fragment Group on Group{id name description photoUrl joinCode joinUrl joinCodeExpiresAt memberCount ownerId adminIds viewerRole conversation{id}createdAt}" as Operation<GroupsQuery, GroupsQueryVariables>;

export const GroupDocument = "query Group($id:ID!){group(id:$id){...Group}}fragment Group on Group{id name description photoUrl joinCode joinUrl joinCodeExpiresAt memberCount ownerId adminIds viewerRole conversation{id}createdAt}" as Operation<GroupQuery, GroupQueryVariables>;

export const GroupMembersDocument = "query GroupMembers($id:ID!$first:Int!$after:String$query:String!=\"\"){group(id:$id){members(first:$first after:$after query:$query){edges{node{...GroupMember}}pageInfo{hasNextPage endCursor}totalCount}}}fragment GroupMember on GroupMember{role joinedAt user{id name path}}" as Operation<GroupMembersQuery, GroupMembersQueryVariables>;

export const CreateGroupDocument = "mutation CreateGroup($input:CreateGroupInput!){createGroup(input:$input){group{...Group}}}fragment Group on Group{id name description photoUrl joinCode joinUrl joinCodeExpiresAt memberCount ownerId adminIds viewerRole conversation{id}createdAt}" as Operation<CreateGroupMutation, CreateGroupMutationVariables>;

export const UpdateGroupDocument = "mutation UpdateGroup($input:UpdateGroupInput!){updateGroup(input:$input){group{...Group}}}fragment Group on Group{id name description photoUrl joinCode joinUrl joinCodeExpiresAt memberCount ownerId adminIds viewerRole conversation{id}createdAt}" as Operation<UpdateGroupMutation, UpdateGroupMutationVariables>;

export const JoinGroupDocument = "mutation JoinGroup($input:JoinGroupInput!){joinGroup(input:$input){group{...Group}}}fragment Group on Group{id name description photoUrl joinCode joinUrl joinCodeExpiresAt memberCount ownerId adminIds viewerRole conversation{id}createdAt}" as Operation<JoinGroupMutation, JoinGroupMutationVariables>;

export const LeaveGroupDocument = "mutation LeaveGroup($input:LeaveGroupInput!){leaveGroup(input:$input){leftGroupId}}" as Operation<LeaveGroupMutation, LeaveGroupMutationVariables>;

export const AddGroupMembersDocument = "mutation AddGroupMembers($input:AddMembersInput!){addGroupMembers(input:$input){added{id name}already{id name}invited invalid}}" as Operation<AddGroupMembersMutation, AddGroupMembersMutationVariables>;

export const MessageAddedDocument = "subscription MessageAdded($conversationId:ID!$after:Int){messageAdded(conversationId:$conversationId after:$after){...Message}}fragment Message on Message{id conversationId number revision clientId text sender{id name}hasCard card{id title path ownerName}image{url widthPx heightPx}replyTo{number senderName text isDeleted}reactions{emoji count userIds}createdAt editedAt deletedAt}" as Operation<MessageAddedSubscription, MessageAddedSubscriptionVariables>;

export const MessageChangedDocument = "subscription MessageChanged($conversationId:ID!$after:Int){messageChanged(conversationId:$conversationId after:$after){...Message}}fragment Message on Message{id conversationId number revision clientId text sender{id name}hasCard card{id title path ownerName}image{url widthPx heightPx}replyTo{number senderName text isDeleted}reactions{emoji count userIds}createdAt editedAt deletedAt}" as Operation<MessageChangedSubscription, MessageChangedSubscriptionVariables>;

export const ActivityAddedDocument = "subscription ActivityAdded{activityAdded{...Activity}}fragment Activity on Activity{id kind message channel createdAt}" as Operation<ActivityAddedSubscription, ActivityAddedSubscriptionVariables>;

export const NotificationReceivedDocument = "subscription NotificationReceived{notificationReceived{unreadNotifications notification{...Notification}}}fragment Notification on Notification{id kind message detail count path createdAt readAt}" as Operation<NotificationReceivedSubscription, NotificationReceivedSubscriptionVariables>;

export const InboxChangedDocument = "subscription InboxChanged{inboxChanged{conversationId conversation{...Conversation}}}fragment Conversation on Conversation{id kind title photoUrl peer{id name}group{id name}messageCount unreadCount readNumber revision isMuted canWrite lastActivityAt createdAt}" as Operation<InboxChangedSubscription, InboxChangedSubscriptionVariables>;

export const GroupChangedDocument = "subscription GroupChanged($groupId:ID!){groupChanged(groupId:$groupId){...Group}}fragment Group on Group{id name description photoUrl joinCode joinUrl joinCodeExpiresAt memberCount ownerId adminIds viewerRole conversation{id}createdAt}" as Operation<GroupChangedSubscription, GroupChangedSubscriptionVariables>;

export const MemberChangedDocument = "subscription MemberChanged($groupId:ID!){memberChanged(groupId:$groupId){role memberCount user{id name path}}}" as Operation<MemberChangedSubscription, MemberChangedSubscriptionVariables>;

export const DealPaymentChangedDocument = "subscription DealPaymentChanged{dealPaymentChanged{...Deal}}fragment Deal on Deal{...DealContent ...DealPayment}fragment DealContent on Deal{id name stage valueMinor currency expectedOn note contactId contactName version closedAt paymentStatus createdAt updatedAt}fragment DealPayment on Deal{payment{status url amountMinor currency feeMinor paidAt refundedAt}}" as Operation<DealPaymentChangedSubscription, DealPaymentChangedSubscriptionVariables>;

export const WebhookRequestedDocument = "subscription WebhookRequested($id:ID!){webhookRequested(id:$id){event headers{name value}payload}}" as Operation<WebhookRequestedSubscription, WebhookRequestedSubscriptionVariables>;

export const SentSharesDocument = "query SentShares($first:Int!$after:String$cardId:ID){sentShares(first:$first after:$after cardId:$cardId){edges{node{...Share}}pageInfo{hasNextPage endCursor}totalCount}}fragment Share on Share{...ShareContent url}fragment ShareContent on Share{id cardId mode createdAt expiresAt revokedAt openCount groupId sender{id name}recipients{id name}}" as Operation<SentSharesQuery, SentSharesQueryVariables>;

export const ReceivedSharesDocument = "query ReceivedShares($first:Int!$after:String){receivedShares(first:$first after:$after){edges{node{...Share}}pageInfo{hasNextPage endCursor}totalCount}}fragment Share on Share{...ShareContent url}fragment ShareContent on Share{id cardId mode createdAt expiresAt revokedAt openCount groupId sender{id name}recipients{id name}}" as Operation<ReceivedSharesQuery, ReceivedSharesQueryVariables>;

export const ShareCardDocument = "mutation ShareCard($input:ShareCardInput!){shareCard(input:$input){share{...Share}}}fragment Share on Share{...ShareContent url}fragment ShareContent on Share{id cardId mode createdAt expiresAt revokedAt openCount groupId sender{id name}recipients{id name}}" as Operation<ShareCardMutation, ShareCardMutationVariables>;

export const ShareCardToGroupDocument = "mutation ShareCardToGroup($input:ShareCardToGroupInput!){shareCardToGroup(input:$input){share{...Share}}}fragment Share on Share{...ShareContent url}fragment ShareContent on Share{id cardId mode createdAt expiresAt revokedAt openCount groupId sender{id name}recipients{id name}}" as Operation<ShareCardToGroupMutation, ShareCardToGroupMutationVariables>;

export const ShareCardWithPeopleDocument = "mutation ShareCardWithPeople($input:ShareCardWithPeopleInput!){shareCardWithPeople(input:$input){share{...Share}}}fragment Share on Share{...ShareContent url}fragment ShareContent on Share{id cardId mode createdAt expiresAt revokedAt openCount groupId sender{id name}recipients{id name}}" as Operation<ShareCardWithPeopleMutation, ShareCardWithPeopleMutationVariables>;

export const RevokeShareDocument = "mutation RevokeShare($input:RevokeShareInput!){revokeShare(input:$input){share{...Share}}}fragment Share on Share{...ShareContent url}fragment ShareContent on Share{id cardId mode createdAt expiresAt revokedAt openCount groupId sender{id name}recipients{id name}}" as Operation<RevokeShareMutation, RevokeShareMutationVariables>;

export const DeletionsDocument = "query Deletions($first:Int!$after:String$since:DateTimeISO$kind:DeletionKind){deletions(first:$first after:$after since:$since kind:$kind){edges{node{kind id deletedAt mergedInto}}pageInfo{hasNextPage endCursor}syncPoint}}" as Operation<DeletionsQuery, DeletionsQueryVariables>;

export const WebhooksDocument = "query Webhooks($first:Int!$after:String){viewer{webhooks(first:$first after:$after){edges{node{...Webhook}}pageInfo{hasNextPage endCursor}totalCount}}}fragment Webhook on Webhook{id url description events cards{id}tags createdAt disabledAt disabledReason failingSince oldKeyUntil}" as Operation<WebhooksQuery, WebhooksQueryVariables>;

export const WebhookDocument = "query Webhook($id:ID!){webhook(id:$id){...Webhook}}fragment Webhook on Webhook{id url description events cards{id}tags createdAt disabledAt disabledReason failingSince oldKeyUntil}" as Operation<WebhookQuery, WebhookQueryVariables>;

export const WebhookDeliveriesDocument = "query WebhookDeliveries($id:ID!$first:Int!$after:String){webhook(id:$id){deliveries(first:$first after:$after){edges{node{...WebhookDelivery}}pageInfo{hasNextPage endCursor}totalCount}}}fragment WebhookDelivery on WebhookDelivery{id event status isTest payload createdAt nextAttemptAt attempts{at status durationMs answer error}}" as Operation<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;

export const CreateWebhookDocument = "mutation CreateWebhook($input:CreateWebhookInput!){createWebhook(input:$input){signingKey webhook{...Webhook}}}fragment Webhook on Webhook{id url description events cards{id}tags createdAt disabledAt disabledReason failingSince oldKeyUntil}" as Operation<CreateWebhookMutation, CreateWebhookMutationVariables>;

export const UpdateWebhookDocument = "mutation UpdateWebhook($input:UpdateWebhookInput!){updateWebhook(input:$input){webhook{...Webhook}}}fragment Webhook on Webhook{id url description events cards{id}tags createdAt disabledAt disabledReason failingSince oldKeyUntil}" as Operation<UpdateWebhookMutation, UpdateWebhookMutationVariables>;

export const DeleteWebhookDocument = "mutation DeleteWebhook($input:WebhookInput!){deleteWebhook(input:$input){deletedWebhookId}}" as Operation<DeleteWebhookMutation, DeleteWebhookMutationVariables>;

export const RotateWebhookSecretDocument = "mutation RotateWebhookSecret($input:WebhookInput!){rotateWebhookSecret(input:$input){signingKey webhook{...Webhook}}}fragment Webhook on Webhook{id url description events cards{id}tags createdAt disabledAt disabledReason failingSince oldKeyUntil}" as Operation<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;

export const EndOldWebhookKeyDocument = "mutation EndOldWebhookKey($input:WebhookInput!){endOldWebhookKey(input:$input){webhook{...Webhook}}}fragment Webhook on Webhook{id url description events cards{id}tags createdAt disabledAt disabledReason failingSince oldKeyUntil}" as Operation<EndOldWebhookKeyMutation, EndOldWebhookKeyMutationVariables>;

export const WebhookHealthDocument = "query WebhookHealth($id:ID!){webhook(id:$id){health{successRate p50Ms p95Ms pendingCount pausesAt lastFailure{at event status error}days{date deliveredCount failedCount pendingCount}}}}" as Operation<WebhookHealthQuery, WebhookHealthQueryVariables>;

export const TestWebhookDocument = "mutation TestWebhook($input:TestWebhookInput!){testWebhook(input:$input){webhookDelivery{...WebhookDelivery}}}fragment WebhookDelivery on WebhookDelivery{id event status isTest payload createdAt nextAttemptAt attempts{at status durationMs answer error}}" as Operation<TestWebhookMutation, TestWebhookMutationVariables>;

export const ResendWebhookDeliveryDocument = "mutation ResendWebhookDelivery($input:ResendWebhookDeliveryInput!){resendWebhookDelivery(input:$input){webhookDelivery{...WebhookDelivery}}}fragment WebhookDelivery on WebhookDelivery{id event status isTest payload createdAt nextAttemptAt attempts{at status durationMs answer error}}" as Operation<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>;

export const ReplayWebhookDeliveriesDocument = "mutation ReplayWebhookDeliveries($input:ReplayWebhookDeliveriesInput!){replayWebhookDeliveries(input:$input){count}}" as Operation<ReplayWebhookDeliveriesMutation, ReplayWebhookDeliveriesMutationVariables>;