import { TERMS, TERMS_SECTIONS } from '../../content/terms.ts';
import { paths } from '../../paths.ts';
import { LegalPage } from './legal-page.tsx';
import { TextLink } from './text-link.tsx';

/** `/terms`. */
export function Terms() {
  return (
    <LegalPage head={TERMS} sections={TERMS_SECTIONS}>
      <TextLink href={paths.privacyPolicy}>Privacy policy</TextLink>
      <TextLink href={paths.pricing}>Pricing</TextLink>
      <TextLink href={paths.contact}>Contact</TextLink>
    </LegalPage>
  );
}
