import { buttonClass } from '@tessera/ui';
import { CardFace } from '../../card-face/card-face.tsx';
import { paths } from '../../paths.ts';
import { ashaRao, mateoLindqvist } from './sample-cards.ts';
import { TrialButton } from './trial-button.tsx';

/** The front page. Also rendered by the server, so nothing here asks the browser before it is shown. */
export function Home() {
  return (
    <div className="mx-auto grid w-full max-w-7xl items-center gap-14 px-5 py-14 sm:px-8 lg:grid-cols-[1fr_1.08fr] lg:gap-8 lg:px-14 lg:py-18">
      <section aria-labelledby="hero-title">
        <p className="cap text-brass">Digital business cards</p>
        <h1 id="hero-title" className="mt-4 text-hero leading-[1.02]">
          Met once.
          <br />
          <em>Remembered.</em>
        </h1>
        <p className="mt-8 max-w-130 text-lg text-ink-2">
          Build a card worth keeping, hand it over by QR, tap or link, and see honestly what came of it.
        </p>
        <HeroActions />
      </section>
      <HeroCards />
    </div>
  );
}

function HeroActions() {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <TrialButton path={paths.home} />
      <a href={paths.demo} className={buttonClass('outline', 'lg')}>
        View Demo
      </a>
    </div>
  );
}

function HeroCards() {
  return (
    <div aria-hidden="true" className="relative aspect-[1.43] w-full select-none">
      <div className="absolute top-[2%] right-0 w-[78%] rotate-3">
        <CardFace preview={mateoLindqvist} />
      </div>
      <div className="absolute bottom-[4%] left-0 w-[84%] -rotate-2">
        <CardFace preview={ashaRao} />
      </div>
    </div>
  );
}
