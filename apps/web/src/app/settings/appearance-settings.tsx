import { APPEARANCES } from '@tessera/domain';
import { t } from '@tessera/texts';
import { APPEARANCE_TEXTS, chooseAppearance, useAppearance } from '../../parts/frame/appearance.ts';

/** Light, dark or as the system, on this device. */
export function AppearanceSettings() {
  const chosen = useAppearance();
  return (
    <div className="grid gap-3">
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="sr-only">{t('Appearance')}</legend>
        {APPEARANCES.map((appearance) => {
          const { label, icon: Icon } = APPEARANCE_TEXTS[appearance];
          return (
            <label
              key={appearance}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-line-2 bg-raised px-4 text-md hover:border-ink-3 has-checked:border-brass-fill has-checked:bg-brass-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-fill [&_svg]:size-[18px] [&_svg]:stroke-[1.6]"
            >
              <input
                type="radio"
                name="appearance"
                checked={chosen === appearance}
                onChange={() => chooseAppearance(appearance)}
                className="sr-only"
              />
              <Icon aria-hidden="true" />
              {label}
            </label>
          );
        })}
      </fieldset>
      <p className="text-sm text-ink-2">
        {t('Applies to this device. System follows your device. Public cards keep their own look.')}
      </p>
    </div>
  );
}
