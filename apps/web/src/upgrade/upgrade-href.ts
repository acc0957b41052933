import type { PlanKey } from '@tessera/domain';
import { paths } from '../paths.ts';

/** The checkout of a plan, which leads back to `back` (a path of this site) afterwards. */
export function upgradeHref(plan: PlanKey, back: string): string {
  return `${paths.billing}?${new URLSearchParams({ plan, back })}`;
}
