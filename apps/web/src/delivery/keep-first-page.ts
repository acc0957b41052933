/** The service worker's cache of the site's pages, as worker.config.ts names it. */
const PAGES = 'pages';

/**
 * Keeps the page for the time without a network that brought the service worker along: it was answered before there was
 * one. Without storage it is not kept.
 */
export async function keepFirstPage(path: string): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker || navigator.serviceWorker.controller) return;
  await navigator.serviceWorker.ready;
  await caches
    .open(PAGES)
    .then((pages) => pages.add(path))
    .catch(() => {});
}
