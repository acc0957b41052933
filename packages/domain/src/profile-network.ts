import { type HasAudience, readAudience } from './audience.ts';
import { SOCIAL_NETWORKS } from './social-network.ts';

/** The networks on which a card may name profiles: those of `Socials`, and the others by name. */
export const PROFILE_NETWORKS = [
  ...SOCIAL_NETWORKS,
  'applemusic',
  'bandcamp',
  'behance',
  'bluesky',
  'codepen',
  'devto',
  'discord',
  'dribbble',
  'etsy',
  'figma',
  'flickr',
  'gitlab',
  'googlescholar',
  'kaggle',
  'kofi',
  'line',
  'linktree',
  'mastodon',
  'medium',
  'orcid',
  'patreon',
  'paypal',
  'pinterest',
  'producthunt',
  'reddit',
  'researchgate',
  'snapchat',
  'soundcloud',
  'spotify',
  'stackoverflow',
  'strava',
  'substack',
  'threads',
  'tiktok',
  'twitch',
  'vimeo',
  'xing',
] as const;
export type ProfileNetwork = (typeof PROFILE_NETWORKS)[number];

/** A profile beside those of `Socials`: on another network, or a second one on the same. */
export interface CardProfile extends HasAudience {
  network: ProfileNetwork;
  /** A handle, a number or a full link. */
  value: string;
}

/** What a card reads in `profiles`, out of anything. Says nothing about validity. */
export function fillProfiles(raw: unknown): CardProfile[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((one: unknown) => {
    const { network, value } = Object(one) as Record<string, unknown>;
    const known = PROFILE_NETWORKS.find((name) => name === (typeof network === 'string' ? network.toLowerCase() : ''));
    return known && typeof value === 'string' ? [{ network: known, value, ...readAudience(one) }] : [];
  });
}
