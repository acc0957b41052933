import type { ComponentType } from 'react';
import { HOME_BANNER, type SITE_TEXTS } from '../content/site.ts';
import { paths } from '../paths.ts';
import type { SponsoredBannerSettings } from './sponsored-banner-memory.ts';

/** One page of the marketing site. */
export interface SitePage {
  /** Its texts are `SITE_TEXTS[name]`, which only the build needs. */
  name: keyof typeof SITE_TEXTS;
  path: string;
  /** The file whose code the page is, as the build's manifest names it. */
  module: string;
  load: () => Promise<ComponentType>;
  /** The advert under its footer. */
  banner?: SponsoredBannerSettings;
}

/** The marketing site: address → page. Its code is fetched by itself, and rendered when the web app is built. */
export const sitePages: readonly SitePage[] = [
  {
    name: 'home',
    path: paths.home,
    module: 'src/routes/home/home.tsx',
    load: async () => (await import('../routes/home/home.tsx')).Home,
    banner: HOME_BANNER,
  },
  {
    name: 'features',
    path: paths.features,
    module: 'src/routes/features/features.tsx',
    load: async () => (await import('../routes/features/features.tsx')).Features,
  },
  {
    name: 'pricing',
    path: paths.pricing,
    module: 'src/routes/pricing/pricing.tsx',
    load: async () => (await import('../routes/pricing/pricing.tsx')).Pricing,
  },
  {
    name: 'demo',
    path: paths.demo,
    module: 'src/routes/demo/demo.tsx',
    load: async () => (await import('../routes/demo/demo.tsx')).Demo,
  },
  {
    name: 'contact',
    path: paths.contact,
    module: 'src/routes/contact/contact.tsx',
    load: async () => (await import('../routes/contact/contact.tsx')).Contact,
  },
  {
    name: 'privacyPolicy',
    path: paths.privacyPolicy,
    module: 'src/routes/legal/privacy-policy.tsx',
    load: async () => (await import('../routes/legal/privacy-policy.tsx')).PrivacyPolicy,
  },
  {
    name: 'terms',
    path: paths.terms,
    module: 'src/routes/legal/terms.tsx',
    load: async () => (await import('../routes/legal/terms.tsx')).Terms,
  },
  {
    name: 'deleteAccount',
    path: paths.deleteAccount,
    module: 'src/routes/delete-account/delete-account.tsx',
    load: async () => (await import('../routes/delete-account/delete-account.tsx')).DeleteAccount,
  },
  {
    name: 'install',
    path: paths.install,
    module: 'src/routes/install/install.tsx',
    load: async () => (await import('../routes/install/install.tsx')).Install,
  },
];
