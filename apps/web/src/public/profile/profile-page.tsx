import { initials, type ListedCard, mailtoHref, profileName, type ShownProfile, telHref } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar } from '@tessera/ui';
import type { MouseEvent, ReactNode } from 'react';
import { CardFace } from '../../parts/card-face/card-face.tsx';
import { describePerson } from '../../parts/card-view/person.ts';
import { CARD_GRID, LIST_FRAME } from '../../parts/lists/grid.ts';
import { SaveCard } from '../../parts/sharing/save/save-card.tsx';
import { paths } from '../../paths.ts';
import { LocalDay } from './local-day.tsx';

export interface ProfilePageProps {
  profile: ShownProfile;
  /** Shows the card over the page. Without it, and for other tabs, a card is a link to its own page. */
  onOpen?: (cardId: string) => void;
  /** What stands below the cards. */
  children?: ReactNode;
}

/** A person and their public cards; the same on the server and in the browser, and readable without a script. */
export function ProfilePage({ profile, onOpen, children }: ProfilePageProps) {
  const { cards } = profile;
  return (
    <div className={LIST_FRAME}>
      <Header profile={profile} />
      {cards.length === 0 ? (
        <p className="border-t border-line py-10 font-serif text-lg">{t('No public cards yet.')}</p>
      ) : (
        <ul aria-label={t('Public cards')} className={CARD_GRID}>
          {cards.map((card) => (
            <CardLink key={card.id} card={card} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

/** Who it is, what they do and where, and how to keep them: the newest card that says so speaks for the person. */
function Header({ profile }: { profile: ShownProfile }) {
  const name = profileName(profile);
  const { cards, avatarUrl } = profile;
  const people = cards.map((card) => ({ card, ...describePerson(card) }));
  const main = people.find(({ what }) => what) ?? people[0];
  return (
    <header className="mb-11 flex items-start gap-5 max-sm:flex-col sm:gap-6">
      <Avatar
        initials={initials(profile.name, profile.email ?? undefined)}
        src={avatarUrl ?? people.find(({ photo }) => photo)?.photo ?? null}
        size="lg"
        className="object-top sm:size-28"
      />
      <div className="max-w-full min-w-0 sm:pt-1">
        <h1 dir="auto" className="[overflow-wrap:anywhere]">
          {name}
        </h1>
        {main?.what && (
          <p dir="auto" className="mt-1.5 text-lg text-ink-2 [overflow-wrap:anywhere]">
            {main.what}
          </p>
        )}
        {main?.where && (
          <p dir="auto" className="mt-0.5 text-ink-3 [overflow-wrap:anywhere]">
            {main.where}
          </p>
        )}
        <ContactLine profile={profile} />
        {profile.about && (
          <p dir="auto" className="mt-3 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
            {profile.about}
          </p>
        )}
        {main && (
          <div className="mt-5 flex empty:hidden">
            <SaveCard card={main.card} ids={[main.card.id]} variant="primary" />
          </div>
        )}
      </div>
    </header>
  );
}

function ContactLine({ profile: { email, phone, cards } }: { profile: ShownProfile }) {
  const contacts = [
    { text: email, href: email && mailtoHref(email) },
    { text: phone && phoneText(phone, cards), href: phone && telHref(phone) },
  ].filter(({ text }) => text);
  if (contacts.length === 0) return null;
  return (
    <p className="mt-2 text-ink-2">
      {contacts.map(({ text, href }, index) => (
        <span key={text}>
          {index > 0 && <span aria-hidden="true"> • </span>}
          {href ? (
            <a href={href} className="hit underline-offset-4 [overflow-wrap:anywhere] hover:text-ink hover:underline">
              {text}
            </a>
          ) : (
            text
          )}
        </span>
      ))}
    </p>
  );
}

function CardLink({ card, onOpen }: { card: ListedCard; onOpen: ProfilePageProps['onOpen'] }) {
  const { id, preview, title, path, createdAt } = card;
  const open = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!onOpen || !isPlain) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <li className="min-w-0">
      <a
        id={cardLinkId(id)}
        href={paths.cardFromDirectory(path)}
        onClick={open}
        className="group block rounded-xl outline-offset-6"
      >
        {/* What the face shows is read on the card's own page. */}
        <span aria-hidden="true" className="block">
          <CardFace preview={preview} />
        </span>
        <span className="mt-3.5 block min-w-0">
          <span
            dir="auto"
            title={title}
            className="block truncate font-medium underline-offset-4 group-hover:underline"
          >
            {title}
          </span>
          <LocalDay iso={createdAt} className="text-xs text-ink-3 num" />
        </span>
      </a>
    </li>
  );
}

/** The id of the link that opens the card. */
export function cardLinkId(cardId: string): string {
  return `card-${cardId}`;
}

/** A number is only shown when a public card shows it too, and that has it in groups as people write it. */
function phoneText(phone: string, cards: ListedCard[]): string {
  return cards.find(({ preview }) => preview.phoneHref === telHref(phone))?.preview.phone ?? phone;
}
