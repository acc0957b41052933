import { ToastProvider } from '@tessera/ui';
import type { ComponentType } from 'react';
import { PublicShell } from '../shell/public-shell.tsx';
import type { SitePage } from './pages.ts';
import { SponsoredBanner } from './parts/sponsored-banner.tsx';

/** A whole page of the marketing site, the same on the server and in the browser. `Content` is what it loads. */
export function SiteDocument({ page: { path, banner }, Content }: { page: SitePage; Content: ComponentType }) {
  return (
    <ToastProvider>
      <PublicShell path={path}>
        <Content />
      </PublicShell>
      {banner && <SponsoredBanner {...banner} />}
    </ToastProvider>
  );
}
