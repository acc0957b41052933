import { cutText } from '@tessera/domain';
/** What the addresses that somebody publishes carry as `utm_*`. */
export interface Utm {
  source?: string | null;
  medium?: string | null;
  campaign?: string | null;
  term?: string | null;
  content?: string | null;
}

const MAX_TEXT_LENGTH = 200;
/** Three of them and their JSON have to fit into one entry of an index. */
const MAX_NAME_LENGTH = 100;

/** The texts that are there, none longer than 200 characters; null without any. */
export function trimUtm(utm: Utm | null | undefined): Utm | null {
  const entries = Object.entries(utm ?? {}).filter(([, value]) => typeof value === 'string' && value !== '');
  if (entries.length === 0) return null;
  return Object.fromEntries(entries.map(([key, value]) => [key, cut(String(value), MAX_TEXT_LENGTH)]));
}

/** What tells one campaign from others, as a key of the figures; null when the link names none. */
export function campaignKey(utm: Utm | null): string | null {
  const names = [utm?.source, utm?.medium, utm?.campaign].map((name) => (name ? cut(name, MAX_NAME_LENGTH) : null));
  return names.some((name) => name !== null) ? JSON.stringify(names) : null;
}

/** The names in such a key. */
export function readCampaign(key: string): { source: string | null; medium: string | null; campaign: string | null } {
  const [source = null, medium = null, campaign = null] = JSON.parse(key) as (string | null)[];
  return { source, medium, campaign };
}

/** By characters, so that none is cut in half. */
function cut(text: string, length: number): string {
  return cutText(text, length);
}
