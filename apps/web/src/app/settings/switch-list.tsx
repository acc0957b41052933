import { Switch } from '@tessera/ui';
import { useAttempt } from '../../parts/feedback/use-attempt.ts';

export interface SwitchListProps<Name extends string> {
  settings: readonly { name: Name; label: string; hint: string }[];
  values: Record<Name, boolean>;
  /** Saves one of them; throws when the server refuses. */
  onChange: (name: Name, value: boolean) => Promise<unknown>;
}

/** Switches that take effect at once and go back when the server refuses. */
export function SwitchList<Name extends string>({ settings, values, onChange }: SwitchListProps<Name>) {
  const attempt = useAttempt();
  return (
    <div className="grid gap-5">
      {settings.map(({ name, label, hint }) => (
        <Switch
          key={name}
          label={label}
          hint={hint}
          checked={values[name]}
          onChange={(isOn) => attempt(() => onChange(name, isOn))}
        />
      ))}
    </div>
  );
}
