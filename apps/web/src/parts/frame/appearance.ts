import { APPEARANCE_KEY, type Appearance } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../data/session/storage.ts';

export const APPEARANCE_TEXTS = {
  light: { label: t('Light'), icon: Sun },
  dark: { label: t('Dark'), icon: Moon },
  system: { label: t('System'), icon: Monitor },
} as const;

/** Keeps the choice on this device. The script in the document's head shows it, here and in other tabs. */
export function chooseAppearance(appearance: Appearance): void {
  writeStored(APPEARANCE_KEY, appearance === 'system' ? null : appearance);
  dispatchEvent(new StorageEvent('storage', { key: APPEARANCE_KEY }));
}

export function useAppearance(): Appearance {
  return useSyncExternalStore(subscribe, readAppearance, () => 'system');
}

function readAppearance(): Appearance {
  const kept = readStored(APPEARANCE_KEY);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
