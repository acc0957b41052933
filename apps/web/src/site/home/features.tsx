import { SoonMark } from '../../parts/billing/plans/soon-mark.tsx';
import { FEATURES, HOME_TITLES, type HomeFeature } from '../content/home.ts';
import { Section } from '../parts/section.tsx';
import { FEATURE_DRAWINGS } from './feature-drawings.tsx';

/** Six things that the product does, each under a small engraving. */
export function Features() {
  return (
    <Section id="features" title={HOME_TITLES.features}>
      <ul className="grid border-line sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map((feature) => (
          <Feature key={feature.title} {...feature} />
        ))}
      </ul>
    </Section>
  );
}

function Feature({ drawing, title, text, isSoon }: HomeFeature) {
  const Drawing = FEATURE_DRAWINGS[drawing];
  return (
    <li className="border-t border-line py-8 sm:pe-10 lg:py-10">
      <Drawing />
      <h3 className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1">
        {title}
        {isSoon && <SoonMark />}
      </h3>
      <p className="mt-2.5 max-w-95 text-ink-2">{text}</p>
    </li>
  );
}
