import { Fragment, type ReactNode } from 'react';
import type { LegalSection } from '../content/privacy.ts';
import { COLUMN } from '../parts/section.tsx';

export interface LegalPageProps {
  head: { cap: string; title: string; lead: string; changed: string };
  sections: readonly LegalSection[];
  /** Where to go on from here. */
  children: ReactNode;
}

/** A text in numbered sections, with its table of contents beside it. */
export function LegalPage({ head, sections, children }: LegalPageProps) {
  return (
    <article className={`${COLUMN} py-14 lg:py-20`}>
      <header className="max-w-170">
        <p className="cap text-brass">{head.cap}</p>
        <h1 className="mt-4 text-[clamp(2rem,1.5rem+2vw,3rem)] leading-[1.08]">{head.title}</h1>
        <p className="mt-6 text-lg text-ink-2">{head.lead}</p>
        <p className="mt-4 text-sm text-ink-3">{head.changed}</p>
      </header>
      <div className="mt-12 grid gap-x-16 lg:mt-16 lg:grid-cols-[16rem_minmax(0,42rem)]">
        <Contents sections={sections} />
        <div>
          <ol>
            {sections.map((section, index) => (
              <Part key={section.id} section={section} number={index + 1} />
            ))}
          </ol>
          <div className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-6">{children}</div>
        </div>
      </div>
    </article>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label="Contents" className="mb-10 self-start lg:sticky lg:top-24">
      <ol className="border-t border-line text-md">
        {sections.map(({ id, title }, index) => (
          <li key={id} className="border-b border-line">
            <a href={`#${id}`} className="flex gap-3 py-2 text-ink-2 hover:text-ink">
              <span aria-hidden="true" className="num w-5 shrink-0 text-brass">
                {index + 1}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Part({ section: { id, title, paragraphs, points }, number }: { section: LegalSection; number: number }) {
  return (
    <li id={id} className="scroll-mt-20 border-t border-line py-8 first:border-t-0 lg:first:pt-0">
      <h2>
        <span className="num text-brass">{number}.</span> {title}
      </h2>
      {paragraphs.map((paragraph, index) => (
        <Fragment key={paragraph}>
          <p className="mt-3.5 text-ink-2">{paragraph}</p>
          {index === 0 && points && <Points points={points} />}
        </Fragment>
      ))}
    </li>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-3.5 grid list-disc gap-2 pl-5 text-ink-2 marker:text-brass-fill">
      {points.map((point) => (
        <li key={point} className="pl-1">
          {point}
        </li>
      ))}
    </ul>
  );
}
