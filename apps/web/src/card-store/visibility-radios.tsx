import { VISIBILITIES, type Visibility } from '@tessera/domain';
import { VISIBILITY_TEXTS } from './visibility-choices.tsx';

export interface VisibilityRadiosProps {
  value: Visibility;
  onChange: (value: Visibility) => void;
  /** The question stands above them already. */
  isLegendHidden?: boolean;
}

/** Who can open a card, with all three answers in sight. */
export function VisibilityRadios({ value, onChange, isLegendHidden = false }: VisibilityRadiosProps) {
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-md font-medium'}>Who can open this card?</legend>
      <div className="divide-y divide-line rounded-lg border border-line-2">
        {VISIBILITIES.map((choice) => (
          <Choice key={choice} choice={choice} isChosen={choice === value} onChoose={() => onChange(choice)} />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  choice: Visibility;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ choice, isChosen, onChoose }: ChoiceProps) {
  const { label, note, icon: Icon } = VISIBILITY_TEXTS[choice];
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2.5 first:rounded-t-lg last:rounded-b-lg has-checked:bg-brass-soft has-focus-visible:outline-2 has-focus-visible:outline-brass-fill">
      <input
        type="radio"
        name="visibility"
        value={choice}
        checked={isChosen}
        onChange={onChoose}
        className="size-4.5 shrink-0 accent-brass"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        <span className="block text-sm text-ink-2">{note}</span>
      </span>
      <Icon aria-hidden="true" className="size-[18px] shrink-0 stroke-[1.6] text-ink-2" />
    </label>
  );
}
