import { trialTarget } from '@tessera/domain';
import { buttonClass } from '@tessera/ui';
import type { MouseEvent } from 'react';
import { usePlanLink } from '../../parts/billing/plans/use-plan-link.ts';
import { paths } from '../../paths.ts';
import { PRICING_HERO } from '../content/pricing.ts';
import { COLUMN } from '../parts/section.tsx';

/** Low, so that the prices stand on the first screen. What it costs to begin, and the two ways on: the trial, and the demo further down this page. */
export function PricingHero() {
  const link = usePlanLink();
  return (
    <section
      aria-labelledby="pricing-title"
      className={`${COLUMN} grid gap-x-12 gap-y-5 pt-8 pb-7 lg:grid-cols-[1fr_auto] lg:items-end lg:pt-12 lg:pb-9`}
    >
      <div>
        <h1 id="pricing-title" className="text-[clamp(2rem,1.4rem+2.4vw,3rem)] leading-[1.05]">
          {PRICING_HERO.title}
        </h1>
        <p className="mt-3 max-w-140 text-ink-2 lg:text-lg">{PRICING_HERO.lead}</p>
      </div>
      <div className="flex flex-wrap gap-3">
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
