import { ADDRESSES, fillPath } from '@tessera/domain';
import { escapeHtml } from '../../infra/html.ts';
import type { Services } from '../../kernel/context.ts';
import { Users } from '../../modules/identity/index.ts';
import { PICTURE_WIDTHS_PX, type Previews } from '../../modules/previews/index.ts';
import { type FoundCard, pictureUrl } from './card-page.ts';

/** Of a card's face. */
const RATIO = 1.75;
const DEFAULT_WIDTH_PX = 560;
const MAX_WIDTH_PX = 1120;
/** Of the picture that link previews show. */
const PICTURE_RATIO = 1200 / 630;

interface Source {
  services: Pick<Services, 'env'>;
  previews: Previews;
  found: FoundCard;
}

/** How to show the card on another site (oembed.com, type “rich”). Sizes in px, within `maxwidth` and `maxheight`. */
export function describeEmbed(
  { services, previews, found }: Source,
  query: Record<string, string | undefined>,
): object {
  const { env } = services;
  const { owner, path, preview } = found;
  const most = { width: positive(query.maxwidth), height: positive(query.maxheight) };
  const asked = Number.isFinite(most.width) ? Math.min(most.width, MAX_WIDTH_PX) : DEFAULT_WIDTH_PX;
  const width = Math.max(1, Math.round(Math.min(asked, most.height * RATIO)));
  const height = Math.max(1, Math.round(width / RATIO));
  const title = preview.name || preview.title;
  return {
    version: '1.0',
    type: 'rich',
    title,
    author_name: owner.fullName,
    author_url: `${env.publicOrigin}${fillPath(ADDRESSES.publicProfile.path, { owner: Users.ownerSegment(owner) })}`,
    provider_name: 'Tessera',
    provider_url: env.publicOrigin,
    cache_age: 3600,
    html: frame(`${env.publicOrigin}/embed${path}`, { title, width, height }),
    width,
    height,
    ...thumbnail(pictureUrl(services, found, previews), most),
  };
}

/** The scheme is said, because a page of another scheme gets an opaque frame with white corners. */
function frame(src: string, { title, width, height }: { title: string; width: number; height: number }): string {
  const style = 'border:0;max-width:100%;color-scheme:light';
  return `<iframe src="${escapeHtml(src)}" width="${width}" height="${height}" title="${escapeHtml(`Card of ${title}`)}" style="${style}" loading="lazy"></iframe>`;
}

/** The largest picture that is not larger than what was asked for, as the specification demands; none below 300 px. */
function thumbnail(url: string, most: { width: number; height: number }): object {
  const width = PICTURE_WIDTHS_PX.find((px) => px <= most.width && Math.round(px / PICTURE_RATIO) <= most.height);
  if (width === undefined) return {};
  return {
    thumbnail_url: width === PICTURE_WIDTHS_PX[0] ? url : `${url}&w=${width}`,
    thumbnail_width: width,
    thumbnail_height: Math.round(width / PICTURE_RATIO),
  };
}

/** A whole number above zero; everything else sets no limit. */
function positive(text: string | undefined): number {
  const value = Number(text);
  return text && Number.isInteger(value) && value > 0 ? value : Number.POSITIVE_INFINITY;
}
