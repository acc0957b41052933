import { readStored, writeStored } from '../../data/session/storage.ts';

const HOUR_MS = 3_600_000;

export interface SponsoredBannerSettings {
  /** Where it leads, in a new tab. */
  href: string;
  /** For 768 px and wider. */
  desktopImageUrl?: string;
  mobileImageUrl?: string;
  /** For whichever of the two is missing. */
  imageUrl?: string;
  /** 'Sponsored' unless told. */
  alt?: string;
  /** 96 unless told. */
  desktopHeightPx?: number;
  /** 88 unless told. */
  mobileHeightPx?: number;
  /** Any CSS background; none unless told. */
  bg?: string;
  /** Whether it can be dismissed; not unless told. */
  showClose?: boolean;
  /** How long a dismissal holds; 24 unless told. */
  rememberDismissHours?: number;
  /** How long it waits before it comes; 0 unless told. */
  delayMs?: number;
}

/** The storage key of a banner's dismissal: another link or another picture is another banner. */
export function dismissalKey({ href, desktopImageUrl, mobileImageUrl, imageUrl }: SponsoredBannerSettings): string {
  return ['sponsored-banner', href, desktopImageUrl, mobileImageUrl, imageUrl].map((part) => part ?? '').join('|');
}

/** Whether it was dismissed within the last `hours`. A time from the future, of a clock that was wrong, does not count. */
export function isDismissed(key: string, hours: number): boolean {
  const ageMs = Date.now() - Number(readStored(key) ?? Number.NaN);
  return ageMs >= 0 && ageMs < hours * HOUR_MS;
}

/** Stores now, in ms since 1970, as the time of the dismissal. */
export function rememberDismissal(key: string): void {
  writeStored(key, String(Date.now()));
}
