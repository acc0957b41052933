import { explainLimit, isIncluded, type PlanFeature } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { buttonClass, Notice } from '@tessera/ui';
import { Link, useLocation } from 'react-router-dom';
import { TrialLink } from './trial-link.tsx';
import { upgradeLink } from './upgrade-link.ts';
import { usePlanOffer } from './use-plan-offer.ts';

/** Says above a form that the person's plan lacks the feature, and how to get it. Nothing if the plan has it. */
export function PlanNotice({ feature }: { feature: PlanFeature }) {
  const offer = usePlanOffer();
  const { pathname, search, hash } = useLocation();
  if (!offer || isIncluded(offer.plan, feature)) return null;
  const { message, plan } = explainLimit(feature, offer.plan);
  const back = pathname + search + hash;
  return (
    <Notice
      action={
        <div className="flex flex-wrap gap-2.5">
          {offer.canTry && <TrialLink back={back} />}
          {plan && (
            <Link {...upgradeLink(plan, back)} className={buttonClass('outline')}>
              {t('See the upgrade')}
            </Link>
          )}
        </div>
      }
    >
      {say(message)}
    </Notice>
  );
}
