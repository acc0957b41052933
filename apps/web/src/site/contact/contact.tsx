import { t } from '@tessera/texts';
import { ContactForm } from '../../parts/forms/contact-form.tsx';
import { CONTACT_PAGE } from '../../parts/forms/contact-texts.ts';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { COLUMN } from '../parts/section.tsx';

/** What many messages are about, and where it is done at once. */
const WAYS = [
  { text: t('Ask for a live walkthrough'), label: t('Get a demo'), href: paths.demo },
  { text: t('Compare the plans'), label: t('Pricing'), href: paths.pricing },
  { text: t('Read what we store and why'), label: t('Privacy policy'), href: paths.privacyPolicy },
  { text: t('Leave, with everything that is yours'), label: t('Delete account'), href: paths.deleteAccount },
] as const;

/** `/contact`: a message to sales, support or anybody. */
export function Contact() {
  return (
    <div className={`${COLUMN} grid items-start gap-x-16 gap-y-12 py-14 lg:grid-cols-[1fr_1.1fr] lg:py-20`}>
      <div>
        <p className="cap text-brass">{CONTACT_PAGE.cap}</p>
        <h1 className="mt-4 text-hero leading-[1.02]">{CONTACT_PAGE.title}</h1>
        <p className="mt-7 max-w-110 text-lg text-ink-2">{CONTACT_PAGE.lead}</p>
        <nav aria-label={CONTACT_PAGE.waysTitle} className="mt-10 max-lg:hidden">
          <p className="cap text-ink-3">{CONTACT_PAGE.waysTitle}</p>
          <ul className="mt-3 border-t border-line">
            {WAYS.map(({ text, label, href }) => (
              <li key={href} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
                <span className="text-ink-2">{text}</span>
                <a href={href} className={`${LONE_LINK} shrink-0`}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="rounded-xl border border-line bg-surface p-5 sm:p-8">
        <ContactForm />
      </div>
    </div>
  );
}
