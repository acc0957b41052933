import { isUploaded, normalizeUrl } from './link.ts';

/** A video that a card's page plays. */
export interface LinkedVideo {
  kind: 'youtube' | 'vimeo' | 'file';
  /** '' for a file. */
  id: string;
  /** Unlocks a Vimeo video that only people with its link can open; otherwise ''. */
  hash: string;
  /** The `src` of an `iframe`, or of a `video` for a file. It starts to play at once. */
  embedUrl: string;
  /** Where people watch it without the player. */
  pageUrl: string;
}

/** The hosts that frame a video of each kind. */
export const VIDEO_FRAMES = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' } as const;

/** Uploaded videos have one of these endings. */
export const VIDEO_ENDINGS = ['mp4', 'webm'] as const;

/** Reads a link to YouTube, Vimeo or a video file; null for any other link. */
export function readVideo(url: string): LinkedVideo | null {
  if (isUploaded(url, VIDEO_ENDINGS)) return fileVideo(url);
  const href = normalizeUrl(url);
  if (!href) return null;
  const link = new URL(href);
  return youtubeVideo(link) ?? vimeoVideo(link) ?? (isVideoFile(link) ? fileVideo(href) : null);
}

function fileVideo(url: string): LinkedVideo {
  return { kind: 'file', id: '', hash: '', embedUrl: url, pageUrl: url };
}

/** Pages name the origin in their content security policy: a host may not contain `;` or `'`, which URLs allow. */
function isVideoFile({ origin, pathname }: URL): boolean {
  return /^https:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin) && /\.(?:mp4|webm|mov)$/i.test(pathname);
}

function youtubeVideo(link: URL): LinkedVideo | null {
  const id = youtubeId(link);
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  const start = readStart(link);
  const page = `https://www.youtube.com/watch?v=${id}`;
  return {
    kind: 'youtube',
    id,
    hash: '',
    embedUrl: `${VIDEO_FRAMES.youtube}/embed/${id}?autoplay=1&playsinline=1&rel=0${start ? `&start=${start}` : ''}`,
    pageUrl: start ? `${page}&t=${start}s` : page,
  };
}

function youtubeId({ hostname, pathname, searchParams }: URL): string | null | undefined {
  const [, first, second] = pathname.split('/');
  if (hostname === 'youtu.be') return first;
  if (!/^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/.test(hostname)) return null;
  if (first === 'watch') return searchParams.get('v');
  return ['shorts', 'embed', 'live', 'v'].includes(first ?? '') ? second : null;
}

/** Seconds of `t=90`, `t=1m30s` or `start=90`; 0 for none. */
function readStart({ searchParams }: URL): number {
  const text = searchParams.get('t') ?? searchParams.get('start') ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** `vimeo.com/1`, `vimeo.com/1/hash`, `vimeo.com/channels/name/1`, `player.vimeo.com/video/1?h=hash` */
function vimeoVideo({ hostname, pathname, searchParams }: URL): LinkedVideo | null {
  if (!/^(?:(?:www|player)\.)?vimeo\.com$/.test(hostname)) return null;
  const [, id, ownHash] =
    /^\/(?:(?:channels\/[\w-]+|groups\/[\w-]+\/videos|(?:showcase|album)\/\d+\/video|video|[\w-]+\/review)\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(
      pathname,
    ) ?? [];
  if (!id) return null;
  const hash = ownHash ?? /^[0-9a-f]{6,20}$/.exec(searchParams.get('h') ?? '')?.[0] ?? '';
  const query = `${hash && `h=${hash}&`}autoplay=1&dnt=1`;
  return {
    kind: 'vimeo',
    id,
    hash,
    embedUrl: `${VIDEO_FRAMES.vimeo}/video/${id}?${query}`,
    pageUrl: `https://vimeo.com/${id}${hash && `/${hash}`}`,
  };
}
