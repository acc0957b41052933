import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BuilderValues } from './builder-values.ts';
import { type EditHistory, recordChange, redo, startHistory, undo } from './history.ts';
import type { TeamTemplate } from './team-rules.ts';

export interface History {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

/** Undo and redo of the form, also by Ctrl+Z outside of texts, which the browser undoes letter by letter. */
export function useHistory(form: UseFormReturn<BuilderValues, TeamTemplate | null>): History {
  const history = useRef<EditHistory>(null);
  history.current ??= startHistory(structuredClone(form.getValues()));
  const [can, setCan] = useState({ canUndo: false, canRedo: false });
  const isApplying = useRef(false);
  const keep = useCallback((next: EditHistory) => {
    history.current = next;
    const [canUndo, canRedo] = [next.past.length > 0, next.future.length > 0];
    setCan((before) => (before.canUndo === canUndo && before.canRedo === canRedo ? before : { canUndo, canRedo }));
  }, []);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (isApplying.current || !history.current) return;
          const now = structuredClone(values);
          // What a team's template has set is nothing to go back behind.
          keep(name === 'data' ? startHistory(now) : recordChange(history.current, now, toStepName(name)));
        },
      }),
    [form, keep],
  );
  const step = useCallback(
    (move: typeof undo) => {
      const next = history.current && move(history.current);
      if (!next) return;
      keep(next);
      isApplying.current = true;
      form.setValue('data', structuredClone(next.present.data), { shouldValidate: form.formState.isSubmitted });
      form.setValue('visibility', next.present.visibility);
      isApplying.current = false;
    },
    [form, keep],
  );
  useEffect(() => listenForKeys((isRedo) => step(isRedo ? redo : undo)), [step]);
  return { ...can, undo: () => step(undo), redo: () => step(redo) };
}

/** A theme and the template's look that it takes off are one choice. */
function toStepName(name: string | undefined): string | undefined {
  return name === 'data.design' ? 'data.theme' : name;
}

/** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y; ⌘ on a Mac. Gives the function that stops it. */
function listenForKeys(onKey: (isRedo: boolean) => void): () => void {
  const listen = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
    if (!isMeant || isTextField(event.target)) return;
    event.preventDefault();
    onKey(key === 'y' || event.shiftKey);
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}
