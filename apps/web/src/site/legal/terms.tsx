import { t } from '@tessera/texts';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { TERMS, TERMS_SECTIONS } from '../content/terms.ts';
import { LegalPage } from './legal-page.tsx';

/** `/terms`. */
export function Terms() {
  return (
    <LegalPage head={TERMS} sections={TERMS_SECTIONS}>
      <a href={paths.privacyPolicy} className={LONE_LINK}>
        {t('Privacy policy')}
      </a>
      <a href={paths.pricing} className={LONE_LINK}>
        {t('Pricing')}
      </a>
      <a href={paths.contact} className={LONE_LINK}>
        {t('Contact')}
      </a>
    </LegalPage>
  );
}
