import { TextAreaField, TextField, type TextFieldProps } from '@tessera/ui';
import { Lock } from 'lucide-react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { BuilderValues, ContactPath, TextPath } from './builder-values.ts';
import { useTeamRule } from './team-rules.ts';

/** Fields that are a contact, or lend the name: a change may settle what another one was missing. */
const SETTLES: Partial<Record<TextPath, (TextPath | ContactPath)[]>> = {
  'data.socials.whatsapp': ['data.phones'],
  'data.extra.company.companyName': ['data.name'],
};

/** Connects a field to the form: its input's props and its error. */
export function useCardField(name: TextPath) {
  const { register, getFieldState, control } = useFormContext<BuilderValues>();
  const formState = useFormState({ control, name });
  const error = getFieldState(name, formState).error?.message;
  return { ...register(name, { deps: SETTLES[name] ?? [] }), error };
}

/** What the template of a team makes of a field: one that can be read only, or one with a hint. */
function useTeamProps(name: TextPath) {
  const { isLocked, hint } = useTeamRule(name);
  return { ...(isLocked && { readOnly: true, trailing: <LockMark /> }), ...(hint && { hint }) };
}

export function LockMark() {
  return <Lock aria-hidden="true" className="me-3 size-4 stroke-[1.6] text-ink-3" />;
}

interface CardFieldProps extends Omit<TextFieldProps, 'name' | 'error' | 'ref'> {
  name: TextPath;
}

/** One line of the card. */
export function CardField({ name, ...field }: CardFieldProps) {
  return <TextField autoComplete="off" {...field} {...useCardField(name)} {...useTeamProps(name)} />;
}

/** Several lines of the card. */
export function CardArea({
  name,
  label,
  ...field
}: {
  name: TextPath;
  label: string;
  maxLength: number;
  rows?: number | undefined;
}) {
  const { trailing: _, ...team } = useTeamProps(name);
  return <TextAreaField label={label} {...field} {...useCardField(name)} {...team} />;
}
