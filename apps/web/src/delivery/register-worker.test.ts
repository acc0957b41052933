import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { registerWorker } from './register-worker.ts';

function inBuild(register: (path: string) => Promise<unknown>) {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: { register } }));
}
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the worker waits until the page has loaded', () => {
  const register = vi.fn(async () => ({}));
  inBuild(register);
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  registerWorker();
  expect(register).not.toHaveBeenCalled();
  readyState.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
});

test('a failed registration is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  inBuild(() => Promise.reject(new TypeError('refused')));
  registerWorker();
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
});

test('sources that are being worked on have no worker', () => {
  const register = vi.fn(async () => ({}));
  inBuild(register);
  vi.stubEnv('PROD', false);
  registerWorker();
  expect(register).not.toHaveBeenCalled();
});
