import type { CardActionTarget, CardPreview, ShownBlock } from '@tessera/domain';
import { displayUrl, initials } from '@tessera/domain';
import { language, t } from '@tessera/texts';
import { ArrowUpRight, CalendarDays, FileText, MapPin } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { wearColors } from '../card-face/card-colors.ts';
import { CardImage } from '../card-face/card-image.tsx';
import { Gallery } from './gallery.tsx';
import { LINK_ICON_DRAWINGS } from './link-icons.ts';
import './blocks.css';

export interface BlocksProps {
  blocks: readonly ShownBlock[];
  preview: Pick<CardPreview, 'theme' | 'design'>;
  /** Plays a tapped video on the page, which only card documents allow. Otherwise the tap opens its own page. */
  playsVideos?: boolean;
}

/**
 * The blocks of a card's page, in the card's own colours. They work without a script and load nothing from other sites.
 * `listenToTaps` counts taps, plays videos and moves galleries.
 */
export function Blocks({ blocks, preview, playsVideos = false }: BlocksProps) {
  const id = useId();
  return (
    <div {...wearColors(preview, 'card-blocks')}>
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block has no id, and keeps nothing when others move
        <Block key={at} {...{ block, playsVideos }} id={`${id}${at}`} />
      ))}
    </div>
  );
}

interface BlockProps {
  block: ShownBlock;
  playsVideos: boolean;
  /** A prefix for the ids of its elements. */
  id: string;
}

function Block({ block, playsVideos, id }: BlockProps) {
  switch (block.kind) {
    case 'text':
      return <TextBlock block={block} />;
    case 'link':
      return (
        <Row block={block} icon={<LinkIcon block={block} />} title={block.title} note={block.text || site(block.url)} />
      );
    case 'button':
      return (
        <BlockLink block={block} className="block-button">
          <span dir="auto">{block.title}</span>
        </BlockLink>
      );
    case 'gallery':
      return <Gallery title={block.title} pictures={block.pictures} id={id} />;
    case 'video':
      return <Video block={block} playsHere={playsVideos} />;
    case 'file':
      return <FileRow block={block} />;
    case 'calendar':
      return (
        <Row
          block={block}
          icon={<CalendarDays aria-hidden="true" />}
          title={block.title || t('Book a time')}
          note={site(block.url)}
        />
      );
    case 'map':
      return <Place block={block} />;
    case 'testimonial':
      return <Testimonial block={block} />;
    case 'divider':
      return <hr className="block-divider" />;
  }
}

function TextBlock({ block: { title, text } }: { block: ShownBlock }) {
  return (
    <section className="block-text">
      {title && <h2 dir="auto">{title}</h2>}
      {text && <p dir="auto">{text}</p>}
    </section>
  );
}

interface BlockLinkProps {
  block: ShownBlock;
  className: string;
  children: ReactNode;
}

/** A link, or plain text for a block without one. Owners choose it, so search engines don't follow it. */
function BlockLink({ block: { kind, url }, className, children }: BlockLinkProps) {
  if (!url) return <div className={className}>{children}</div>;
  const isPage = url.startsWith('http') || url.startsWith('/');
  return (
    <a
      href={url}
      data-tap={kind === 'map' ? 'map' : tapTarget(url)}
      {...(isPage && { target: '_blank', rel: 'noopener nofollow ugc' })}
      className={className}
    >
      {children}
    </a>
  );
}

function tapTarget(url: string): CardActionTarget {
  return url.startsWith('tel:') ? 'phone' : url.startsWith('mailto:') ? 'email' : 'website';
}

interface RowProps {
  block: ShownBlock;
  icon: ReactNode;
  title: string;
  /** The second line; '' for none. */
  note: string;
}

