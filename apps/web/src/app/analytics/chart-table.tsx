import { t } from '@tessera/texts';
export interface ChartRow {
  key: string;
  /** The day or days. */
  span: string;
  value: string;
}

/** What a chart shows as a table, for people who can't read the drawing or prefer figures. */
export function ChartTable({ name, rows }: { name: string; rows: readonly ChartRow[] }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-block cursor-pointer rounded-sm py-1 text-ink-2 pointer-coarse:py-3.5 hover:text-ink">
        <span className="underline decoration-line-2 underline-offset-4">{t('Show as table')}</span>
        <span className="sr-only">: {name}</span>
      </summary>
      <table className="mt-2 w-full text-start num">
        <thead className="cap text-ink-3">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 font-medium">
              {t('Day')}
            </th>
            <th scope="col" className="py-2 ps-3 text-end font-medium">
              {name}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, span, value }) => (
            <tr key={key} className="border-b border-line">
              <td className="py-1.5">{span}</td>
              <td className="py-1.5 ps-3 text-end text-ink-2">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
