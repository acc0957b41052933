import { t } from '@tessera/texts';
import { buttonClass } from '@tessera/ui';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { paths } from '../../paths.ts';
import { HERO, SAMPLE_CARDS } from '../content/home.ts';
import { samplePreview } from '../parts/sample-preview.ts';
import { COLUMN } from '../parts/section.tsx';
import { TrialButton } from './trial-button.tsx';

const [FIRST_LINE, SECOND_LINE] = HERO.title;

/** What the product is, in a sentence and two cards. */
export function Hero() {
  return (
    <div
      className={`${COLUMN} grid items-center gap-14 pt-18 pb-16 lg:grid-cols-[1fr_1.08fr] lg:gap-8 lg:pt-20 lg:pb-24`}
    >
      <section aria-labelledby="hero-title">
        <p className="cap text-brass">{HERO.eyebrow}</p>
        <h1 id="hero-title" className="mt-4 text-hero leading-[1.02]">
          {FIRST_LINE}
          <br />
          <em>{SECOND_LINE}</em>
        </h1>
        <p className="mt-8 max-w-130 text-lg text-ink-2">{HERO.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <TrialButton path={paths.home} />
          <a href={paths.demo} className={buttonClass('outline', 'lg')}>
            {t('View Demo')}
          </a>
        </div>
      </section>
      <HeroCards />
    </div>
  );
}

function HeroCards() {
  return (
    <div aria-hidden="true" className="relative aspect-[1.43] w-full select-none">
      <div className="absolute top-[2%] end-0 w-[78%] rotate-3">
        <CardFace preview={samplePreview(SAMPLE_CARDS.mateo)} />
      </div>
      <div className="absolute bottom-[4%] start-0 w-[84%] -rotate-2">
        <CardFace preview={samplePreview(SAMPLE_CARDS.asha)} />
      </div>
    </div>
  );
}
