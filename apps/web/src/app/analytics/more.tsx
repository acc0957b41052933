import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { lazy, Suspense, useState } from 'react';
import { readStored, writeStored } from '../../data/session/storage.ts';
import type { ReportInput } from '../../parts/figures/report-input.ts';
import { Fold } from '../../parts/screen/fold.tsx';
import type { ReportData } from './report-rows.ts';

/** Neither its code nor what it asks for is loaded before somebody opens it. */
const MoreFigures = lazy(async () => ({ default: (await import('./more-figures.tsx')).MoreFigures }));

const KEY = 'analytics-more';

/** Everything beyond the specified figures and charts, folded until it is wanted; this device remembers it. */
export function More({ report, input }: { report: ReportData; input: ReportInput }) {
  const [isOpen, setIsOpen] = useState(() => readStored(KEY) === 'open');
  const toggle = () => {
    writeStored(KEY, isOpen ? null : 'open');
    setIsOpen(!isOpen);
  };
  return (
    <section className="border-y border-line">
      <Fold
        isOpen={isOpen}
        onToggle={toggle}
        className="pt-2 pb-8"
        head={
          <span className="min-w-0">
            <span className="block font-medium">{t('More')}</span>
            <span className="block text-sm font-normal text-ink-2">
              {t('Visitors, links, channels, countries, campaigns, deals and files')}
            </span>
          </span>
        }
      >
        <Suspense fallback={<Skeleton className="h-105" />}>
          <MoreFigures report={report} input={input} />
        </Suspense>
      </Fold>
    </section>
  );
}
