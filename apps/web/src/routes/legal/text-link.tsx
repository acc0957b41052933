import type { ReactNode } from 'react';

/** A link below a legal text. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="underline decoration-line-2 underline-offset-4 hover:decoration-ink-3">
      {children}
    </a>
  );
}
