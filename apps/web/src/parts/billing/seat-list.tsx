import { type BillingSeatsQuery, type BillingStateFragment, useSetSeatMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Chip, Switch, useToast } from '@tessera/ui';
import { useAttempt } from '../feedback/use-attempt.ts';
import { ListError } from '../lists/list-error.tsx';
import { ShowMore } from '../lists/show-more.tsx';
import type { TeamSeats } from './use-team-seats.ts';

export interface SeatListProps {
  team: TeamSeats;
  billing: BillingStateFragment;
  /** Opens the change of their number. */
  onChange: () => void;
}

type Member = NonNullable<BillingSeatsQuery['organization']>['members']['edges'][number]['node'];

/** Who in the owner's team has a seat. Nothing for who owns no team and has one seat, their own. */
export function SeatList({ team, billing, onChange }: SeatListProps) {
  const isArranged = billing.plan === 'ENTERPRISE';
  const hasSeveral = isArranged || billing.plan === 'PRO';
  const isPaid = billing.currency !== null || isArranged;
  if (team.error) return <ListError error={team.error} onRetry={() => void team.reload()} />;
  if (!isPaid || !(team.isOwner || billing.seats > 1)) return null;
  const { members, seats } = team.team ?? {};
  return (
    <section aria-labelledby="seats">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id="seats">{t('Seats')}</h2>
          <p className="mt-1 max-w-prose text-ink-2">
            {seatsText(billing.seats, seats ?? null)} {!hasSeveral && t('Professional has a seat for each member.')}
          </p>
        </div>
        {!isArranged && <Button onClick={onChange}>{hasSeveral ? t('Change seats') : t('Add seats')}</Button>}
      </div>
      {members && team.team && (
        <>
          <ul aria-label={t('People of the team')} className="border-t border-line">
            {members.edges.map(({ node }) => (
              <SeatRow key={node.user.id} member={node} teamId={team.team?.id ?? ''} onChanged={team.reload} />
            ))}
          </ul>
          <ShowMore hasMore={team.hasMore} onLoad={team.showMore} className="mt-6 justify-items-start" />
        </>
      )}
    </section>
  );
}

interface SeatRowProps {
  member: Member;
  teamId: string;
  onChanged: () => Promise<unknown>;
}

function SeatRow({ member: { role, hasSeat, user }, teamId, onChanged }: SeatRowProps) {
  const [set, { loading }] = useSetSeatMutation();
  const toast = useToast();
  const attempt = useAttempt();
  const change = (wanted: boolean) =>
    attempt(async () => {
      await set({ variables: { input: { id: teamId, userId: user.id, hasSeat: wanted } } });
      await onChanged();
      toast(wanted ? t('Seat given') : t('Seat taken back'));
    });
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3">
      {role === 'OWNER' ? (
        <>
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <bdi>{user.name}</bdi> <span className="text-ink-2">{t('(you)')}</span>
          </span>
          <Chip tone="brass">{t('Your seat')}</Chip>
        </>
      ) : (
        <Switch
          label={<bdi className="[overflow-wrap:anywhere]">{user.name}</bdi>}
          hint={hasSeat ? undefined : t('On Starter')}
          checked={hasSeat}
          disabled={loading}
          onChange={change}
        />
      )}
    </li>
  );
}

/** '3 seats: 2 are taken, 1 is free.' */
function seatsText(count: number, seats: { taken: number; free: number } | null): string {
  const paid = t('{count, plural, one {1 seat} other {# seats}}', { count });
  if (!seats) return t('{paid}. They are for the people of a team of your own.', { paid });
  const { taken, free } = seats;
  const waiting = count - taken - free;
  const parts = [t('{taken, plural, one {# is taken} other {# are taken}}', { taken })];
  if (waiting > 0)
    parts.push(
      t('{waiting, plural, one {# is reserved for an invitation} other {# are reserved for invitations}}', { waiting }),
    );
  parts.push(t('{free, plural, one {# is free} other {# are free}}', { free }));
  const rule = free > 0 ? ` ${t('A new member takes a free seat.')}` : '';
  return `${paid}: ${parts.join(t(', '))}.${rule}`;
}
