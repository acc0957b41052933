import { CHANNELS, type Channel } from './analytics.ts';

const UTM_KEYS = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** How a visitor came, as far as the page's address tells. */
export interface Visit {
  /** The mark of the share whose link the visitor followed. */
  shareMark?: string;
  channel?: Channel;
  utm?: Partial<Record<(typeof UTM_KEYS)[number], string>>;
}

/** Reads `?s=`, `?c=` and `utm_*`. Leaves out an unknown channel, because the API would refuse the event. */
export function readVisit(search: string): Visit {
  const query = new URLSearchParams(search);
  const shareMark = query.get('s');
  const asked = query.get('c')?.toUpperCase().replaceAll('-', '_');
  const channel = CHANNELS.find((known) => known === asked);
  const utm = UTM_KEYS.flatMap((key) => {
    const value = query.get(`utm_${key}`);
    return value ? [[key, value] as const] : [];
  });
  return {
    ...(shareMark && { shareMark }),
    ...(channel && { channel }),
    ...(utm.length > 0 && { utm: Object.fromEntries(utm) }),
  };
}

/** The part of a page's address that says how its visitor came, for the page's own links: '?s=…&c=qr'. */
export function keepVisit(search: string): string {
  const asked = new URLSearchParams(search);
  const kept = ['s', 'c', ...UTM_KEYS.map((key) => `utm_${key}`)].flatMap((key) => {
    const value = asked.get(key);
    return value ? [[key, value]] : [];
  });
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}
