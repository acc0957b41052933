import type { SitePageName } from '@tessera/domain';

/** The file whose code a page of the marketing site is, as the build's manifest names it; only the build needs it. */
export const SITE_MODULES: Record<SitePageName, string> = {
  home: 'src/site/home/home.tsx',
  features: 'src/site/features/features.tsx',
  pricing: 'src/site/pricing/pricing.tsx',
  demo: 'src/site/demo/demo.tsx',
  contact: 'src/site/contact/contact.tsx',
  privacyPolicy: 'src/site/legal/privacy-policy.tsx',
  terms: 'src/site/legal/terms.tsx',
  deleteAccount: 'src/site/delete-account/delete-account.tsx',
  help: 'src/site/help/help.tsx',
  install: 'src/site/install/install.tsx',
};
