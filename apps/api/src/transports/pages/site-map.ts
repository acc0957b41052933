import {
  ADDRESSES,
  type Address,
  ALL_ADDRESSES,
  DEVELOPER_PAGES,
  type DeveloperPage,
  developerPath,
  fullTitle,
  languagePath,
  PRODUCT_TITLE,
} from '@tessera/domain';
import { LANGUAGE_TAGS, msg, type Text } from '@tessera/texts';
import type { Site } from './site.ts';

/** Pages of the marketing site. Their texts are the web app's. */
export const SITE_ADDRESSES = ALL_ADDRESSES.filter(({ kind }) => kind === 'site');

/**
 * Addresses that the app draws in the browser. Below `/dashboard` the app itself knows what there is; any other address that
 * is neither here, nor the site's, nor a card's or a person's, leads home.
 */
export const APP_ADDRESSES: readonly Address[] = [
  ...ALL_ADDRESSES.filter(({ kind }) => kind === 'public' || kind === 'account' || kind === 'link'),
  ADDRESSES.dashboard,
  { path: `${ADDRESSES.dashboard.path}/*`, kind: 'dashboard' },
];

/** Pages that search engines are told of, besides public cards and profiles. */
export const LISTED_PATHS = [
  ...LANGUAGE_TAGS.flatMap((language) => SITE_ADDRESSES.map(({ path }) => languagePath(path, language))),
  ...ALL_ADDRESSES.filter(({ isListed }) => isListed).map(({ path }) => path),
  ...(Object.keys(DEVELOPER_PAGES) as DeveloperPage[]).map(developerPath),
];

/** Beginnings of addresses where nothing is for search engines; `$` is the end of one. */
export const PRIVATE_PATHS = [
  `${ADDRESSES.dashboard.path}$`,
  `${ADDRESSES.dashboard.path}/`,
  ...ALL_ADDRESSES.filter(({ kind, path }) => kind === 'link' && hasParameter(path)).map(({ path }) =>
    path.slice(0, path.indexOf(':')),
  ),
];

/** Whether the page is opened by a link that was mailed or shared and lets in everybody who has it. */
export function hasToken({ kind }: Address): boolean {
  return kind === 'link';
}

/** Search engines have no business on a person's own pages. */
export function isIndexed({ kind }: Address): boolean {
  return kind === 'site' || kind === 'public';
}

const PRODUCT_DESCRIPTION = msg(
  'Create a digital business card, share it by QR code, tap or link, and see who comes back.',
);

const DESCRIPTIONS: Record<string, Text> = {
  [ADDRESSES.explore.path]: msg('Find people by name, company or keywords among public cards.'),
};

/** Title and description before the app refines them. A page that only one person sees has the product's. */
export function describePage(address: Address, { say }: Pick<Site, 'say'>): { title: string; description: string } {
  const isForOnePerson = address.kind === 'dashboard' || hasParameter(address.path);
  return {
    title: isForOnePerson ? say(PRODUCT_TITLE) : say(fullTitle(address)),
    description: say(DESCRIPTIONS[address.path] ?? PRODUCT_DESCRIPTION),
  };
}

function hasParameter(path: string): boolean {
  return path.includes(':');
}
