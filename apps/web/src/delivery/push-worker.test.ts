import { expect, test, vi } from 'vitest';
import { listenForPush, type PushScope } from './push-worker.ts';

const ORIGIN = 'https://tessera.example';

/** A service worker with these tabs open; gives how to raise events in it. */
function startWorker(...paths: string[]) {
  const listeners: Record<string, (event: never) => void> = {};
  const tabs = paths.map((path) => ({
    url: ORIGIN + path,
    focus: vi.fn(async () => undefined),
    navigate: vi.fn(async () => null),
  }));
  const openWindow = vi.fn(async () => undefined);
  const showNotification = vi.fn(async () => undefined);
  const scope = {
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: { matchAll: async () => tabs, openWindow },
    addEventListener: (type: string, listener: (event: never) => void) => {
      listeners[type] = listener;
    },
  };
  // As the build puts it into the worker: without anything around it.
  new Function('worker', `(${listenForPush.toString()})(worker)`)(scope as unknown as PushScope);
  const raise = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners[type]?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as never);
    await Promise.all(work);
  };
  const click = async (path: string) => {
    const close = vi.fn();
    await raise('notificationclick', { notification: { data: { path }, close } });
    expect(close).toHaveBeenCalledOnce();
  };
  return { tabs, openWindow, showNotification, raise, click };
}

test('what is pushed is shown, in the place of what its conversation showed before', async () => {
  const { raise, showNotification } = startWorker();
  const payload = { title: 'Asha sent you a message', body: 'Hello', path: '/dashboard/dm/d1', tag: 'd1' };
  await raise('push', { data: { json: () => payload } });
  const [title, options] = showNotification.mock.calls[0] as unknown as [string, object];
  expect(title).toBe('Asha sent you a message');
  expect(options).toMatchObject({ body: 'Hello', tag: 'd1', data: { path: '/dashboard/dm/d1' } });
});

test('a push without content shows nothing', async () => {
  const { raise, showNotification } = startWorker();
  await raise('push', { data: null });
  expect(showNotification).not.toHaveBeenCalled();
});

test('a click brings a tab with the place to the front', async () => {
  const { click, tabs, openWindow } = startWorker('/dashboard/cards', '/dashboard/dm/d1?x=1');
  await click('/dashboard/dm/d1');
  expect(tabs[1]?.focus).toHaveBeenCalledOnce();
  expect(tabs[0]?.focus).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test('a click leads an open dashboard to the place', async () => {
  const { click, tabs, openWindow } = startWorker('/asha/card', '/dashboard/cards');
  await click('/dashboard/contacts/c1');
  expect(tabs[1]?.navigate).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/dashboard/contacts/c1`);
  expect(openWindow).not.toHaveBeenCalled();
});

test('a dashboard that may not come to the front is led to the place all the same', async () => {
  const { click, tabs } = startWorker('/dashboard/cards');
  tabs[0]?.focus.mockRejectedValue(new DOMException('Not allowed to focus a window.', 'InvalidAccessError'));
  await click('/dashboard/contacts/c1');
  expect(tabs[0]?.navigate).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/dashboard/contacts/c1`);
});

test('a click without an open dashboard opens one', async () => {
  const { click, openWindow } = startWorker('/asha/card');
  await click('/dashboard/contacts/c1');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/dashboard/contacts/c1`);
});

test('a click leads to no other site', async () => {
  const { click, openWindow } = startWorker();
  await click('//evil.example/x');
  expect(openWindow).not.toHaveBeenCalled();
});
