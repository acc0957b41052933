/** Address of the service worker; made at the end of a build. */
export const WORKER_PATH = '/sw.js';

/** Whether this page has a service worker to register: a built one, in a browser that takes it. */
export function hasWorker(): boolean {
  // Other than on https and localhost the property does not exist.
  return import.meta.env.PROD && 'serviceWorker' in navigator;
}

/** For the light pages: registers the service worker once the page has loaded. A failure is only logged. */
export function registerWorker(): void {
  if (!hasWorker()) return;
  const register = () => void navigator.serviceWorker.register(WORKER_PATH).catch(logFailure);
  // What the visitor came for goes first.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** Without a worker everything works but for the time without a network. */
export function logFailure(error: unknown): void {
  console.warn('The service worker could not be registered.', error);
}
