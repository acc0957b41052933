import { Suspense } from 'react';
import { PricingBlock } from '../../parts/billing/plans/pricing-block.tsx';
import { COMPARISON, PRICING_DEMO, PRICING_FAQ_TITLE, PRICING_FAQS, PRICING_PLANS_TITLE } from '../content/pricing.ts';
import { DemoBullets } from '../demo-form/demo-bullets.tsx';
import { DemoPanel } from '../demo-form/demo-panel.tsx';
import { Faq } from '../parts/faq.tsx';
import { COLUMN, SECTION_TITLE, Section } from '../parts/section.tsx';
import { CompareTable } from './compare-table.tsx';
import { PricingHero } from './pricing-hero.tsx';
import { ProofLine } from './proof-line.tsx';

/** `/pricing`: the plans, in rupees until the visitor’s region is known, what each holds, the usual questions, and the demo form at `#demo`. */
export function Pricing() {
  return (
    <>
      <PricingHero />
      <ProofLine />
      {/* With less air than a Section has: the prices belong to the first screen. */}
      <section aria-labelledby="plans" className={`${COLUMN} border-t border-line pt-7 pb-16 lg:pt-9 lg:pb-24`}>
        <h2 id="plans" className={`${SECTION_TITLE} mb-3`}>
          {PRICING_PLANS_TITLE}
        </h2>
        <PricingBlock initialCurrency="inr" />
      </section>
      {/* Below the first screen: each is taken over by itself, so that no piece of work holds up a tap. */}
      <Suspense>
        <Section id="compare" title={COMPARISON.title} lead={COMPARISON.lead}>
          <CompareTable />
        </Section>
      </Suspense>
      <Suspense>
        <Section id="questions" layout="beside" title={PRICING_FAQ_TITLE}>
          <Faq name="pricing-faq" items={PRICING_FAQS} />
        </Section>
      </Suspense>
      <Suspense>
        <div id="demo" className="scroll-mt-15">
          <Section
            id="demo-title"
            layout="beside"
            title={PRICING_DEMO.title}
            lead={
              <>
                <p className="mb-8">{PRICING_DEMO.lead}</p>
                <div className="text-base text-ink">
                  <DemoBullets />
                </div>
              </>
            }
          >
            <DemoPanel />
          </Section>
        </div>
      </Suspense>
    </>
  );
}
