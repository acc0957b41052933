import { VISIBILITIES, type Visibility } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Menu, MenuItem } from '@tessera/ui';
import { Check } from 'lucide-react';
import { VISIBILITY_TEXTS, VisibilityButton, type VisibilityMenuProps } from './visibility-choices.tsx';

/** The button and its menu, which is open from the start. */
export function OpenVisibilityMenu({ value, onChange, cardTitle, isDisabled }: VisibilityMenuProps) {
  const trigger = (
    <VisibilityButton value={value} {...(cardTitle !== undefined && { cardTitle })} disabled={isDisabled} />
  );
  return (
    <Menu isOpenAtFirst trigger={trigger}>
      {VISIBILITIES.map((choice) => (
        <VisibilityItem
          key={choice}
          choice={choice}
          isChosen={choice === value}
          // What was printed while it was open is somewhere.
          warning={
            choice === 'PRIVATE' && value !== 'PRIVATE' ? t('A code you printed will only say whom to ask.') : null
          }
          onChoose={() => onChange(choice)}
        />
      ))}
    </Menu>
  );
}

interface VisibilityItemProps {
  choice: Visibility;
  isChosen: boolean;
  warning: string | null;
  onChoose: () => void;
}

function VisibilityItem({ choice, isChosen, warning, onChoose }: VisibilityItemProps) {
  const { label, note, icon: Icon } = VISIBILITY_TEXTS[choice];
  return (
    <MenuItem onSelect={isChosen ? undefined : onChoose}>
      <Icon aria-hidden="true" />
      <span className="grid flex-1 py-1.5">
        <span>
          {label}
          {isChosen && <span className="sr-only">, {t('chosen')}</span>}
        </span>
        <span className="text-sm text-ink-2">{note}</span>
        {warning && <span className="text-sm text-ink-2">{warning}</span>}
      </span>
      {isChosen && <Check aria-hidden="true" className="text-brass" />}
    </MenuItem>
  );
}
