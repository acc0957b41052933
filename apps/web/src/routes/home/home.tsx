import { HOME_FAQ } from '../../content/home.ts';
import { PricingBlock } from '../../plans/pricing-block.tsx';
import { Faq } from '../../site/faq.tsx';
import { COLUMN, Section } from '../../site/section.tsx';
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
      <SocialProof />
      <Audiences />
      <Flow />
      <Integrations />
      <div className="border-t border-line">
        <div className={`${COLUMN} py-16 lg:py-24`}>
          <PricingBlock initialCurrency="usd" />
        </div>
      </div>
      <Testimonials />
      <Closing />
      <Section id="questions" layout="beside" title="Asked before you were.">
        <Faq name="home-faq" items={HOME_FAQ} />
      </Section>
    </>
  );
}
