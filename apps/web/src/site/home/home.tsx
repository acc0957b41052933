import { Suspense } from 'react';
import { PricingBlock } from '../../parts/billing/plans/pricing-block.tsx';
import { HOME_FAQ, HOME_TITLES } from '../content/home.ts';
import { Faq } from '../parts/faq.tsx';
import { Section } from '../parts/section.tsx';
import { Audiences } from './audiences.tsx';
import { Closing } from './closing.tsx';
import { Features } from './features.tsx';
import { Flow } from './flow.tsx';
import { Hero } from './hero.tsx';
import { Integrations } from './integrations.tsx';
import { SocialProof } from './social-proof.tsx';
import { Testimonials } from './testimonials.tsx';
import { WelcomeBanner } from './welcome-banner.tsx';

/** The front page. Rendered when the web app is built, so nothing here asks the browser before it is shown. */
export function Home() {
  return (
    <>
      <WelcomeBanner />
      <Hero />
      <Features />
      {/* Far below the first screen: laid out, and its faces fetched, when somebody comes near; taken over by itself. */}
      <div className="[contain-intrinsic-size:auto_5200px] [content-visibility:auto]">
        <Suspense>
          <SocialProof />
          <Audiences />
          <Flow />
          <Integrations />
          <Section id="pricing" title={HOME_TITLES.pricing}>
            <PricingBlock initialCurrency="usd" />
          </Section>
          <Testimonials />
          <Closing />
          <Section id="questions" layout="beside" title={HOME_TITLES.faq}>
            <Faq name="home-faq" items={HOME_FAQ} />
          </Section>
        </Suspense>
      </div>
    </>
  );
}
