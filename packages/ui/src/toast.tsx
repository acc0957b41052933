import { Check, CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

export interface ToastOptions {
  /** How long it stays, in milliseconds; unless told 2000, and 5000 for what went wrong, which takes longer to read. */
  durationMs?: number;
  tone?: 'ok' | 'bad';
}

/** Words, or what has a control as well: that is told how to end the toast. */
export type ToastMessage = string | ((hide: () => void) => ReactNode);

export type ShowToast = (message: ToastMessage, options?: ToastOptions) => void;

interface ToastEntry {
  id: number;
  message: ToastMessage;
  tone: 'ok' | 'bad';
  durationMs: number;
}

const ToastContext = createContext<ShowToast | null>(null);
let lastId = 0;

/** Holds the toasts of everything inside. They are read out politely and never take the focus. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<readonly ToastEntry[]>([]);
  const show = useCallback<ShowToast>((message, { tone = 'ok', durationMs = tone === 'bad' ? 5000 : 2000 } = {}) => {
    lastId += 1;
    const id = lastId;
    setEntries((now) => [...now, { id, message, tone, durationMs }]);
  }, []);
  const hide = useCallback((id: number) => setEntries((now) => now.filter((entry) => entry.id !== id)), []);
  return (
    <ToastContext value={show}>
      {children}
      <div role="status" aria-live="polite" className="toasts">
        {entries.map((entry) => (
          <ToastBubble key={entry.id} entry={entry} onEnd={hide} />
        ))}
      </div>
    </ToastContext>
  );
}

function ToastBubble({ entry, onEnd }: { entry: ToastEntry; onEnd: (id: number) => void }) {
  const { id, durationMs } = entry;
  // A toast that is gone with its page must not end later.
  useEffect(() => {
    const timer = setTimeout(() => onEnd(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, onEnd]);
  const Icon = entry.tone === 'bad' ? CircleAlert : Check;
  return (
    <div className="toast">
      <Icon aria-hidden="true" />
      <span>{typeof entry.message === 'string' ? entry.message : entry.message(() => onEnd(id))}</span>
    </div>
  );
}

/** Gives `show(message, { durationMs, tone })`. Throws outside a `ToastProvider`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}
