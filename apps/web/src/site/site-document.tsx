import { ToastProvider } from '@tessera/ui';
import type { ComponentType, ReactNode } from 'react';
import { PublicShell } from '../parts/frame/public-shell.tsx';
import { paths } from '../paths.ts';
import type { SitePage } from './pages.ts';
import { MissingPageNotice } from './parts/missing-page-notice.tsx';
import { SponsoredBanner } from './parts/sponsored-banner.tsx';

export interface SiteDocumentProps {
  page: SitePage;
  /** What the page loads. */
  Content: ComponentType;
  /** The server draws it, and the browser keeps what it drew. */
  footer: ReactNode;
}

/** A whole page of the marketing site, the same on the server and in the browser. */
export function SiteDocument({ page: { path, banner }, Content, footer }: SiteDocumentProps) {
  return (
    <ToastProvider>
      {path === paths.home && <MissingPageNotice />}
      <PublicShell path={path} footer={footer}>
        <Content />
      </PublicShell>
      {banner && <SponsoredBanner {...banner} />}
    </ToastProvider>
  );
}
