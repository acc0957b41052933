import { displayUrl, formatPhone, isDayAlone, labelWord, mailtoHref, normalizeUrl, telHref } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Chip } from '@tessera/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../locale/format.ts';
import { timeText } from '../../locale/time-text.ts';
import { LONE_LINK } from '../../parts/screen/text-link.ts';
import { paths } from '../../paths.ts';
import { fieldWord, SOURCE_WORDS, wayText } from './contact-words.ts';
import { MakeDeal } from './deals/contact-deals.tsx';
import type { PageContact } from './page-contact.ts';

/** How to reach somebody, where you met, and what you noted. */
export function ContactFacts({ contact }: { contact: PageContact }) {
  const { emails, phones, website, company, tags, note, user } = contact;
  return (
    <div className="grid content-start gap-10">
      <section aria-labelledby="reach">
        <h2 id="reach" className="mb-3">
          {t('Contact')}
        </h2>
        <dl className="grid gap-2.5 pointer-coarse:gap-6">
          {emails.map(({ value, label }) => (
            <Fact key={value} label={t('Email')}>
              {linked(mailtoHref(value), value)}
              <Label text={label} />
            </Fact>
          ))}
          {phones.map(({ value, label }) => (
            <Fact key={value} label={t('Phone')}>
              {linked(telHref(value), formatPhone(value))}
              <Label text={label} />
            </Fact>
          ))}
          {website && <Fact label={t('Website')}>{linked(normalizeUrl(website), displayUrl(website))}</Fact>}
          {company && <Fact label={t('Company')}>{company}</Fact>}
          {user && (
            <Fact label={t('Profile')}>
              <Link to={user.path} className={LONE_LINK}>
                {t('Their public cards')}
              </Link>
            </Fact>
          )}
          {tags.length > 0 && (
            <Fact label={t('Tags')}>
              <TagLinks tags={tags} />
            </Fact>
          )}
        </dl>
      </section>
      <Meeting contact={contact} />
      {note && (
        <section aria-labelledby="note">
          <h2 id="note" className="mb-3">
            {t('Note')}
          </h2>
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {note}
          </p>
        </section>
      )}
    </div>
  );
}

/** The label of a number or an address. */
function Label({ text }: { text: string }) {
  return text && <bdi className="ms-2 inline-block max-w-full text-sm text-ink-3">{labelWord(text)}</bdi>;
}

function Meeting({ contact: { metAt, event, source, createdAt, origins, exchanges } }: { contact: PageContact }) {
  return (
    <section aria-labelledby="met">
      <h2 id="met" className="mb-3">
        {t('How you met')}
      </h2>
      <dl className="grid gap-2.5 pointer-coarse:gap-6">
        {metAt && (
          <Fact label={t('Met on')}>
            <time dateTime={metAt}>
              {isDayAlone(metAt) ? formatDate(metAt, 'day', { timeZone: 'UTC' }) : timeText(metAt)}
            </time>
          </Fact>
        )}
        {event && <Fact label={t('Met at')}>{event}</Fact>}
        <Fact label={t('Added from')}>
          <Source source={source} at={createdAt} />
        </Fact>
      </dl>
      <Exchanges exchanges={exchanges} />
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer text-ink-2 pointer-coarse:py-3">{t('Where each field comes from')}</summary>
        <dl className="mt-2.5 grid gap-2">
          {origins.map(({ field, source: from, at }) => (
            <Fact key={field} label={fieldWord(field)}>
              <Source source={from} at={at} />
            </Fact>
          ))}
        </dl>
      </details>
    </section>
  );
}

/** The cards on which they left their details, how they came there, and what they agreed to. */
function Exchanges({ exchanges }: Pick<PageContact, 'exchanges'>) {
  return exchanges.map(({ id, card, channel, share, consent, consentedAt }) => (
    <div key={id} className="mt-3 grid justify-items-start gap-2.5 text-sm text-ink-2 [overflow-wrap:anywhere]">
      <p>
        <Trans
          message="Left their details on {card}{way}. They agreed on <0>{time}</0>: “{consent}”"
          parts={{ 0: (text) => <time dateTime={consentedAt}>{text}</time> }}
          values={{
            card: card ? `“${card.title}”` : t('a card that is gone'),
            way: wayText(channel, share?.mode),
            time: timeText(consentedAt),
            consent,
          }}
        />
      </p>
      <MakeDeal leadId={id} />
    </div>
  ));
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-3">
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  );
}

/** 'a CSV file' → 'A CSV file, 3 Mar 2026, 11:00': elsewhere the words stand inside a sentence. */
function Source({ source, at }: { source: PageContact['source']; at: string }) {
  return (
    <div className="first-letter:uppercase">
      {SOURCE_WORDS[source]}, <time dateTime={at}>{timeText(at)}</time>
    </div>
  );
}

function linked(href: string | null, text: string): ReactNode {
  return href ? (
    <a href={href} rel="noreferrer" className={LONE_LINK}>
      {text}
    </a>
  ) : (
    text
  );
}

function TagLinks({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5 pointer-coarse:gap-5">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0 max-w-full">
          <Link
            to={paths.contactsWithTag(tag)}
            aria-label={t('Contacts with the tag {tag}', { tag })}
            className="hit block max-w-full"
          >
            <Chip>
              <span dir="auto" className="truncate">
                {tag}
              </span>
            </Chip>
          </Link>
        </li>
      ))}
    </ul>
  );
}
