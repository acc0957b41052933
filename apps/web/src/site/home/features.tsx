import { SoonMark } from '../../parts/billing/plans/soon-mark.tsx';
import { FEATURES, HOME_TITLES, type HomeFeature } from '../content/home.ts';
import { ProductPicture } from '../parts/product-picture.tsx';
import { Section } from '../parts/section.tsx';

/** Six things that the product does, each under a close-up of it. */
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

function Feature({ picture, title, text, isSoon }: HomeFeature) {
  return (
    <li className="border-t border-line py-8 sm:pe-10 lg:py-10">
      {picture ? (
        <ProductPicture
          name={picture}
          width={366}
          height={236}
          className="h-auto w-full max-w-100 rounded-lg border border-line"
        />
      ) : (
        <Suggestion />
      )}
      <h3 className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-1">
        {title}
        {isSoon && <SoonMark />}
      </h3>
      <p className="mt-2.5 max-w-95 text-ink-2">{text}</p>
    </li>
  );
}

/** Stands where there is no product to show yet: a line with a better word above it. */
function Suggestion() {
  return (
    <div className="grid aspect-[366/236] w-full max-w-100 place-items-center rounded-lg border border-dashed border-line-2">
      <svg viewBox="0 0 132 76" aria-hidden="true" className="w-2/5 fill-none stroke-ink-3 stroke-[1.1]">
        <path d="M4 12.5h96M4 30.5h40M66 30.5h52M4 48.5h84M4 66.5h58" />
        <path d="m50 42 5-8 5 8M72 66.5h48" className="stroke-brass-fill" strokeWidth="1.8" />
      </svg>
    </div>
  );
}
