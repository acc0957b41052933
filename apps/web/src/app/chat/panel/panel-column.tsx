import { t } from '@tessera/texts';
import { IconButton } from '@tessera/ui';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { PANEL_ID } from './use-panel.ts';

/** The panel at the right, a column beside the conversation. Escape and ✕ give the focus back to its button. */
export function PanelColumn({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const close = () => {
    document.querySelector<HTMLElement>(`[aria-controls=${PANEL_ID}]`)?.focus();
    onClose();
  };
  useEscape(close);
  return (
    <aside
      id={PANEL_ID}
      aria-label={t('About the group')}
      className="flex min-h-0 min-w-0 flex-col border-s border-line bg-surface"
    >
      <div className="flex min-h-18.5 items-center justify-between gap-3 border-b border-line px-5">
        <h2 className="text-lg">{t('About the group')}</h2>
        <IconButton label={t('Close')} className="-me-2" onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-6">{children}</div>
    </aside>
  );
}

const FIELD = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** Calls back for Escape, unless a menu or a dialog has used it or somebody is typing. */
function useEscape(onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.isComposing || (event.target instanceof Element && event.target.matches(FIELD));
    if (event.key === 'Escape' && !event.defaultPrevented && !isTyping) onEscape();
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
