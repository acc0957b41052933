import { useSalesFunnelQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { formatNumber, regionName } from '../../locale/format.ts';
import { countChange } from '../../parts/figures/change.ts';
import { ChangeNote } from '../../parts/figures/change-note.tsx';
import type { ReportInput } from '../../parts/figures/report-input.ts';
import { ListError } from '../../parts/lists/list-error.tsx';
import { Funnel } from './funnel.tsx';
import { RankedTable } from './ranked-table.tsx';
import { linkRows, type ReportData } from './report-rows.ts';
import { StepTable } from './step-table.tsx';
import { TABLE_FIGURES } from './table-figures.ts';
import { campaignWord, channelWord } from './words.ts';

/** How far visitors came, what they tapped, where they came from, and which deals followed. */
export function Tables({ report, input }: { report: ReportData; input: ReportInput }) {
  const { data, previousData, error, refetch } = useSalesFunnelQuery({
    variables: { input },
    fetchPolicy: 'cache-and-network',
  });
  const sales = (data ?? previousData)?.salesFunnel;
  return (
    <div className="grid gap-x-10 gap-y-9 lg:grid-cols-2">
      <Funnel steps={report.funnel} deals={sales?.total} />
      <RankedTable
        figure={TABLE_FIGURES.links}
        columns={{ name: t('Link'), count: t('Taps'), more: t('Change') }}
        rows={linkRows(report.links).map(({ taps, previousTaps, ...row }) => ({
          ...row,
          count: taps,
          more: <ChangeNote change={countChange(taps, previousTaps)} />,
        }))}
        empty={t('No taps in these days.')}
      />
      <RankedTable
        figure={TABLE_FIGURES.channels}
        columns={{ name: t('Channel'), count: t('Views'), more: t('Conversions') }}
        rows={report.channels.map((row) => ({
          key: row.channel ?? '',
          name: channelWord(row.channel),
          count: row.views,
          more: formatNumber(row.conversions),
        }))}
        empty={t('No views in these days.')}
      />
      <RankedTable
        figure={TABLE_FIGURES.countries}
        columns={{ name: t('Country'), count: t('Views') }}
        rows={report.countries.map(({ country, views }) => ({
          key: country ?? '',
          name: country ? regionName(country) : t('Unknown'),
          count: views,
        }))}
        empty={t('No views in these days.')}
      />
      {sales && (
        <>
          <StepTable
            figure={TABLE_FIGURES.cards}
            head={t('Card')}
            rows={sales.cards.map(({ card, ...counts }) => ({ ...counts, key: card.id, name: card.title }))}
            empty={t('Nothing happened yet.')}
          />
          <StepTable
            figure={TABLE_FIGURES.campaigns}
            head={t('Campaign')}
            rows={sales.campaigns.map((row) => ({ ...row, key: JSON.stringify(row), name: campaignWord(row) }))}
            empty={t('No visitor came through a link with utm_ parameters.')}
          />
        </>
      )}
      {!sales && error && <ListError error={error} onRetry={() => void refetch().catch(() => {})} />}
      {!sales && !error && <Skeleton className="h-40" />}
    </div>
  );
}
