import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepForPalette, showOverlay } from './overlay.ts';
import { areShortcutsOn } from './shortcut-switch.ts';
import { type KeyBefore, readKey, type ShortcutAct } from './shortcuts.ts';

/** Listens to the keyboard for as long as it is in the page. */
export function useShortcuts(): void {
  const navigate = useNavigate();
  const before = useRef<KeyBefore | null>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isPaletteKey(event)) {
      event.preventDefault();
      showOverlay('palette');
      return;
    }
    if (isLetter(event) && !isSomethingOpen() && keepForPalette(event.key)) {
      event.preventDefault();
      return;
    }
    if (!isForShortcuts(event)) return;
    const found = readKey(event.key, event.timeStamp, before.current);
    before.current = found && 'at' in found ? found : null;
    if (!found || 'at' in found) return;
    event.preventDefault();
    if (found.to) void navigate(found.to);
    else if (found.act) ACTS[found.act]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const ACTS: Record<ShortcutAct, () => void> = { help: () => showOverlay('help'), search: focusSearch };

function isPaletteKey({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey && !shiftKey;
}

/** Something to type, wherever the focus is. */
function isLetter({ key, metaKey, ctrlKey, altKey, isComposing }: KeyboardEvent): boolean {
  return key.length === 1 && !metaKey && !ctrlKey && !altKey && !isComposing;
}

const TYPED_INTO = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';
const OPEN = '[role=dialog], [role=alertdialog], [role=menu], dialog[open]';

function isSomethingOpen(): boolean {
  return document.querySelector(OPEN) !== null;
}

/** Not while somebody types, holds a key down, or has something open over the page. `?` needs Shift on most keyboards. */
function isForShortcuts(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, isComposing, repeat, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || isComposing || repeat || defaultPrevented || !areShortcutsOn()) return false;
  const isTyping = target instanceof Element && target.closest(TYPED_INTO) !== null;
  return !isTyping && !isSomethingOpen();
}

/** The search of the list on screen; where there is none, the search over everything. */
function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  if (!field) {
    showOverlay('palette');
    return;
  }
  field.focus();
  field.select();
}
