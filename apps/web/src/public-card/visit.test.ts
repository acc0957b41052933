import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubNetwork } from '../testing/network.ts';
import { browserZone, readVisit, sendEvent } from './visit.ts';

const EVENTS = 'POST /api/cards/c1/events';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the address of a visit', () => {
  test.each([
    ['nothing', '', {}],
    ['the share and the QR code', '?s=01a2&c=qr', { shareId: '01a2', channel: 'QR' }],
    ['a channel of two words', '?c=in-app', { channel: 'IN_APP' }],
    ['no channel that the API would refuse', '?c=carrier-pigeon', {}],
    [
      'the campaign, without what is empty or unknown',
      '?utm_source=fair&utm_medium=&utm_campaign=milan&utm_other=x',
      { utm: { source: 'fair', campaign: 'milan' } },
    ],
  ])('tells %s', (_name, search, visit) => {
    expect(readVisit(search)).toEqual(visit);
  });
});

describe('an event', () => {
  test('carries how the visitor came, and the time zone', async () => {
    const calls = stubNetwork({ [EVENTS]: () => new Response('{}') });
    await sendEvent('c1', { kind: 'action', target: 'phone' }, { shareId: '01a2', channel: 'QR' });
    const timeZone = browserZone();
    expect(timeZone).not.toBe('');
    expect(calls[0]?.body).toEqual({ kind: 'action', target: 'phone', shareId: '01a2', channel: 'QR', timeZone });
    expect(calls[0]?.headers.has('authorization')).toBe(false);
  });

  test('that can’t be sent disturbs nobody', async () => {
    stubNetwork({});
    await expect(sendEvent('c1', { kind: 'view' }, {})).resolves.toBeUndefined();
  });
});
