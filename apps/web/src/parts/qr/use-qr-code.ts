import { useEffect, useState } from 'react';
import type { QrCode } from './qr-code.ts';

export type QrState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; code: QrCode };

/** Draws and checks a QR code. The code that can do both is fetched when it is first asked for. */
export async function loadQrCode(text: string): Promise<QrCode> {
  const { makeQrCode } = await import('./make-qr-code.ts');
  return makeQrCode(text);
}

/** The QR code of a text. */
export function useQrCode(text: string): QrState {
  const [made, setMade] = useState<{ text: string; state: QrState } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const finish = (state: QrState) => isCurrent && setMade({ text, state });
    loadQrCode(text).then(
      (code) => finish({ status: 'ready', code }),
      () => finish({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return made && made.text === text ? made.state : { status: 'loading' };
}
