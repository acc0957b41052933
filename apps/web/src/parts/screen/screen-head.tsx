import type { ReactNode } from 'react';

export interface ScreenHeadProps {
  title: string;
  /** One quiet line under the title. */
  note?: ReactNode;
  /** The screen's actions, at the right. */
  actions?: ReactNode;
}

/** Title row of a dashboard screen. */
export function ScreenHead({ title, note, actions }: ScreenHeadProps) {
  return (
    <div className="mb-6.5 flex flex-wrap items-end justify-between gap-x-5 gap-y-4">
      <div className="min-w-0">
        <h1>{title}</h1>
        {note && <p className="mt-1.5 text-sm text-ink-2 [overflow-wrap:anywhere]">{note}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2.5">{actions}</div>}
    </div>
  );
}
