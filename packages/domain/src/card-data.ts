/** What a card is made of. The same shape is stored in the browser, sent by REST and typed in GraphQL. */

export const CARD_TYPES = ['business', 'personal', 'portfolio', 'event'] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const CARD_THEMES = ['luxe', 'minimal', 'tech'] as const;
export type CardTheme = (typeof CARD_THEMES)[number];

export const GENDERS = ['Male', 'Female', 'Other'] as const;
export type Gender = (typeof GENDERS)[number];

/** PRIVATE: the owner and whom it was shared to. UNLISTED: anyone who has the link. PUBLIC: also directory and profile. */
export const VISIBILITIES = ['PRIVATE', 'UNLISTED', 'PUBLIC'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const SOCIAL_NETWORKS = [
  'linkedin',
  'twitter',
  'instagram',
  'facebook',
  'youtube',
  'github',
  'whatsapp',
  'telegram',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** A handle, a number or a full link per network; '' when there is none. */
export type Socials = Record<SocialNetwork, string>;

export interface PersonalDetails {
  photoUrl: string;
  /** '' when not said. */
  gender: Gender | '';
  /** ISO date `YYYY-MM-DD`, or ''. */
  birthDate: string;
  /** ISO date `YYYY-MM-DD`, or ''. */
  anniversaryDate: string;
  education: string;
  resAddress: string;
  pincode: string;
  mapsLink: string;
  message: string;
}

export interface CompanyDetails {
  companyName: string;
  companyLogo: string;
  designation: string;
  category: string;
  companyMobile: string;
  email: string;
  address: string;
  mapsLink: string;
  website: string;
  message: string;
}

/** A whole card as its owner wrote it. Every text is '' when empty, never null. */
export interface CardData {
  type: CardType;
  theme: CardTheme;
  title: string;
  name: string;
  role: string;
  email: string;
  /** E.164 once saved. */
  phone: string;
  address: string;
  addressMap: string;
  website: string;
  logoUrl: string;
  tagline: string;
  tags: string[];
  socials: Socials;
  extra: { personal: PersonalDetails; company: CompanyDetails };
}
