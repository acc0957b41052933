import { t } from '@tessera/texts';
import type { ReactNode } from 'react';
import { COLUMN } from './section.tsx';

/** A part of a long text, which has a place of its own in the address: `#id`. */
export interface TextPart {
  id: string;
  title: string;
  content: ReactNode;
}

export interface LongTextProps {
  head: { cap: string; title: string; lead: string; changed?: string };
  parts: readonly TextPart[];
  isNumbered?: boolean;
  /** Where to go on from here. */
  children: ReactNode;
}

/** A text in parts, with its table of contents beside it. */
export function LongText({ head, parts, isNumbered = false, children }: LongTextProps) {
  return (
    <article className={`${COLUMN} py-14 lg:py-20`}>
      <header className="max-w-170">
        <p className="cap text-brass">{head.cap}</p>
        <h1 className="mt-4 text-[clamp(2rem,1.5rem+2vw,3rem)] leading-[1.08]">{head.title}</h1>
        <p className="mt-6 text-lg text-ink-2">{head.lead}</p>
        {head.changed && <p className="mt-4 text-sm text-ink-3">{head.changed}</p>}
      </header>
      <div className="mt-12 grid gap-x-16 lg:mt-16 lg:grid-cols-[16rem_minmax(0,42rem)]">
        <Contents parts={parts} isNumbered={isNumbered} />
        <div className="min-w-0">
          <ol>
            {parts.map(({ id, title, content }, index) => (
              <li key={id} id={id} className="scroll-mt-20 border-t border-line py-8 first:border-t-0 lg:first:pt-0">
                <h2>
                  {isNumbered && <span className="num text-brass">{index + 1}. </span>}
                  {title}
                </h2>
                {content}
              </li>
            ))}
          </ol>
          <div className="flex flex-wrap gap-x-6 gap-y-2 border-t pointer-coarse:gap-y-6 border-line pt-6">
            {children}
          </div>
        </div>
      </div>
    </article>
  );
}

function Contents({ parts, isNumbered }: Required<Pick<LongTextProps, 'parts' | 'isNumbered'>>) {
  return (
    <nav aria-label={t('Contents')} className="mb-10 self-start lg:sticky lg:top-24">
      <ol className="border-t border-line text-md">
        {parts.map(({ id, title }, index) => (
          <li key={id} className="border-b border-line">
            <a href={`#${id}`} className="flex gap-3 py-2 text-ink-2 pointer-coarse:py-3 hover:text-ink">
              {isNumbered && (
                <span aria-hidden="true" className="num w-5 shrink-0 text-brass">
                  {index + 1}
                </span>
              )}
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
