import { IconButton } from '@tessera/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

/** The panel as a column of its own, beside the conversation. */
export function PanelColumn({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <aside aria-label="About the group" className="flex min-h-0 min-w-0 flex-col border-l border-line">
      <div className="flex min-h-18.5 items-center justify-between gap-3 border-b border-line px-5">
        <h2 className="text-lg">About the group</h2>
        <IconButton label="Close" className="-mr-2" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-6">{children}</div>
    </aside>
  );
}
