import { TextField, type TextFieldProps } from '@tessera/ui';

/** An email address, by default the one that a person signs in with. */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="username" {...props} type="email" inputMode="email" />;
}
