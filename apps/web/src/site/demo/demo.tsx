import { DEMO_PAGE } from '../content/demo.ts';
import { DemoBullets } from '../demo-form/demo-bullets.tsx';
import { DemoPanel } from '../demo-form/demo-panel.tsx';

/** `/demo`: what the walkthrough is, and the form that asks for one. */
export function Demo() {
  return (
    <div className="mx-auto grid w-full max-w-7xl items-start gap-x-16 gap-y-12 px-5 py-14 sm:px-8 lg:grid-cols-[1fr_1.1fr] lg:px-14 lg:py-18">
      <div>
        <p className="cap text-brass">{DEMO_PAGE.cap}</p>
        <h1 className="mt-4 text-[clamp(2.25rem,1.6rem+2.6vw,3.5rem)] leading-[1.04]">{DEMO_PAGE.title}</h1>
        <p className="mt-6 mb-9 max-w-115 text-lg text-ink-2">{DEMO_PAGE.lead}</p>
        <DemoBullets />
      </div>
      <DemoPanel />
    </div>
  );
}
