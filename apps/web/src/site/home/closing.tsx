import { t } from '@tessera/texts';
import { buttonClass } from '@tessera/ui';
import { paths } from '../../paths.ts';
import { CLOSING } from '../content/home.ts';
import { COLUMN, SECTION_TITLE } from '../parts/section.tsx';
import './closing.css';

/** The last word before the questions, on the dark stock of the luxe card in both schemes. */
export function Closing() {
  return (
    <section aria-labelledby="closing" className={`${COLUMN} pb-16 lg:pb-24`}>
      <div className="closing relative overflow-hidden rounded-xl px-6 py-14 text-ink sm:px-12 lg:px-16 lg:py-20">
        <div aria-hidden="true" className="closing-rosette" />
        <div className="relative max-w-140">
          <h2 id="closing" className={SECTION_TITLE}>
            {CLOSING.title}
          </h2>
          <p className="mt-4 text-lg text-ink-2">{CLOSING.text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href={paths.pricing} className={buttonClass('primary', 'lg')}>
              {t('See Pricing')}
            </a>
            <a href={paths.features} className={buttonClass('outline', 'lg')}>
              {t('Explore Features')}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
