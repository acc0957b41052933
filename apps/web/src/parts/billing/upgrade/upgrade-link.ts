import type { PlanKey } from '@tessera/domain';
import { paths } from '../../../paths.ts';

/** A link to the checkout of a plan, from the place `back` (a path of this site), to which it leads back afterwards. */
export function upgradeLink(plan: PlanKey, back: string) {
  return { to: `${paths.billing}?${new URLSearchParams({ plan, back })}`, state: { before: 'back' } };
}

/** A link to the free trial of Professional, and back. */
export function trialLink(back: string) {
  return {
    to: `${paths.billing}?${new URLSearchParams({ plan: 'pro', trial: '1', back })}`,
    state: { before: 'back' },
  };
}
