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

/** Keeps an account whose deletion was confirmed. */
export type CancelAccountDeletionInput = {
  /** From the mailed link. Without it: as the signed-in person. */
  token?: string | null | undefined;
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

/** The order of the viewer’s cards. Equal ones stand newest first. */
export type CardOrder =
  /** As the viewer arranged them by `reorderCards`. Cards without a place come first. */
  | 'MANUAL'
  /** The card that was made last comes first. */
  | 'NEWEST'
  /** By title, in alphabetical order. */
  | 'TITLE'
  /** The card that was saved last comes first. */
  | 'UPDATED'
  /** The card with the most views comes first. */
  | 'VIEWS';

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

/** A file of contacts to check before it is imported. */
export type CheckContactImportInput = {
  /** What each column of a CSV file holds, in its order; null for one that is not imported. Told by the first line when it is left out. */
  columns?: Array<ContactColumn | null | undefined> | null | undefined;
  /** At most 5 MB and 20,000 contacts. */
  file: Blob;
  /** Told by the file when it is left out. */
  format?: ContactImportFormat | null | undefined;
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

/** The mailed link that confirms a deletion. */
export type ConfirmAccountDeletionInput = {
  /** From the mailed link; works once, for three days. */
  token: string;
};

/** The mailed link that proves an address. */
export type ConfirmEmailInput = {
  /** From the mailed link; works once, for three days. */
  token: string;
};

/** What a column of a CSV file holds. */
export type ContactColumn =
  /** Where they work. */
  | 'COMPANY'
  /** Email addresses. Separate several with ` ::: `, a comma or a semicolon. */
  | 'EMAIL'
  /** With GIVEN_NAME it makes the name where a row has no NAME. */
  | 'FAMILY_NAME'
  /** With FAMILY_NAME it makes the name where a row has no NAME. */
  | 'GIVEN_NAME'
  /** The place or event of the meeting. */
  | 'MET_AT'
  /** The day of the meeting, as YYYY-MM-DD or in another unambiguous form. */
  | 'MET_ON'
  /** Further given names. */
  | 'MIDDLE_NAME'
  /** The whole name. */
  | 'NAME'
  /** A title before the name, such as “Dr.”. */
  | 'NAME_PREFIX'
  /** A title after the name, such as “PhD”. */
  | 'NAME_SUFFIX'
  /** Anything else. */
  | 'NOTE'
  /** Phone numbers. Separate several with ` ::: ` or a semicolon. */
  | 'PHONE'
  /** What they do there. */
  | 'ROLE'
  /** Tags with a comma or semicolon between them. */
  | 'TAGS'
  /** An http or https address. */
  | 'WEBSITE';

/** An email address of a contact. */
export type ContactEmailInput = {
  /** A label such as `work`, at most 40 characters. */
  label?: string | null | undefined;
  /** At most 254 characters. */
  value: string;
};

/** The formats that can be imported. */
export type ContactImportFormat =
  /** A table with a header line, as Google, Outlook and LinkedIn export it. */
  | 'CSV'
  /** One or more vCards, versions 2.1 to 4.0. */
  | 'VCARD';

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

/** The order of conversations. Equal ones stand by their latest activity. */
export type ConversationOrder =
  /** The conversation whose latest activity is the longest ago comes first. */
  | 'EARLIEST'
  /** The conversation with the latest activity comes first. */
  | 'LATEST'
  /** By the name of the group or of the other person, in alphabetical order. */
  | 'TITLE'
  /** The conversation with the most unread messages comes first. */
  | 'UNREAD';

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

/** The order of deals. Equal ones stand newest first. */
export type DealOrder =
  /** By name, in alphabetical order. */
  | 'NAME'
  /** The deal that was opened last comes first. */
  | 'NEWEST'
  /** The deal that was opened first comes first. */
  | 'OLDEST'
  /** The deal that was changed last comes first. */
  | 'UPDATED'
  /** The largest `valueMinor` comes first. Currencies are not converted. */
  | 'VALUE';

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

/** Which of the viewer’s deals is deleted. */
export type DeleteDealInput = {
  /** A deal of the viewer. Deleting it can’t be undone. */
  id: string;
  /** Deletes the deal only if this is its saved version. A stale version is refused with CONFLICT and the saved deal in `extensions.current`. */
  version?: number | null | undefined;
};

/** A kind of object that can be deleted. */
export type DeletionKind =
  /** One of the viewer’s business cards. */
  | 'CARD'
  /** A contact of the viewer, deleted or merged into another. */
  | 'CONTACT'
  /** One of the viewer’s deals. */
  | 'DEAL';

/** The mailed link that removes an account made with a foreign address. */
export type DisownAccountInput = {
  /** From the mailed link; works once, for seven days. */
  token: string;
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

/** The gender that a person states on their card. Only the owner sees it. */
export type Gender =
  /** Stated as female. */
  | 'FEMALE'
  /** Stated as male. */
  | 'MALE'
  /** Stated as neither female nor male. */
  | 'OTHER';

/** The group that the operation is about. */
export type GroupInput = {
  /** A group that the viewer may see, or is invited to. */
  id: string;
};

/** The order of the people of a group. */
export type GroupMemberOrder =
  /** By name, in alphabetical order. */
  | 'NAME'
  /** Who joined last comes first. */
  | 'NEWEST'
  /** Who joined first comes first. */
  | 'OLDEST'
  /** First the owner, then admins, then members, each by name. */
  | 'ROLE';

/** Somebody in a group. */
export type GroupPersonInput = {
  /** The group's. */
  id: string;
  /** A member of the group. */
  userId: string;
};

/** A picture for a group. */
export type GroupPhotoInput = {
  /** JPEG, PNG or WebP, at most 5 MB; cut to a square. */
  file: Blob;
  /** A group of which the viewer is owner or admin. */
  id: string;
};

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

/** The person to talk to. */
export type OpenDirectInput = {
  /** Someone the viewer may message. */
  userId: string;
};

/** What a team’s picture is for. */
export type OrganizationPictureKind =
  /** The picture at the top of the cards’ pages. Fits 1600 px. */
  | 'COVER'
  /** The team’s logo. Fits 800 px. */
  | 'LOGO';

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

/** The order of a person’s public cards. */
export type PublicCardOrder =
  /** The card that was made last comes first. */
  | 'NEWEST'
  /** The card that was made first comes first. */
  | 'OLDEST'
  /** By title, in alphabetical order. Cards of one title stand newest first. */
  | 'TITLE';

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

/** Name, address and password of a new account. */
export type RegisterInput = {
  /** The address for signing in, at most 254 characters. */
  email: string;
  /** Longer than one character after trimming. */
  fullName: string;
  /** 6 to 256 characters. */
  password: string;
};

/** Who asks for their account to be deleted. */
export type RequestAccountDeletionInput = {
  /** The registered address; the link that confirms is mailed there. */
  email: string;
  /** The name of the person who asks. */
  fullName: string;
  /** At most 1000 characters. */
  reason?: string | null | undefined;
  /** Where the request was made: web. */
  source?: string | null | undefined;
};

/** First name, last name, email and phone are needed. */
export type RequestDemoInput = {
  /** A confirmation is mailed here. */
  email?: string | null | undefined;
  /** 1 – 10, 11 – 50, 51 – 200, 201 – 500, 501 – 1000 or 1000+. */
  employees?: string | null | undefined;
  /** At most 60 characters. */
  firstName?: string | null | undefined;
  /** The person’s job in their company. */
  jobTitle?: string | null | undefined;
  /** At most 60 characters. */
  lastName?: string | null | undefined;
  /** A number without country code is read as Indian. */
  phone?: string | null | undefined;
  /** 1 – 5, 6 – 20, 21 – 100, 101 – 500 or 501+. */
  users?: string | null | undefined;
  /** The company’s address on the web. */
  website?: string | null | undefined;
};

/** The address to which the link for a new password is mailed. */
export type RequestPasswordResetInput = {
  /** The address for signing in. */
  email: string;
};

/** The mailed link and the new password. */
export type ResetPasswordInput = {
  /** 6 to 256 characters. */
  password: string;
  /** From the mailed link; works once, for one hour. */
  token: string;
};

/** The share to end. */
export type RevokeShareInput = {
  /** A share that the viewer made. */
  id: string;
};

/** All are needed. */
export type SendContactRequestInput = {
  /** A confirmation is mailed here, and the answer. */
  email?: string | null | undefined;
  /** At most 4000 characters. */
  message?: string | null | undefined;
  /** The name of the person who writes. */
  name?: string | null | undefined;
  /** sales, support or other. */
  topic?: string | null | undefined;
};

/** The details that a visitor leaves on a card. */
export type SendExchangeInput = {
  /** The `consentVersion` that the visitor agreed to, by their own act. */
  agreedTo?: number | null | undefined;
  /** The card on which the visitor leaves their details. Its form has to be on. */
  cardId: string;
  /** How the visitor came to the card, if the page knows it. */
  channel?: Channel | null | undefined;
  /** The visitor’s company, at most 120 characters. */
  company?: string | null | undefined;
  /** The visitor’s email address. Either it or `phone` is needed. */
  email?: string | null | undefined;
  /** At most 120 characters, like company and role. */
  name?: string | null | undefined;
  /** At most 1,000 characters. */
  note?: string | null | undefined;
  /** A card of the viewer’s own that goes along; not a private one. */
  ownCardId?: string | null | undefined;
  /** A number without country code is read as of the region of the card’s owner. */
  phone?: string | null | undefined;
  /** The visitor’s job title, at most 120 characters. */
  role?: string | null | undefined;
  /** The `s` of the address by which they came; one that did not lead to the card is left out. */
  shareMark?: string | null | undefined;
  /** Of the card’s address as they opened it. */
  utm?: UtmInput | null | undefined;
  /** No person sees this field. Who fills it in is a program, and is refused. */
  website?: string | null | undefined;
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

/** A card and the categories under which it is listed. */
export type SetListingsInput = {
  /** A card of the viewer. */
  cardId: string;
  /** Categories besides the one that stands on the card, which is always the first; with it 10 at most, of 60 characters each. */
  categories: Array<string>;
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

/** The order of shares. Equal ones stand newest first. */
export type ShareOrder =
  /** The latest share comes first. */
  | 'NEWEST'
  /** The earliest share comes first. */
  | 'OLDEST'
  /** By the title of the card, in alphabetical order. Cards that the viewer may not see any more come first. */
  | 'TITLE';

/** Address and password. */
export type SignInInput = {
  /** The address for signing in. Case does not matter. */
  email: string;
  /** The account’s password. */
  password: string;
};

/** The code that a second factor shows. */
export type SignInWithCodeInput = {
  /** Six digits of the authenticator app, or a recovery code. */
  code: string;
  /** Of the error SECOND_FACTOR_REQUIRED; for five minutes and five tries. */
  ticket: string;
};

/** What a passkey has signed. */
export type SignInWithPasskeyInput = {
  /** What the browser answers to `requestPasskeyChallenge`. */
  response: object;
};

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

/** The access to the viewer’s Google contacts. */
export type SyncContactsInput = {
  /** Of Google, for the scope `contacts.readonly`. Used for this one reading, never kept. */
  accessToken: string;
};

/** The webhook that gets an example. */
export type TestWebhookInput = {
  /** The event whose example is sent. */
  event: WebhookEvent;
  /** A webhook of the viewer. */
  id: string;
};

/** The mailed link that gives an account back to its owner. */
export type UndoEmailChangeInput = {
  /** From the link mailed to the former address, or when an authenticator app was turned on; works once, for seven days. */
  token: string;
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

/** A picture for a team’s brand kit or templates. */
export type UploadOrganizationPictureInput = {
  /** JPEG, PNG or WebP, at most 5 MB. */
  file: Blob;
  /** Of the team. */
  id: string;
  /** What the picture is for. It decides the size. */
  kind: OrganizationPictureKind;
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

export type RestUploadImageMutationVariables = Exact<{
  input: UploadImageInput;
}>;


export type RestUploadImageMutation = { uploadImage: { image: { url: string, widthPx: number, heightPx: number, sizeBytes: number } } };

export type RestRegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RestRegisterMutation = { register: { message: string, token: string, sessionId: string, viewer: { followsDeviceTimeZone: boolean, priceCurrency: Currency | null, id: string, fullName: string, email: string, phone: string, about: string, handle: string | null, avatarUrl: string | null, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, timeZone: string, locale: string | null, createdAt: string } } };

export type RestSignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type RestSignInMutation = { signIn: { message: string, token: string, sessionId: string, viewer: { followsDeviceTimeZone: boolean, priceCurrency: Currency | null, id: string, fullName: string, email: string, phone: string, about: string, handle: string | null, avatarUrl: string | null, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, timeZone: string, locale: string | null, createdAt: string } } };

export type RestSignInWithCodeMutationVariables = Exact<{
  input: SignInWithCodeInput;
}>;


export type RestSignInWithCodeMutation = { signInWithCode: { message: string, token: string, sessionId: string, viewer: { followsDeviceTimeZone: boolean, priceCurrency: Currency | null, id: string, fullName: string, email: string, phone: string, about: string, handle: string | null, avatarUrl: string | null, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, timeZone: string, locale: string | null, createdAt: string } } };

export type RestRequestPasskeyChallengeMutationVariables = Exact<{ [key: string]: never; }>;


export type RestRequestPasskeyChallengeMutation = { requestPasskeyChallenge: { options: object } };

export type RestSignInWithPasskeyMutationVariables = Exact<{
  input: SignInWithPasskeyInput;
}>;


export type RestSignInWithPasskeyMutation = { signInWithPasskey: { message: string, token: string, sessionId: string, viewer: { acceptedPasskeys: object, followsDeviceTimeZone: boolean, priceCurrency: Currency | null, id: string, fullName: string, email: string, phone: string, about: string, handle: string | null, avatarUrl: string | null, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, timeZone: string, locale: string | null, createdAt: string } } };

export type RestSignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type RestSignOutMutation = { signOut: { isSignedOut: boolean } };

export type RestGetViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type RestGetViewerQuery = { viewer: { followsDeviceTimeZone: boolean, priceCurrency: Currency | null, id: string, fullName: string, email: string, phone: string, about: string, handle: string | null, avatarUrl: string | null, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, timeZone: string, locale: string | null, createdAt: string } | null };

export type RestUpdateViewerMutationVariables = Exact<{
  input: UpdateViewerInput;
}>;


export type RestUpdateViewerMutation = { updateViewer: { viewer: { followsDeviceTimeZone: boolean, priceCurrency: Currency | null, id: string, fullName: string, email: string, phone: string, about: string, handle: string | null, avatarUrl: string | null, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, timeZone: string, locale: string | null, createdAt: string } } };

export type RestUploadFileMutationVariables = Exact<{
  input: UploadFileInput;
}>;


export type RestUploadFileMutation = { uploadFile: { file: { url: string, name: string, contentType: string, sizeBytes: number } } };

export type RestRequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RestRequestPasswordResetMutation = { requestPasswordReset: { message: string } };

export type RestResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type RestResetPasswordMutation = { resetPassword: { message: string } };

export type RestConfirmEmailMutationVariables = Exact<{
  input: ConfirmEmailInput;
}>;


export type RestConfirmEmailMutation = { confirmEmail: { message: string, email: string } };

export type RestUndoEmailChangeMutationVariables = Exact<{
  input: UndoEmailChangeInput;
}>;


export type RestUndoEmailChangeMutation = { undoEmailChange: { message: string, email: string } };

export type RestDisownAccountMutationVariables = Exact<{
  input: DisownAccountInput;
}>;


export type RestDisownAccountMutation = { disownAccount: { message: string } };

export type RestRequestAccountDeletionMutationVariables = Exact<{
  input: RequestAccountDeletionInput;
}>;


export type RestRequestAccountDeletionMutation = { requestAccountDeletion: { message: string } };

export type RestConfirmAccountDeletionMutationVariables = Exact<{
  input: ConfirmAccountDeletionInput;
}>;


export type RestConfirmAccountDeletionMutation = { confirmAccountDeletion: { message: string, dueAt: string } };

export type RestCancelAccountDeletionMutationVariables = Exact<{
  input: CancelAccountDeletionInput;
}>;


export type RestCancelAccountDeletionMutation = { cancelAccountDeletion: { message: string } };

export type RestRequestDemoMutationVariables = Exact<{
  input: RequestDemoInput;
}>;


export type RestRequestDemoMutation = { requestDemo: { message: string } };

export type RestSendContactRequestMutationVariables = Exact<{
  input: SendContactRequestInput;
}>;


export type RestSendContactRequestMutation = { sendContactRequest: { message: string } };

export type RestListCardsQueryVariables = Exact<{
  q: string;
  updatedSince?: string | null | undefined;
  sort: CardOrder;
  first: number;
  after?: string | null | undefined;
}>;


export type RestListCardsQuery = { viewer: { cards: { edges: Array<{ node: { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, path: string, url: string, createdAt: string, updatedAt: string, owner: { id: string }, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type RestCreateCardMutationVariables = Exact<{
  input: CreateCardInput;
}>;


export type RestCreateCardMutation = { createCard: { card: { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, path: string, url: string, createdAt: string, updatedAt: string, owner: { id: string }, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } } };

export type RestGetCardQueryVariables = Exact<{
  id: string;
  token?: string | null | undefined;
}>;


export type RestGetCardQuery = { card: { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, path: string, url: string, createdAt: string, updatedAt: string, owner: { id: string }, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } | null };

export type RestUpdateCardMutationVariables = Exact<{
  input: UpdateCardInput;
}>;


export type RestUpdateCardMutation = { updateCard: { card: { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, path: string, url: string, createdAt: string, updatedAt: string, owner: { id: string }, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } } };

export type RestPatchCardMutationVariables = Exact<{
  input: PatchCardInput;
}>;


export type RestPatchCardMutation = { patchCard: { card: { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, path: string, url: string, createdAt: string, updatedAt: string, owner: { id: string }, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } } } };

export type RestDeleteCardMutationVariables = Exact<{
  input: DeleteCardInput;
}>;


export type RestDeleteCardMutation = { deleteCard: { deletedCardId: string } };

export type RestShareCardMutationVariables = Exact<{
  input: ShareCardInput;
}>;


export type RestShareCardMutation = { shareCard: { share: { id: string, url: string } } };

export type RestRecordCardEventMutationVariables = Exact<{
  input: RecordCardEventInput;
}>;


export type RestRecordCardEventMutation = { recordCardEvent: { isCounted: boolean, isPending: boolean } };

export type RestGetListingsQueryVariables = Exact<{
  id: string;
}>;


export type RestGetListingsQuery = { card: { listings: Array<{ category: string, isOwnCategory: boolean, isActive: boolean, featuredUntil: string | null }> } | null };

export type RestSetListingsMutationVariables = Exact<{
  input: SetListingsInput;
}>;


export type RestSetListingsMutation = { setListings: { card: { listings: Array<{ category: string, isOwnCategory: boolean, isActive: boolean, featuredUntil: string | null }> } } };

export type RestFeatureListingMutationVariables = Exact<{
  input: FeatureListingInput;
}>;


export type RestFeatureListingMutation = { featureListing: { card: { listings: Array<{ category: string, isOwnCategory: boolean, isActive: boolean, featuredUntil: string | null }> } } };

export type RestExploreQueryVariables = Exact<{
  q?: string | null | undefined;
  category?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
  sort: ExploreSort;
}>;


export type RestExploreQuery = { explore: { edges: Array<{ isFeatured: boolean, node: { id: string, ownerId: string, ownerName: string, title: string, category: string | null, keywords: Array<string>, theme: CardTheme, path: string, createdAt: string, face: { type: CardType, logo: string | null, photo: string | null, name: string, tagline: string, role: string, company: string, phone: string, email: string, website: string, location: string, address: string, education: string, message: string, tags: Array<string>, socials: Array<{ network: SocialNetwork, url: string }>, event: { time: string, place: string, placeUrl: string | null, ticketsUrl: string | null } | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null }, categories: Array<{ name: string, count: number }> } };

export type RestGetPublicUserQueryVariables = Exact<{
  owner: string;
}>;


export type RestGetPublicUserQuery = { user: { id: string, name: string, email: string | null, phone: string | null, about: string, avatarUrl: string | null, handle: string | null } | null };

export type RestListPublicCardsQueryVariables = Exact<{
  owner: string;
  q: string;
  sort: PublicCardOrder;
  first: number;
  after?: string | null | undefined;
}>;


export type RestListPublicCardsQuery = { user: { publicCards: { edges: Array<{ node: { id: string, ownerId: string, ownerName: string, title: string, category: string | null, keywords: Array<string>, theme: CardTheme, path: string, createdAt: string, face: { type: CardType, logo: string | null, photo: string | null, name: string, tagline: string, role: string, company: string, phone: string, email: string, website: string, location: string, address: string, education: string, message: string, tags: Array<string>, socials: Array<{ network: SocialNetwork, url: string }>, event: { time: string, place: string, placeUrl: string | null, ticketsUrl: string | null } | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type RestGetPublicCardQueryVariables = Exact<{
  id: string;
}>;


export type RestGetPublicCardQuery = { publicCard: { id: string, ownerId: string, ownerName: string, title: string, category: string | null, keywords: Array<string>, theme: CardTheme, path: string, createdAt: string, face: { type: CardType, logo: string | null, photo: string | null, name: string, tagline: string, role: string, company: string, phone: string, email: string, website: string, location: string, address: string, education: string, message: string, tags: Array<string>, socials: Array<{ network: SocialNetwork, url: string }>, event: { time: string, place: string, placeUrl: string | null, ticketsUrl: string | null } | null } } | null };

export type RestGetOverviewQueryVariables = Exact<{
  timeZone?: string | null | undefined;
}>;


export type RestGetOverviewQuery = { analyticsOverview: { dates: Array<string>, trend: Array<number>, sharesTrend: Array<number>, conversionTrend: Array<number>, filteredViews: number, totals: { totalViews: number, totalShares: number, newConnections: number, engagementScore: number }, recentActivity: Array<{ id: string, kind: ActivityKind, message: string, channel: Channel | null, createdAt: string }> } };

export type RestListContactsQueryVariables = Exact<{
  query: string;
  tag?: string | null | undefined;
  updatedSince?: string | null | undefined;
  sort: ContactSort;
  first: number;
  after?: string | null | undefined;
}>;


export type RestListContactsQuery = { contacts: { totalCount: number, edges: Array<{ node: { id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, emails: Array<{ value: string, label: string }>, phones: Array<{ value: string, label: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestCreateContactMutationVariables = Exact<{
  input: CreateContactInput;
}>;


export type RestCreateContactMutation = { createContact: { contact: { id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, emails: Array<{ value: string, label: string }>, phones: Array<{ value: string, label: string }> } } };

export type RestCheckContactImportMutationVariables = Exact<{
  input: CheckContactImportInput;
}>;


export type RestCheckContactImportMutation = { checkContactImport: { contactImport: { id: string, format: ContactImportFormat, fileName: string, status: ContactImportStatus, rowCount: number, goodRowCount: number, badRowCount: number, problems: Array<{ line: number, field: string, message: string, value: string, isImported: boolean }>, unreadParts: Array<{ name: string, count: number }> } } };

export type RestGetContactQueryVariables = Exact<{
  id: string;
}>;


export type RestGetContactQuery = { contact: { id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, emails: Array<{ value: string, label: string }>, phones: Array<{ value: string, label: string }> } | null };

export type RestUpdateContactMutationVariables = Exact<{
  input: UpdateContactInput;
}>;


export type RestUpdateContactMutation = { updateContact: { contact: { id: string, name: string, company: string, role: string, email: string, phone: string, website: string, note: string, event: string, tags: Array<string>, metAt: string | null, source: ContactSource, createdAt: string, updatedAt: string, lastActivityAt: string, emails: Array<{ value: string, label: string }>, phones: Array<{ value: string, label: string }> } } };

export type RestDeleteContactMutationVariables = Exact<{
  input: DeleteContactInput;
}>;


export type RestDeleteContactMutation = { deleteContact: { deletedContactId: string } };

export type RestListDealsQueryVariables = Exact<{
  q: string;
  stage?: DealStage | null | undefined;
  contactId?: string | null | undefined;
  updatedSince?: string | null | undefined;
  sort: DealOrder;
  first: number;
  after?: string | null | undefined;
}>;


export type RestListDealsQuery = { deals: { totalCount: number, edges: Array<{ node: { id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, contactId: string | null, contactName: string, version: number, closedAt: string | null, paymentStatus: DealPaymentStatus | null, createdAt: string, updatedAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestCreateDealMutationVariables = Exact<{
  input: CreateDealInput;
}>;


export type RestCreateDealMutation = { createDeal: { deal: { id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, contactId: string | null, contactName: string, version: number, closedAt: string | null, paymentStatus: DealPaymentStatus | null, createdAt: string, updatedAt: string } } };

export type RestGetDealQueryVariables = Exact<{
  id: string;
}>;


export type RestGetDealQuery = { deal: { id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, contactId: string | null, contactName: string, version: number, closedAt: string | null, paymentStatus: DealPaymentStatus | null, createdAt: string, updatedAt: string, history: Array<{ stageBefore: DealStage | null, valueMinorBefore: number | null, currencyBefore: string | null, stage: DealStage, valueMinor: number, currency: string, payment: DealPaymentStatus | null, createdAt: string }>, payment: { status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null } | null };

export type RestUpdateDealMutationVariables = Exact<{
  input: UpdateDealInput;
}>;


export type RestUpdateDealMutation = { updateDeal: { deal: { id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, contactId: string | null, contactName: string, version: number, closedAt: string | null, paymentStatus: DealPaymentStatus | null, createdAt: string, updatedAt: string } } };

export type RestDeleteDealMutationVariables = Exact<{
  input: DeleteDealInput;
}>;


export type RestDeleteDealMutation = { deleteDeal: { deletedDealId: string } };

export type RestCreatePaymentLinkMutationVariables = Exact<{
  input: CreatePaymentLinkInput;
}>;


export type RestCreatePaymentLinkMutation = { createPaymentLink: { deal: { id: string, name: string, stage: DealStage, valueMinor: number, currency: string, expectedOn: string | null, note: string, contactId: string | null, contactName: string, version: number, closedAt: string | null, paymentStatus: DealPaymentStatus | null, createdAt: string, updatedAt: string, payment: { status: DealPaymentStatus, url: string, amountMinor: number, currency: string, feeMinor: number, paidAt: string | null, refundedAt: string | null } | null } } };

export type RestSendExchangeMutationVariables = Exact<{
  input: SendExchangeInput;
}>;


export type RestSendExchangeMutation = { sendExchange: { url: string, isMailed: boolean, entry: { name: string, email: string, phone: string, company: string, role: string, note: string, ownerName: string, consent: string, consentedAt: string } } };

export type RestViewerFragment = { followsDeviceTimeZone: boolean, priceCurrency: Currency | null, id: string, fullName: string, email: string, phone: string, about: string, handle: string | null, avatarUrl: string | null, showEmail: boolean, allowContactDownloads: boolean, showSocials: boolean, timeZone: string, locale: string | null, createdAt: string };

export type RestCardFragment = { id: string, title: string, slug: string, badge: string, visibility: Visibility, version: number, path: string, url: string, createdAt: string, updatedAt: string, owner: { id: string }, data: { type: CardType, theme: CardTheme, title: string, name: string, givenName: string | null, familyName: string | null, suffix: string | null, pronouns: string | null, pronunciation: string | null, role: string, email: string, phone: string, address: string, addressMap: string, website: string, logoUrl: string, tagline: string, tags: Array<string>, language: string | null, design: { name: string, ornament: CardOrnament, head: CardHead, layout: CardLayout | null, coverUrl: string | null, logoSize: LogoSize | null, darkLogoUrl: string | null, colors: { paper: string, paperEnd: string, name: string, role: string, line: string, accent: string }, fonts: { name: CardFont, text: CardFont } | null } | null, phones: Array<{ label: string, value: string, audience: FieldAudience | null }>, emails: Array<{ label: string, value: string, audience: FieldAudience | null }>, websites: Array<{ label: string, value: string, audience: FieldAudience | null }>, addresses: Array<{ label: string, value: string, map: string, audience: FieldAudience | null }>, socials: { linkedin: string, twitter: string, instagram: string, facebook: string, youtube: string, github: string, whatsapp: string, telegram: string }, profiles: Array<{ network: SocialNetwork, value: string, audience: FieldAudience | null }> | null, translations: Array<{ language: string, name: string, role: string, tagline: string, companyName: string, address: string }> | null, blocks: Array<{ kind: BlockKind, title: string, text: string, url: string, icon: LinkIcon | null, imageUrl: string, caption: string, audience: FieldAudience | null, pictures: Array<{ imageUrl: string, alt: string }> }> | null, audiences: Array<{ field: CardField, audience: FieldAudience }> | null, extra: { personal: { photoUrl: string, gender: Gender | null, birthDate: string, anniversaryDate: string, education: string, resAddress: string, pincode: string, mapsLink: string, message: string }, company: { companyName: string, companyLogo: string, designation: string, category: string, companyMobile: string, email: string, address: string, mapsLink: string, website: string, message: string }, event: { date: string, startTime: string, endTime: string, place: string, ticketsUrl: string } | null, works: Array<{ imageUrl: string, title: string, alt: string, link: string, year: string }> | null } } };

export type RestListingsFragment = { listings: Array<{ category: string, isOwnCategory: boolean, isActive: boolean, featuredUntil: string | null }> };

export type RestDirectoryEntryFragment = { id: string, ownerId: string, ownerName: string, title: string, category: string | null, keywords: Array<string>, theme: CardTheme, path: string, createdAt: string, face: { type: CardType, logo: string | null, photo: string | null, name: string, tagline: string, role: string, company: string, phone: string, email: string, website: string, location: string, address: string, education: string, message: string, tags: Array<string>, socials: Array<{ network: SocialNetwork, url: string }>, event: { time: string, place: string, placeUrl: string | null, ticketsUrl: string | null } | null } };

export type RestGroupFragment = { id: string, name: string, description: string, photoUrl: string | null, ownerId: string, createdAt: string, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, memberCount: number, adminIds: Array<string>, viewerRole: GroupRole };

export type RestPersonFragment = { id: string, name: string, email: string | null, phone: string | null, avatarUrl: string | null };

export type RestMessageFragment = { id: string, conversationId: string, number: number, clientId: string, text: string, hasCard: boolean, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { id: string, name: string } | null, card: { id: string, title: string, path: string, sharedPath: string } | null, image: { url: string, widthPx: number, heightPx: number } | null, replyTo: { number: number, senderName: string, text: string, isDeleted: boolean } | null };

export type RestShareFragment = { id: string, mode: ShareMode, createdAt: string, cardId: string, groupId: string | null, recipients: Array<{ id: string }> };

export type RestSharePageFragment = { edges: Array<{ node: { id: string, mode: ShareMode, createdAt: string, cardId: string, groupId: string | null, recipients: Array<{ id: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } };

export type RestListGroupsQueryVariables = Exact<{
  q: string;
  sort: ConversationOrder;
  first: number;
  after?: string | null | undefined;
}>;


export type RestListGroupsQuery = { inbox: { edges: Array<{ node: { id: string, title: string, photoUrl: string | null, unreadCount: number, lastMessage: { text: string, createdAt: string, hasCard: boolean, card: { title: string } | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestCreateGroupMutationVariables = Exact<{
  input: CreateGroupInput;
}>;


export type RestCreateGroupMutation = { createGroup: { group: { id: string, name: string, description: string, photoUrl: string | null, ownerId: string, createdAt: string, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, memberCount: number, adminIds: Array<string>, viewerRole: GroupRole } } };

export type RestJoinGroupMutationVariables = Exact<{
  input: JoinGroupInput;
}>;


export type RestJoinGroupMutation = { joinGroup: { group: { id: string, name: string, description: string, photoUrl: string | null, ownerId: string, createdAt: string, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, memberCount: number, adminIds: Array<string>, viewerRole: GroupRole } } };

export type RestGetGroupQueryVariables = Exact<{
  id: string;
}>;


export type RestGetGroupQuery = { group: { id: string, name: string, description: string, photoUrl: string | null, ownerId: string, createdAt: string, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, memberCount: number, adminIds: Array<string>, viewerRole: GroupRole } | null };

export type RestUpdateGroupMutationVariables = Exact<{
  input: UpdateGroupInput;
}>;


export type RestUpdateGroupMutation = { updateGroup: { group: { id: string, name: string, description: string, photoUrl: string | null, ownerId: string, createdAt: string, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, memberCount: number, adminIds: Array<string>, viewerRole: GroupRole } } };

export type RestDeleteGroupMutationVariables = Exact<{
  input: GroupInput;
}>;


export type RestDeleteGroupMutation = { deleteGroup: { deletedGroupId: string } };

export type RestLeaveGroupMutationVariables = Exact<{
  input: LeaveGroupInput;
}>;


export type RestLeaveGroupMutation = { leaveGroup: { leftGroupId: string } };

export type RestTransferGroupMutationVariables = Exact<{
  input: GroupPersonInput;
}>;


export type RestTransferGroupMutation = { transferGroup: { group: { id: string, name: string, description: string, photoUrl: string | null, ownerId: string, createdAt: string, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, memberCount: number, adminIds: Array<string>, viewerRole: GroupRole } } };

export type RestSetGroupPhotoMutationVariables = Exact<{
  input: GroupPhotoInput;
}>;


export type RestSetGroupPhotoMutation = { setGroupPhoto: { group: { id: string, name: string, description: string, photoUrl: string | null, ownerId: string, createdAt: string, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, memberCount: number, adminIds: Array<string>, viewerRole: GroupRole } } };

export type RestRemoveGroupPhotoMutationVariables = Exact<{
  input: GroupInput;
}>;


export type RestRemoveGroupPhotoMutation = { removeGroupPhoto: { group: { id: string } } };

export type RestChangeJoinCodeMutationVariables = Exact<{
  input: JoinCodeInput;
}>;


export type RestChangeJoinCodeMutation = { changeJoinCode: { group: { id: string, name: string, description: string, photoUrl: string | null, ownerId: string, createdAt: string, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, memberCount: number, adminIds: Array<string>, viewerRole: GroupRole } } };

export type RestSetJoinCodeExpiryMutationVariables = Exact<{
  input: JoinCodeInput;
}>;


export type RestSetJoinCodeExpiryMutation = { setJoinCodeExpiry: { group: { id: string, name: string, description: string, photoUrl: string | null, ownerId: string, createdAt: string, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, memberCount: number, adminIds: Array<string>, viewerRole: GroupRole } } };

export type RestListGroupMembersQueryVariables = Exact<{
  id: string;
  query: string;
  sort: GroupMemberOrder;
  first: number;
  after?: string | null | undefined;
}>;


export type RestListGroupMembersQuery = { viewer: { id: string } | null, group: { id: string, name: string, description: string, photoUrl: string | null, ownerId: string, createdAt: string, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, memberCount: number, adminIds: Array<string>, viewerRole: GroupRole, members: { edges: Array<{ node: { role: GroupRole, joinedAt: string, user: { id: string, name: string, email: string | null, phone: string | null, avatarUrl: string | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type RestRemoveGroupMemberMutationVariables = Exact<{
  input: GroupPersonInput;
}>;


export type RestRemoveGroupMemberMutation = { removeGroupMember: { group: { id: string, name: string, description: string, photoUrl: string | null, ownerId: string, createdAt: string, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, memberCount: number, adminIds: Array<string>, viewerRole: GroupRole } } };

export type RestToggleGroupAdminMutationVariables = Exact<{
  input: GroupPersonInput;
}>;


export type RestToggleGroupAdminMutation = { toggleGroupAdmin: { group: { id: string, name: string, description: string, photoUrl: string | null, ownerId: string, createdAt: string, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, memberCount: number, adminIds: Array<string>, viewerRole: GroupRole } } };

export type RestAddGroupMemberByPhoneMutationVariables = Exact<{
  input: AddMemberByPhoneInput;
}>;


export type RestAddGroupMemberByPhoneMutation = { addGroupMemberByPhone: { outcome: AddOutcome, inviteText: string | null, user: { id: string, name: string, email: string | null, phone: string | null, avatarUrl: string | null } | null } };

export type RestAddGroupMembersMutationVariables = Exact<{
  input: AddMembersInput;
}>;


export type RestAddGroupMembersMutation = { addGroupMembers: { invited: Array<string>, invalid: Array<string>, added: Array<{ id: string, name: string, email: string | null, phone: string | null, avatarUrl: string | null }>, already: Array<{ id: string, name: string, email: string | null, phone: string | null, avatarUrl: string | null }>, group: { id: string, name: string, description: string, photoUrl: string | null, ownerId: string, createdAt: string, joinCode: string, joinCodeExpiresAt: string | null, joinUrl: string, memberCount: number, adminIds: Array<string>, viewerRole: GroupRole } } };

export type RestSyncContactsMutationVariables = Exact<{
  input: SyncContactsInput;
}>;


export type RestSyncContactsMutation = { syncContacts: { matchedContacts: Array<{ name: string, phone: string | null, email: string | null, user: { id: string } }> } };

export type RestListMessagesQueryVariables = Exact<{
  id: string;
  last: number;
  before?: number | null | undefined;
  after?: number | null | undefined;
}>;


export type RestListMessagesQuery = { conversation: { kind: ConversationKind, messages: { nodes: Array<{ id: string, conversationId: string, number: number, clientId: string, text: string, hasCard: boolean, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { id: string, name: string } | null, card: { id: string, title: string, path: string, sharedPath: string } | null, image: { url: string, widthPx: number, heightPx: number } | null, replyTo: { number: number, senderName: string, text: string, isDeleted: boolean } | null }>, pageInfo: { hasPreviousPage: boolean, hasNextPage: boolean } } } | null };

export type RestSendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type RestSendMessageMutation = { sendMessage: { message: { id: string, conversationId: string, number: number, clientId: string, text: string, hasCard: boolean, createdAt: string, editedAt: string | null, deletedAt: string | null, sender: { id: string, name: string } | null, card: { id: string, title: string, path: string, sharedPath: string } | null, image: { url: string, widthPx: number, heightPx: number } | null, replyTo: { number: number, senderName: string, text: string, isDeleted: boolean } | null } } };

export type RestOpenDirectMutationVariables = Exact<{
  input: OpenDirectInput;
}>;


export type RestOpenDirectMutation = { openDirect: { conversation: { id: string } } };

export type RestGetUserQueryVariables = Exact<{
  id: string;
}>;


export type RestGetUserQuery = { user: { id: string, name: string, about: string, avatarUrl: string | null, phone: string | null, email: string | null, path: string } | null };

export type RestUploadOrganizationPictureMutationVariables = Exact<{
  input: UploadOrganizationPictureInput;
}>;


export type RestUploadOrganizationPictureMutation = { uploadOrganizationPicture: { image: { url: string, widthPx: number, heightPx: number, sizeBytes: number } } };

export type RestShareCardToGroupMutationVariables = Exact<{
  input: ShareCardToGroupInput;
}>;


export type RestShareCardToGroupMutation = { shareCardToGroup: { share: { id: string, mode: ShareMode, createdAt: string, cardId: string, groupId: string | null, recipients: Array<{ id: string }> } } };

export type RestShareCardWithPeopleMutationVariables = Exact<{
  input: ShareCardWithPeopleInput;
}>;


export type RestShareCardWithPeopleMutation = { shareCardWithPeople: { share: { id: string, mode: ShareMode, createdAt: string, cardId: string, groupId: string | null, recipients: Array<{ id: string }> } } };

export type RestListSharesQueryVariables = Exact<{
  q: string;
  sort: ShareOrder;
  first: number;
  after?: string | null | undefined;
  receivedAfter?: string | null | undefined;
}>;


export type RestListSharesQuery = { sentShares: { edges: Array<{ node: { id: string, mode: ShareMode, createdAt: string, cardId: string, groupId: string | null, recipients: Array<{ id: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, receivedShares: { edges: Array<{ node: { id: string, mode: ShareMode, createdAt: string, cardId: string, groupId: string | null, recipients: Array<{ id: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestListSentSharesQueryVariables = Exact<{
  q: string;
  sort: ShareOrder;
  first: number;
  after?: string | null | undefined;
}>;


export type RestListSentSharesQuery = { sentShares: { totalCount: number, edges: Array<{ node: { id: string, mode: ShareMode, createdAt: string, cardId: string, groupId: string | null, recipients: Array<{ id: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestListReceivedSharesQueryVariables = Exact<{
  q: string;
  sort: ShareOrder;
  first: number;
  after?: string | null | undefined;
}>;


export type RestListReceivedSharesQuery = { receivedShares: { totalCount: number, edges: Array<{ node: { id: string, mode: ShareMode, createdAt: string, cardId: string, groupId: string | null, recipients: Array<{ id: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestRevokeShareMutationVariables = Exact<{
  input: RevokeShareInput;
}>;


export type RestRevokeShareMutation = { revokeShare: { share: { id: string } } };

export type RestListRoomsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type RestListRoomsQuery = { viewer: { groups: { edges: Array<{ node: { id: string, name: string, joinCode: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type RestListDeletionsQueryVariables = Exact<{
  since?: string | null | undefined;
  kind?: DeletionKind | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type RestListDeletionsQuery = { deletions: { totalCount: number, syncPoint: string, edges: Array<{ node: { kind: DeletionKind, id: string, deletedAt: string, mergedInto: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RestListWebhooksQueryVariables = Exact<{
  q: string;
  first: number;
  after?: string | null | undefined;
}>;


export type RestListWebhooksQuery = { viewer: { webhooks: { totalCount: number, edges: Array<{ node: { id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ id: string }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type RestCreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type RestCreateWebhookMutation = { createWebhook: { signingKey: string, webhook: { id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ id: string }> } } };

export type RestGetWebhookQueryVariables = Exact<{
  id: string;
}>;


export type RestGetWebhookQuery = { webhook: { id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ id: string }> } | null };

export type RestUpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type RestUpdateWebhookMutation = { updateWebhook: { webhook: { id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ id: string }> } } };

export type RestDeleteWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type RestDeleteWebhookMutation = { deleteWebhook: { deletedWebhookId: string } };

export type RestTestWebhookMutationVariables = Exact<{
  input: TestWebhookInput;
}>;


export type RestTestWebhookMutation = { testWebhook: { webhookDelivery: { id: string, event: WebhookEvent, status: WebhookDeliveryStatus, isTest: boolean, createdAt: string, attempts: Array<{ at: string, status: number | null, durationMs: number, answer: string, error: string }> } } };

export type RestRotateWebhookSecretMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type RestRotateWebhookSecretMutation = { rotateWebhookSecret: { signingKey: string, webhook: { id: string, url: string, description: string, events: Array<WebhookEvent>, tags: Array<string>, createdAt: string, disabledAt: string | null, disabledReason: string, failingSince: string | null, oldKeyUntil: string | null, cards: Array<{ id: string }> } } };

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

export const ProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"showEmail"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"showSocials"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ProfileFragment, unknown>;
export const RestViewerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile"}},{"kind":"Field","name":{"kind":"Name","value":"followsDeviceTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"priceCurrency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"showEmail"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"showSocials"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestViewerFragment, unknown>;
export const DesignFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Design"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardDesign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"paperEnd"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ornament"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoSize"}},{"kind":"Field","name":{"kind":"Name","value":"darkLogoUrl"}}]}}]} as unknown as DocumentNode<DesignFragment, unknown>;
export const CardContentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Design"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"pronouns"}},{"kind":"Field","name":{"kind":"Name","value":"pronunciation"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"websites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"map"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"works"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Design"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardDesign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"paperEnd"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ornament"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoSize"}},{"kind":"Field","name":{"kind":"Name","value":"darkLogoUrl"}}]}}]} as unknown as DocumentNode<CardContentFragment, unknown>;
export const RestCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardContent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Design"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"pronouns"}},{"kind":"Field","name":{"kind":"Name","value":"pronunciation"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"websites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"map"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"works"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Design"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardDesign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"paperEnd"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ornament"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoSize"}},{"kind":"Field","name":{"kind":"Name","value":"darkLogoUrl"}}]}}]} as unknown as DocumentNode<RestCardFragment, unknown>;
export const RestListingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestListings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnCategory"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"featuredUntil"}}]}}]}}]} as unknown as DocumentNode<RestListingsFragment, unknown>;
export const RestDirectoryEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestDirectoryEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"face"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}}]}}]}}]} as unknown as DocumentNode<RestDirectoryEntryFragment, unknown>;
export const RestGroupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}}]} as unknown as DocumentNode<RestGroupFragment, unknown>;
export const RestPersonFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]} as unknown as DocumentNode<RestPersonFragment, unknown>;
export const RestMessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"hasCard"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"sharedPath"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"widthPx"}},{"kind":"Field","name":{"kind":"Name","value":"heightPx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<RestMessageFragment, unknown>;
export const RestShareFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestShareFragment, unknown>;
export const RestSharePageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSharePage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShareConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestShare"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestSharePageFragment, unknown>;
export const ContactFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"metAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<ContactFragment, unknown>;
export const DealContentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"valueMinor"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<DealContentFragment, unknown>;
export const DealPaymentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealPayment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"amountMinor"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"feeMinor"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"}}]}}]}}]} as unknown as DocumentNode<DealPaymentFragment, unknown>;
export const FaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Face"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardFace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"websiteUrl"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapUrl"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}}]}}]} as unknown as DocumentNode<FaceFragment, unknown>;
export const ActivityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Activity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ActivityFragment, unknown>;
export const OverviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Overview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalViews"}},{"kind":"Field","name":{"kind":"Name","value":"totalShares"}},{"kind":"Field","name":{"kind":"Name","value":"newConnections"}},{"kind":"Field","name":{"kind":"Name","value":"engagementScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dates"}},{"kind":"Field","name":{"kind":"Name","value":"trend"}},{"kind":"Field","name":{"kind":"Name","value":"sharesTrend"}},{"kind":"Field","name":{"kind":"Name","value":"conversionTrend"}},{"kind":"Field","name":{"kind":"Name","value":"filteredViews"}},{"kind":"Field","name":{"kind":"Name","value":"recentActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Activity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Activity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<OverviewFragment, unknown>;
export const AnalyticsPeriodFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsPeriod"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"filteredViews"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"leads"}},{"kind":"Field","name":{"kind":"Name","value":"newConnections"}},{"kind":"Field","name":{"kind":"Name","value":"conversionRate"}},{"kind":"Field","name":{"kind":"Name","value":"engagementScore"}}]}}]} as unknown as DocumentNode<AnalyticsPeriodFragment, unknown>;
export const ReportFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Report"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsReport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsPeriod"}}]}},{"kind":"Field","name":{"kind":"Name","value":"previous"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnalyticsPeriod"}}]}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"medium"}},{"kind":"Field","name":{"kind":"Name","value":"campaign"}},{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"conversions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"views"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"taps"}},{"kind":"Field","name":{"kind":"Name","value":"previousTaps"}}]}},{"kind":"Field","name":{"kind":"Name","value":"funnel"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"leads"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnalyticsPeriod"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsPeriod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"filteredViews"}},{"kind":"Field","name":{"kind":"Name","value":"shares"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"saves"}},{"kind":"Field","name":{"kind":"Name","value":"leads"}},{"kind":"Field","name":{"kind":"Name","value":"newConnections"}},{"kind":"Field","name":{"kind":"Name","value":"conversionRate"}},{"kind":"Field","name":{"kind":"Name","value":"engagementScore"}}]}}]} as unknown as DocumentNode<ReportFragment, unknown>;
export const ShareContentFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShareContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"revokedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openCount"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ShareContentFragment, unknown>;
export const WebhookFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"oldKeyUntil"}}]}}]} as unknown as DocumentNode<WebhookFragment, unknown>;
export const RestUploadImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUploadImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadImageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"widthPx"}},{"kind":"Field","name":{"kind":"Name","value":"heightPx"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}}]}}]}}]}}]} as unknown as DocumentNode<RestUploadImageMutation, RestUploadImageMutationVariables>;
export const RestRegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRegister"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestViewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile"}},{"kind":"Field","name":{"kind":"Name","value":"followsDeviceTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"priceCurrency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"showEmail"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"showSocials"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestRegisterMutation, RestRegisterMutationVariables>;
export const RestSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestViewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile"}},{"kind":"Field","name":{"kind":"Name","value":"followsDeviceTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"priceCurrency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"showEmail"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"showSocials"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestSignInMutation, RestSignInMutationVariables>;
export const RestSignInWithCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSignInWithCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInWithCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestViewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile"}},{"kind":"Field","name":{"kind":"Name","value":"followsDeviceTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"priceCurrency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"showEmail"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"showSocials"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestSignInWithCodeMutation, RestSignInWithCodeMutationVariables>;
export const RestRequestPasskeyChallengeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRequestPasskeyChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasskeyChallenge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}}]}}]}}]} as unknown as DocumentNode<RestRequestPasskeyChallengeMutation, RestRequestPasskeyChallengeMutationVariables>;
export const RestSignInWithPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSignInWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInWithPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestViewer"}},{"kind":"Field","name":{"kind":"Name","value":"acceptedPasskeys"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile"}},{"kind":"Field","name":{"kind":"Name","value":"followsDeviceTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"priceCurrency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"showEmail"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"showSocials"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestSignInWithPasskeyMutation, RestSignInWithPasskeyMutationVariables>;
export const RestSignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSignedOut"}}]}}]}}]} as unknown as DocumentNode<RestSignOutMutation, RestSignOutMutationVariables>;
export const RestGetViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestGetViewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestViewer"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile"}},{"kind":"Field","name":{"kind":"Name","value":"followsDeviceTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"priceCurrency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"showEmail"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"showSocials"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestGetViewerQuery, RestGetViewerQueryVariables>;
export const RestUpdateViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateViewer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateViewerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateViewer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestViewer"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestViewer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Profile"}},{"kind":"Field","name":{"kind":"Name","value":"followsDeviceTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"priceCurrency"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Profile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"showEmail"}},{"kind":"Field","name":{"kind":"Name","value":"allowContactDownloads"}},{"kind":"Field","name":{"kind":"Name","value":"showSocials"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RestUpdateViewerMutation, RestUpdateViewerMutationVariables>;
export const RestUploadFileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUploadFile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadFileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadFile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}}]}}]}}]}}]} as unknown as DocumentNode<RestUploadFileMutation, RestUploadFileMutationVariables>;
export const RestRequestPasswordResetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRequestPasswordReset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordResetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestPasswordReset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RestRequestPasswordResetMutation, RestRequestPasswordResetMutationVariables>;
export const RestResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RestResetPasswordMutation, RestResetPasswordMutationVariables>;
export const RestConfirmEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestConfirmEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RestConfirmEmailMutation, RestConfirmEmailMutationVariables>;
export const RestUndoEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUndoEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoEmailChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<RestUndoEmailChangeMutation, RestUndoEmailChangeMutationVariables>;
export const RestDisownAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDisownAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisownAccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disownAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RestDisownAccountMutation, RestDisownAccountMutationVariables>;
export const RestRequestAccountDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRequestAccountDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestAccountDeletionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestAccountDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RestRequestAccountDeletionMutation, RestRequestAccountDeletionMutationVariables>;
export const RestConfirmAccountDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestConfirmAccountDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmAccountDeletionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmAccountDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]} as unknown as DocumentNode<RestConfirmAccountDeletionMutation, RestConfirmAccountDeletionMutationVariables>;
export const RestCancelAccountDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCancelAccountDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelAccountDeletionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelAccountDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RestCancelAccountDeletionMutation, RestCancelAccountDeletionMutationVariables>;
export const RestRequestDemoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRequestDemo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestDemoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestDemo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RestRequestDemoMutation, RestRequestDemoMutationVariables>;
export const RestSendContactRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSendContactRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendContactRequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendContactRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RestSendContactRequestMutation, RestSendContactRequestMutationVariables>;
export const RestListCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestListCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updatedSince"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CardOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"updatedSince"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updatedSince"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardContent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Design"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"pronouns"}},{"kind":"Field","name":{"kind":"Name","value":"pronunciation"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"websites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"map"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"works"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Design"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardDesign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"paperEnd"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ornament"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoSize"}},{"kind":"Field","name":{"kind":"Name","value":"darkLogoUrl"}}]}}]} as unknown as DocumentNode<RestListCardsQuery, RestListCardsQueryVariables>;
export const RestCreateCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardContent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Design"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"pronouns"}},{"kind":"Field","name":{"kind":"Name","value":"pronunciation"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"websites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"map"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"works"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Design"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardDesign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"paperEnd"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ornament"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoSize"}},{"kind":"Field","name":{"kind":"Name","value":"darkLogoUrl"}}]}}]} as unknown as DocumentNode<RestCreateCardMutation, RestCreateCardMutationVariables>;
export const RestGetCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestGetCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardContent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Design"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"pronouns"}},{"kind":"Field","name":{"kind":"Name","value":"pronunciation"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"websites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"map"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"works"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Design"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardDesign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"paperEnd"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ornament"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoSize"}},{"kind":"Field","name":{"kind":"Name","value":"darkLogoUrl"}}]}}]} as unknown as DocumentNode<RestGetCardQuery, RestGetCardQueryVariables>;
export const RestUpdateCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardContent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Design"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"pronouns"}},{"kind":"Field","name":{"kind":"Name","value":"pronunciation"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"websites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"map"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"works"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Design"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardDesign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"paperEnd"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ornament"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoSize"}},{"kind":"Field","name":{"kind":"Name","value":"darkLogoUrl"}}]}}]} as unknown as DocumentNode<RestUpdateCardMutation, RestUpdateCardMutationVariables>;
export const RestPatchCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestPatchCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PatchCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patchCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"badge"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardContent"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"design"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Design"}}]}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"givenName"}},{"kind":"Field","name":{"kind":"Name","value":"familyName"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"pronouns"}},{"kind":"Field","name":{"kind":"Name","value":"pronunciation"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"websites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addresses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"map"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"addressMap"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"youtube"}},{"kind":"Field","name":{"kind":"Name","value":"github"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"telegram"}}]}},{"kind":"Field","name":{"kind":"Name","value":"profiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audiences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extra"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gender"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"anniversaryDate"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"resAddress"}},{"kind":"Field","name":{"kind":"Name","value":"pincode"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"companyLogo"}},{"kind":"Field","name":{"kind":"Name","value":"designation"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"companyMobile"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"mapsLink"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"works"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Design"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardDesign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paper"}},{"kind":"Field","name":{"kind":"Name","value":"paperEnd"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"accent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ornament"}},{"kind":"Field","name":{"kind":"Name","value":"head"}},{"kind":"Field","name":{"kind":"Name","value":"layout"}},{"kind":"Field","name":{"kind":"Name","value":"fonts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverUrl"}},{"kind":"Field","name":{"kind":"Name","value":"logoSize"}},{"kind":"Field","name":{"kind":"Name","value":"darkLogoUrl"}}]}}]} as unknown as DocumentNode<RestPatchCardMutation, RestPatchCardMutationVariables>;
export const RestDeleteCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedCardId"}}]}}]}}]} as unknown as DocumentNode<RestDeleteCardMutation, RestDeleteCardMutationVariables>;
export const RestShareCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestShareCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<RestShareCardMutation, RestShareCardMutationVariables>;
export const RestRecordCardEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRecordCardEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordCardEventInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordCardEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCounted"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}}]}}]}}]} as unknown as DocumentNode<RestRecordCardEventMutation, RestRecordCardEventMutationVariables>;
export const RestGetListingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestGetListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestListings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestListings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnCategory"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"featuredUntil"}}]}}]}}]} as unknown as DocumentNode<RestGetListingsQuery, RestGetListingsQueryVariables>;
export const RestSetListingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSetListings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetListingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setListings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestListings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestListings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnCategory"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"featuredUntil"}}]}}]}}]} as unknown as DocumentNode<RestSetListingsMutation, RestSetListingsMutationVariables>;
export const RestFeatureListingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestFeatureListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FeatureListingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"featureListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestListings"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestListings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"isOwnCategory"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"featuredUntil"}}]}}]}}]} as unknown as DocumentNode<RestFeatureListingMutation, RestFeatureListingMutationVariables>;
export const RestExploreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestExplore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExploreSort"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"explore"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestDirectoryEntry"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestDirectoryEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"face"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}}]}}]}}]} as unknown as DocumentNode<RestExploreQuery, RestExploreQueryVariables>;
export const RestGetPublicUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestGetPublicUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"owner"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"owner"},"value":{"kind":"Variable","name":{"kind":"Name","value":"owner"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"handle"}}]}}]}}]} as unknown as DocumentNode<RestGetPublicUserQuery, RestGetPublicUserQueryVariables>;
export const RestListPublicCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestListPublicCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"owner"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublicCardOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"owner"},"value":{"kind":"Variable","name":{"kind":"Name","value":"owner"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestDirectoryEntry"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestDirectoryEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"face"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}}]}}]}}]} as unknown as DocumentNode<RestListPublicCardsQuery, RestListPublicCardsQueryVariables>;
export const RestGetPublicCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestGetPublicCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestDirectoryEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestDirectoryEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"keywords"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"face"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"photo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"socials"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"event"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"placeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ticketsUrl"}}]}}]}}]}}]} as unknown as DocumentNode<RestGetPublicCardQuery, RestGetPublicCardQueryVariables>;
export const RestGetOverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestGetOverview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"analyticsOverview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"timeZone"},"value":{"kind":"Variable","name":{"kind":"Name","value":"timeZone"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Overview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Activity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Activity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Overview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnalyticsOverview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalViews"}},{"kind":"Field","name":{"kind":"Name","value":"totalShares"}},{"kind":"Field","name":{"kind":"Name","value":"newConnections"}},{"kind":"Field","name":{"kind":"Name","value":"engagementScore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dates"}},{"kind":"Field","name":{"kind":"Name","value":"trend"}},{"kind":"Field","name":{"kind":"Name","value":"sharesTrend"}},{"kind":"Field","name":{"kind":"Name","value":"conversionTrend"}},{"kind":"Field","name":{"kind":"Name","value":"filteredViews"}},{"kind":"Field","name":{"kind":"Name","value":"recentActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Activity"}}]}}]}}]} as unknown as DocumentNode<RestGetOverviewQuery, RestGetOverviewQueryVariables>;
export const RestListContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestListContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updatedSince"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"updatedSince"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updatedSince"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contact"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"metAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<RestListContactsQuery, RestListContactsQueryVariables>;
export const RestCreateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"metAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<RestCreateContactMutation, RestCreateContactMutationVariables>;
export const RestCheckContactImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCheckContactImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckContactImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkContactImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactImport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"goodRowCount"}},{"kind":"Field","name":{"kind":"Name","value":"badRowCount"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"isImported"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadParts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RestCheckContactImportMutation, RestCheckContactImportMutationVariables>;
export const RestGetContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestGetContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contact"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"metAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<RestGetContactQuery, RestGetContactQueryVariables>;
export const RestUpdateContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Contact"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Contact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Contact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"emails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"phones"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"metAt"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastActivityAt"}}]}}]} as unknown as DocumentNode<RestUpdateContactMutation, RestUpdateContactMutationVariables>;
export const RestDeleteContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedContactId"}}]}}]}}]} as unknown as DocumentNode<RestDeleteContactMutation, RestDeleteContactMutationVariables>;
export const RestListDealsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestListDeals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DealStage"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contactId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updatedSince"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DealOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"stage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stage"}}},{"kind":"Argument","name":{"kind":"Name","value":"contactId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contactId"}}},{"kind":"Argument","name":{"kind":"Name","value":"updatedSince"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updatedSince"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealContent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"valueMinor"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestListDealsQuery, RestListDealsQueryVariables>;
export const RestCreateDealDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateDeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDealInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealContent"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"valueMinor"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestCreateDealMutation, RestCreateDealMutationVariables>;
export const RestGetDealDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestGetDeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealContent"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealPayment"}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageBefore"}},{"kind":"Field","name":{"kind":"Name","value":"valueMinorBefore"}},{"kind":"Field","name":{"kind":"Name","value":"currencyBefore"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"valueMinor"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"payment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"valueMinor"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealPayment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"amountMinor"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"feeMinor"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"}}]}}]}}]} as unknown as DocumentNode<RestGetDealQuery, RestGetDealQueryVariables>;
export const RestUpdateDealDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateDeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDealInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealContent"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"valueMinor"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<RestUpdateDealMutation, RestUpdateDealMutationVariables>;
export const RestDeleteDealDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteDeal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteDealInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDeal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedDealId"}}]}}]}}]} as unknown as DocumentNode<RestDeleteDealMutation, RestDeleteDealMutationVariables>;
export const RestCreatePaymentLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreatePaymentLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePaymentLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPaymentLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealContent"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"DealPayment"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealContent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"valueMinor"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"expectedOn"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"contactId"}},{"kind":"Field","name":{"kind":"Name","value":"contactName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DealPayment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Deal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"amountMinor"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"feeMinor"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"refundedAt"}}]}}]}}]} as unknown as DocumentNode<RestCreatePaymentLinkMutation, RestCreatePaymentLinkMutationVariables>;
export const RestSendExchangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSendExchange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendExchangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendExchange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"company"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"consent"}},{"kind":"Field","name":{"kind":"Name","value":"consentedAt"}}]}}]}}]}}]} as unknown as DocumentNode<RestSendExchangeMutation, RestSendExchangeMutationVariables>;
export const RestListGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestListGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConversationOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inbox"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"EnumValue","value":"GROUP"}},{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"unreadCount"}},{"kind":"Field","name":{"kind":"Name","value":"lastMessage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasCard"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<RestListGroupsQuery, RestListGroupsQueryVariables>;
export const RestCreateGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestGroup"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}}]} as unknown as DocumentNode<RestCreateGroupMutation, RestCreateGroupMutationVariables>;
export const RestJoinGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestJoinGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestGroup"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}}]} as unknown as DocumentNode<RestJoinGroupMutation, RestJoinGroupMutationVariables>;
export const RestGetGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestGetGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestGroup"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}}]} as unknown as DocumentNode<RestGetGroupQuery, RestGetGroupQueryVariables>;
export const RestUpdateGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestGroup"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}}]} as unknown as DocumentNode<RestUpdateGroupMutation, RestUpdateGroupMutationVariables>;
export const RestDeleteGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedGroupId"}}]}}]}}]} as unknown as DocumentNode<RestDeleteGroupMutation, RestDeleteGroupMutationVariables>;
export const RestLeaveGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestLeaveGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LeaveGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leftGroupId"}}]}}]}}]} as unknown as DocumentNode<RestLeaveGroupMutation, RestLeaveGroupMutationVariables>;
export const RestTransferGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestTransferGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupPersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transferGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestGroup"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}}]} as unknown as DocumentNode<RestTransferGroupMutation, RestTransferGroupMutationVariables>;
export const RestSetGroupPhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSetGroupPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupPhotoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setGroupPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestGroup"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}}]} as unknown as DocumentNode<RestSetGroupPhotoMutation, RestSetGroupPhotoMutationVariables>;
export const RestRemoveGroupPhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRemoveGroupPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeGroupPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RestRemoveGroupPhotoMutation, RestRemoveGroupPhotoMutationVariables>;
export const RestChangeJoinCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestChangeJoinCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeJoinCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestGroup"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}}]} as unknown as DocumentNode<RestChangeJoinCodeMutation, RestChangeJoinCodeMutationVariables>;
export const RestSetJoinCodeExpiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSetJoinCodeExpiry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setJoinCodeExpiry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestGroup"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}}]} as unknown as DocumentNode<RestSetJoinCodeExpiryMutation, RestSetJoinCodeExpiryMutationVariables>;
export const RestListGroupMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestListGroupMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupMemberOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestGroup"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"joinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPerson"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]} as unknown as DocumentNode<RestListGroupMembersQuery, RestListGroupMembersQueryVariables>;
export const RestRemoveGroupMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRemoveGroupMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupPersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeGroupMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestGroup"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}}]} as unknown as DocumentNode<RestRemoveGroupMemberMutation, RestRemoveGroupMemberMutationVariables>;
export const RestToggleGroupAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestToggleGroupAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GroupPersonInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toggleGroupAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestGroup"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}}]} as unknown as DocumentNode<RestToggleGroupAdminMutation, RestToggleGroupAdminMutationVariables>;
export const RestAddGroupMemberByPhoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestAddGroupMemberByPhone"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddMemberByPhoneInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addGroupMemberByPhone"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"inviteText"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPerson"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]} as unknown as DocumentNode<RestAddGroupMemberByPhoneMutation, RestAddGroupMemberByPhoneMutationVariables>;
export const RestAddGroupMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestAddGroupMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddMembersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addGroupMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"added"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"already"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestPerson"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invited"}},{"kind":"Field","name":{"kind":"Name","value":"invalid"}},{"kind":"Field","name":{"kind":"Name","value":"group"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestGroup"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Group"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"photoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}},{"kind":"Field","name":{"kind":"Name","value":"joinCodeExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"joinUrl"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"adminIds"}},{"kind":"Field","name":{"kind":"Name","value":"viewerRole"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}}]} as unknown as DocumentNode<RestAddGroupMembersMutation, RestAddGroupMembersMutationVariables>;
export const RestSyncContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSyncContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SyncContactsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"syncContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matchedContacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RestSyncContactsMutation, RestSyncContactsMutationVariables>;
export const RestListMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestListMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestMessage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"hasCard"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"sharedPath"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"widthPx"}},{"kind":"Field","name":{"kind":"Name","value":"heightPx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<RestListMessagesQuery, RestListMessagesQueryVariables>;
export const RestSendMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestSendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestMessage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"hasCard"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"sharedPath"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"widthPx"}},{"kind":"Field","name":{"kind":"Name","value":"heightPx"}}]}},{"kind":"Field","name":{"kind":"Name","value":"replyTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isDeleted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"editedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}}]}}]} as unknown as DocumentNode<RestSendMessageMutation, RestSendMessageMutationVariables>;
export const RestOpenDirectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestOpenDirect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenDirectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openDirect"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RestOpenDirectMutation, RestOpenDirectMutationVariables>;
export const RestGetUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestGetUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"owner"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode<RestGetUserQuery, RestGetUserQueryVariables>;
export const RestUploadOrganizationPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUploadOrganizationPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadOrganizationPictureInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadOrganizationPicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"widthPx"}},{"kind":"Field","name":{"kind":"Name","value":"heightPx"}},{"kind":"Field","name":{"kind":"Name","value":"sizeBytes"}}]}}]}}]}}]} as unknown as DocumentNode<RestUploadOrganizationPictureMutation, RestUploadOrganizationPictureMutationVariables>;
export const RestShareCardToGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestShareCardToGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareCardToGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareCardToGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestShare"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestShareCardToGroupMutation, RestShareCardToGroupMutationVariables>;
export const RestShareCardWithPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestShareCardWithPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareCardWithPeopleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareCardWithPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestShare"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<RestShareCardWithPeopleMutation, RestShareCardWithPeopleMutationVariables>;
export const RestListSharesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestListShares"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receivedAfter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentShares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSharePage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receivedShares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receivedAfter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSharePage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSharePage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShareConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestShare"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<RestListSharesQuery, RestListSharesQueryVariables>;
export const RestListSentSharesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestListSentShares"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentShares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSharePage"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSharePage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShareConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestShare"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<RestListSentSharesQuery, RestListSentSharesQueryVariables>;
export const RestListReceivedSharesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestListReceivedShares"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receivedShares"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestSharePage"}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestShare"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Share"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RestSharePage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShareConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RestShare"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]} as unknown as DocumentNode<RestListReceivedSharesQuery, RestListReceivedSharesQueryVariables>;
export const RestRevokeShareDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRevokeShare"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeShareInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeShare"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<RestRevokeShareMutation, RestRevokeShareMutationVariables>;
export const RestListRoomsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestListRooms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"joinCode"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RestListRoomsQuery, RestListRoomsQueryVariables>;
export const RestListDeletionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestListDeletions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTimeISO"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletionKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"mergedInto"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"syncPoint"}}]}}]}}]} as unknown as DocumentNode<RestListDeletionsQuery, RestListDeletionsQueryVariables>;
export const RestListWebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestListWebhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"q"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"q"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhook"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"oldKeyUntil"}}]}}]} as unknown as DocumentNode<RestListWebhooksQuery, RestListWebhooksQueryVariables>;
export const RestCreateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestCreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhook"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingKey"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"oldKeyUntil"}}]}}]} as unknown as DocumentNode<RestCreateWebhookMutation, RestCreateWebhookMutationVariables>;
export const RestGetWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestGetWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhook"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"oldKeyUntil"}}]}}]} as unknown as DocumentNode<RestGetWebhookQuery, RestGetWebhookQueryVariables>;
export const RestUpdateWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestUpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhook"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"oldKeyUntil"}}]}}]} as unknown as DocumentNode<RestUpdateWebhookMutation, RestUpdateWebhookMutationVariables>;
export const RestDeleteWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestDeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedWebhookId"}}]}}]}}]} as unknown as DocumentNode<RestDeleteWebhookMutation, RestDeleteWebhookMutationVariables>;
export const RestTestWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestTestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestWebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDelivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RestTestWebhookMutation, RestTestWebhookMutationVariables>;
export const RestRotateWebhookSecretDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestRotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Webhook"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signingKey"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Webhook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"oldKeyUntil"}}]}}]} as unknown as DocumentNode<RestRotateWebhookSecretMutation, RestRotateWebhookSecretMutationVariables>;