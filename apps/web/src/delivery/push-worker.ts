/** What the server pushes: push.service.ts of the API has the same. */
interface PushPayload {
  title: string;
  body: string;
  path: string;
  tag: string;
}

interface PushEvent extends ExtendableEvent {
  data: { json(): PushPayload } | null;
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface ClickEvent extends ExtendableEvent {
  notification: { data: { path: string } | null; close(): void };
}

interface WindowClient {
  url: string;
  focus(): Promise<WindowClient>;
  navigate(url: string): Promise<WindowClient | null>;
}

/** As much of a service worker as is needed here. */
export interface PushScope {
  location: { origin: string };
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}

/**
 * Shows what is pushed, and opens its place on a click. The function becomes part of the service worker as text, so it
 * uses nothing from outside itself.
 */
export function listenForPush(worker: PushScope): void {
  worker.addEventListener('push', (event) => {
    if (!event.data) return;
    const { title, body, path, tag } = event.data.json();
    const options = { body, tag, renotify: true, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } };
    event.waitUntil(worker.registration.showNotification(title, options));
  });

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const url = new URL(event.notification.data?.path ?? '/dashboard', worker.location.origin);
    // A path never leads to another site.
    if (url.origin === worker.location.origin) event.waitUntil(open(url));
  });

  /** A tab that shows the place already, else one that shows the dashboard goes there, else a new one. */
  async function open(url: URL): Promise<unknown> {
    const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = tabs.find((tab) => new URL(tab.url).pathname === url.pathname);
    if (there) return there.focus();
    const near = tabs.find((tab) => new URL(tab.url).pathname.startsWith('/dashboard'));
    if (!near) return worker.clients.openWindow(url.href);
    // It goes there also where the browser refuses to bring it to the front.
    await near.focus().catch(() => near);
    // A tab that this worker doesn't control yet can't be led anywhere.
    return near.navigate(url.href).catch(() => worker.clients.openWindow(url.href));
  }
}
