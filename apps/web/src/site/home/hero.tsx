import { t } from '@tessera/texts';
import { buttonClass } from '@tessera/ui';
import { paths } from '../../paths.ts';
import { HERO, SCAN } from '../content/home.ts';
import { ProductPicture } from '../parts/product-picture.tsx';
import { COLUMN } from '../parts/section.tsx';
import { TrialButton } from './trial-button.tsx';

const [FIRST_LINE, SECOND_LINE] = HERO.title;

/** What the product is, in a sentence and three pictures. */
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
        <div className="mt-8 flex flex-wrap gap-3 max-sm:grid">
          <TrialButton path={paths.home} />
          <a href={paths.demo} className={buttonClass('outline', 'lg')}>
            {t('View Demo')}
          </a>
        </div>
      </section>
      <Scan />
    </div>
  );
}

function Scan() {
  return (
    <ol className="grid grid-cols-3 gap-3 sm:gap-5">
      {SCAN.map(({ picture, text }) => (
        <li key={picture} className="nth-2:-mt-5 nth-2:mb-5 lg:nth-2:-mt-8 lg:nth-2:mb-8">
          <ProductPicture
            isFirst
            name={picture}
            width={390}
            height={780}
            className="h-auto w-full rounded-[9%/4.5%] border border-line-2 shadow-card"
          />
          <p className="mt-3 text-center text-sm text-ink-2 sm:text-md">{text}</p>
        </li>
      ))}
    </ol>
  );
}
