import { type SharedCardQuery, useRecordSharedCardEventMutation } from '@tessera/client';
import {
  type CardActionTarget,
  type CardPreview,
  cardPreview,
  chooseCardLanguage,
  contactFilePath,
  displayTitle,
  formatPhone,
  readVisit,
  shownBlocks,
  shownContacts,
  shownWorks,
  translateCard,
} from '@tessera/domain';
import { language, t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { buttonClass, Chip } from '@tessera/ui';
import { UserRoundPlus } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fromCardData } from '../../../data/card-store/card-mapper.ts';
import { useSession } from '../../../data/session/session.ts';
import { CardFace } from '../../card-face/card-face.tsx';
import { listenToTaps } from '../../card-view/block-taps.ts';
import { Blocks } from '../../card-view/blocks.tsx';
import { ContactList } from '../../card-view/contact-list.tsx';
import { EventRows } from '../../card-view/event-rows.tsx';
import { listTags, roleLine } from '../../card-view/preview-texts.ts';
import { browserZone } from '../../card-view/visit.ts';
import { watchView } from '../../card-view/watch-view.ts';
import { Works } from '../../card-view/works.tsx';
import { LONE_LINK } from '../../screen/text-link.ts';
import { SaveToContacts } from '../save/save-to-contacts.tsx';
import { BackHome, Frame } from './frame.tsx';

type Card = NonNullable<SharedCardQuery['card']>;

/** The card with its title, what it says as text and links, and who made it. */
export function CardView({ card, token }: { card: Card; token: string | null }) {
  const face = useRef<HTMLDivElement>(null);
  const data = useMemo(() => {
    const said = fromCardData(card.data);
    return translateCard(said, chooseCardLanguage(said, [language, ...navigator.languages]));
  }, [card.data]);
  const preview = cardPreview(data, formatPhone);
  const blocks = shownBlocks(data);
  const works = shownWorks(data);
  const record = useRecord(card.id, token);
  useView(face, () => record({ kind: 'VIEW' }));
  const onTap = (target: CardActionTarget) =>
    record({ kind: 'ACTION', target: target.toUpperCase() as Uppercase<CardActionTarget> });
  const name = preview.name || preview.title;
  return (
    <Frame>
      <article
        className={`grid gap-x-12 gap-y-7 md:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] ${blocks.length > 0 ? 'md:grid-rows-[auto_1fr] md:[&>:nth-child(2)]:row-span-2' : ''}`}
      >
        {/* What the face shows stands beside it as text and links. */}
        <div ref={face} role="img" aria-label={t('Business card of {name}', { name })} className="min-w-0 self-start">
          <CardFace preview={preview} />
        </div>
        <div className="min-w-0">
          <h1 dir="auto">{displayTitle(data)}</h1>
          <p className="mt-2 text-ink-2">
            <Trans
              message="by <0>{ownerName}</0>"
              parts={{
                0: (text) => (
                  <a href={card.owner.path} className={LONE_LINK}>
                    {text}
                  </a>
                ),
              }}
              values={{ ownerName: card.owner.name }}
            />
          </p>
          <Who preview={preview} name={name === card.owner.name ? '' : name} />
          {preview.event && (
            <EventRows event={preview.event} filePath={card.visibility === 'PRIVATE' ? null : `${card.path}.ics`} />
          )}
          <ContactList contacts={shownContacts(data, formatPhone)} socials={preview.socials} onTap={onTap} />
          <Keep card={card} token={token} />
          <p className="mt-8">
            <BackHome />
          </p>
        </div>
        {blocks.length > 0 && (
          <div
            ref={(element) => (element ? listenToTaps(element, onTap) : undefined)}
            className="min-w-0 max-md:-mx-5 md:col-start-1"
          >
            <Blocks blocks={blocks} preview={preview} />
          </div>
        )}
        {works.length > 0 && <Works works={works} />}
      </article>
    </Frame>
  );
}

/** `name` is left out where the line above it says the same. */
function Who({ preview, name }: { preview: CardPreview; name: string }) {
  const tags = listTags(preview);
  return (
    <div className="my-6 grid grid-cols-1 gap-2 [overflow-wrap:anywhere]">
      {name && (
        <p dir="auto" className="font-serif text-lg">
          {name}
        </p>
      )}
      {roleLine(preview) && (
        <p dir="auto" className="text-ink-2">
          {roleLine(preview)}
        </p>
      )}
      {preview.tagline && <p dir="auto">{preview.tagline}</p>}
      {preview.message && (
        <p dir="auto" className="whitespace-pre-line text-ink-2">
          {preview.message}
        </p>
      )}
      {tags.length > 0 && (
        <ul aria-label={t('Tags')} className="mt-1 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="min-w-0 max-w-full overflow-hidden">
              <Chip tone={tag === preview.badge ? 'brass' : 'plain'}>{tag}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** How the card can be kept; nobody keeps their own. A private one has no page to be opened. */
function Keep({ card, token }: { card: Card; token: string | null }) {
  const session = useSession();
  const { search } = useLocation();
  const { visibility, path, owner } = card;
  const isOwn = session.status === 'signed-in' && session.user?.id === owner.id;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      {!isOwn && (
        <SaveToContacts card={card} token={token} shareMark={readVisit(search).shareMark ?? null} variant="outline" />
      )}
      {owner.allowContactDownloads ? (
        <a href={contactFilePath(card, token)} className={buttonClass('primary')}>
          <UserRoundPlus aria-hidden="true" />
          {t('Add to phone')}
        </a>
      ) : (
        <p className="text-sm text-ink-2">{t('The owner doesn’t offer this card as a contact file.')}</p>
      )}
      {visibility !== 'PRIVATE' && (
        <a href={path} className={LONE_LINK}>
          {t('Open its page')}
        </a>
      )}
    </div>
  );
}

type CardEvent = { kind: 'VIEW' } | { kind: 'ACTION'; target: Uppercase<CardActionTarget> };

/** Tells the API what happened. A view that can't be sent is not counted, and the visitor need not hear of it. */
function useRecord(cardId: string, token: string | null) {
  const [recordEvent] = useRecordSharedCardEventMutation();
  const { search } = useLocation();
  return (event: CardEvent) => {
    const { shareMark, channel, utm } = readVisit(search);
    const visit = { shareMark: shareMark ?? null, channel: channel ?? null, utm: utm ?? null, timeZone: browserZone() };
    const input = { cardId, token, ...event, ...visit };
    void recordEvent({ variables: { input } }).catch(() => {});
  };
}

/** Counts the view once it is one. */
function useView(face: RefObject<HTMLElement | null>, onViewed: () => void): void {
  const report = useRef(onViewed);
  useEffect(() => {
    report.current = onViewed;
  });
  useEffect(() => {
    if (face.current) return watchView(face.current, () => report.current());
  }, [face]);
}
