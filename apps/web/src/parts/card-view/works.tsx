import type { ShownWork } from '@tessera/domain';
import { t } from '@tessera/texts';

/** The works of a portfolio. The browser itself opens each large: the page needs no script for it, and stays light. */
export function Works({ works }: { works: ShownWork[] }) {
  return (
    <ul aria-label={t('Works')} className="mt-10 grid grid-cols-2 gap-x-4 gap-y-6 md:col-span-2 md:grid-cols-3">
      {works.map(({ src, alt, title, year, url }, at) => (
        <li key={src}>
          {/* Not “toggle”: a tap that comes before the page's program is repeated by it. */}
          <button type="button" popoverTarget={`work${at}`} popoverTargetAction="show" className="w-full">
            <img
              src={src}
              alt={alt}
              width={400}
              height={300}
              loading="lazy"
              className="aspect-4/3 rounded-md bg-brass-soft object-cover"
            />
          </button>
          <a
            dir="auto"
            href={url ?? undefined}
            target="_blank"
            rel="noopener nofollow ugc"
            className="mt-2 block [overflow-wrap:anywhere] [&[href]]:underline"
          >
            {title} <span className="text-ink-3 num">{year}</span>
          </a>
          <div
            id={`work${at}`}
            popover="auto"
            role="dialog"
            aria-label={title}
            className="m-auto max-w-[calc(100vw-2rem)] rounded-xl bg-raised backdrop:bg-veil"
          >
            <a href={src}>
              <img src={src} alt={alt} loading="lazy" className="max-h-[80dvh]" />
            </a>
            <button
              type="button"
              popoverTarget={`work${at}`}
              popoverTargetAction="hide"
              className="h-12 w-full text-ink"
            >
              {t('Close')}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}
