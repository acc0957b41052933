import { cleanQuery } from '@tessera/domain';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long after the last keystroke the words are looked for. */
const DEBOUNCE_MS = 300;

export interface ChangeOptions {
  /** The change goes on with the one before, and is no step of its own for the back button. */
  isSameStep?: boolean;
}

export interface SearchTextProps {
  /** The text that is searched for now. */
  q: string;
  onSearch: (q: string, options: ChangeOptions) => void;
}

/**
 * The text in a search box: what is typed, as long as it belongs to what is looked for. After a step back it does not, and
 * the box shows what the address says. All that is typed without leaving the box is one step.
 */
export function useSearchText({ q, onSearch }: SearchTextProps, box: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState({ text: q, over: q });
  const isSameStep = useRef(false);
  const text = typed.over === q ? typed.text : q;
  const search = () => {
    const next = cleanQuery(text);
    if (next === q) return;
    setTyped({ text, over: next });
    onSearch(next, { isSameStep: isSameStep.current });
    isSameStep.current = true;
  };
  const onPause = useEffectEvent(search);
  useEffect(() => {
    if (cleanQuery(text) === q) return;
    const timer = setTimeout(onPause, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, q]);
  const type = (next: string) => setTyped({ text: next, over: q });
  const keepEarlyText = useEffectEvent(() => {
    const shown = box.current?.value ?? text;
    if (shown !== text) type(shown);
  });
  // On a slow line somebody types into the server's page before its program is there, and React hears nothing of it.
  useEffect(() => keepEarlyText(), []);
  return {
    text,
    type,
    search,
    finish: () => {
      isSameStep.current = false;
    },
  };
}
