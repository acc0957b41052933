import { listOfSingleField } from '@tessera/domain';
import { useContext, useEffect, useState } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { BuilderValues } from './builder-values.ts';
import { type CardFieldSpec, type FieldPath, isFilled } from './card-fields.ts';
import { TeamTemplateContext } from './team-rules.ts';

/** Which of these fields are on screen, and what puts another one there. A field that was emptied stays. */
export function useShownFields(all: readonly CardFieldSpec[]) {
  const { getValues, subscribe, control } = useFormContext<BuilderValues>();
  const { errors } = useFormState<BuilderValues>({ control });
  const template = useContext(TeamTemplateContext);
  const [kept, setKept] = useState<ReadonlySet<string>>(() => addFilled(new Set(), getValues()));
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => setKept((before) => addFilled(before, values)),
      }),
    [subscribe],
  );
  const isShown = ({ path }: CardFieldSpec) =>
    kept.has(path) || Boolean(get(errors, path)) || hasRule(template?.rules, path);
  return {
    shown: all.filter(isShown),
    missing: all.filter((field) => !isShown(field)),
    isWrong: ({ path }: CardFieldSpec) => Boolean(get(errors, path)),
    add: (path: FieldPath) => setKept((before) => new Set([...before, path])),
  };
}

function hasRule(rules: object | undefined, path: FieldPath): boolean {
  const field = path.replace(/^data\./, '');
  return Object.keys(rules ?? {}).some((ruled) => ruled === field || listOfSingleField(ruled) === field);
}

/** With the paths of all texts that say something; the same set where there is none more. */
function addFilled(known: ReadonlySet<string>, values: unknown): ReadonlySet<string> {
  const more = listFilled(values, []).filter((path) => !known.has(path));
  return more.length > 0 ? new Set([...known, ...more]) : known;
}

function listFilled(value: unknown, path: readonly string[]): string[] {
  if (isFilled(value)) return [path.join('.')];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => listFilled(inner, [...path, key]));
}
