import { useStartTrialMutation } from '@tessera/client';
import { PLAN_NAMES, TRIAL_DAYS } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { buttonClass, Notice } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorText } from '../../data/errors/error-text.ts';
import { paths } from '../../paths.ts';

/** Starts the trial of somebody who signed up for it, and says so in one line. */
export function TrialStart() {
  const [startTrial, { data, error }] = useStartTrialMutation();
  const navigate = useNavigate();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    // Neither a reload nor Back asks again.
    void navigate('.', { replace: true, state: null });
    // What went wrong is on screen.
    startTrial().catch(() => {});
  }, [startTrial, navigate]);
  if (error) {
    return (
      <Notice
        className="mb-6"
        action={
          <Link to={paths.billing} className={buttonClass('outline')}>
            {t('Open billing')}
          </Link>
        }
      >
        {errorText(error, t('Your trial hasn’t started. You can start it on the billing page.'))}
      </Notice>
    );
  }
  return (
    <Notice tone="ok" className="mb-6">
      {data
        ? t('Your {trialDays}-day trial of {plan} has started. No credit card needed.', {
            trialDays: TRIAL_DAYS,
            plan: say(PLAN_NAMES.pro),
          })
        : t('Starting your trial…')}
    </Notice>
  );
}
