import type { BuilderValues } from './builder-values.ts';

/** What was on screen before and after, as far as it can be gone back to. */
export interface EditHistory {
  past: readonly BuilderValues[];
  present: BuilderValues;
  future: readonly BuilderValues[];
  /** The field that changed last. More letters in it are one step. */
  field: string | null;
}

/** More steps than this are forgotten, the oldest first. */
const MOST_STEPS = 100;

export function startHistory(present: BuilderValues): EditHistory {
  return { past: [], present, future: [], field: null };
}

/** The history after a change. Further changes of one field belong to the step that its first one began. */
export function recordChange(history: EditHistory, present: BuilderValues, field: string | undefined): EditHistory {
  const { past, future } = history;
  if (JSON.stringify(present) === JSON.stringify(history.present)) return history;
  const isSameStep = field !== undefined && field === history.field && future.length === 0;
  return {
    past: isSameStep ? past : [...past, history.present].slice(-MOST_STEPS),
    present,
    future: [],
    field: field ?? null,
  };
}

/** One step back; null at the beginning. */
export function undo({ past, present, future }: EditHistory): EditHistory | null {
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future], field: null } : null;
}

/** One step forward again; null at the end. */
export function redo({ past, present, future }: EditHistory): EditHistory | null {
  const [after, ...rest] = future;
  return after ? { past: [...past, present], present: after, future: rest, field: null } : null;
}

/** The paths of all texts that differ. What isn't there says nothing. */
export function listChanges(before: unknown, now: unknown, path: string): string[] {
  const [one, other] = [toRecord(before), toRecord(now)];
  if (!one && !other) return (before ?? '') === (now ?? '') ? [] : [path];
  const keys = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...keys].flatMap((key) => listChanges(one?.[key], other?.[key], `${path}.${key}`));
}

function toRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? { ...value } : null;
}
