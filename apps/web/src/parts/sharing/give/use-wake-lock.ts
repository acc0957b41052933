import { useEffect } from 'react';

/** Keeps the screen on while it is shown, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      // A low battery refuses it, and then the code is shown all the same.
      const given = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) void given?.release();
      else lock = given;
    };
    void ask();
    // The browser takes it back when the page is hidden.
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
