import type { Visibility } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, IconButton } from '@tessera/ui';
import { ChevronDown, Globe, Link2, LockKeyhole, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

/** Who can open a card, as people read it. */
export const VISIBILITY_TEXTS: Record<Visibility, { label: string; note: string; icon: LucideIcon }> = {
  PRIVATE: { label: t('Private'), note: t('Only you and people you share it with.'), icon: LockKeyhole },
  UNLISTED: { label: t('Anyone with the link'), note: t('Not in the directory or on your profile.'), icon: Link2 },
  PUBLIC: { label: t('Public'), note: t('Everyone. It’s also in the directory and on your profile.'), icon: Globe },
};

export interface VisibilityMenuProps {
  value: Visibility;
  onChange: (value: Visibility) => void;
  /** The card's name, for screen readers; shows the icon alone. */
  cardTitle?: string;
  isDisabled?: boolean;
}

interface VisibilityButtonProps extends Omit<ComponentProps<'button'>, 'value' | 'title'> {
  value: Visibility;
  /** The card's name, for screen readers; shows the icon alone. */
  cardTitle?: string;
}

/** Tells who may see a card; what it opens is for whoever renders it. */
export function VisibilityButton({ value, cardTitle, ...rest }: VisibilityButtonProps) {
  const { label, icon: Icon } = VISIBILITY_TEXTS[value];
  if (cardTitle === undefined) {
    return (
      <Button aria-label={t('Visibility: {label}', { label })} {...rest}>
        <Icon aria-hidden="true" />
        {label}
        <ChevronDown aria-hidden="true" className="-me-1 text-ink-3" />
      </Button>
    );
  }
  return (
    <IconButton label={t('Visibility of {cardTitle}: {label}', { cardTitle, label })} title={label} {...rest}>
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
