import { CardFace } from '../../parts/card-face/card-face.tsx';
import { paths } from '../../paths.ts';
import { AUDIENCES, ENTERPRISE, HOME_TITLES } from '../content/home.ts';
import { samplePreview } from '../parts/sample-preview.ts';
import { Section } from '../parts/section.tsx';

/** Three kinds of people, each with a card of their own. */
export function Audiences() {
  return (
    <Section id="audiences" title={HOME_TITLES.audiences}>
      <ul className="grid gap-x-8 gap-y-14 md:grid-cols-3 lg:gap-x-12">
        {AUDIENCES.map(({ title, text, card }) => (
          <li key={title}>
            <div aria-hidden="true" className="select-none">
              <CardFace preview={samplePreview(card)} />
            </div>
            <h3 className="mt-6">{title}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-14 text-ink-2">
        {ENTERPRISE.text}{' '}
        <a
          href={paths.contact}
          className="hit inline-block py-1 text-ink underline decoration-line-2 underline-offset-4 hover:decoration-ink-3"
        >
          {ENTERPRISE.link}
        </a>
        .
      </p>
    </Section>
  );
}
