import { useUpdateTeamMutation } from '@tessera/client';
import { mayInOrganization } from '@tessera/domain';
import { t } from '@tessera/texts';
import { buttonClass, EmptyState, SelectField, Skeleton, Switch } from '@tessera/ui';
import { Link } from 'react-router-dom';
import { formatNumber, formatPercent } from '../../locale/format.ts';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { ChangeNote } from '../../parts/figures/change-note.tsx';
import { rangeText, zoneText } from '../../parts/figures/dates.ts';
import { FigureTile } from '../../parts/figures/figure-tile.tsx';
import { PeriodPicker } from '../../parts/figures/period-picker.tsx';
import { paths } from '../../paths.ts';
import { FiguresFile } from './figures-file.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { FIGURE_KEYS, type FigureKey, findChange, TEAM_FIGURES, type TeamFigures } from './team-figures.ts';
import type { TeamProps } from './use-team.ts';
import { useTeamAct } from './use-team-act.ts';
import { useTeamFigures } from './use-team-figures.ts';

/** What became of the team's cards, in all and by member. */
export function TeamAnalytics(props: TeamProps) {
  const { asked, ask, period, timeZone, figures, isLoading, error, retry } = useTeamFigures(props.team.id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-sm text-ink-2">
        {t('Cards made from the team’s templates, {rangeText}, {zoneText}; compared with as many days before.', {
          rangeText: rangeText([period.from, period.to]),
          zoneText: zoneText(timeZone),
        })}
      </p>
      <PeriodPicker choice={asked} period={period} onChange={ask}>
        {(figures?.hasEverybody ?? true) && <RankField by={asked.by} onChoose={(by) => ask({ by })} />}
      </PeriodPicker>
      {error && <ErrorNotice title={t('Couldn’t load the stats')} error={error} onRetry={retry} />}
      {!error && !figures && <FiguresSkeleton />}
      {!error && figures && (
        <div aria-busy={isLoading} className={isLoading ? 'grid gap-9 opacity-60' : 'grid gap-9'}>
          <Figures {...props} figures={figures} by={asked.by} />
          {figures.totals.cards > 0 && <FiguresFile input={{ id: props.team.id, ...period, timeZone }} />}
        </div>
      )}
      {mayInOrganization(props.team.viewerRole, 'editDetails') && <LeaderboardSwitch {...props} />}
    </div>
  );
}

function RankField({ by, onChoose }: { by: FigureKey; onChoose: (by: FigureKey) => void }) {
  return (
    <SelectField label={t('Rank by')} value={by} onChange={(event) => onChoose(event.target.value as FigureKey)}>
      {FIGURE_KEYS.map((key) => (
        <option key={key} value={key}>
          {TEAM_FIGURES[key].name}
        </option>
      ))}
    </SelectField>
  );
}

function Figures({ figures, by, viewerId }: TeamProps & { figures: TeamFigures; by: FigureKey }) {
  const { totals, members, hasEverybody } = figures;
  if (totals.cards === 0) {
    return (
      <EmptyState
        title={t('No card of the team yet.')}
        action={
          <Link to={`${paths.team}?tab=templates`} className={buttonClass('primary')}>
            {t('Go to the templates')}
          </Link>
        }
      >
        {t('Stats appear here once members have cards from the team’s templates and someone views them.')}
      </EmptyState>
    );
  }
  const isQuiet = FIGURE_KEYS.every((key) => totals[key] === 0);
  return (
    <>
      <Tiles figures={figures} viewerId={viewerId} />
      {isQuiet && <EmptyState title={t('No activity in these days')}>{t('Choose more days.')}</EmptyState>}
      {!isQuiet && hasEverybody && <Leaderboard members={members} viewerId={viewerId} by={by} />}
      {!hasEverybody && (
        <p className="text-sm text-ink-2">{t('Only the team’s managers and admins see each member’s stats.')}</p>
      )}
    </>
  );
}

/** The team's totals, and under each what the viewer's own cards have of it. */
function Tiles({ figures: { totals, previous, members }, viewerId }: { figures: TeamFigures; viewerId: string }) {
  const own = members.find(({ user }) => user.id === viewerId);
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-t border-line sm:grid-cols-4">
      {FIGURE_KEYS.map((key) => {
        const isPercent = key === 'conversionRate';
        return (
          <FigureTile key={key} figure={TEAM_FIGURES[key]} value={totals[key]} isPercent={isPercent}>
            <ChangeNote change={findChange(key, totals, previous)} />
            {own && own.cards > 0 && (
              <span className="block text-sm text-ink-2 num">
                {t('yours: {figure}', { figure: isPercent ? formatPercent(own[key]) : formatNumber(own[key]) })}
              </span>
            )}
          </FigureTile>
        );
      })}
      <FigureTile figure={TEAM_FIGURES.cards} value={totals.cards} />
    </dl>
  );
}

function LeaderboardSwitch({ team: { id, hasLeaderboard } }: TeamProps) {
  const [update] = useUpdateTeamMutation();
  const { act } = useTeamAct();
  const change = (isOn: boolean) =>
    act(
      () => update({ variables: { input: { id, hasLeaderboard: isOn } } }),
      isOn ? t('Every member sees the leaderboard') : t('Members see only their own stats'),
    );
  return (
    <Switch
      className="max-w-2xl pt-3"
      label={t('Leaderboard for every member')}
      hint={t(
        'When it is off, members see their own stats and the team’s total. Owner, admins and managers always see everyone’s.',
      )}
      checked={hasLeaderboard}
      onChange={change}
    />
  );
}

function FiguresSkeleton() {
  return (
    <div role="status" aria-label={t('Loading the stats')} className="grid gap-9">
      <Skeleton className="h-44" />
      <Skeleton className="h-52" />
    </div>
  );
}
