import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { registerWorker } from '../pwa/register-worker.ts';
import { readPageData } from './page-data.ts';
import { PublicPage } from './public-page.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('card.html has no #root');

const page = (
  <StrictMode>
    <PublicPage card={readPageData(document)} />
  </StrictMode>
);
registerWorker();
// Only during development does the page come without its content. Taking it over is no hurry: as a transition it gives
// way to whoever scrolls or taps meanwhile.
if (container.firstElementChild) startTransition(() => void hydrateRoot(container, page));
else createRoot(container).render(page);
