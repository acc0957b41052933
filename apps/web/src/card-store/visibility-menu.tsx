import { VISIBILITIES, type Visibility } from '@tessera/domain';
import { Button, IconButton, Menu, MenuItem } from '@tessera/ui';
import { Check, Globe, Link2, LockKeyhole, type LucideIcon } from 'lucide-react';

const CHOICES: Record<Visibility, { label: string; note: string; icon: LucideIcon }> = {
  PRIVATE: { label: 'Private', note: 'Only you can see it.', icon: LockKeyhole },
  UNLISTED: { label: 'Unlisted', note: 'Anyone who has the link.', icon: Link2 },
  PUBLIC: { label: 'Public', note: 'Also in the directory and on your profile.', icon: Globe },
};

export interface VisibilityMenuProps {
  value: Visibility;
  onChange: (value: Visibility) => void;
  /** The card's name, for screen readers; shows the icon alone. */
  cardTitle?: string;
  isDisabled?: boolean;
}

/** Who may see a card: a button that tells it and a menu that changes it. */
export function VisibilityMenu({ value, onChange, cardTitle, isDisabled }: VisibilityMenuProps) {
  const { label, icon: Icon } = CHOICES[value];
  const trigger =
    cardTitle === undefined ? (
      <Button aria-label={`Visibility: ${label}`} disabled={isDisabled}>
        <Icon aria-hidden="true" />
        {label}
      </Button>
    ) : (
      <IconButton label={`Visibility of ${cardTitle}: ${label}`} title={label} disabled={isDisabled}>
        <Icon aria-hidden="true" />
      </IconButton>
    );
  return (
    <Menu trigger={trigger}>
      {VISIBILITIES.map((choice) => (
        <VisibilityItem key={choice} choice={choice} isChosen={choice === value} onChoose={() => onChange(choice)} />
      ))}
    </Menu>
  );
}

interface VisibilityItemProps {
  choice: Visibility;
  isChosen: boolean;
  onChoose: () => void;
}

function VisibilityItem({ choice, isChosen, onChoose }: VisibilityItemProps) {
  const { label, note, icon: Icon } = CHOICES[choice];
  return (
    <MenuItem onSelect={isChosen ? undefined : onChoose}>
      <Icon aria-hidden="true" />
      <span className="grid flex-1 py-1.5">
        <span>
          {label}
          {isChosen && <span className="sr-only">, chosen</span>}
        </span>
        <span className="text-sm text-ink-2">{note}</span>
      </span>
      {isChosen && <Check aria-hidden="true" className="text-brass" />}
    </MenuItem>
  );
}
