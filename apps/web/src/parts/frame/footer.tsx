import { t } from '@tessera/texts';
import { paths } from '../../paths.ts';
import { FooterAppearance } from './footer-appearance.tsx';
import { FooterLanguages } from './footer-languages.tsx';
import type { NavigationEntry } from './navigation.ts';
import { operatorText } from './operator-text.ts';

const FOOTER_LINKS: readonly NavigationEntry[] = [
  { label: t('Pricing'), to: paths.pricing },
  { label: t('Help'), to: paths.help },
  { label: t('Contact'), to: paths.contact },
  { label: t('Install'), to: paths.install },
  { label: t('Status'), to: paths.status },
  { label: t('Developers'), to: paths.developers },
  { label: t('Privacy policy'), to: paths.privacyPolicy },
  { label: t('Terms'), to: paths.terms },
  { label: t('Delete account'), to: paths.deleteAccount },
];

/** The foot of the public pages. */
export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-5 py-6 text-sm text-ink-2 sm:px-8 lg:px-14">
        <span className="min-w-0 [overflow-wrap:anywhere]">{operatorText()}</span>
        <nav aria-label={t('Footer')} className="flex flex-wrap gap-x-6 pointer-coarse:-mx-2.5 pointer-coarse:gap-x-0">
          {FOOTER_LINKS.map(({ label, to }) => (
            <a
              key={to}
              href={to}
              className="inline-flex items-center py-1 hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:px-2.5"
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <FooterLanguages />
          <FooterAppearance />
        </div>
      </div>
    </footer>
  );
}
