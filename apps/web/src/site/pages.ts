import { ADDRESSES, type SitePageName } from '@tessera/domain';
import type { ComponentType } from 'react';
import { HOME_BANNER } from './content/site.ts';
import type { SponsoredBannerSettings } from './parts/sponsored-banner-memory.ts';

/** What the page of an address consists of. */
interface SiteContent {
  /** The file whose code the page is, as the build's manifest names it. */
  module: string;
  load: () => Promise<ComponentType>;
  /** The advert under its footer. */
  banner?: SponsoredBannerSettings;
}

/** One page of the marketing site. */
export interface SitePage extends SiteContent {
  /** Its description is `SITE_DESCRIPTIONS[name]`, which only the build needs. */
  name: SitePageName;
  path: string;
}

/** Each page's code is fetched by itself, and rendered when the web app is built. */
const contents: Record<SitePageName, SiteContent> = {
  home: {
    module: 'src/site/home/home.tsx',
    load: async () => (await import('./home/home.tsx')).Home,
    banner: HOME_BANNER,
  },
  features: {
    module: 'src/site/features/features.tsx',
    load: async () => (await import('./features/features.tsx')).Features,
  },
  pricing: {
    module: 'src/site/pricing/pricing.tsx',
    load: async () => (await import('./pricing/pricing.tsx')).Pricing,
  },
  demo: {
    module: 'src/site/demo/demo.tsx',
    load: async () => (await import('./demo/demo.tsx')).Demo,
  },
  contact: {
    module: 'src/site/contact/contact.tsx',
    load: async () => (await import('./contact/contact.tsx')).Contact,
  },
  privacyPolicy: {
    module: 'src/site/legal/privacy-policy.tsx',
    load: async () => (await import('./legal/privacy-policy.tsx')).PrivacyPolicy,
  },
  terms: {
    module: 'src/site/legal/terms.tsx',
    load: async () => (await import('./legal/terms.tsx')).Terms,
  },
  deleteAccount: {
    module: 'src/site/delete-account/delete-account.tsx',
    load: async () => (await import('./delete-account/delete-account.tsx')).DeleteAccount,
  },
  install: {
    module: 'src/site/install/install.tsx',
    load: async () => (await import('./install/install.tsx')).Install,
  },
};

/** The marketing site: address → page. */
export const sitePages: readonly SitePage[] = (Object.keys(contents) as SitePageName[]).map((name) => ({
  name,
  path: ADDRESSES[name].path,
  ...contents[name],
}));
