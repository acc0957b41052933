import { PLANS, TRIAL_DAYS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { buttonClass, Notice } from '@tessera/ui';
import { Link } from 'react-router-dom';
import { type Origin, paths } from '../../paths.ts';

export interface ChosenPlanProps {
  origin: Origin;
  /** Leads people without an account to sign-up, with what they chose. */
  hasSignUp?: boolean;
}

/** What a visitor is on the way to, who chose a plan before signing in or up; nothing for everybody else. */
export function ChosenPlan({ origin, hasSignUp = false }: ChosenPlanProps) {
  const { intent, planId } = origin;
  // “Start Free Trial” sends this intent: people who sign up get the trial, those who sign in see the prices.
  const isTrial = intent === 'trial' || (intent === 'view-pricing' && !hasSignUp);
  const plan = PLANS.find(({ key }) => key === (isTrial ? 'pro' : planId));
  if (!plan || (intent !== 'checkout' && !isTrial)) return null;
  return (
    <Notice
      className="mb-6"
      action={
        hasSignUp && (
          <Link to={paths.signUp(origin)} className={buttonClass('primary')}>
            {t('Create account')}
          </Link>
        )
      }
    >
      <p>
        {isTrial
          ? t('Next: your free trial of {plan}.', { plan: plan.name })
          : t('Next: checkout for the {plan} plan.', { plan: plan.name })}
      </p>
      {isTrial && <p>{t('{trialDays} days, no credit card.', { trialDays: TRIAL_DAYS })}</p>}
      {hasSignUp && <p>{t('New here? Create an account first.')}</p>}
    </Notice>
  );
}
