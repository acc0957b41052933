import { useCallback, useEffect, useRef, useState } from 'react';
import { get, type UseFormReturn } from 'react-hook-form';
import type { BuilderValues } from './builder-values.ts';
import { type EditHistory, listChanges, recordChange, redo, startHistory, undo } from './history.ts';
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
          const { present } = history.current;
          keep(
            name === 'data' ? startHistory(now) : recordChange(history.current, now, toStepName(name, present, now)),
          );
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

/**
 * What belongs to one step. A theme and the template's look that it takes off are one choice. Of a list it is the one text
 * that changed: a row that is added, moved or removed is a step of its own.
 */
function toStepName(name: string | undefined, before: BuilderValues, now: BuilderValues): string | undefined {
  if (name === 'data.design') return 'data.theme';
  if (!name || !Array.isArray(get(now, name))) return name;
  const [text, ...others] = listChanges(get(before, name), get(now, name), name);
  return others.length === 0 ? text : undefined;
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
