import { PLANS } from '@tessera/domain';
import { Notice } from '@tessera/ui';
import type { Origin } from '../../paths.ts';

/** What a visitor is on the way to, who chose a plan before signing in or up; nothing for everybody else. */
export function ChosenPlan({ origin: { intent, planId } }: { origin: Origin }) {
  const plan = PLANS.find(({ key }) => key === planId);
  if (!plan || (intent !== 'checkout' && intent !== 'trial')) return null;
  return (
    <Notice className="mb-6">
      {intent === 'trial' ? `Next: your free trial of ${plan.name}.` : `Next: checkout for the ${plan.name} plan.`}
    </Notice>
  );
}
