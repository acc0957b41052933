import { APPEARANCE_ATTRIBUTE, APPEARANCE_KEY, APPEARANCES } from '@tessera/domain';
import { t } from '@tessera/texts';

const LABELS = { light: t('Light'), dark: t('Dark'), system: t('System') };

/** Light, dark or as the system: served by the script in the document's head, as the site has no program for it. */
export function FooterAppearance() {
  return (
    <fieldset
      aria-label={t('Appearance')}
      className="flex flex-wrap rounded-[22px] border border-line-2 p-0.5 noscript:hidden"
    >
      {APPEARANCES.map((appearance) => (
        <button
          key={appearance}
          type="button"
          {...{ [APPEARANCE_ATTRIBUTE]: appearance }}
          // Drawn after that script, it says so once more.
          ref={(button) => void (button && dispatchEvent(new StorageEvent('storage', { key: APPEARANCE_KEY })))}
          className="rounded-full px-2.5 py-0.5 hover:text-ink aria-pressed:bg-brass-soft aria-pressed:text-ink pointer-coarse:min-h-11"
        >
          {LABELS[appearance]}
        </button>
      ))}
    </fieldset>
  );
}
