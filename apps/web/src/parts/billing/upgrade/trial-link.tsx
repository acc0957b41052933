import { TRIAL_DAYS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { buttonClass } from '@tessera/ui';
import { Link } from 'react-router-dom';
import { trialLink } from './upgrade-link.ts';

/** Leads to the free trial, for those who haven't had it. */
export function TrialLink({ back, onFollow }: { back: string; onFollow?: () => void }) {
  return (
    <Link {...trialLink(back)} {...(onFollow && { onClick: onFollow })} className={buttonClass('outline')}>
      {t('Try Professional for {trialDays} days', { trialDays: TRIAL_DAYS })}
    </Link>
  );
}
