import { SoonMark } from '../../parts/billing/plans/soon-mark.tsx';
import { HOME_TITLES, INTEGRATIONS } from '../content/home.ts';
import { Section } from '../parts/section.tsx';

/** What the product talks to, and what it will. */
export function Integrations() {
  return (
    <Section id="integrations" layout="beside" title={HOME_TITLES.integrations} lead={HOME_TITLES.integrationsLead}>
      <ul className="border-b border-line">
        {INTEGRATIONS.map(({ name, text, isSoon }) => (
          <li
            key={name}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-0.5 border-t border-line py-4 max-lg:first:border-t-0 sm:grid-cols-[12.5rem_1fr_auto]"
          >
            <h3 className="text-lg">{name}</h3>
            <p className="text-md text-ink-2 max-sm:order-1 max-sm:col-span-2">{text}</p>
            {isSoon && <SoonMark />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
