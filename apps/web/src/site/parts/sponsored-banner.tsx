import { t } from '@tessera/texts';
import { IconButton } from '@tessera/ui';
import { X } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import {
  dismissalKey,
  isDismissed,
  rememberDismissal,
  type SponsoredBannerSettings,
} from './sponsored-banner-memory.ts';

/**
 * An advert at the end of the page, in the flow, so that it covers nothing. Shown once `delayMs` has passed, if it has a
 * picture and was not dismissed lately. Its place is below everything else: nothing moves when it comes.
 */
export function SponsoredBanner(settings: SponsoredBannerSettings) {
  const { delayMs = 0, rememberDismissHours = 24 } = settings;
  const [isShown, setIsShown] = useState(false);
  const key = dismissalKey(settings);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(!isDismissed(key, rememberDismissHours)), delayMs);
    return () => {
      clearTimeout(timer);
      setIsShown(false);
    };
  }, [key, delayMs, rememberDismissHours]);
  const pictures = choosePictures(settings);
  if (!isShown || !pictures) return null;
  const dismiss = () => {
    rememberDismissal(key);
    setIsShown(false);
  };
  return (
    <aside aria-label={t('Advert')} style={toStyle(settings)} className="relative border-t border-line">
      <a
        href={settings.href}
        target="_blank"
        rel="noopener sponsored"
        className="block h-(--banner-phone) focus-visible:-outline-offset-4 md:h-(--banner-desk)"
      >
        <picture>
          <source media="(width >= 48rem)" srcSet={pictures.desk} />
          <img
            src={pictures.phone}
            alt={settings.alt ?? t('Sponsored')}
            loading="lazy"
            className="size-full object-contain"
          />
        </picture>
      </a>
      {settings.showClose && (
        <IconButton
          label={t('Close the advert')}
          onClick={dismiss}
          className="absolute! top-1/2 end-1.5 -translate-y-1/2 bg-surface sm:end-4"
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </aside>
  );
}

/** The picture for each width; one alone serves both. */
function choosePictures({ desktopImageUrl, mobileImageUrl, imageUrl }: SponsoredBannerSettings) {
  const desk = desktopImageUrl || imageUrl || mobileImageUrl;
  const phone = mobileImageUrl || imageUrl || desktopImageUrl;
  return desk && phone ? { desk, phone } : null;
}

function toStyle({ desktopHeightPx = 96, mobileHeightPx = 88, bg }: SponsoredBannerSettings) {
  const heights = { '--banner-desk': `${desktopHeightPx}px`, '--banner-phone': `${mobileHeightPx}px` };
  return { ...heights, background: bg } as CSSProperties;
}
