import { t } from '@tessera/texts';
/** The first thing the Tab key reaches: past the navigation, to what the screen is about. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 start-2 z-60 -translate-y-20 rounded-full bg-action px-4 py-2 text-md text-on-action focus:translate-y-0"
    >
      {t('Skip to content')}
    </a>
  );
}