function Row({ block, icon, title, note }: RowProps) {
  return (
    <BlockLink block={block} className="block-row">
      <span className="block-icon">{icon}</span>
      <span className="block-words">
        <span dir="auto" className="block-title">
          {title}
        </span>
        {note && (
          <span dir="auto" className="block-note">
            {note}
          </span>
        )}
      </span>
      {block.url && <ArrowUpRight aria-hidden="true" className="block-arrow" />}
    </BlockLink>
  );
}

/** The chosen icon. Without one, phone and email links have their own, and websites show their first letter. */
function LinkIcon({ block: { icon, url } }: { block: ShownBlock }) {
  const kind = icon || (url?.startsWith('tel:') ? 'phone' : url?.startsWith('mailto:') ? 'mail' : '');
  const letter = site(url).slice(0, 1).toUpperCase();
  if (!kind && letter) return <span aria-hidden="true">{letter}</span>;
  const Icon = LINK_ICON_DRAWINGS[kind || 'globe'];
  return <Icon aria-hidden="true" />;
}

/** 'https://www.cal.com/asha' → 'cal.com'; '' for any link that isn't a page on another site. */
function site(url: string | null): string {
  return url?.startsWith('http') ? displayUrl(new URL(url).origin).replace(/^www\./, '') : '';
}

function FileRow({ block }: { block: ShownBlock }) {
  const { file, url, title } = block;
  const size = file?.sizeBytes ? sizeText(file.sizeBytes) : '';
  return (
    <Row
      block={block}
      icon={<FileText aria-hidden="true" />}
      title={file?.name || title || t('File')}
      note={[file?.type, size || site(url)].filter(Boolean).join(' · ')}
    />
  );
}

/** 1_250_000 → '1.3 MB', as the reader's language writes it. */
function sizeText(bytes: number): string {
  const [amount, unit] = bytes < 100_000 ? [Math.ceil(bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
}

/** A poster that links to the video's own page. With a script, the video plays here. */
function Video({ block: { title, src, video }, playsHere }: { block: ShownBlock; playsHere: boolean }) {
  if (!video) return null;
  return (
    <figure className="block-video">
      <a
        href={video.pageUrl}
        data-play={playsHere ? video.embedUrl : undefined}
        data-video={video.kind}
        data-title={title}
        target="_blank"
        rel="noopener nofollow ugc"
        aria-label={title ? t('Play {title}', { title }) : t('Play the video')}
        className="block-poster"
      >
        {src && <CardImage src={src} />}
        <span className="block-play">
          <svg aria-hidden="true" viewBox="0 0 24 24">
            <path d="M7 4.2v15.6L19.5 12Z" />
          </svg>
        </span>
      </a>
      {title && <figcaption dir="auto">{title}</figcaption>}
    </figure>
  );
}

function Place({ block }: { block: ShownBlock }) {
  const { title, text, url } = block;
  return (
    <BlockLink block={block} className="block-map">
      <span className="block-ground">
        <MapPin aria-hidden="true" />
      </span>
      <span className="block-place">
        <span className="block-words">
          {title && (
            <span dir="auto" className="block-title">
              {title}
            </span>
          )}
          {text && (
            <address dir="auto" className={title ? 'block-note' : ''}>
              {text}
            </address>
          )}
        </span>
        {url && (
          <span className="block-open">
            {t('Open map')}
            <ArrowUpRight aria-hidden="true" className="block-arrow" />
          </span>
        )}
      </span>
    </BlockLink>
  );
}

function Testimonial({ block: { title, text, caption, src } }: { block: ShownBlock }) {
  return (
    <figure className="block-quote">
      <blockquote>
        <p dir="auto">{text}</p>
      </blockquote>
      {(title || caption) && (
        <figcaption>
          <span aria-hidden="true" className="block-face">
            {initials(title || caption)}
            {src && <CardImage src={src} />}
          </span>
          <span className="block-words">
            {title && (
              <span dir="auto" className="block-title">
                {title}
              </span>
            )}
            {caption && (
              <span dir="auto" className="block-note">
                {caption}
              </span>
            )}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
