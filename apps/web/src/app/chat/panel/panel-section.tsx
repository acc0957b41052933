import type { ReactNode } from 'react';

/** A part of the panel under its own small heading. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5">
      <h3 className="mb-3">{title}</h3>
      {children}
    </section>
  );
}
