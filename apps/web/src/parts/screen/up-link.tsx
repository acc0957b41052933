import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LONE_LINK } from './text-link.ts';

/** Above a screen's heading: leads to the list that the screen belongs to. */
export function UpLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="mb-4 text-sm">
      <Link to={to} className={LONE_LINK}>
        {children}
      </Link>
    </p>
  );
}
