import { afterEach, expect, test, vi } from 'vitest';
import { json, stubNetwork } from '../../testing/network.ts';
import { sendDemoRequest } from './send-demo-request.ts';

const values = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com', phone: '+919876543210' };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['arrives', () => json({ message: 'Received.' }, 201), true],
  ['is refused', () => json({ message: 'Too many.' }, 429), false],
])('a request that %s at once still takes 900 ms', async (_name, answer, isOk) => {
  vi.useFakeTimers();
  stubNetwork({ 'POST /api/demo-requests': answer });
  const settled = vi.fn();
  void sendDemoRequest(values).then(settled);
  await vi.advanceTimersByTimeAsync(899);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ isOk }));
});

test('what is missing is said at once', async () => {
  vi.useFakeTimers();
  const calls = stubNetwork({});
  expect(await sendDemoRequest({ ...values, phone: '' })).toEqual({
    isOk: false,
    message: 'Please fill in all required fields.',
    fields: { phone: 'Enter your phone number.' },
  });
  expect(calls).toEqual([]);
});
