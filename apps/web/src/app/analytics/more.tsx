import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { readStored, writeStored } from '../../data/session/storage.ts';
import type { ReportInput } from '../../parts/figures/report-input.ts';
import type { ReportData } from './report-rows.ts';

/** Neither its code nor what it asks for is loaded before somebody opens it. */
const MoreFigures = lazy(async () => ({ default: (await import('./more-figures.tsx')).MoreFigures }));

const KEY = 'analytics-more';

/** Everything beyond the specified figures and charts, folded until it is wanted; this device remembers it. */
export function More({ report, input }: { report: ReportData; input: ReportInput }) {
  const [isOpen, setIsOpen] = useState(() => readStored(KEY) === 'open');
  const id = useId();
  const toggle = () => {
    writeStored(KEY, isOpen ? null : 'open');
    setIsOpen(!isOpen);
  };
  return (
    <section className="border-y border-line">
      <h2 className="font-sans text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          className="flex w-full items-center justify-between gap-4 py-4 text-start"
        >
          <span className="min-w-0">
            <span className="block font-medium">{t('More')}</span>
            <span className="block text-sm font-normal text-ink-2">
              {t('Visitors, links, channels, countries, campaigns, deals and files')}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 stroke-[1.6] text-ink-3 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="pt-2 pb-8">
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-105" />}>
            <MoreFigures report={report} input={input} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
