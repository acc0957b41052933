import { PRIVACY, PRIVACY_SECTIONS } from '../../content/privacy.ts';
import { paths } from '../../paths.ts';
import { LegalPage } from './legal-page.tsx';
import { TextLink } from './text-link.tsx';

/** `/privacy-policy` in its ten sections. */
export function PrivacyPolicy() {
  return (
    <LegalPage head={PRIVACY} sections={PRIVACY_SECTIONS}>
      <TextLink href={paths.contact}>Contact</TextLink>
      <TextLink href={paths.deleteAccount}>Delete account</TextLink>
      <TextLink href={paths.terms}>Terms</TextLink>
    </LegalPage>
  );
}
