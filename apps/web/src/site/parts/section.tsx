import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The width and the margins of everything on a marketing page. */
export const COLUMN = 'mx-auto w-full max-w-7xl px-5 sm:px-8 lg:px-14';

/** The size of a section's heading. */
export const SECTION_TITLE = 'text-[clamp(1.75rem,1.35rem+1.7vw,2.625rem)] leading-[1.1]';

export interface SectionProps {
  /** Also the id of its heading, so it must be new on the page. */
  id: string;
  title: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** `beside`: from the desk on, title left and content right. */
  layout?: 'below' | 'beside';
  className?: string;
  children: ReactNode;
}

/** One section of a marketing page: a hairline, a title, its content. */
export function Section({ id, title, lead, layout = 'below', className, children }: SectionProps) {
  const isBeside = layout === 'beside';
  return (
    <section aria-labelledby={id} className={clsx('border-t border-line', className)}>
      <div className={clsx(COLUMN, 'py-16 lg:py-24', isBeside && 'lg:grid lg:grid-cols-[5fr_7fr] lg:gap-x-16')}>
        <div className={isBeside ? 'mb-10 lg:mb-0' : 'mb-10 lg:mb-14'}>
          <h2 id={id} className={clsx(SECTION_TITLE, 'max-w-[18ch]')}>
            {title}
          </h2>
          {lead && <div className="mt-4 max-w-110 text-lg text-ink-2">{lead}</div>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
