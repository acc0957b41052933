import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A grey stand-in while something loads; give it the size of what will come. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-breathe rounded-md bg-line', className)} />;
}

export type NoticeTone = 'bad' | 'ok' | 'note';

const TONES: Record<NoticeTone, string> = {
  bad: 'bg-bad-soft text-bad',
  ok: 'bg-ok-soft text-ok',
  note: 'bg-note-soft text-note',
};

export interface NoticeProps {
  tone?: NoticeTone;
  children: ReactNode;
  /** A control at the right, such as “Try again”. */
  action?: ReactNode;
  className?: string;
}

/** A line that stays until its cause is gone. An error is read out at once, the others politely. */
export function Notice({ tone = 'note', children, action, className }: NoticeProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md px-3.5 py-2.5 text-md',
        // A quiet control ends where the line of text begins or the notice ends, in the notice's own colour.
        '[&>.border-transparent]:-mx-2.5 [&>.border-transparent]:text-current',
        TONES[tone],
        className,
      )}
    >
      <div className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">{children}</div>
      {action}
    </div>
  );
}

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** What a list says while there is nothing in it, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-3 border-t border-line py-10">
      <p className="font-serif text-lg">{title}</p>
      {children && <div className="max-w-prose text-pretty text-ink-2">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
