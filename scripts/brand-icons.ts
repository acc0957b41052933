import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROFILE_NETWORKS } from '@tessera/domain';
import * as simpleIcons from 'simple-icons';
import { projectRoot } from './processes.ts';

export const BRAND_ICONS_FILE = 'apps/web/src/parts/card-view/brand-icons.svg';
/** Apart, so that cards don't fetch it. */
export const SERVICE_ICONS_FILE = 'apps/web/src/app/integrations/service-icons.svg';

/** The services that an account can be connected with. */
const SERVICES = ['hubspot', 'salesforce', 'notion', 'google'] as const;

/** Where Simple Icons has another name. */
const NAMES: Readonly<Record<string, string>> = { twitter: 'x', devto: 'devdotto' };

/** What Simple Icons lacks, drawn on the same 24 × 24 grid. */
const DRAWN: Readonly<Record<string, string>> = {
  salesforce:
    'M9.9 5.3a5.1 5.1 0 0 1 8 1.2A4.9 4.9 0 0 1 24 11.2a4.9 4.9 0 0 1-5.9 4.8 4.3 4.3 0 0 1-5.6 1.9 4.9 4.9 0 0 1-9-.6A3.9 3.9 0 0 1 1.7 10.3a4.7 4.7 0 0 1 8.2-5Z',
  linkedin:
    'M2.4 0h19.2A2.4 2.4 0 0 1 24 2.4v19.2a2.4 2.4 0 0 1-2.4 2.4H2.4A2.4 2.4 0 0 1 0 21.6V2.4A2.4 2.4 0 0 1 2.4 0ZM3.7 9.2v11.1h3.5V9.2ZM5.45 3.7a2.05 2.05 0 1 0 0 4.1 2.05 2.05 0 0 0 0-4.1ZM9.4 9.2v11.1h3.5v-5.9c0-1.6.7-2.5 2-2.5 1.2 0 1.8.9 1.8 2.5v5.9h3.6v-6.7c0-3.1-1.7-4.6-4-4.6-1.8 0-2.8.9-3.5 1.9V9.2Z',
  codepen:
    'M12 0 0 8v8l12 8 12-8V8Zm1.1 3.3 8 5.3-3.6 2.4-4.4-3Zm-2.2 0V8l-4.4 3L2.9 8.6ZM12 9.9 15.5 12 12 14.1 8.5 12ZM2.2 10.7 4.4 12l-2.2 1.5Zm19.6 0v2.8L19.6 12ZM6.5 13.2l4.4 2.9v4.7l-8-5.4Zm11 0 3.6 2.2-8 5.4v-4.7Z',
};

/** `npm run brand-icons` writes it: one file with a symbol for each network on which a card may name profiles: `brand-icons.svg#mastodon`. */
export function drawBrandIcons(): string {
  return drawFile('Icons of networks', PROFILE_NETWORKS);
}

/** The same for services: `service-icons.svg#notion`. */
export function drawServiceIcons(): string {
  return drawFile('Icons of services', SERVICES);
}

function drawFile(title: string, brands: readonly string[]): string {
  const symbols = brands.map(
    (brand) => `<symbol id="${brand}" viewBox="0 0 24 24"><path d="${findPath(brand)}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<title>${title}</title>\n${symbols.join('\n')}\n</svg>\n`;
}

function findPath(brand: string): string {
  const name = NAMES[brand] ?? brand;
  const found = Reflect.get(simpleIcons, `si${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  const path = DRAWN[brand] ?? found?.path;
  if (!path) throw new Error(`Simple Icons has no icon of ${brand}. Draw it in scripts/brand-icons.ts.`);
  return path;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(join(projectRoot, BRAND_ICONS_FILE), drawBrandIcons());
  writeFileSync(join(projectRoot, SERVICE_ICONS_FILE), drawServiceIcons());
}
