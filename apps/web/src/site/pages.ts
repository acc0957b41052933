import type { SitePageName } from '@tessera/domain';
import type { ComponentType } from 'react';
import { paths } from '../paths.ts';
import { HOME_BANNER } from './content/site.ts';
import type { SponsoredBannerSettings } from './parts/sponsored-banner-memory.ts';

/** What the page of an address consists of. */
interface SiteContent {
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
    load: async () => (await import('./home/home.tsx')).Home,
    banner: HOME_BANNER,
  },
  features: {
    load: async () => (await import('./features/features.tsx')).Features,
  },
  pricing: {
    load: async () => (await import('./pricing/pricing.tsx')).Pricing,
  },
  demo: {
    load: async () => (await import('./demo/demo.tsx')).Demo,
  },
  contact: {
    load: async () => (await import('./contact/contact.tsx')).Contact,
  },
  privacyPolicy: {
    load: async () => (await import('./legal/privacy-policy.tsx')).PrivacyPolicy,
  },
  terms: {
    load: async () => (await import('./legal/terms.tsx')).Terms,
  },
  deleteAccount: {
    load: async () => (await import('./delete-account/delete-account.tsx')).DeleteAccount,
  },
  install: {
    load: async () => (await import('./install/install.tsx')).Install,
  },
  help: {
    load: async () => (await import('./help/help.tsx')).Help,
  },
};

/** The marketing site: address → page. */
export const sitePages: readonly SitePage[] = (Object.keys(contents) as SitePageName[]).map((name) => ({
  name,
  path: paths[name],
  ...contents[name],
}));
