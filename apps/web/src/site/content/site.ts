import type { SitePageName } from '@tessera/domain';
import { paths } from '../../paths.ts';
import type { SponsoredBannerSettings } from '../parts/sponsored-banner-memory.ts';

/** What a page of the marketing site says of itself in search results and link previews: at most about 155 characters. */
export const SITE_DESCRIPTIONS: Record<SitePageName, string> = {
  home: 'Build a card worth keeping, hand it over by QR, tap or link, and see honestly what came of it.',
  features:
    'A card builder with themes, sharing by QR code and link, honest analytics, contacts, and an app that works offline: everything that a Tessera card can do.',
  pricing:
    'Start free, and pay when you grow: the Starter, Growth, Professional and Enterprise plans side by side, in dollars and in rupees.',
  demo: 'See Tessera in a live walkthrough of 25 minutes: cards, sharing and analytics for your team.',
  contact: 'Write to the people who make Tessera: sales, support, or anything else.',
  privacyPolicy:
    'Which information Tessera collects, what it is used for, who sees it, how long it is kept, and your rights.',
  terms: 'The terms under which you use Tessera.',
  deleteAccount: 'Ask for your Tessera account and everything in it to be deleted. It is done within 7 business days.',
  help: 'How to make a Tessera card, share it by QR code and link, read its figures, keep contacts, and control your data.',
  install: 'Put Tessera on your phone or computer in a few taps, from the browser that you have.',
};

/** The advert under the front page's footer: our own, for the app. */
export const HOME_BANNER: SponsoredBannerSettings = {
  href: paths.install,
  desktopImageUrl: '/adverts/install-desk.webp',
  mobileImageUrl: '/adverts/install-phone.webp',
  alt: 'Advert: Tessera on your home screen. It opens without a network. See how to install it.',
  desktopHeightPx: 96,
  mobileHeightPx: 80,
  bg: '#14161a',
  showClose: true,
};
