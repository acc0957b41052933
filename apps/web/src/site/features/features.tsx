import { buttonClass } from '@tessera/ui';
import { clsx } from 'clsx';
import { paths } from '../../paths.ts';
import {
  FEATURE_GROUPS_TITLE,
  FEATURES_CLOSING,
  FEATURES_HERO,
  PICTURES,
  PICTURES_TITLE,
  SAMPLES,
} from '../content/features.ts';
import { SAMPLE_CARDS } from '../content/home.ts';
import { ProductPicture } from '../parts/product-picture.tsx';
import { COLUMN, Section } from '../parts/section.tsx';
import { FeatureGroups } from './feature-groups.tsx';
import { SampleCard } from './sample-card.tsx';
import { StoreBadges } from './store-badges.tsx';

/** `/features`: what the product does, on two cards to try it on and in eight groups of claims. */
export function Features() {
  return (
    <>
      <section aria-labelledby="features-title" className={`${COLUMN} py-14 lg:py-20`}>
        <p className="cap text-brass">{FEATURES_HERO.cap}</p>
        <h1 id="features-title" className="mt-4 text-hero leading-[1.02]">
          {FEATURES_HERO.title}
        </h1>
        <p className="mt-7 max-w-140 text-lg text-ink-2">{FEATURES_HERO.lead}</p>
        <StoreBadges />
      </section>
      <Section id="samples" title={SAMPLES.title} lead={SAMPLES.lead}>
        <div className="grid gap-x-12 gap-y-14 lg:grid-cols-2">
          <SampleCard sample={SAMPLES.asha} shown={SAMPLE_CARDS.asha} />
          <SampleCard sample={SAMPLES.mateo} shown={SAMPLE_CARDS.mateo} />
        </div>
      </Section>
      <Section id="pictures" title={PICTURES_TITLE}>
        <div className="grid gap-14 lg:gap-20">
          {PICTURES.map(({ picture, title, alt }, index) => (
            <figure
              key={picture}
              className="grid items-center gap-x-14 gap-y-5 lg:grid-cols-[2fr_3fr] lg:nth-[even]:grid-cols-[3fr_2fr]"
            >
              <figcaption
                className={clsx('font-serif text-[clamp(1.375rem,1.2rem+0.7vw,1.75rem)] leading-tight', {
                  'lg:order-last': index % 2 === 1,
                })}
              >
                {title}
              </figcaption>
              <ProductPicture
                name={picture}
                alt={alt}
                width={990}
                height={630}
                className="h-auto w-full rounded-lg border border-line shadow-card"
              />
            </figure>
          ))}
        </div>
      </Section>
      <Section id="groups" title={FEATURE_GROUPS_TITLE}>
        <FeatureGroups />
      </Section>
      <Section id="closing" title={FEATURES_CLOSING.title}>
        <div className="flex flex-wrap gap-3">
          <a href={paths.getStarted} className={buttonClass('primary', 'lg')}>
            {FEATURES_CLOSING.create}
          </a>
          <a href={paths.pricing} className={buttonClass('outline', 'lg')}>
            {FEATURES_CLOSING.pricing}
          </a>
        </div>
      </Section>
    </>
  );
}
