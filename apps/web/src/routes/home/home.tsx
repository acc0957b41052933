import { Button, buttonClass } from '@tessera/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CardFace } from '../../card-face/card-face.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session.ts';
import { ashaRao, mateoLindqvist } from './sample-cards.ts';
import { TrialDialog } from './trial-dialog.tsx';

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
  const session = useSession();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const start = () => (session.status === 'signed-in' ? void navigate(paths.pricing) : setIsAsking(true));
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <Button variant="primary" size="lg" onClick={start}>
        Start Free Trial
      </Button>
      <Link to={paths.demo} className={buttonClass('outline', 'lg')}>
        View Demo
      </Link>
      <TrialDialog isOpen={isAsking} onOpenChange={setIsAsking} />
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
