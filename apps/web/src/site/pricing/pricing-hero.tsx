import { trialTarget } from '@tessera/domain';
import { buttonClass } from '@tessera/ui';
import type { MouseEvent } from 'react';
import { usePlanLink } from '../../parts/billing/plans/use-plan-link.ts';
import { paths } from '../../paths.ts';
import { PRICING_HERO } from '../content/pricing.ts';
import { COLUMN } from '../parts/section.tsx';

/** What it costs to begin, and the two ways on: the trial, and the demo further down this page. */
export function PricingHero() {
  const link = usePlanLink();
  return (
    <section aria-labelledby="pricing-title" className={`${COLUMN} py-14 lg:py-22`}>
      <p className="cap text-brass">{PRICING_HERO.cap}</p>
      <h1 id="pricing-title" className="mt-4 max-w-[15ch] text-hero leading-[1.02]">
        {PRICING_HERO.title}
      </h1>
      <p className="mt-7 max-w-140 text-lg text-ink-2">{PRICING_HERO.lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={link(trialTarget)} className={buttonClass('primary', 'lg')}>
          {PRICING_HERO.trial}
        </a>
        <a href={`${paths.pricing}#demo`} onClick={scrollToDemo} className={buttonClass('outline', 'lg')}>
          {PRICING_HERO.demo}
        </a>
      </div>
    </section>
  );
}

/** Without the script the link does the same, only not smoothly. */
function scrollToDemo(event: MouseEvent) {
  const demo = document.getElementById('demo');
  if (!demo || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  demo.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
  history.pushState(null, '', '#demo');
  // The keyboard goes on where the eyes are.
  demo.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}
