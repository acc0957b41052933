import type { PlanRefusal } from '@tessera/client';
import { type Currency, PLANS, type PlanKey, planName, planPrice } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, buttonClass, Dialog } from '@tessera/ui';
import { Link, useLocation } from 'react-router-dom';
import { closeOffer } from '../../../data/session/upgrade-offer.ts';
import { paths } from '../../../paths.ts';
import { readCurrency, useChosenCurrency } from '../plans/currency.ts';
import { TrialLink } from './trial-link.tsx';
import { upgradeLink } from './upgrade-link.ts';
import { usePlanOffer } from './use-plan-offer.ts';

/** Says what the present plan includes, and leads to the checkout of the plan that includes more, and back. */
export function UpgradeDialog({ offer: { message, plan } }: { offer: PlanRefusal }) {
  const { pathname, search, hash } = useLocation();
  const back = pathname + search + hash;
  const known = usePlanOffer();
  const isSold = plan !== null && plan !== 'enterprise';
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeOffer()}
      title={plan ? t('Upgrade to {planName}', { planName: planName(plan) }) : t('Plan limit reached')}
      description={message}
      size="sm"
    >
      <div className="grid gap-5">
        {isSold && <Price plan={plan} known={known} />}
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button variant="quiet" onClick={closeOffer}>
            {t('Not now')}
          </Button>
          {isSold && known?.canTry && <TrialLink back={back} onFollow={closeOffer} />}
          {isSold && (
            <Link {...upgradeLink(plan, back)} onClick={closeOffer} className={buttonClass('primary')}>
              {t('See the upgrade')}
            </Link>
          )}
          {plan === 'enterprise' && (
            <a href={paths.contactSales} className={buttonClass('primary')}>
              {t('Contact Sales')}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** In the currency chosen in this browser, else in that of the account. */
function Price({ plan, known }: { plan: PlanKey; known: ReturnType<typeof usePlanOffer> }) {
  const [chosen] = useChosenCurrency();
  const found = PLANS.find(({ key }) => key === plan);
  if (!found) return null;
  const kept = known?.data.viewer?.priceCurrency?.toLowerCase() as Currency | undefined;
  const { amount, suffix } = planPrice(found, readCurrency(kept ?? null));
  return (
    <p className={`text-ink-2 ${chosen === null && !known ? 'invisible' : ''}`}>
      <Trans
        message="{name} costs <0>{price}</0>. You see the exact amount before you pay."
        parts={{ 0: (text) => <span className="num text-ink">{text}</span> }}
        values={{ name: say(found.name), price: say(amount) + say(suffix) }}
      />
    </p>
  );
}
