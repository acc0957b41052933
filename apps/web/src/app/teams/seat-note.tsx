import { useSeatNoteQuery } from '@tessera/client';
import { PLANS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Notice } from '@tessera/ui';
import { Link } from 'react-router-dom';
import { RetryLine } from '../../parts/feedback/error-notice.tsx';
import { TEXT_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';

/** Whether a paid seat is free for the next member, and how to add one. Nothing while the team pays for no seats. */
export function SeatNote() {
  const { data, error, refetch } = useSeatNoteQuery({ fetchPolicy: 'cache-and-network' });
  const seats = data?.organization?.seats;
  if (!data && error)
    return (
      <p className="text-sm text-ink-2">
        <RetryLine text={t('Couldn’t load your team’s seats.')} error={error} refetch={refetch} />
      </p>
    );
  if (!seats) return null;
  const plan = PLANS.find(({ key }) => key.toUpperCase() === seats.plan);
  if (seats.free > 0) {
    return (
      <p className="text-sm text-ink-2">
        {t('{freeText} on {name}. The next person who joins takes it.', {
          freeText: freeText(seats.free),
          name: plan?.name,
        })}
      </p>
    );
  }
  const wanted = new URLSearchParams({ plan: 'pro', seats: String(seats.count + 1) });
  return (
    <Notice>
      {t('All your {name} seats are taken or reserved for invitations. New members start on Starter.', {
        name: plan?.name,
      })}{' '}
      {data.organization?.viewerRole === 'OWNER' ? (
        <Link to={`${paths.billing}?${wanted}`} className={TEXT_LINK}>
          {t('Add a seat')}
        </Link>
      ) : (
        t('The owner of the team can add seats.')
      )}
    </Notice>
  );
}

function freeText(count: number): string {
  return t('{count, plural, one {One seat is free} other {# seats are free}}', { count });
}
