import type { CardPreview } from '@tessera/domain';
import { t } from '@tessera/texts';
import { clsx } from 'clsx';
import { TEXT_LINK } from '../screen/text-link.ts';

/** Calls, writes to or visits whom the card is of: only what the card shows to everybody. */
export function ContactLinks({ preview, className }: { preview: CardPreview; className?: string }) {
  const { phone, phoneHref, email, emailHref, website, websiteUrl } = preview;
  const links = [
    { what: t('Call'), text: phone, href: phoneHref },
    { what: t('Email'), text: email, href: emailHref },
    { what: t('Visit'), text: website, href: websiteUrl },
  ].filter(({ href }) => href);
  if (links.length === 0) return null;
  return (
    <ul aria-label={t('Contact')} className={clsx('flex flex-wrap gap-x-6', className)}>
      {links.map(({ what, text, href }) => (
        <li key={what} className="max-w-full min-w-0">
          <a href={href ?? undefined} rel="noopener nofollow" className={clsx('block truncate py-1.5', TEXT_LINK)}>
            <span className="sr-only">{what} </span>
            <bdi>{text}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
