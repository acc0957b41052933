import { APPEARANCES } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Check, Keyboard } from 'lucide-react';
import { APPEARANCE_TEXTS, chooseAppearance, useAppearance } from '../frame/appearance.ts';
import { showOverlay } from './overlay.ts';

export interface AccountItemsProps {
  /** Of each item. */
  className: string;
  onChoose: () => void;
}

/** What the dashboard adds to the menu of the account. */
export function AccountItems({ className, onChoose }: AccountItemsProps) {
  const open = () => {
    onChoose();
    showOverlay('help');
  };
  const chosen = useAppearance();
  return (
    <>
      <button type="button" role="menuitem" tabIndex={-1} className={className} onClick={open}>
        <Keyboard aria-hidden="true" />
        {t('Keyboard shortcuts')}
      </button>
      <fieldset aria-label={t('Appearance')} className="my-1 border-y border-line py-1">
        {APPEARANCES.map((appearance) => {
          const { label, icon: Icon } = APPEARANCE_TEXTS[appearance];
          return (
            <button
              key={appearance}
              type="button"
              role="menuitemradio"
              aria-checked={chosen === appearance}
              tabIndex={-1}
              className={className}
              onClick={() => chooseAppearance(appearance)}
            >
              <Icon aria-hidden="true" />
              <span className="flex-1 text-start">{label}</span>
              {chosen === appearance && <Check aria-hidden="true" />}
            </button>
          );
        })}
      </fieldset>
    </>
  );
}
