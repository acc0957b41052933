import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../data/session/storage.ts';

const KEY = 'keyboard-shortcuts';
const OFF = 'off';
const listeners = new Set<() => void>();

/** Whether single keys are shortcuts on this device. Somebody who speaks to their computer may need them off (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  return readStored(KEY) !== OFF;
}

export function switchShortcuts(isOn: boolean): void {
  writeStored(KEY, isOn ? null : OFF);
  for (const listener of listeners) listener();
}

export function useAreShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, areShortcutsOn);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
