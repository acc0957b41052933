import { t } from '@tessera/texts';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { PRIVACY, PRIVACY_SECTIONS } from '../content/privacy.ts';
import { LegalPage } from './legal-page.tsx';

/** `/privacy-policy` in its ten sections. */
export function PrivacyPolicy() {
  return (
    <LegalPage head={PRIVACY} sections={PRIVACY_SECTIONS}>
      <a href={paths.contact} className={LONE_LINK}>
        {t('Contact')}
      </a>
      <a href={paths.deleteAccount} className={LONE_LINK}>
        {t('Delete account')}
      </a>
      <a href={paths.terms} className={LONE_LINK}>
        {t('Terms')}
      </a>
    </LegalPage>
  );
}
