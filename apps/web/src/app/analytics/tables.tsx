import { t } from '@tessera/texts';
import { formatNumber, regionName } from '../../locale/format.ts';
import { countChange } from '../../parts/figures/change.ts';
import { ChangeNote } from '../../parts/figures/change-note.tsx';
import type { ReportInput } from '../../parts/figures/report-input.ts';
import { Funnel } from './funnel.tsx';
import { RankedTable } from './ranked-table.tsx';
import { linkRows, type ReportData } from './report-rows.ts';
import { SalesFunnel } from './sales-funnel.tsx';
import { TABLE_FIGURES } from './table-figures.ts';
import { campaignWord, channelWord } from './words.ts';

/** What visitors tapped, how far they came, where they came from, and which deals followed. */
export function Tables({ report, input }: { report: ReportData; input: ReportInput }) {
  const { channels, campaigns, countries, funnel } = report;
  return (
    <div className="grid gap-x-10 gap-y-9 lg:grid-cols-2">
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
      <Funnel steps={funnel} />
      <RankedTable
        figure={TABLE_FIGURES.channels}
        columns={{ name: t('Channel'), count: t('Views'), more: t('Conversions') }}
        rows={channels.map((row) => ({
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
        rows={countries.map(({ country, views }) => ({
          key: country ?? '',
          name: country ? regionName(country) : t('Unknown'),
          count: views,
        }))}
        empty={t('No views in these days.')}
      />
      <RankedTable
        figure={TABLE_FIGURES.campaigns}
        columns={{ name: t('Source / medium / campaign'), count: t('Views'), more: t('Conversions') }}
        rows={campaigns.map((row) => ({
          key: campaignWord(row),
          name: campaignWord(row),
          count: row.views,
          more: formatNumber(row.conversions),
        }))}
        empty={t('No visitor came through a link with utm_ parameters.')}
      />
      <div className="lg:col-span-2">
        <SalesFunnel input={input} />
      </div>
    </div>
  );
}
