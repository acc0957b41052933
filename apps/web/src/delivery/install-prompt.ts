import { useSyncExternalStore } from 'react';

/** Chromium's offer to install the page as an app; other browsers never make it. https://wicg.github.io/manifest-incubations/ */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface InstallState {
  /** The browser would ask the person now. */
  canInstall: boolean;
  /** The page runs as an app of its own, or has become one just now. */
  isInstalled: boolean;
}

const NOT_KNOWN: InstallState = { canInstall: false, isInstalled: false };

let offer: InstallOffer | null = null;
let state: InstallState = NOT_KNOWN;
const listeners = new Set<() => void>();

/** Starts to listen for the browser's offer, which comes once and early. Gives the function that stops it. */
export function watchInstallOffer(): () => void {
  const onOffer = (event: Event) => {
    // Otherwise the browser shows its own bar, at a moment that it chooses.
    event.preventDefault();
    offer = event as InstallOffer;
    change({ canInstall: true, isInstalled: false });
  };
  const onInstalled = () => {
    offer = null;
    change({ canInstall: false, isInstalled: true });
  };
  addEventListener('beforeinstallprompt', onOffer);
  addEventListener('appinstalled', onInstalled);
  change({ canInstall: false, isInstalled: runsAsApp() });
  return () => {
    removeEventListener('beforeinstallprompt', onOffer);
    removeEventListener('appinstalled', onInstalled);
    offer = null;
    change(NOT_KNOWN);
  };
}

/** Whether this page can be installed as an app, whether it is one, and what asks for it (true: the person agreed). */
export function useInstallPrompt(): InstallState & { install: () => Promise<boolean> } {
  const now = useSyncExternalStore(
    subscribe,
    () => state,
    () => NOT_KNOWN,
  );
  return { ...now, install };
}

async function install(): Promise<boolean> {
  const asked = offer;
  if (!asked) return false;
  // An offer can be used once; the browser makes another one when it wants to.
  offer = null;
  change({ ...state, canInstall: false });
  const { outcome } = await asked.prompt();
  return outcome === 'accepted';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: InstallState): void {
  state = next;
  for (const listener of listeners) listener();
}

function runsAsApp(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}
