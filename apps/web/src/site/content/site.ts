import type { SitePageName } from '@tessera/domain';
import { t } from '@tessera/texts';
import { paths } from '../../paths.ts';
import type { SponsoredBannerSettings } from '../parts/sponsored-banner-memory.ts';

/** What a page of the marketing site says of itself in search results and link previews: at most about 155 characters. */
export const SITE_DESCRIPTIONS: Record<SitePageName, string> = {
  home: t('Create a digital business card, share it by QR code, tap or link, and see who comes back.'),
  features: t(
    'Everything a Tessera card can do: a card builder, sharing by QR code and link, analytics you can trust, contacts, and an app that works offline.',
  ),
  pricing: t(
    'Start free and upgrade when you grow. Compare the Starter, Growth, Professional and Enterprise plans, in dollars or rupees.',
  ),
  demo: t('See cards, sharing and analytics for your team in a live 25-minute walkthrough.'),
  contact: t('Contact Tessera: sales, support, or anything else.'),
  privacyPolicy: t(
    'What information Tessera collects, how we use it, who sees it, how long we keep it, and your rights.',
  ),
  terms: t('The terms under which you use Tessera.'),
  deleteAccount: t('Delete your Tessera account and everything in it. We do it within 7 business days.'),
  help: t(
    'How to create a Tessera card, share it by QR code and link, read its analytics, keep contacts, and control your data.',
  ),
  install: t('Install Tessera on your phone or computer in a few taps, right from your browser.'),
};

/** The advert under the front page's footer: our own, for the app. */
export const HOME_BANNER: SponsoredBannerSettings = {
  href: paths.install,
  desktopImageUrl: '/adverts/install-desk.webp',
  mobileImageUrl: '/adverts/install-phone.webp',
  alt: t('Advert: Tessera on your home screen. It works offline. See how to install it.'),
  desktopHeightPx: 96,
  mobileHeightPx: 80,
  bg: '#14161a',
  showClose: true,
};
