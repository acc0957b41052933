import type { ReactNode } from 'react';
import { SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

export interface PublicShellProps {
  /** The page's own. */
  path: string;
  footer: ReactNode;
  children: ReactNode;
}

/** Top bar and footer around a public page; knows nothing of a router. */
export function PublicShell({ path, footer, children }: PublicShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar path={path} />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      {footer}
    </div>
  );
}
