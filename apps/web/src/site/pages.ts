import type { ComponentType } from 'react';
import { paths } from '../paths.ts';
import { HOME_BANNER, type SITE_TEXTS } from './content/site.ts';
import type { SponsoredBannerSettings } from './parts/sponsored-banner-memory.ts';

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
    module: 'src/site/home/home.tsx',
    load: async () => (await import('./home/home.tsx')).Home,
    banner: HOME_BANNER,
  },
  {
    name: 'features',
    path: paths.features,
    module: 'src/site/features/features.tsx',
    load: async () => (await import('./features/features.tsx')).Features,
  },
  {
    name: 'pricing',
    path: paths.pricing,
    module: 'src/site/pricing/pricing.tsx',
    load: async () => (await import('./pricing/pricing.tsx')).Pricing,
  },
  {
    name: 'demo',
    path: paths.demo,
    module: 'src/site/demo/demo.tsx',
    load: async () => (await import('./demo/demo.tsx')).Demo,
  },
  {
    name: 'contact',
    path: paths.contact,
    module: 'src/site/contact/contact.tsx',
    load: async () => (await import('./contact/contact.tsx')).Contact,
  },
  {
    name: 'privacyPolicy',
    path: paths.privacyPolicy,
    module: 'src/site/legal/privacy-policy.tsx',
    load: async () => (await import('./legal/privacy-policy.tsx')).PrivacyPolicy,
  },
  {
    name: 'terms',
    path: paths.terms,
    module: 'src/site/legal/terms.tsx',
    load: async () => (await import('./legal/terms.tsx')).Terms,
  },
  {
    name: 'deleteAccount',
    path: paths.deleteAccount,
    module: 'src/site/delete-account/delete-account.tsx',
    load: async () => (await import('./delete-account/delete-account.tsx')).DeleteAccount,
  },
  {
    name: 'install',
    path: paths.install,
    module: 'src/site/install/install.tsx',
    load: async () => (await import('./install/install.tsx')).Install,
  },
];
