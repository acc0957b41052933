import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubNetwork } from '../../testing/network.ts';
import { browserZone, sendEvent } from './visit.ts';

const EVENTS = 'POST /api/cards/c1/events';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('an event', () => {
  test('carries how the visitor came, and the time zone', async () => {
    const calls = stubNetwork({ [EVENTS]: () => new Response('{}') });
    await sendEvent('c1', { kind: 'action', target: 'phone' }, { shareMark: 'abc234', channel: 'QR' });
    const timeZone = browserZone();
    expect(timeZone).not.toBe('');
    expect(calls[0]?.body).toEqual({ kind: 'action', target: 'phone', shareMark: 'abc234', channel: 'QR', timeZone });
    expect(calls[0]?.headers.has('authorization')).toBe(false);
  });

  test('that can’t be sent disturbs nobody', async () => {
    stubNetwork({});
    await expect(sendEvent('c1', { kind: 'view' }, {})).resolves.toBeUndefined();
  });
});
