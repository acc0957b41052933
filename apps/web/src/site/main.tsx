import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchInstallOffer } from '../pwa/install-prompt.ts';
import { forgetPicturesWithSession } from '../pwa/kept-pictures.ts';
import { registerWorker } from '../pwa/register-worker.ts';
import { followOtherTabs } from '../session/session.ts';
import { sitePages } from './pages.ts';
import { SiteDocument } from './site-document.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('site.html has no #root');
const page = sitePages.find(({ path }) => path === location.pathname);
if (!page) throw new Error(`${location.pathname} is no page of the site`);

followOtherTabs();
forgetPicturesWithSession();
watchInstallOffer();
registerWorker();
const Content = await page.load();
const content = (
  <StrictMode>
    <SiteDocument page={page} Content={Content} />
  </StrictMode>
);
// Only during development does the page come without its content. Taking it over is no hurry: as a transition it gives
// way to whoever scrolls or taps meanwhile.
if (container.firstElementChild) startTransition(() => void hydrateRoot(container, content));
else createRoot(container).render(content);
