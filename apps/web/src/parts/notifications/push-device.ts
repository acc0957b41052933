/** How things stand with notifications on this device. */
export type PushState = 'unsupported' | 'needs-install' | 'blocked' | 'off' | 'on';

/** Whether this is an iPhone or iPad, whose browsers push to installed apps alone. */
function isApple(): boolean {
  return /iPhone|iPad/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);
}

/** What the browser alone can say: null where it depends on whether the server has this device. */
export function readBrowserState(): Exclude<PushState, 'off' | 'on'> | null {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!canPush) return isApple() ? 'needs-install' : 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

/** This browser's subscription; null without one, or where no service worker runs. */
export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the person, and gives the subscription; null when they say no. Only ever after a press. */
export async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.ready;
  // One that was made for another key or account takes no more.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** As the server takes it. */
export function toInput(subscription: PushSubscription) {
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}
