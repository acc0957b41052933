import { t } from '@tessera/texts';
import { type ComponentType, StrictMode } from 'react';
import { finishSignOut } from '../data/session/finish-sign-out.ts';
import { forgetPicturesWithSession } from '../data/session/kept-pictures.ts';
import { followOtherTabs } from '../data/session/session.ts';
import { hydrate } from '../delivery/hydrate.ts';
import { watchInstallOffer } from '../delivery/install-prompt.ts';
import { keepFirstPage } from '../delivery/keep-first-page.ts';
import { registerWorker } from '../delivery/register-worker.ts';
import { KeptFooter } from '../parts/frame/kept-footer.tsx';
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
  return import.meta.env.DEV ? (await import('../parts/frame/footer.tsx')).Footer : KeptFooter;
}
const Footer = await loadFooter();
hydrate(
  <StrictMode>
    <SiteDocument page={page} Content={Content} footer={<Footer />} />
  </StrictMode>,
);
