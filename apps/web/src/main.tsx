import { fetchRest } from '@tessera/texts/rest';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { finishSignOut } from './data/session/finish-sign-out.ts';
import { forgetWithSession } from './data/session/forget-with-session.ts';
import { forgetPicturesWithSession } from './data/session/kept-pictures.ts';
import { followOtherTabs } from './data/session/session.ts';
import { keepEarlyTap, repeatEarlyTap } from './delivery/early-tap.ts';
import { watchInstallOffer } from './delivery/install-prompt.ts';
import { forgetFirstPosition } from './delivery/scroll-key.ts';
import { watchUpdates } from './delivery/updates.ts';
import { routes } from './router.tsx';
import './styles.css';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

forgetFirstPosition();
followOtherTabs();
finishSignOut();
forgetPicturesWithSession();
forgetWithSession();
watchInstallOffer();
void watchUpdates();
if (container.querySelector('[data-frame]')) {
  // The frame stays until the app can take its place at once. A screen that can't be loaded says so in the app.
  await loadMatchingRoutes().catch(() => {});
  createRoot(container).render(app());
} else if (container.firstElementChild) {
  // The server sent this page with its content; its code must be there before React hydrates it.
  keepEarlyTap();
  await loadMatchingRoutes();
  hydrateRoot(container, app());
  repeatEarlyTap();
} else {
  createRoot(container).render(app());
}

// What is loaded from now on may say more than the document brought along.
fetchRest();

function app() {
  return (
    <StrictMode>
      {/* A transition draws the old and the new address by turns. A query's variables would follow both, without end. */}
      <RouterProvider router={createBrowserRouter(routes)} useTransitions={false} />
    </StrictMode>
  );
}

async function loadMatchingRoutes() {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
