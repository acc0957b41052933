import { t } from '@tessera/texts';
import { buttonClass, LogoMark, Wordmark } from '@tessera/ui';
import { Plus } from 'lucide-react';
import { SIDEBAR_GROUP, SIDEBAR_GROUPS } from '../../parts/frame/sidebar-entries.ts';
import { PRODUCT_NAME } from '../../product.ts';

/**
 * What the server sends of the dashboard before its scripts come: a picture of the frame, with nothing of the person.
 * Everything has the size that it has in dashboard-shell.tsx, so that nothing moves when the app takes its place.
 */
export function DashboardFrame() {
  return (
    <div
      data-frame=""
      aria-hidden="true"
      inert
      // The product's serif weighs as much as a fifth of the scripts, and would be fetched before them.
      className="min-h-dvh [--font-serif:Georgia,serif] lg:grid lg:grid-cols-[max(232px,13rem)_minmax(0,1fr)]"
    >
      <div className="sticky top-0 hidden h-dvh flex-col overflow-hidden border-e border-line px-3.5 py-5 lg:flex">
        <span className="mb-5 ms-2 flex self-start">
          <Wordmark name={PRODUCT_NAME} />
        </span>
        <div className="grid">
          {SIDEBAR_GROUPS.map((entries) => (
            <div key={entries[0]?.to} className={SIDEBAR_GROUP}>
              {entries.map(({ label, icon: Icon }) => (
                <span
                  key={label}
                  className="flex h-9 low:h-8 items-center gap-3 px-2.5 text-md text-ink-2 [&_svg]:size-[18px] [&_svg]:stroke-[1.6]"
                >
                  <Icon />
                  {label}
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
      <div className="flex min-w-0 flex-col">
        <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-1 border-b border-line bg-ground px-5 sm:px-8">
          <div className="flex items-center gap-2.5 lg:invisible">
            <span className="flex max-sm:hidden">
              <Wordmark name={PRODUCT_NAME} />
            </span>
            <LogoMark className="size-6 sm:hidden" />
          </div>
          <div className="flex items-center gap-3">
            <span className={buttonClass('primary')}>
              <Plus />
              {t('New Card')}
            </span>
            <span className="size-[34px] rounded-full bg-brass-soft" />
          </div>
        </div>
      </div>
      <div className="fixed inset-x-0 bottom-0 h-[calc(3.5rem+env(safe-area-inset-bottom))] border-t border-line bg-ground lg:hidden" />
    </div>
  );
}
