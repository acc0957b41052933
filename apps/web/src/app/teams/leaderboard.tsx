import { t } from '@tessera/texts';
import { clsx } from 'clsx';
import { formatNumber, formatPercent } from '../../locale/format.ts';
import { ChangeNote } from '../../parts/figures/change-note.tsx';
import { Explain } from '../../parts/figures/explain.tsx';
import { ShareBar } from '../../parts/figures/share-bar.tsx';
import {
  FIGURE_KEYS,
  type FigureKey,
  findChange,
  type MemberFigures,
  rankMembers,
  TEAM_FIGURES,
} from './team-figures.ts';

export interface LeaderboardProps {
  members: readonly MemberFigures[];
  viewerId: string;
  /** Whose highest comes first; on a phone the only one that is shown. */
  by: FigureKey;
}

/** Every member with their figures, the highest first. */
export function Leaderboard({ members, viewerId, by }: LeaderboardProps) {
  const highest = Math.max(...members.map((member) => member[by]), 1);
  const shown = (key: FigureKey) => clsx('py-2.5 ps-4 text-end align-top', key !== by && 'max-md:hidden');
  return (
    <section className="min-w-0">
      <div className="flex items-center gap-1">
        <h2 className="text-lg">{TEAM_FIGURES.members.name}</h2>
        <Explain figure={TEAM_FIGURES.members} />
      </div>
      <table aria-label={t('Members')} className="mt-2 w-full text-start text-md">
        <thead className="cap text-ink-3">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pe-3 font-medium">
              <span className="sr-only">{t('Place')}</span>
            </th>
            <th scope="col" className="w-full py-2 font-medium">
              {t('Member')}
            </th>
            {FIGURE_KEYS.map((key) => (
              <th
                key={key}
                scope="col"
                aria-sort={key === by ? 'descending' : undefined}
                className={clsx(shown(key), 'font-medium', key === by && 'text-ink')}
              >
                {TEAM_FIGURES[key].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rankMembers(members, by).map((member) => (
            <tr key={member.user.id} className="border-b border-line">
              <td className="py-2.5 pe-3 text-end align-top text-ink-3 num">{member.place}</td>
              <th scope="row" className="py-2.5 font-normal">
                <bdi className="[overflow-wrap:anywhere]">{member.user.name}</bdi>
                {member.user.id === viewerId && <span className="text-ink-2"> {t('(you)')}</span>}
                {member.cards === 0 && <span className="block text-sm text-ink-3">{t('no team card yet')}</span>}
                {member.cards > 0 && (
                  <span className="block">
                    <ChangeNote change={findChange(by, member, member.previous)} />
                  </span>
                )}
                <ShareBar share={member[by] / highest} />
              </th>
              {FIGURE_KEYS.map((key) => (
                <td key={key} className={clsx(shown(key), 'whitespace-nowrap num', key !== by && 'text-ink-2')}>
                  {figureText(member, key)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function figureText(member: MemberFigures, key: FigureKey): string {
  return key === 'conversionRate' ? formatPercent(member[key]) : formatNumber(member[key]);
}
