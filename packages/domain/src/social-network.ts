/** The networks of which a card has a link. In a module of its own: public pages need the names and nothing else of a card. */
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
