export interface ChoiceToggleProps<Value extends string> {
  /** Names the choice for screen readers. */
  legend: string;
  name: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few short words side by side. */
export function ChoiceToggle<Value extends string>({
  legend,
  name,
  choices,
  value,
  onChange,
}: ChoiceToggleProps<Value>) {
  return (
    <fieldset className="inline-flex max-w-full rounded-full border border-line-2 p-[3px]">
      <legend className="sr-only">{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="cursor-pointer rounded-full px-4 py-1.5 text-center text-md font-medium text-ink-2 transition-colors duration-150 select-none hover:text-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-fill"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            readOnly
            // Keys choose by a click as well, and no other event comes where the browser has already checked it.
            onClick={() => onChange(choice.value)}
            className="sr-only"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
