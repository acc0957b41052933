import { useSyncExternalStore } from 'react';
import { usePreload } from '../../delivery/deferred.tsx';

type PhoneFormat = (phone: string) => string;

const asStored: PhoneFormat = (phone) => phone;
let format = asStored;
const listeners = new Set<() => void>();

/**
 * Groups the digits of a card's number: '+919876543210' → '+91 98765 43210'. The tables of all countries weigh as much as
 * a whole screen, so they come after it, and until then a number is shown as it is stored.
 */
export function usePhoneFormat(): PhoneFormat {
  usePreload(tables);
  return useSyncExternalStore(subscribe, () => format);
}

// A number that can't be grouped is a number all the same.
const tables = { preload: () => void loadPhoneFormat().catch(() => {}) };

async function loadPhoneFormat(): Promise<void> {
  if (format !== asStored) return;
  format = (await import('./format-phone.ts')).formatCardPhone;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
