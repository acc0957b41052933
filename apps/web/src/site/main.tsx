import { StrictMode } from 'react';
import { takeOver } from '../hydration/take-over.ts';
import { watchInstallOffer } from '../pwa/install-prompt.ts';
import { forgetPicturesWithSession } from '../pwa/kept-pictures.ts';
import { registerWorker } from '../pwa/register-worker.ts';
import { followOtherTabs } from '../session/session.ts';
import { sitePages } from './pages.ts';
import { SiteDocument } from './site-document.tsx';

const page = sitePages.find(({ path }) => path === location.pathname);
if (!page) throw new Error(`${location.pathname} is no page of the site`);

followOtherTabs();
forgetPicturesWithSession();
watchInstallOffer();
registerWorker();
const Content = await page.load();
takeOver(
  <StrictMode>
    <SiteDocument page={page} Content={Content} />
  </StrictMode>,
);
