import { type Session, subscribeSession } from './session.ts';

/** The service worker keeps pictures in it; its name is written in worker.config.ts too. */
const CACHE = 'uploads';

const asked = new Set<string>();

/** Has the service worker keep these pictures for the time without a network; those of other sites can't be kept. */
export async function keepPictures(urls: readonly string[]): Promise<void> {
  const missing = urls.map(pathOfUpload).filter((path) => path !== null && !asked.has(path)) as string[];
  if (missing.length === 0 || !('serviceWorker' in navigator)) return;
  for (const path of missing) asked.add(path);
  await untilControlled();
  // The worker puts aside what passes through it. A picture that fails is shown from the network another time.
  await Promise.all(missing.map((path) => fetch(path).catch(() => asked.delete(path))));
}

/** Nothing of one person stays for the next one on this device. Gives the function that stops it. */
export function forgetPicturesWithSession(): () => void {
  return subscribeSession((now, before) => {
    if (before.status !== 'signed-in' || isSamePerson(now, before)) return;
    asked.clear();
    if ('caches' in globalThis) void caches.delete(CACHE);
  });
}

function isSamePerson(now: Session, before: Extract<Session, { status: 'signed-in' }>): boolean {
  return now.status === 'signed-in' && (now.sessionId === before.sessionId || now.user?.id === before.user?.id);
}

/** '/uploads/….webp' of an address on our own origin; null otherwise. */
function pathOfUpload(url: string): string | null {
  if (!URL.canParse(url, location.origin)) return null;
  const { origin, pathname } = new URL(url, location.origin);
  return origin === location.origin && pathname.startsWith('/uploads/') ? pathname : null;
}

/** The first page of a browser gets its worker only after it has loaded. */
async function untilControlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}
