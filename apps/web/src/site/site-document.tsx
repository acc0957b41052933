import { ToastProvider } from '@tessera/ui';
import type { ReactNode } from 'react';
import { PublicShell } from '../shell/public-shell.tsx';

/** A whole page of the marketing site, the same on the server and in the browser. */
export function SiteDocument({ path, children }: { path: string; children: ReactNode }) {
  return (
    <ToastProvider>
      <PublicShell path={path}>{children}</PublicShell>
    </ToastProvider>
  );
}
