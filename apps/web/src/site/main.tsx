import { t } from '@tessera/texts';
import { type ComponentType, StrictMode } from 'react';
import { hydrate } from '../hydration/hydrate.ts';
import { watchInstallOffer } from '../pwa/install-prompt.ts';
import { keepFirstPage } from '../pwa/keep-first-page.ts';
import { forgetPicturesWithSession } from '../pwa/kept-pictures.ts';
import { registerWorker } from '../pwa/register-worker.ts';
import { finishSignOut } from '../session/finish-sign-out.ts';
import { followOtherTabs } from '../session/session.ts';
import { KeptFooter } from '../shell/kept-footer.tsx';
import { sitePages } from './pages.ts';
import { SiteDocument } from './site-document.tsx';

const page = sitePages.find(({ path }) => path === location.pathname);
if (!page) throw new Error(t('{pathname} is not a page of this site', { pathname: location.pathname }));

followOtherTabs();
finishSignOut();
forgetPicturesWithSession();
watchInstallOffer();
registerWorker();
void keepFirstPage(page.path);
const Content = await page.load();
async function loadFooter(): Promise<ComponentType> {
  // During development the page comes empty.
  return import.meta.env.DEV ? (await import('../shell/footer.tsx')).Footer : KeptFooter;
}
const Footer = await loadFooter();
hydrate(
  <StrictMode>
    <SiteDocument page={page} Content={Content} footer={<Footer />} />
  </StrictMode>,
);
