import { HOME_TITLES, STEPS } from '../content/home.ts';
import { Section } from '../parts/section.tsx';

/** From a first card to what came of it, in five steps on one line. */
export function Flow() {
  return (
    <Section id="flow" title={HOME_TITLES.flow}>
      <ol className="grid gap-y-8 lg:grid-cols-5 lg:border-t lg:border-line-2">
        {STEPS.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative grid grid-cols-[3.25rem_1fr] border-t border-line pt-4 lg:block lg:border-0 lg:pt-8 lg:pe-8"
          >
            <span
              aria-hidden="true"
              className="absolute -top-[4.5px] start-0 hidden size-2 rotate-45 bg-brass-fill lg:block"
            />
            <span aria-hidden="true" className="font-serif text-xl text-brass italic lg:text-2xl">
              {index + 1}
            </span>
            <div>
              <h3 className="lg:mt-3">{title}</h3>
              <p className="mt-1.5 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
