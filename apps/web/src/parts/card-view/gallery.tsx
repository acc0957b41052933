import type { ShownBlock } from '@tessera/domain';
import { t } from '@tessera/texts';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import './gallery.css';

interface GalleryProps {
  title: string;
  pictures: ShownBlock['pictures'];
  /** Names its parts in the document. */
  id: string;
}

/** How many pictures come first and wide, so that rows of three are full; two and two look better than one and three. */
const WIDE: Record<number, number> = { 4: 4 };

/**
 * Pictures that open large. The browser opens them, closes them by Escape and scrolls from one to the next; a script only
 * scrolls to the one that was tapped.
 */
export function Gallery({ title, pictures, id }: GalleryProps) {
  if (pictures.length === 0) return null;
  const label = title || t('Pictures');
  return (
    <section className="block-gallery" aria-label={label}>
      {title && <h2 dir="auto">{title}</h2>}
      <ul data-wide={WIDE[pictures.length] ?? pictures.length % 3}>
        {pictures.map(({ src, alt }, at) => (
          <li key={src}>
            <button
              type="button"
              popoverTarget={id}
              // Not “toggle”: a tap that comes before the page's program is repeated by it.
              popoverTargetAction="show"
              data-slide={`${id}-${at}`}
              aria-label={alt || t('Picture {number} of {count}', { number: at + 1, count: pictures.length })}
            >
              <img src={src} alt="" width={400} height={400} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <div id={id} popover="auto" role="dialog" aria-label={label} className="block-large">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it */}
        <ul tabIndex={0} aria-label={label}>
          {pictures.map((picture, at) => (
            <Slide key={picture.src} {...{ picture, id, at }} count={pictures.length} />
          ))}
        </ul>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={t('Close')}>
          <X aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}

interface SlideProps {
  picture: { src: string; alt: string };
  id: string;
  at: number;
  count: number;
}

function Slide({ picture: { src, alt }, id, at, count }: SlideProps) {
  return (
    <li id={`${id}-${at}`}>
      <figure>
        <img src={src} alt={alt} loading="lazy" />
        <figcaption>
          {alt && <span dir="auto">{alt}</span>}
          {count > 1 && <span className="num">{t('{number} of {count}', { number: at + 1, count })}</span>}
        </figcaption>
      </figure>
      {at > 0 && (
        <button type="button" data-slide={`${id}-${at - 1}`} aria-label={t('Previous picture')}>
          <ChevronLeft aria-hidden="true" />
        </button>
      )}
      {at < count - 1 && (
        <button type="button" data-slide={`${id}-${at + 1}`} aria-label={t('Next picture')}>
          <ChevronRight aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
