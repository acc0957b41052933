import type { PlanTarget } from '@tessera/domain';
import { paths } from '../../../paths.ts';

/** The address that a plan's target has. `from` is the path of the page that the visitor leaves. */
export function planHref(target: PlanTarget, from?: string): string {
  switch (target.screen) {
    case 'contact':
      return paths.contactSales;
    case 'dashboard':
      return paths.dashboard;
    case 'billing':
      return billingHref(target);
    case 'signin':
      return paths.signIn({ intent: target.intent.type, planId: target.intent.planId, from });
    case 'signup':
      return paths.signUp({ intent: target.intent.type, planId: target.intent.planId, from });
  }
}

function billingHref({ planId, isTrial }: { planId: string; isTrial: boolean }): string {
  return `${paths.billing}?${new URLSearchParams({ plan: planId, ...(isTrial && { trial: '1' }) })}`;
}
