import { useSyncExternalStore } from 'react';
import type { Workbox } from 'workbox-window';
import { hasWorker, logFailure, WORKER_PATH } from './register-worker.ts';

/** People who keep the app open for days hear of a new version, too. */
const CHECK_EVERY_MS = 60 * 60 * 1000;
/** A worker that takes longer to step in has failed; the page is loaded anew all the same. */
const PATIENCE_MS = 3_000;
/** What the person came for is fetched first; the worker is for the next time. */
const AFTER_SCREEN_MS = 2_000;

let hasUpdate = false;
let worker: Workbox | null = null;
let isReloading = false;
/** Another tab has moved on already; there is no worker left to wait for. */
let isBehind = false;
const listeners = new Set<() => void>();

/** Whether a newer version of the app waits to be used. */
export function useHasUpdate(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasUpdate,
    () => false,
  );
}

/** For the app: registers the service worker when the screen should be there, and watches for new versions. */
export async function watchUpdates(): Promise<void> {
  if (!hasWorker()) return;
  await new Promise((resolve) => setTimeout(resolve, AFTER_SCREEN_MS));
  const { Workbox } = await import('workbox-window');
  const made = new Workbox(WORKER_PATH);
  worker = made;
  // The very first worker takes over a page that has none; that is no update.
  let hasController = navigator.serviceWorker.controller !== null;
  made.addEventListener('waiting', () => setUpdate(true));
  made.addEventListener('controlling', () => {
    if (!hasController) hasController = true;
    else if (isReloading) location.reload();
    else {
      // This tab goes on with the old code until its person says so.
      isBehind = true;
      setUpdate(true);
    }
  });
  await made.register().catch(logFailure);
  checkWhenSeen(made);
}

/** Loads the page anew in the newer version. */
export function applyUpdate(): void {
  isReloading = true;
  worker?.messageSkipWaiting();
  setTimeout(() => location.reload(), isBehind ? 0 : PATIENCE_MS);
}

/** Not now: the notice comes back with the next version, or when the app is opened again. */
export function postponeUpdate(): void {
  setUpdate(false);
}

function checkWhenSeen(made: Workbox): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    // Offline there is nothing to find.
    void made.update().catch(() => {});
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setUpdate(next: boolean): void {
  hasUpdate = next;
  for (const listener of listeners) listener();
}
