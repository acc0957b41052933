import type { ProfileNetwork } from '@tessera/domain';
import icons from './brand-icons.svg?url';

/** The icon of a network, in the colour of the text. All icons are one file, which is fetched with the first of them. */
export function BrandIcon({ network, className }: { network: ProfileNetwork; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className={className}>
      <use href={`${icons}#${network}`} />
    </svg>
  );
}
