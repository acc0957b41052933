import type { Visibility } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button } from '@tessera/ui';
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
  /** The card's name, for screen readers, where several cards stand on a screen; the button is small then. */
  cardTitle?: string;
  isDisabled?: boolean;
}

interface VisibilityButtonProps extends Omit<ComponentProps<'button'>, 'value' | 'title'> {
  value: Visibility;
  /** The card's name, for screen readers, where several cards stand on a screen; the button is small then. */
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
    <button
      type="button"
      aria-label={t('Visibility of {cardTitle}: {label}', { cardTitle, label })}
      className="hit inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-sm text-sm text-ink-2 hover:text-ink disabled:cursor-default [&_svg]:size-4 [&_svg]:stroke-[1.6]"
      {...rest}
    >
      <Icon aria-hidden="true" />
      {label}
      <ChevronDown aria-hidden="true" className="text-ink-3" />
    </button>
  );
}
