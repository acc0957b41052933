import { t } from '@tessera/texts';
import { IconButton } from '@tessera/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

/** The panel at the right: a column of its own on large screens, on others over the conversation, which keeps its width. */
export function PanelColumn({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <aside
      aria-label={t('About the group')}
      className="flex min-h-0 min-w-0 flex-col border-s border-line bg-surface max-2xl:absolute max-2xl:inset-y-0 max-2xl:end-0 max-2xl:w-95 max-2xl:shadow-card"
    >
      <div className="flex min-h-18.5 items-center justify-between gap-3 border-b border-line px-5">
        <h2 className="text-lg">{t('About the group')}</h2>
        <IconButton label={t('Close')} className="-me-2" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-6">{children}</div>
    </aside>
  );
}
