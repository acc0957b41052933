import { Fragment, type ReactNode } from 'react';
import type { LegalSection } from '../content/privacy.ts';
import { LongText, type LongTextProps } from '../parts/long-text.tsx';

export interface LegalPageProps extends Pick<LongTextProps, 'head' | 'children'> {
  sections: readonly LegalSection[];
}

/** A text in numbered sections. */
export function LegalPage({ head, sections, children }: LegalPageProps) {
  const parts = sections.map((section) => ({ ...section, content: drawSection(section) }));
  return (
    <LongText head={head} parts={parts} isNumbered>
      {children}
    </LongText>
  );
}

function drawSection({ paragraphs, points }: LegalSection): ReactNode {
  return paragraphs.map((paragraph, index) => (
    <Fragment key={paragraph}>
      <p className="mt-3.5 text-ink-2">{paragraph}</p>
      {index === 0 && points && <Points points={points} />}
    </Fragment>
  ));
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-3.5 grid list-disc gap-2 ps-5 text-ink-2 marker:text-brass-fill">
      {points.map((point) => (
        <li key={point} className="ps-1">
          {point}
        </li>
      ))}
    </ul>
  );
}
